import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { savePracticeAnswers } from '../calls/practice'
import { read, type Api } from '../client'
import { list, plainObject } from '../guards'
import type {
  Drill,
  ExamDate,
  operations,
  Practice,
  PracticeAnswer,
  PracticeTopics,
  Word,
  WordPractice,
} from '../types'
import { always, alwaysFresh, type CacheEffect } from './cache'
import { queryKeys } from './keys'

type QueryOf<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>

/** What today's cards are filtered by; empty: no filter. */
export type PracticeFilter = QueryOf<'getPractice'>
/** What questions of the practice bank are chosen by. */
export type DrillFilter = QueryOf<'getDrill'>
/** What words are chosen by; empty: all. */
export type WordFilter = QueryOf<'listWords'>

/** The learner's cards of today (extension, as all of this file: `isUnsupported` errors without it). */
export const practiceQuery = (api: Api, filter: PracticeFilter = {}) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.practiceCards(filter),
    queryFn: ({ signal }) =>
      read(api.GET('/api/practice', { params: { query: filter }, signal }), plainObject<Practice>),
  })

/** What drills and words can be chosen by. */
export const practiceTopicsQuery = (api: Api) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.practiceTopics,
    queryFn: ({ signal }) => read(api.GET('/api/practice/topics', { signal }), plainObject<PracticeTopics>),
  })

/** Questions of the practice bank without keys. Each call may return others, so it is never served from the cache. */
export const drillQuery = (api: Api, filter: DrillFilter) =>
  queryOptions({
    ...always,
    gcTime: 0,
    queryKey: queryKeys.drill(filter),
    queryFn: ({ signal }) =>
      read(api.GET('/api/practice/drill', { params: { query: filter }, signal }), plainObject<Drill>),
  })

/** Words of a unit or of an exam. */
export const wordsQuery = (api: Api, filter: WordFilter = {}) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.wordList(filter),
    queryFn: ({ signal }) => read(api.GET('/api/words', { params: { query: filter }, signal }), list<Word>),
  })

/** The learner's words of today. */
export const wordPracticeQuery = (api: Api, filter: WordFilter = {}) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.wordPractice(filter),
    queryFn: ({ signal }) =>
      read(api.GET('/api/practice/words', { params: { query: filter }, signal }), plainObject<WordPractice>),
  })

/** Sends at most 100 answers. Invalidates nothing: the page in use keeps its cards. */
export const savePracticeAnswersMutation = (api: Api) =>
  mutationOptions({
    ...always,
    mutationKey: ['save-practice-answers'],
    mutationFn: (answers: PracticeAnswer[]) => savePracticeAnswers(api, answers),
  })

/** Sets the day of the learner's exam; without one, clears it. */
export const setExamDateMutation = (api: Api) =>
  mutationOptions({
    ...always,
    meta: { invalidates: [queryKeys.practice] } satisfies CacheEffect,
    mutationKey: ['set-exam-date'],
    mutationFn: (body: ExamDate) => read(api.PUT('/api/user/exam-date', { body }), plainObject<ExamDate>),
  })
