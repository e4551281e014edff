import type { operations, PurchaseResponse, TimeFactorRequest } from './generated/contract'

/** Every type of the contract by name, generated from `openapi.yaml`. */
export type * from './generated/contract'

/** The activated plan (extension); `expiresAt` null means never. */
export type Purchase = NonNullable<PurchaseResponse['purchase']>
/** Which leaderboard: that of all, or that of attempts with extra time (extension). */
export type LeaderboardName = NonNullable<operations['getLeaderboard']['parameters']['query']['leaderboard']>
/** What a user's minutes may be multiplied by (extension). */
export type TimeFactor = TimeFactorRequest['timeFactor']
