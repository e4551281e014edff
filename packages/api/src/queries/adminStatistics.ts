import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { list, plainObject } from '../guards'
import type { ExamStatistics, Floor } from '../types'
import { always, alwaysFresh, type CacheEffect } from './cache'
import { queryKeys } from './keys'

/**
 * Item statistics of an exam, with its keys.
 * @param version - default: chosen by the server.
 */
export const examStatisticsQuery = (api: Api, id: string, version?: number) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.adminExamStatistics(id, version),
    queryFn: ({ signal }) =>
      read(
        api.GET('/api/admin/exams/{id}/statistics', {
          params: { path: { id }, query: version === undefined ? {} : { version } },
          signal,
        }),
        plainObject<ExamStatistics>,
      ),
  })

/** Address of the statistics as a spreadsheet, for a link. Answers as `examStatisticsQuery`. */
export const examStatisticsFile = (id: string, version?: number): string =>
  `/api/admin/exams/${encodeURIComponent(id)}/statistics.xlsx${version === undefined ? '' : `?version=${version}`}`

/** The official floors, confirmed or not. */
export const floorsQuery = (api: Api) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.adminFloors,
    queryFn: ({ signal }) => read(api.GET('/api/admin/floors', { signal }), list<Floor>),
  })

/** Replaces the official floors. */
export const saveFloorsMutation = (api: Api) =>
  mutationOptions({
    ...always,
    meta: { invalidates: [queryKeys.adminFloors, queryKeys.myResults] } satisfies CacheEffect,
    mutationKey: ['save-floors'],
    mutationFn: (floors: Floor[]) => read(api.PUT('/api/admin/floors', { body: { floors } }), plainObject),
  })
