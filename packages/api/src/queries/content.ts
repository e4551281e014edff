import { queryOptions } from '@tanstack/react-query'
import { readAdvertisements } from '../calls/content'
import type { Api } from '../client'
import { videos } from '../guards'
import { queryKeys } from './keys'
import { queryOf } from './ofCall'

/** The advertisements of the home page, loaded without credentials. */
export const advertisementsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.advertisements,
    queryFn: ({ signal }) => readAdvertisements(api, { signal }),
  })

export const videosQuery = (api: Api) =>
  queryOf(queryKeys.videos, (signal) => api.GET('/api/videos', { signal }), videos)
