import { eq, inArray, sql } from 'drizzle-orm'
import { paymentNotices, paymentOrders, purchases } from '../../db/schema'
import { internal, kept, personal } from './rule'

/** Plans and payments. They stay after the deletion of an account, without a name. See `columns.ts`. */
export const paymentColumns = {
  purchases: personal(purchases, {
    about: 'plans',
    rowsOf: ({ id }) => eq(purchases.userId, id),
    onDelete: 'keep rows',
    retention: { by: 'the law on accounts', line: null },
    columns: { id: kept, userId: kept, planId: kept, activatedAt: kept, expiresAt: kept },
  }),
  paymentOrders: personal(paymentOrders, {
    about: 'payments',
    rowsOf: ({ id }) => eq(paymentOrders.userId, id),
    onDelete: 'keep rows',
    retention: { by: 'the law on accounts', line: null },
    columns: {
      orderId: kept,
      userId: kept,
      planId: kept,
      amountCents: kept,
      currency: kept,
      state: kept,
      purchaseId: kept,
      createdAt: kept,
      changedAt: kept,
      checks: internal,
      nextCheckAt: internal,
    },
  }),
  paymentNotices: personal(paymentNotices, {
    about: 'paymentReports',
    rowsOf: ({ id }) =>
      inArray(
        paymentNotices.orderId,
        sql`(select ${paymentOrders.orderId} from ${paymentOrders} where ${paymentOrders.userId} = ${id})`,
      ),
    onDelete: 'keep rows',
    retention: {
      by: 'PAYMENT_JOURNAL_DAYS, once the payment is not open anymore',
      line: 'what the payment provider reported about a payment: 730 days, unless the records of payments above stay for another time',
    },
    columns: {
      id: internal,
      receivedAt: kept,
      source: kept,
      outcome: kept,
      orderId: kept,
      statusCode: kept,
      amount: kept,
      currency: kept,
      paymentId: kept,
      method: kept,
      message: kept,
    },
  }),
}
