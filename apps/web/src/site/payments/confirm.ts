import { mayConfirmLater, type PaymentStatus } from './paymentStatus'

/** Milliseconds between two purchase calls after a payment: two minutes in all. */
export const confirmRetryDelaysMs = [2000, 4000, 8000, 16_000, 32_000, 60_000] as const

/** What confirming a payment needs. */
export interface ConfirmPorts {
  /** POST /api/user-plan-purchases. */
  activate(): Promise<unknown>
  /** How the payment stands; never asks for the plan itself. */
  paymentStatus(): Promise<PaymentStatus>
  /** Waits; rejects when the page was left. */
  delay(milliseconds: number): Promise<void>
  /** @default confirmRetryDelaysMs */
  retryDelaysMs?: readonly number[]
}

/** How confirming ended: the plan is active, the payment was not accepted, or nothing is certain yet. */
export type Confirmation = { kind: 'activated' } | { kind: 'declined' } | { kind: 'unconfirmed'; cause: unknown }

/**
 * Asks for the plan until the payment is confirmed. The gateway reports to our server on its own way, which may be slower than the buyer's.
 *
 * @throws whatever the purchase call throws that no waiting can mend, or `delay` throws
 */
export async function confirmPurchase(ports: ConfirmPorts): Promise<Confirmation> {
  const retryDelaysMs = ports.retryDelaysMs ?? confirmRetryDelaysMs
  for (let round = 0; ; round += 1) {
    try {
      await ports.activate()
      return { kind: 'activated' }
    } catch (cause) {
      if (!mayConfirmLater(cause)) throw cause
      // A widget completes for payments that failed, too; then there is nothing to wait for.
      const paymentStatus = await ports.paymentStatus().catch(() => undefined)
      if (paymentStatus === 'declined' || paymentStatus === 'reversed') return { kind: 'declined' }
      const delay = retryDelaysMs[round]
      if (delay === undefined) return { kind: 'unconfirmed', cause }
      await ports.delay(delay)
    }
  }
}
