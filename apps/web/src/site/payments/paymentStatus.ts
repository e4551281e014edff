import { isApiError, isTransient, isUnsupported } from '@naru/api'
import type { PaymentOrder } from '@naru/api/types'

/**
 * How a payment stands for its buyer.
 *
 * * `confirming`: nothing certain is known yet, or the gateway is being asked;
 * * `waiting`: the gateway waits for the money;
 * * `confirmed`: it is true, and the plan is active;
 * * `declined`: given up or refused; nothing was activated;
 * * `reversed`: refunded or charged back;
 * * `unknown`: the server knows no such payment.
 */
export type PaymentStatus = 'confirming' | 'waiting' | 'confirmed' | 'declined' | 'reversed' | 'unknown'

const statusByOrderState: Readonly<Record<PaymentOrder['state'], PaymentStatus>> = {
  created: 'confirming',
  paid: 'confirming',
  pending: 'waiting',
  confirmed: 'confirmed',
  canceled: 'declined',
  failed: 'declined',
  charged_back: 'reversed',
  refunded: 'reversed',
}

/** What asking how a payment stands needs. */
export interface PaymentStatusPorts {
  /** GET /payment/orders/{id} (extension). */
  order(orderId: string): Promise<PaymentOrder>
  /** POST /api/user-plan-purchases. */
  activate(pricePlanId: string): Promise<unknown>
}

/** Whether the purchase call may succeed later: the payment is not confirmed yet, or the server is not there. */
export function mayConfirmLater(error: unknown): boolean {
  if (isTransient(error)) return true
  return isApiError(error, 'http') && (error.status === 402 || error.status === 409 || (error.status ?? 0) >= 500)
}

/** Whether the server says that the payment is not confirmed. */
const isUnconfirmed = (error: unknown) => isApiError(error, 'http') && (error.status === 402 || error.status === 409)

/**
 * Asks the server how a payment stands. An API that cannot tell is asked for the plan itself, which is safe to ask for again and again.
 *
 * @param payment the order, and its plan where that is known
 * @param ports the outside world
 * @throws ApiError when the server cannot be asked
 */
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
    // A newer server may know more states than this page.
    const paymentStatus = statusByOrderState[state] ?? 'confirming'
    // An order that names no plan gives it only when it is asked for.
    return paymentStatus === 'confirmed' && pricePlanId === undefined ? await activate(paymentStatus) : paymentStatus
  } catch (error) {
    if (isUnsupported(error)) return activate('unknown')
    throw error
  }
}
