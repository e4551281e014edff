import { queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { plainObject } from '../guards'
import type { Today } from '../types'
import { alwaysFresh } from './cache'
import { queryKeys } from './keys'

/** What the learner can do next. Its address is older than its name. */
export const todayQuery = (api: Api) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.today,
    queryFn: ({ signal }) => read(api.GET('/api/user/desk', { signal }), plainObject<Today>),
  })
