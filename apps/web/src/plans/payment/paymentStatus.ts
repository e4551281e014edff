import { isApiError, isTransient, isUnsupported } from '@naru/api'
import type { PaymentOrder } from '@naru/api/types'

/**
 * The status of a payment.
 *
 * * `unpaid`: the gateway has reported nothing yet;
 * * `confirming`: not known yet, or the gateway is being asked;
 * * `waiting`: the gateway waits for the money;
 * * `confirmed`: paid, and the plan is active;
 * * `declined`: cancelled or rejected; nothing was activated;
 * * `reversed`: refunded or charged back;
 * * `unknown`: the server knows no such payment.
 */
export type PaymentStatus = 'unpaid' | 'confirming' | 'waiting' | 'confirmed' | 'declined' | 'reversed' | 'unknown'

const statusByOrderState: Readonly<Record<PaymentOrder['state'], PaymentStatus>> = {
  created: 'unpaid',
  paid: 'confirming',
  pending: 'waiting',
  confirmed: 'confirmed',
  canceled: 'declined',
  failed: 'declined',
  charged_back: 'reversed',
  refunded: 'reversed',
}

/** @returns whether the status may still become `confirmed` */
export const isPending = (status: PaymentStatus | undefined): boolean =>
  status === 'unpaid' || status === 'confirming' || status === 'waiting'

/** @returns whether the buyer has paid, or may have: then no other order may be made */
export const mayBePaid = (status: PaymentStatus): boolean =>
  status === 'confirmed' || status === 'confirming' || status === 'waiting'

export interface PaymentStatusPorts {
  /** GET /payment/orders/{id} (extension). */
  order(orderId: string): Promise<PaymentOrder>
  /** POST /api/user-plan-purchases. */
  activate(pricePlanId: string): Promise<unknown>
}

/**
 * @returns whether the purchase call may succeed later: the payment is not confirmed yet, or the server is unreachable
 */
export function mayConfirmLater(error: unknown): boolean {
  if (isTransient(error)) return true
  return isApiError(error, 'http') && (error.status === 402 || error.status === 409 || (error.status ?? 0) >= 500)
}

/** @returns whether the server says that the payment is not confirmed */
const isUnconfirmed = (error: unknown) => isApiError(error, 'http') && (error.status === 402 || error.status === 409)

/** Without the extension it makes the purchase call, which is idempotent. @param payment the order, and its plan if known */
export async function fetchPaymentStatus(
  { orderId, planId }: { orderId: string; planId: string | undefined },
  ports: PaymentStatusPorts,
): Promise<PaymentStatus> {
  const activate = async (known: PaymentStatus): Promise<PaymentStatus> => {
    if (planId === undefined) return known
    try {
      await ports.activate(planId)
      return 'confirmed'
    } catch (error) {
      if (isUnconfirmed(error)) return 'confirming'
      throw error
    }
  }
  try {
    const { state, pricePlanId } = await ports.order(orderId)
    // A newer server may send further states.
    const paymentStatus = statusByOrderState[state] ?? 'confirming'
    // An order without a plan activates it only by the purchase call.
    return paymentStatus === 'confirmed' && pricePlanId === undefined ? await activate(paymentStatus) : paymentStatus
  } catch (error) {
    if (isUnsupported(error)) return activate('unknown')
    throw error
  }
}
