import { optionalProp } from '@naru/exam-kit/content'
import type { HandlersOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { ownsPermanently, planById, plansOnOffer } from '../plans/repository'
import { covers } from '../plans/rules'
import { centsOf } from '../../platform/amount'
import { orderById, purchaseById, storeOrder } from './repository'
import { orderHash } from './signature'
import type { PaymentContext } from './payments'

/** States in which an order may be signed again, such as for a buyer who closed the checkout and retries. */
const signable: readonly string[] = ['created', 'pending', 'canceled', 'failed']

export const paymentHandlers = (context: PaymentContext): HandlersOf<'startPayment' | 'getPaymentOrder'> => {
  const { database, payments, operator } = context

  /** The plan that an order pays for: the named one at its price, or null if any plan of that price will do. */
  const orderedPlan = async (userId: string, planId: string | undefined, amountCents: number | undefined) => {
    if (amountCents === undefined || amountCents === 0) throw new Refusal(400, say('price_unknown'))
    if (planId === undefined) {
      const offers = await plansOnOffer(database)
      if (!offers.some(({ plan }) => plan.priceCents === amountCents)) throw new Refusal(400, say('price_unknown'))
      return { planId: null, amountCents }
    }
    const plan = await planById(database, planId)
    if (plan === undefined) throw new Refusal(400, say('plan_not_offered'))
    if (plan.priceCents !== amountCents) throw new Refusal(400, say('price_unknown'))
    if (await ownsPermanently(database, userId, planId)) {
      throw new Refusal(409, say('plan_owned'))
    }
    return { planId, amountCents }
  }

  return {
    startPayment: async ({ user, body, present }) => {
      const { gateway } = payments
      if (gateway === undefined || operator.isClosed()) throw new Refusal(503, say('payment_closed'))
      const { order_id: orderId, currency, pricePlanId } = body
      if (!orderId.startsWith(user.id)) throw new Refusal(400, 'The order number must start with your user id.')
      const ordered = await orderedPlan(user.id, pricePlanId, centsOf(body.amount))
      const terms = { orderId, userId: user.id, currency, ...ordered }
      const order = await storeOrder(database, terms, present)
      const isSame =
        order?.userId === user.id &&
        order.planId === terms.planId &&
        order.amountCents === terms.amountCents &&
        order.currency === currency
      if (!isSame || !signable.includes(order.state)) {
        throw new Refusal(409, say('order_exists'))
      }
      return {
        hash: orderHash(gateway.merchant, terms),
        merchant_id: gateway.merchant.id,
        ...(gateway.isSandbox ? { sandbox: true } : {}),
        ...optionalProp('script', gateway.script),
      }
    },

    getPaymentOrder: async ({ user, path, present }) => {
      const order = await orderById(database, path.id)
      if (order === undefined || order.userId !== user.id) throw new Refusal(404, say('order_unknown'))
      const purchase = order.purchaseId === null ? undefined : await purchaseById(database, order.purchaseId)
      return {
        orderId: order.orderId,
        state: order.state,
        amount: order.amountCents / 100,
        currency: 'LKR',
        ...optionalProp('pricePlanId', order.planId ?? undefined),
        isActive: purchase !== undefined && covers(purchase, present),
      }
    },
  }
}
