import { presentOf } from '../../platform/db/present'
import { lockUser } from '../../platform/db/lock-user'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { type Plan, type Purchase } from '../plans/repository'
import { openOrder, paidPurchase, useUnnamedOrder } from './repository'
import type { PaymentContext } from './payments'

/** How long a purchase waits for the confirmation of its payment, in milliseconds. */
export const CONFIRMATION_TIMEOUT_MS = 8000
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
export const paidFor = async (context: PaymentContext, userId: string, plan: Plan): Promise<Purchase> => {
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
