import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { loadProgress, saveProgress } from '../calls/progress'
import type { Api } from '../client'
import type { ExamProgress } from '../types'
import { always } from './cache'
import { queryKeys } from './keys'

/** The learner's running attempt (extension: fails with what `isUnsupported` knows where the API has none). */
export const progressQuery = (api: Api, examId: string) =>
  queryOptions({
    ...always,
    queryKey: queryKeys.progress(examId),
    staleTime: 0,
    queryFn: async ({ signal }) => ({ success: true, progress: await loadProgress(api, examId, { signal }) }),
  })

/** Saves a running attempt (extension). */
export const saveProgressMutation = (api: Api) =>
  mutationOptions({
    ...always,
    mutationKey: ['save-progress'],
    mutationFn: ({ examId, ...body }: ExamProgress & { examId: string }) => saveProgress(api, examId, body),
  })
