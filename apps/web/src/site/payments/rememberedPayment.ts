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

const isPayment = (value: unknown): value is RememberedPayment =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'orderId') === 'string' &&
  typeof Reflect.get(value, 'planId') === 'string' &&
  typeof Reflect.get(value, 'isCompleted') === 'boolean' &&
  typeof Reflect.get(value, 'startedAt') === 'number'

/**
 * @param userId the logged-in learner; payments of others on this device are ignored
 * @param now milliseconds since 1970
 * @returns this learner's last payment, if it is pending
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

export function rememberPayment(payment: RememberedPayment | undefined): void {
  try {
    if (payment === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(payment))
  } catch {
    // Storage is blocked: the server still knows the payment.
  }
}
