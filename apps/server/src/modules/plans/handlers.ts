import type { Context } from '../../context'
import type { HandlersOf } from '../../http/operations'
import { Refusal } from '../../http/refusal'
import { activatePlan, planById, plansOnOffer } from './repository'

/** Price plans and their activation. */
export const planHandlers = ({
  database,
  now,
}: Context): HandlersOf<'listPricePlans' | 'purchasePlan' | 'startPayment'> => ({
  listPricePlans: async () => {
    const offers = await plansOnOffer(database)
    return offers.map(({ plan, exams }) => ({
      _id: plan.id,
      name: plan.name,
      duration: plan.duration,
      price: plan.priceCents / 100,
      ...(plan.description === null ? {} : { description: plan.description }),
      exams,
    }))
  },

  purchasePlan: async ({ user, body }) => {
    const plan = await planById(database, body.pricePlanId)
    if (plan === undefined) throw new Refusal(404, 'There is no such price plan.')
    if (plan.priceCents > 0) throw new Refusal(402, 'This plan has to be paid for first. Nothing was activated.')
    const purchase = await activatePlan(database, user.id, plan, now())
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

  startPayment: async () => {
    throw new Refusal(503, 'Online payment is not open on this site yet. Nothing was charged.')
  },
})
