import { optionalProp } from '@naru/exam-kit/content'
import type { HandlersOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { paidFor } from './purchase'
import { reversedStates } from '../../platform/db/schema'
import { activatePlan, anyPlanById, plansOnOffer, purchasesOf } from '../plans/repository'
import { purchaseStateAt } from '../plans/rules'
import type { PaymentContext } from './payments'

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
