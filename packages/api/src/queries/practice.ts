import { queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import type { operations, Practice } from '../types'
import { queryKeys } from './keys'
import { queryOf } from './ofCall'

// Only what routes request: it is part of every page's code.

type QueryOf<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>

/** What today's cards are filtered by; empty: no filter. */
export type PracticeFilter = QueryOf<'getPractice'>
/** What questions of the practice bank are chosen by. */
export type DrillFilter = QueryOf<'getDrill'>
/** What words are chosen by; empty: all. */
export type WordFilter = QueryOf<'listWords'>

/** Loads the learner's cards of today (extension, as all of this file: `isUnsupported` errors without it). */
export const loadPractice = (api: Api, filter: PracticeFilter, signal: AbortSignal): Promise<Practice> =>
  read(api.GET('/api/practice', { params: { query: filter }, signal }))

export const practiceQuery = (api: Api, filter: PracticeFilter = {}) =>
  queryOptions({
    queryKey: queryKeys.practiceCards(filter),
    queryFn: ({ signal }) => loadPractice(api, filter, signal),
  })

/** What drills and words can be chosen by. */
export const practiceTopicsQuery = (api: Api) =>
  queryOf(queryKeys.practiceTopics, (signal) => api.GET('/api/practice/topics', { signal }))

/** The learner's words of today, or with `more` further new ones. */
export const wordPracticeQuery = (api: Api, filter: QueryOf<'getWordPractice'> = {}) =>
  queryOf(queryKeys.wordPractice(filter), (signal) =>
    api.GET('/api/practice/words', { params: { query: filter }, signal }),
  )
