import type { PlanPurchase } from '@naru/api/types'

/** How long a plan is a learner's. */
export interface Ownership {
  /** When the last of its purchases ends; undefined: never. */
  until: string | undefined
}

/** @returns how long an active plan is the learner's, with purchases that extend it; undefined if it is not active */
export function ownershipOf(planId: string, purchases: readonly PlanPurchase[]): Ownership | undefined {
  const own = purchases.filter(
    ({ pricePlanId, state }) => pricePlanId === planId && (state === 'active' || state === 'upcoming'),
  )
  if (own.length === 0) return undefined
  return {
    until: own
      .map(({ expiresAt }) => expiresAt)
      // ISO times of one zone compare as text.
      .reduce((last, end) => (last === undefined || end === undefined ? undefined : end > last ? end : last)),
  }
}
