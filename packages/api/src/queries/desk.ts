import { queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { plainObject } from '../guards'
import type { Desk } from '../types'
import { alwaysFresh } from './cache'
import { queryKeys } from './keys'

/** What the learner can do next. */
export const deskQuery = (api: Api) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.desk,
    queryFn: ({ signal }) => read(api.GET('/api/user/desk', { signal }), plainObject<Desk>),
  })
