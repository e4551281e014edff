import { optionalProp } from '@naru/exam-kit/content'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { mails, paymentNotices, paymentOrders, pricePlans, users } from '../../platform/db/schema'
import type { HandlersOf } from '../../platform/http/operations'
import { withoutNulls } from '../../platform/db/without-nulls'
import { wholeName } from '../user/rules'

export const ENTRIES_PER_PAGE = 50

const offset = (page: number) => (page - 1) * ENTRIES_PER_PAGE

/** Lists the logs of mails and payments. The text of a mail is not read: it may contain a code. */
export const logHandlers = ({
  database,
}: Context): HandlersOf<'listMails' | 'listPaymentOrders' | 'listPaymentNotices'> => ({
  listMails: async ({ query: { page } }) => {
    const rows = await database
      .select({
        id: mails.id,
        to: mails.to,
        subject: mails.subject,
        state: mails.state,
        tries: mails.tries,
        lastError: mails.lastError,
        createdAt: mails.createdAt,
        sentAt: mails.sentAt,
      })
      .from(mails)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(ENTRIES_PER_PAGE)
      .offset(offset(page))
    const entries = rows.map(({ createdAt, sentAt, ...row }) => ({
      ...withoutNulls(row),
      createdAt: createdAt.toISOString(),
      ...optionalProp('sentAt', sentAt?.toISOString()),
    }))
    return { entries, page, pageSize: ENTRIES_PER_PAGE, total: await database.$count(mails) }
  },

  listPaymentOrders: async ({ query: { page } }) => {
    const rows = await database
      .select({ order: paymentOrders, name: users.name, lName: users.lName, planName: pricePlans.name })
      .from(paymentOrders)
      .innerJoin(users, eq(users.id, paymentOrders.userId))
      .leftJoin(pricePlans, eq(pricePlans.id, paymentOrders.planId))
      .orderBy(desc(paymentOrders.createdAt), desc(paymentOrders.orderId))
      .limit(ENTRIES_PER_PAGE)
      .offset(offset(page))
    const entries = rows.map(({ order, name, lName, planName }) => ({
      orderId: order.orderId,
      userId: order.userId,
      userName: wholeName({ name, lName }),
      ...withoutNulls({ planName }),
      amount: order.amountCents / 100,
      currency: order.currency,
      state: order.state,
      isActivated: order.purchaseId !== null,
      createdAt: order.createdAt.toISOString(),
      changedAt: order.changedAt.toISOString(),
    }))
    return { entries, page, pageSize: ENTRIES_PER_PAGE, total: await database.$count(paymentOrders) }
  },

  listPaymentNotices: async ({ query: { page } }) => {
    const rows = await database
      .select()
      .from(paymentNotices)
      .orderBy(desc(paymentNotices.receivedAt), desc(paymentNotices.id))
      .limit(ENTRIES_PER_PAGE)
      .offset(offset(page))
    const entries = rows.map(({ receivedAt, ...row }) => ({
      ...withoutNulls(row),
      receivedAt: receivedAt.toISOString(),
    }))
    return { entries, page, pageSize: ENTRIES_PER_PAGE, total: await database.$count(paymentNotices) }
  },
})
