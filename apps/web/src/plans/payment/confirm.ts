import { mayConfirmLater, type PaymentStatus } from './paymentStatus'

/** Milliseconds between the purchase calls after a payment: two minutes in all. */
export const confirmRetryDelaysMs = [2000, 4000, 8000, 16_000, 32_000, 60_000] as const

export interface ConfirmPorts {
  /** POST /api/user-plan-purchases. */
  activate(): Promise<unknown>
  /** Reads the payment's status; never activates the plan. */
  paymentStatus(): Promise<PaymentStatus>
  /** Waits; rejects when the page unmounts. */
  delay(milliseconds: number): Promise<void>
  /** @default confirmRetryDelaysMs */
  retryDelaysMs?: readonly number[]
}

/** The outcome: the plan is active, the payment was declined, or its status is still unknown. */
export type Confirmation = { kind: 'activated' } | { kind: 'declined' } | { kind: 'unconfirmed'; cause: unknown }

/**
 * Retries the purchase call until the payment is confirmed. The gateway's notification may reach our server after the
 * buyer returns.
 *
 * @throws a permanent error of the purchase call, or the error of `delay`
 */
export async function confirmPurchase(ports: ConfirmPorts): Promise<Confirmation> {
  const retryDelaysMs = ports.retryDelaysMs ?? confirmRetryDelaysMs
  for (let round = 0; ; round += 1) {
    try {
      await ports.activate()
      return { kind: 'activated' }
    } catch (cause) {
      if (!mayConfirmLater(cause)) throw cause
      // The widget completes for failed payments too; then there is nothing to wait for.
      const paymentStatus = await ports.paymentStatus().catch(() => undefined)
      if (paymentStatus === 'declined' || paymentStatus === 'reversed') return { kind: 'declined' }
      const delay = retryDelaysMs[round]
      if (delay === undefined) return { kind: 'unconfirmed', cause }
      await ports.delay(delay)
    }
  }
}
