/** A payment that was begun on this device and of which it is not known how it ended. */
export interface RememberedPayment {
  /** Begins with the buyer's id. */
  orderId: string
  planId: string
  /** Whether the buyer was through with the payment window; only then there may be something to confirm. */
  isCompleted: boolean
  /** Milliseconds since 1970. */
  startedAt: number
}

/** Kept beyond the tab, because a payment may be confirmed long after. Holds ids only. */
const key = 'naru.payment'

/** A payment that is not known after so long is forgotten, in milliseconds. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000

const isPayment = (value: unknown): value is RememberedPayment =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'orderId') === 'string' &&
  typeof Reflect.get(value, 'planId') === 'string' &&
  typeof Reflect.get(value, 'isCompleted') === 'boolean' &&
  typeof Reflect.get(value, 'startedAt') === 'number'

/**
 * @param userId the learner who asks; a payment of somebody else on this device is not shown
 * @param now milliseconds since 1970
 * @returns the payment that this learner began last, if it is not settled yet
 */
export function rememberedPayment(userId: string, now: number): RememberedPayment | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!isPayment(value) || userId === '' || !value.orderId.startsWith(userId)) return undefined
    return now - value.startedAt < maxAgeMs ? value : undefined
  } catch {
    return undefined
  }
}

/** @param payment what to ask for later; undefined when it is settled */
export function rememberPayment(payment: RememberedPayment | undefined): void {
  try {
    if (payment === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(payment))
  } catch {
    // Storage is refused: the server knows the payment all the same.
  }
}
