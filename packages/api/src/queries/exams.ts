import { queryOptions } from '@tanstack/react-query'
import { readExam } from '../calls/exams'
import { read, type Api } from '../client'
import { list } from '../guards'
import type { ExamListItem } from '../types'
import { queryKeys } from './keys'

export const examsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.exams,
    queryFn: ({ signal }) => read(api.GET('/api/exams', { signal }), list<ExamListItem>),
  })

/** One exam with its questions. Never refetched by itself: an exam must not change during an attempt. */
export const examQuery = (api: Api, id: string) =>
  queryOptions({
    refetchOnReconnect: false,
    queryKey: queryKeys.exam(id),
    staleTime: Infinity,
    queryFn: ({ signal }) => readExam(api, id, { signal }),
  })
