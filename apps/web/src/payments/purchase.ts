import type { PaymentStartRequest, PaymentStartResponse, PricePlan, UserData } from '@naru/api/types'
import { paymentOrder } from './order'
import type { PaymentWidget } from './widget'

/** What buying a plan needs from outside. */
export interface PurchasePorts {
  /** GET /api/user/data. */
  loadUser(): Promise<UserData>
  /** POST /payment/start. */
  start(order: PaymentStartRequest): Promise<PaymentStartResponse>
  /** The hosted widget. */
  widget: PaymentWidget
  /** POST /api/user-plan-purchases, after the payment. */
  activate(pricePlanId: string): Promise<unknown>
  /** Milliseconds since 1970. */
  now(): number
  /** The item label the widget shows. */
  itemLabel: string
}

/** How a purchase ended. `step` is the row of the error catalogue that words a failure. */
export type PurchaseOutcome =
  | { kind: 'activated' }
  | { kind: 'dismissed' }
  | {
      kind: 'failed'
      step: 'paymentUserData' | 'paymentStart' | 'paymentWidget' | 'paymentActivation'
      cause: unknown
    }

/**
 * Buys a paid plan: user data, signed order, widget, activation. Never rejects.
 *
 * @param plan the plan to buy
 * @param ports the outside world
 */
export async function purchase(plan: PricePlan, ports: PurchasePorts): Promise<PurchaseOutcome> {
  let step: Extract<PurchaseOutcome, { kind: 'failed' }>['step'] = 'paymentUserData'
  try {
    const user = await ports.loadUser()
    step = 'paymentStart'
    const order = paymentOrder(plan, user, ports.now())
    const signed = await ports.start(order)
    step = 'paymentWidget'
    const outcome = await ports.widget.open({ ...order, ...signed, items: ports.itemLabel })
    if (outcome.kind === 'dismissed') return outcome
    if (outcome.kind === 'error') return { kind: 'failed', step, cause: new Error(outcome.detail) }
    step = 'paymentActivation'
    await ports.activate(plan._id)
    return { kind: 'activated' }
  } catch (cause) {
    return { kind: 'failed', step, cause }
  }
}
