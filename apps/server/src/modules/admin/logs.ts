import { optionalProp } from '@naru/exam-kit/content'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { mails, paymentNotices, paymentOrders, pricePlans, users } from '../../platform/db/schema'
import type { HandlersOf } from '../../platform/http/operations'
import { wholeName } from '../user/rules'

export const ENTRIES_PER_PAGE = 50

const offset = (page: number) => (page - 1) * ENTRIES_PER_PAGE

const present = (text: string | null) => text ?? undefined

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
    const entries = rows.map(({ lastError, createdAt, sentAt, ...row }) => ({
      ...row,
      ...optionalProp('lastError', present(lastError)),
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
      ...optionalProp('planName', present(planName)),
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
    const entries = rows.map((row) => ({
      id: row.id,
      receivedAt: row.receivedAt.toISOString(),
      source: row.source,
      outcome: row.outcome,
      orderId: row.orderId,
      ...optionalProp('statusCode', present(row.statusCode)),
      ...optionalProp('amount', present(row.amount)),
      ...optionalProp('currency', present(row.currency)),
      ...optionalProp('paymentId', present(row.paymentId)),
      ...optionalProp('method', present(row.method)),
      ...optionalProp('message', present(row.message)),
    }))
    return { entries, page, pageSize: ENTRIES_PER_PAGE, total: await database.$count(paymentNotices) }
  },
})
