import { queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { attemptReview, list } from '../guards'
import type { LeaderboardName, LeaderboardEntry, MyResult } from '../types'
import { queryKeys } from './keys'

/**
 * An exam's leaderboard.
 * @param leaderboard 'extra-time' loads the leaderboard of attempts with extra time (extension); default: the standard leaderboard
 */
export const leaderboardQuery = (api: Api, examId: string, leaderboard: LeaderboardName = 'standard') =>
  queryOptions({
    queryKey: leaderboard === 'standard' ? queryKeys.leaderboard(examId) : queryKeys.extraTimeLeaderboard(examId),
    queryFn: ({ signal }) =>
      read(
        api.GET('/api/results/leaderboard', {
          params: { query: leaderboard === 'standard' ? { examId } : { examId, leaderboard } },
          signal,
        }),
        list<LeaderboardEntry>,
      ),
  })

/** One of the learner's own attempts with its exam, for the review (extension: see `isUnsupported`). */
export const attemptQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: queryKeys.attempt(id),
    queryFn: ({ signal }) => read(api.GET('/api/results/{id}', { params: { path: { id } }, signal }), attemptReview),
  })

/** The learner's own attempts (extension: `isUnsupported` errors without it). */
export const myResultsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.myResults,
    queryFn: ({ signal }) => read(api.GET('/api/results/mine', { signal }), list<MyResult>),
  })
