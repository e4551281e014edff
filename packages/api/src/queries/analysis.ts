import { queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { queryKeys } from './keys'
import { queryOf } from './ofCall'

/** What one of the learner's own attempts means (extension, as all of this file: `isUnsupported` errors without it). */
export const attemptAnalysisQuery = (api: Api, id: string) =>
  queryOf(queryKeys.attemptAnalysis(id), (signal) =>
    api.GET('/api/results/{id}/analysis', { params: { path: { id } }, signal }),
  )

/** What the learner does next, and the rest of the page of the day. */
export const todayQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.today,
    // An exam begins and ends in another document.
    staleTime: 0,
    queryFn: ({ signal }) => read(api.GET('/api/today', { signal })),
  })
