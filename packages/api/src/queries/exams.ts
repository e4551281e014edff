import { queryOptions } from '@tanstack/react-query'
import { readExam } from '../calls/exams'
import type { Api } from '../client'
import { list } from '../guards'
import { queryKeys } from './keys'
import { queryOf } from './ofCall'

export const examsQuery = (api: Api) => queryOf(queryKeys.exams, (signal) => api.GET('/api/exams', { signal }), list)

/** One exam with its questions. Never refetched by itself: an exam must not change during an attempt. */
export const examQuery = (api: Api, id: string) =>
  queryOptions({
    refetchOnReconnect: false,
    queryKey: queryKeys.exam(id),
    staleTime: Infinity,
    queryFn: ({ signal }) => readExam(api, id, { signal }),
  })
