import type { Context } from '../../context'
import { Refusal } from '../../http/refusal'
import { lockUser, type Plan, type Purchase } from '../plans/repository'
import { openOrder, paidPurchase, useUnnamedOrder } from './repository'

/** How long the purchase of a plan waits for the gateway's word, in milliseconds. */
export const LONGEST_WAIT = 8000
/** Another server of ours may have heard it, so the database is looked at again after so many milliseconds. */
const STEP = 500

type Found = { purchase: Purchase } | 'underway' | 'nothing'

const findPurchase = ({ database, now }: Context, userId: string, plan: Plan): Promise<Found> =>
  database.transaction(async (transaction) => {
    await lockUser(transaction, userId)
    const present = now()
    // Asked in the direction in which an order goes: one that is confirmed meanwhile is found by a later question.
    const open = await openOrder(transaction, userId, plan, present)
    const bought = await useUnnamedOrder(transaction, userId, plan, present)
    if (bought !== undefined) return { purchase: bought }
    const paid = await paidPurchase(transaction, userId, plan.id, present)
    if (open !== undefined && (paid === undefined || open.createdAt > paid.paidAt)) return 'underway'
    return paid === undefined ? 'nothing' : { purchase: paid.purchase }
  })

/**
 * What a user's payment for a plan has bought; the same however often it is asked. A payment that is under way is waited for.
 * @throws Refusal 402 if there is no payment, 409 if it is not confirmed in time.
 */
export const paidFor = async (context: Context, userId: string, plan: Plan): Promise<Purchase> => {
  const { now, payments } = context
  const deadline = now().getTime() + LONGEST_WAIT
  for (;;) {
    const left = deadline - now().getTime()
    // Subscribed before looking, so that no news falls between the two.
    const news = left > 0 ? payments.events.next(userId, payments.pause(Math.min(STEP, left))) : undefined
    const found = await findPurchase(context, userId, plan)
    if (found === 'nothing') throw new Refusal(402, 'This plan has to be paid for first. Nothing was activated.')
    if (found !== 'underway') return found.purchase
    if (news === undefined) throw new Refusal(409, 'Payment not confirmed yet')
    await news
  }
}
