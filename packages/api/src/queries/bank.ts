import { queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { list } from '../guards'
import { queryKeys } from './keys'
import type { DrillFilter, WordFilter } from './practice'
import { queryOf } from './ofCall'

/** Questions of the practice bank without keys. Each call may return others, so it is never served from the cache. */
export const drillQuery = (api: Api, filter: DrillFilter) =>
  queryOptions({
    refetchOnReconnect: false,
    gcTime: 0,
    queryKey: queryKeys.drill(filter),
    queryFn: ({ signal }) => read(api.GET('/api/practice/drill', { params: { query: filter }, signal })),
  })

export const wordsQuery = (api: Api, filter: WordFilter = {}) =>
  queryOf(queryKeys.wordList(filter), (signal) => api.GET('/api/words', { params: { query: filter }, signal }), list)
