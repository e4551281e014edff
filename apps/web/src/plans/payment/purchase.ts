import type { PaymentStartRequest, PaymentStartResponse, PricePlan, UserData } from '@naru/api/types'
import { confirmPurchase } from './confirm'
import { paymentOrder, widgetOrder } from './order'
import type { RememberedPayment } from './rememberedPayment'
import { mayBePaid, type PaymentStatus } from './paymentStatus'
import type { WidgetOrder, WidgetOutcome } from './widget'

export interface PurchasePorts {
  /** GET /api/user/data. */
  loadUser(): Promise<UserData>
  /** POST /payment/start. */
  start(order: PaymentStartRequest): Promise<PaymentStartResponse>
  openWidget(order: WidgetOrder): Promise<WidgetOutcome>
  /** POST /api/user-plan-purchases, after the payment. */
  activate(pricePlanId: string): Promise<unknown>
  paymentStatus(orderId: string): Promise<PaymentStatus>
  /** The buyer's last payment that was started on this device, if its outcome is unknown. */
  remembered(userId: string): RememberedPayment | undefined
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
  | { kind: 'activated'; orderId: string }
  | { kind: 'dismissed' }
  | { kind: 'declined' }
  | { kind: 'failed'; step: PurchaseStep; cause: unknown }

/** Without signature or merchant the widget could only fail with its own message. */
const isSigned = ({ hash, merchant_id }: PaymentStartResponse) => Boolean(hash) && Boolean(merchant_id)

/**
 * Buys a paid plan: user data, signed order, widget, activation. Never rejects. An earlier order of the plan that may be
 * paid is confirmed instead, and so is one whose widget was closed after the payment.
 */
export async function purchase(plan: PricePlan, ports: PurchasePorts): Promise<PurchaseOutcome> {
  let step: PurchaseStep = 'paymentUserData'
  const failed = (cause: unknown): PurchaseOutcome => ({ kind: 'failed', step, cause })
  const confirm = async (payment: Omit<RememberedPayment, 'isCompleted'>): Promise<PurchaseOutcome> => {
    step = 'paymentActivation'
    ports.remember({ ...payment, isCompleted: true })
    ports.onConfirming()
    const { retryDelaysMs } = ports
    const confirmation = await confirmPurchase({
      activate: () => ports.activate(plan._id),
      paymentStatus: () => ports.paymentStatus(payment.orderId),
      delay: (milliseconds) => ports.delay(milliseconds),
      ...(retryDelaysMs === undefined ? {} : { retryDelaysMs }),
    })
    if (confirmation.kind === 'unconfirmed') return failed(confirmation.cause)
    ports.remember(undefined)
    return confirmation.kind === 'activated' ? { ...confirmation, orderId: payment.orderId } : confirmation
  }
  try {
    const user = await ports.loadUser()
    if (!user.userId) return failed(undefined)
    step = 'paymentProcessing'
    const earlier = ports.remembered(user.userId)
    if (earlier?.planId === plan._id && mayBePaid(await ports.paymentStatus(earlier.orderId))) {
      return await confirm(earlier)
    }
    step = 'paymentStart'
    const startedAt = ports.now()
    const order = paymentOrder(plan, user, startedAt)
    const signed = await ports.start(order)
    step = 'paymentHash'
    if (!isSigned(signed)) return failed(undefined)
    step = 'paymentProcessing'
    const remembered = { orderId: order.order_id, planId: plan._id, startedAt }
    ports.remember({ ...remembered, isCompleted: false })
    const outcome = await ports.openWidget(widgetOrder(order, signed, ports.site))
    step = 'paymentWidget'
    if (outcome.kind === 'error') return failed(new Error(outcome.detail))
    // Without a response the next press asks again.
    const isPaid = async () => mayBePaid(await ports.paymentStatus(order.order_id).catch(() => 'unknown' as const))
    if (outcome.kind === 'dismissed' && !(await isPaid())) return outcome
    return await confirm(remembered)
  } catch (cause) {
    return failed(cause)
  }
}
