import type { Api } from '../client'
import { attemptReview, list } from '../guards'
import type { LeaderboardName } from '../types'
import { queryKeys } from './keys'
import { queryOf } from './ofCall'

/**
 * An exam's leaderboard.
 * @param leaderboard 'extra-time' loads the leaderboard of attempts with extra time (extension); default: the standard leaderboard
 */
export const leaderboardQuery = (api: Api, examId: string, leaderboard: LeaderboardName = 'standard') =>
  queryOf(
    leaderboard === 'standard' ? queryKeys.leaderboard(examId) : queryKeys.extraTimeLeaderboard(examId),
    (signal) =>
      api.GET('/api/results/leaderboard', {
        params: { query: leaderboard === 'standard' ? { examId } : { examId, leaderboard } },
        signal,
      }),
    list,
  )

/** One of the learner's own attempts with its exam, for the review (extension: see `isUnsupported`). */
export const attemptQuery = (api: Api, id: string) =>
  queryOf(
    queryKeys.attempt(id),
    (signal) => api.GET('/api/results/{id}', { params: { path: { id } }, signal }),
    attemptReview,
  )

/** The learner's own attempts (extension: `isUnsupported` errors without it). */
export const myResultsQuery = (api: Api) =>
  queryOf(queryKeys.myResults, (signal) => api.GET('/api/results/mine', { signal }), list)
