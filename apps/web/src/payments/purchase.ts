import type { PaymentStartRequest, PaymentStartResponse, PricePlan, UserData } from '@naru/api/types'
import { paymentOrder, widgetOrder } from './order'
import type { PaymentWidget, WidgetOutcome } from './widget'

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
  /** The site's origin, which the widget's return addresses begin with. */
  site: string
}

/** Where a purchase can fail; each step is a row of the error catalogue. */
export type PurchaseStep =
  | 'paymentUserData'
  | 'paymentStart'
  | 'paymentHash'
  | 'paymentProcessing'
  | 'paymentWidget'
  | 'paymentActivation'

/** How a purchase ended. */
export type PurchaseOutcome =
  | { kind: 'activated' }
  | { kind: 'dismissed' }
  | { kind: 'failed'; step: PurchaseStep; cause: unknown }

/** A signed order names its merchant too; without it the widget could only fail in its own words. */
const isSigned = ({ hash, merchant_id }: PaymentStartResponse) => Boolean(hash) && Boolean(merchant_id)

/**
 * Buys a paid plan: user data, signed order, widget, activation. Never rejects.
 *
 * @param plan the plan to buy
 * @param ports the outside world
 */
export async function purchase(plan: PricePlan, ports: PurchasePorts): Promise<PurchaseOutcome> {
  let step: PurchaseStep = 'paymentUserData'
  const failed = (cause: unknown): PurchaseOutcome => ({ kind: 'failed', step, cause })
  try {
    const user = await ports.loadUser()
    if (!user.userId) return failed(undefined)
    step = 'paymentStart'
    const order = paymentOrder(plan, user, ports.now())
    const signed = await ports.start(order)
    step = 'paymentHash'
    if (!isSigned(signed)) return failed(undefined)
    step = 'paymentProcessing'
    const outcome: WidgetOutcome = await ports.widget.open(widgetOrder(order, signed, ports.site, ports.itemLabel))
    if (outcome.kind === 'dismissed') return outcome
    step = 'paymentWidget'
    if (outcome.kind === 'error') return failed(new Error(outcome.detail))
    step = 'paymentActivation'
    await ports.activate(plan._id)
    return { kind: 'activated' }
  } catch (cause) {
    return failed(cause)
  }
}
