import { isApiError, isTransient, isUnsupported } from '@naru/api'
import type { PaymentOrder } from '@naru/api/types'

/**
 * How a payment stands for its buyer.
 *
 * * `confirming`: nothing certain is known yet, or the gateway is being asked;
 * * `waiting`: the gateway waits for the money;
 * * `confirmed`: it is true, and the plan is active;
 * * `declined`: given up or refused; nothing was activated;
 * * `takenBack`: refunded or charged back;
 * * `unknown`: the server knows no such payment.
 */
export type Standing = 'confirming' | 'waiting' | 'confirmed' | 'declined' | 'takenBack' | 'unknown'

const standings: Readonly<Record<PaymentOrder['state'], Standing>> = {
  created: 'confirming',
  paid: 'confirming',
  pending: 'waiting',
  confirmed: 'confirmed',
  canceled: 'declined',
  failed: 'declined',
  charged_back: 'takenBack',
  refunded: 'takenBack',
}

/** What asking how a payment stands needs. */
export interface StandingPorts {
  /** GET /payment/orders/{id} (extension). */
  order(orderId: string): Promise<PaymentOrder>
  /** POST /api/user-plan-purchases. */
  activate(pricePlanId: string): Promise<unknown>
}

/** Whether the purchase call may succeed later: the payment is not confirmed yet, or the server is not there. */
export function mayStillCome(error: unknown): boolean {
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
export async function askStanding(
  { orderId, planId }: { orderId: string; planId: string | undefined },
  ports: StandingPorts,
): Promise<Standing> {
  const activate = async (known: Standing): Promise<Standing> => {
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
    const standing = standings[state] ?? 'confirming'
    // An order that names no plan gives it only when it is asked for.
    return standing === 'confirmed' && pricePlanId === undefined ? await activate(standing) : standing
  } catch (error) {
    if (isUnsupported(error)) return activate('unknown')
    throw error
  }
}
