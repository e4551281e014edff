import { optionalProp } from '@naru/exam-kit/content'
import type { PaymentContext } from './payments'
import { openOrder, paidPurchase, useUnnamedOrder } from './repository'
import { activatePlan, anyPlanById, type Plan, plansOnOffer, type Purchase, purchasesOf } from '../plans/repository'
import { purchaseStateAt } from '../plans/rules'
import { lockUser } from '../../platform/db/lock-user'
import { presentOf } from '../../platform/db/present'
import { reversedStates } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'

export const planHandlers = (
  context: PaymentContext,
): HandlersOf<'listPricePlans' | 'listPurchases' | 'purchasePlan'> => {
  const { database, logSecurityEvent } = context
  return {
    listPricePlans: async () => {
      const offers = await plansOnOffer(database)
      return offers.map(({ plan, exams }) => ({
        _id: plan.id,
        name: plan.name,
        duration: plan.duration,
        price: plan.priceCents / 100,
        ...(plan.description === null ? {} : { description: plan.description }),
        ...optionalProp('translations', plan.translations ?? undefined),
        ...(plan.isRecommended && { isRecommended: true }),
        exams,
      }))
    },

    listPurchases: async ({ user, present }) => {
      const found = await purchasesOf(database, user.id)
      return found.map(({ purchase, plan, order }) => ({
        id: purchase.id,
        ...optionalProp('orderId', order?.orderId),
        pricePlanId: purchase.planId,
        name: plan.name,
        ...optionalProp('translations', plan.translations ?? undefined),
        price: (order?.amountCents ?? 0) / 100,
        purchasedAt: (order?.createdAt ?? purchase.activatedAt).toISOString(),
        activatedAt: purchase.activatedAt.toISOString(),
        ...optionalProp('expiresAt', purchase.expiresAt?.toISOString()),
        state: purchaseStateAt(
          purchase,
          order !== null && reversedStates.some((state) => state === order.state),
          present,
        ),
      }))
    },

    purchasePlan: async ({ user, body }) => {
      const plan = await anyPlanById(database, body.pricePlanId)
      // A paid plan that was withdrawn still belongs to its buyer; a free one is not available any more.
      const isFree = plan?.priceCents === 0
      if (plan === undefined || (isFree && !plan.isOffered)) throw new Refusal(404, say('plan_unknown'))
      const purchase = isFree ? await activatePlan(database, user.id, plan) : await paidFor(context, user.id, plan)
      if (isFree) logSecurityEvent('plan activated', { userId: user.id, subjectId: plan.id })
      return {
        success: true,
        message: 'The plan is active.',
        purchase: {
          id: purchase.id,
          pricePlanId: purchase.planId,
          activatedAt: purchase.activatedAt.toISOString(),
          expiresAt: purchase.expiresAt?.toISOString() ?? null,
        },
      }
    },
  }
}

/** How long a purchase waits for the confirmation of its payment, in milliseconds. */
const CONFIRMATION_TIMEOUT_MS = 8000
/** Poll interval in milliseconds, since another server may have received the notice. */
const POLL_INTERVAL_MS = 500

type Found = { purchase: Purchase } | 'underway' | 'nothing'

const findPurchase = (
  { database, publicUrl }: Pick<PaymentContext, 'database' | 'publicUrl'>,
  userId: string,
  plan: Plan,
): Promise<Found> =>
  database.transaction(async (transaction) => {
    await lockUser(transaction, userId)
    const present = await presentOf(transaction)
    // Queried in the order of an order's states: one that is confirmed meanwhile is found by a later query.
    const open = await openOrder(transaction, userId, plan, present)
    const bought = await useUnnamedOrder(transaction, userId, plan, { now: present, site: publicUrl })
    if (bought !== undefined) return { purchase: bought }
    const paid = await paidPurchase(transaction, userId, plan.id, present)
    if (open !== undefined && (paid === undefined || open.createdAt > paid.paidAt)) return 'underway'
    return paid === undefined ? 'nothing' : { purchase: paid.purchase }
  })

/**
 * The purchase that a user's payment for a plan resulted in; idempotent. Waits for a payment in progress.
 * @throws Refusal 402 if there is no payment, 409 if it is not confirmed in time.
 */
const paidFor = async (context: PaymentContext, userId: string, plan: Plan): Promise<Purchase> => {
  const { now, payments } = context
  const deadline = now().getTime() + CONFIRMATION_TIMEOUT_MS
  for (;;) {
    const left = deadline - now().getTime()
    // Subscribed before the query, so that no event is missed in between.
    const news = left > 0 ? payments.events.next(userId, payments.pause(Math.min(POLL_INTERVAL_MS, left))) : undefined
    const found = await findPurchase(context, userId, plan)
    if (found === 'nothing') throw new Refusal(402, say('plan_unpaid'))
    if (found !== 'underway') return found.purchase
    if (news === undefined) throw new Refusal(409, say('payment_not_confirmed'))
    await news
  }
}
