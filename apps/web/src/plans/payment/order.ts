import type { PaymentStartRequest, PaymentStartResponse, PricePlan, UserData } from '@naru/api/types'
import type { WidgetOrder } from './widget'

/** The only currency in which plans are sold. */
export const currency = 'LKR'
/** What the gateway shows as bought, in its own language. */
const items = 'Subscription Activation'
/** The only country in which plans are sold. */
export const country = 'Sri Lanka'

/** @returns the user id followed by the last six digits of the timestamp */
export function orderId(userId: string, now: number): string {
  return `${userId}${String(Math.trunc(now)).slice(-6).padStart(6, '0')}`
}

/** Builds the order that POST /payment/start signs. */
export function paymentOrder(plan: PricePlan, user: UserData, now: number): PaymentStartRequest {
  return {
    order_id: orderId(user.userId, now),
    amount: plan.price,
    currency,
    first_name: user.name,
    last_name: user.lName,
    email: user.email,
    phone: user.phone,
    address: user.address ?? '',
    city: user.city ?? '',
    country,
    pricePlanId: plan._id,
  }
}

/** @param signed signature and merchant; live, unless the server says that it is a sandbox */
export function widgetOrder(
  { pricePlanId: _ours, ...order }: PaymentStartRequest,
  { hash, merchant_id, sandbox = false, script }: PaymentStartResponse,
  site: string,
): WidgetOrder {
  return {
    ...order,
    hash,
    merchant_id,
    items,
    return_url: `${site}/payment/success`,
    cancel_url: `${site}/payment/cancel`,
    notify_url: `${site}/payment/notify`,
    sandbox,
    ...(script === undefined ? {} : { script }),
  }
}
