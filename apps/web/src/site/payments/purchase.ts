import type { PaymentStartRequest, PaymentStartResponse, PricePlan, UserData } from '@naru/api/types'
import { confirmPurchase } from './confirm'
import { paymentOrder, widgetOrder } from './order'
import type { RememberedPayment } from './rememberedPayment'
import type { PaymentStatus } from './paymentStatus'
import type { PaymentWidget, WidgetOutcome } from './widget'

/** Ports of purchase. */
export interface PurchasePorts {
  /** GET /api/user/data. */
  loadUser(): Promise<UserData>
  /** POST /payment/start. */
  start(order: PaymentStartRequest): Promise<PaymentStartResponse>
  /** The hosted widget. */
  widget: PaymentWidget
  /** POST /api/user-plan-purchases, after the payment. */
  activate(pricePlanId: string): Promise<unknown>
  /** Reads the status of an order. */
  paymentStatus(orderId: string): Promise<PaymentStatus>
  /** Stores a pending payment; undefined clears it. */
  remember(payment: RememberedPayment | undefined): void
  /** Called after the widget completes, before the payment is confirmed. */
  onConfirming(): void
  /** Waits; rejects when the page unmounts. */
  delay(milliseconds: number): Promise<void>
  /** Milliseconds between the purchase calls. @default confirmRetryDelaysMs */
  retryDelaysMs?: readonly number[]
  /** Milliseconds since 1970. */
  now(): number
  /** The site's origin, the base of the return URLs. */
  site: string
}

/** The steps at which a purchase can fail; each is a row of the error catalogue. */
export type PurchaseStep =
  | 'paymentUserData'
  | 'paymentStart'
  | 'paymentHash'
  | 'paymentProcessing'
  | 'paymentWidget'
  | 'paymentActivation'

/** The outcome of a purchase. `declined`: the gateway took no money. */
export type PurchaseOutcome =
  | { kind: 'activated' }
  | { kind: 'dismissed' }
  | { kind: 'declined' }
  | { kind: 'failed'; step: PurchaseStep; cause: unknown }

/** Without signature or merchant the widget could only fail with its own message. */
const isSigned = ({ hash, merchant_id }: PaymentStartResponse) => Boolean(hash) && Boolean(merchant_id)

/**
 * Buys a paid plan: user data, signed order, widget, activation. Never rejects.
 *
 * @param plan the plan to buy
 * @param ports network, widget and storage
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
    const outcome: WidgetOutcome = await ports.widget.open(widgetOrder(order, signed, ports.site))
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
