import type { operations, TimeFactorRequest } from './generated/contract'

/** Every type of the contract by name, generated from `openapi.yaml`. */
export type * from './generated/contract'

/** Which leaderboard: that of all, or that of attempts with extra time (extension). */
export type LeaderboardName = NonNullable<operations['getLeaderboard']['parameters']['query']['leaderboard']>
/** What a user's minutes may be multiplied by (extension). */
export type TimeFactor = TimeFactorRequest['timeFactor']
