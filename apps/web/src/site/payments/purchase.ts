import type { PaymentStartRequest, PaymentStartResponse, PricePlan, UserData } from '@naru/api/types'
import { confirmPurchase } from './confirm'
import { paymentOrder, widgetOrder } from './order'
import type { RememberedPayment } from './rememberedPayment'
import type { PaymentStatus } from './paymentStatus'
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
  /** How an order stands, where the API can tell. */
  paymentStatus(orderId: string): Promise<PaymentStatus>
  /** Remembers a payment that is not settled; undefined forgets it. */
  remember(payment: RememberedPayment | undefined): void
  /** Called when the buyer is through with the widget and the payment has to be confirmed. */
  onConfirming(): void
  /** Waits so many milliseconds; rejects when the page was left. */
  delay(milliseconds: number): Promise<void>
  /** Milliseconds between two purchase calls. @default confirmRetryDelaysMs */
  retryDelaysMs?: readonly number[]
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

/** How a purchase ended. `declined`: the gateway took no money. */
export type PurchaseOutcome =
  | { kind: 'activated' }
  | { kind: 'dismissed' }
  | { kind: 'declined' }
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
    const startedAt = ports.now()
    const order = paymentOrder(plan, user, startedAt)
    const signed = await ports.start(order)
    step = 'paymentHash'
    if (!isSigned(signed)) return failed(undefined)
    step = 'paymentProcessing'
    const remembered = { orderId: order.order_id, planId: plan._id, startedAt }
    ports.remember({ ...remembered, isCompleted: false })
    const outcome: WidgetOutcome = await ports.widget.open(widgetOrder(order, signed, ports.site, ports.itemLabel))
    if (outcome.kind === 'dismissed') return outcome
    step = 'paymentWidget'
    if (outcome.kind === 'error') return failed(new Error(outcome.detail))
    step = 'paymentActivation'
    ports.remember({ ...remembered, isCompleted: true })
    ports.onConfirming()
    const { retryDelaysMs } = ports
    const confirmation = await confirmPurchase({
      activate: () => ports.activate(plan._id),
      paymentStatus: () => ports.paymentStatus(order.order_id),
      delay: (milliseconds) => ports.delay(milliseconds),
      ...(retryDelaysMs === undefined ? {} : { retryDelaysMs }),
    })
    if (confirmation.kind === 'unconfirmed') return failed(confirmation.cause)
    ports.remember(undefined)
    return confirmation
  } catch (cause) {
    return failed(cause)
  }
}
