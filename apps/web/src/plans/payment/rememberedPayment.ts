import { readStoredFields, writeStored } from '@naru/app-shell/storage'

/** A payment started on this device whose outcome is unknown. */
export interface RememberedPayment {
  /** Starts with the buyer's id. */
  orderId: string
  planId: string
  /** Whether the widget completed; only then there may be something to confirm. */
  isCompleted: boolean
  /** Milliseconds since 1970. */
  startedAt: number
}

/** Stored beyond the tab, because a payment may be confirmed much later. Contains ids only. */
const key = 'naru.payment'

/** Milliseconds after which a stored payment expires. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000

/** This learner's last payment, if it is pending; payments of others on this device are ignored. */
export function rememberedPayment(userId: string, now: number): RememberedPayment | undefined {
  const { orderId, planId, isCompleted, startedAt } = readStoredFields(key)
  if (typeof orderId !== 'string' || typeof planId !== 'string') return undefined
  if (typeof isCompleted !== 'boolean' || typeof startedAt !== 'number') return undefined
  if (userId === '' || !orderId.startsWith(userId) || now - startedAt >= maxAgeMs) return undefined
  return { orderId, planId, isCompleted, startedAt }
}

/** @param payment the pending payment; undefined when it is settled */
export const rememberPayment = (payment: RememberedPayment | undefined): void =>
  writeStored(key, payment && JSON.stringify(payment))
