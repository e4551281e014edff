import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../../client'
import { isApiError } from '../../errors'
import { list } from '../../guards'
import type { FloorsRequest } from '../../types'
import type { CacheEffect } from '../cache'
import { queryKeys } from '../keys'
import { queryOf } from '../ofCall'

const readStatistics = (api: Api, id: string, version: number | undefined, init: { signal?: AbortSignal } = {}) =>
  read(
    api.GET('/api/admin/exams/{id}/statistics', {
      params: { path: { id }, query: version === undefined ? {} : { version } },
      ...init,
    }),
  )

/** Item statistics of an exam, with its keys. @param version - default: chosen by the server. */
export const examStatisticsQuery = (api: Api, id: string, version?: number) =>
  queryOptions({
    queryKey: queryKeys.adminExamStatistics(id, version),
    queryFn: ({ signal }) => readStatistics(api, id, version, { signal }),
  })

/**
 * Asks for the statistics before their file is downloaded: a download cannot ask for two-step verification, and the server
 * answers both by the same rule.
 */
export const checkStatisticsFileMutation = (api: Api, id: string, version?: number) =>
  mutationOptions({
    mutationFn: () => readStatistics(api, id, version),
  })

/** Address of the statistics as a spreadsheet. Answers as `checkStatisticsFileMutation`. */
export const examStatisticsFile = (id: string, version?: number): string =>
  `/api/admin/exams/${encodeURIComponent(id)}/statistics.xlsx${version === undefined ? '' : `?version=${version}`}`

export const floorsQuery = (api: Api) =>
  queryOf(queryKeys.adminFloors, (signal) => api.GET('/api/admin/floors', { signal }), list)

/** Replaces the official floors; rejected with 409 if others than `seen` are stored. */
export const saveFloorsMutation = (api: Api) =>
  mutationOptions({
    meta: { invalidates: [queryKeys.adminFloors, queryKeys.myResults] } satisfies CacheEffect,
    mutationFn: (body: FloorsRequest) => read(api.PUT('/api/admin/floors', { body })),
    onError: (error, _body, _result, { client }) => {
      // Others are stored: the page shows them.
      if (isApiError(error, 'http') && error.status === 409) {
        void client.invalidateQueries({ queryKey: queryKeys.adminFloors })
      }
    },
  })
