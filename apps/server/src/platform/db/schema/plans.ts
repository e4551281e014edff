import type { PlanTranslations } from '@naru/api/types'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { impersonalTable, personalTable } from './table'
import { userId } from './users'
import { examId } from './exams'

/** Price plans. Amounts are in cents. */
export const pricePlans = impersonalTable(
  'price_plans',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    duration: text('duration', { enum: ['monthly', 'yearly', 'one-time', '5-minutes'] }).notNull(),
    priceCents: integer('price_cents').notNull(),
    description: text('description'),
    /** Null: none. */
    translations: jsonb('translations').$type<PlanTranslations>(),
    isOffered: boolean('is_offered').notNull().default(true),
    /** Of at most one plan. */
    isRecommended: boolean('is_recommended').notNull().default(false),
    /**
     * The plan that replaced it when its terms changed; buyers keep the terms of the plan they bought. Null: not
     * replaced.
     */
    replacedBy: text('replaced_by'),
  },
  (table) => [
    uniqueIndex('price_plans_recommended')
      .on(table.isRecommended)
      .where(sql`${table.isRecommended}`),
  ],
)

/** Which exams a plan unlocks. */
export const planExams = impersonalTable(
  'plan_exams',
  {
    planId: text('plan_id')
      .notNull()
      .references(() => pricePlans.id, { onDelete: 'cascade' }),
    examId: examId(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.examId] }), index('plan_exams_exam').on(table.examId)],
)

/** Activated plans. `expiresAt` null: never. */
export const purchases = personalTable(
  'purchases',
  {
    kept: {
      id: text('id').primaryKey(),
      userId: userId('no action'),
      planId: text('plan_id')
        .notNull()
        .references(() => pricePlans.id),
      activatedAt: instant('activated_at').notNull(),
      expiresAt: instant('expires_at'),
    },
  },
  (table) => [index('purchases_user').on(table.userId, table.planId)],
)

/**
 * Orders that were signed for the payment gateway. The buyer's browser creates the id, which is the key of the
 * payment; amounts are in cents.
 */
export const paymentOrders = personalTable(
  'payment_orders',
  {
    kept: {
      orderId: text('order_id').primaryKey(),
      userId: userId('no action'),
      /** The plan that the order names; null: none named, it pays for any plan with its amount. */
      planId: text('plan_id').references(() => pricePlans.id),
      amountCents: integer('amount_cents').notNull(),
      currency: text('currency').notNull(),
      state: text('state', {
        enum: ['created', 'pending', 'paid', 'confirmed', 'canceled', 'failed', 'charged_back', 'refunded'],
      }).notNull(),
      /** The purchase it paid for; null: none yet. */
      purchaseId: text('purchase_id')
        .unique()
        .references(() => purchases.id, { onDelete: 'set null' }),
      createdAt: instant('created_at').notNull(),
      changedAt: instant('changed_at').notNull(),
    },
    internal: {
      /** How often the gateway was queried for it. */
      checks: integer('checks').notNull().default(0),
      /** Time of the next query; null: none. */
      nextCheckAt: instant('next_check_at'),
    },
  },
  (table) => [
    index('payment_orders_user').on(table.userId, table.createdAt),
    index('payment_orders_check').on(table.nextCheckAt),
  ],
)

/**
 * Payment log: notices of the gateway, accepted or rejected, and results of our queries. The columns from
 * `orderId` on contain what the sender wrote, truncated; they prove nothing.
 */
export const paymentNotices = personalTable(
  'payment_notices',
  {
    kept: {
      receivedAt: instant('received_at').notNull(),
      source: text('source', { enum: ['notice', 'question'] }).notNull(),
      outcome: text('outcome', {
        enum: [
          'moved',
          'repeated',
          'late',
          'malformed',
          'wrong-merchant',
          'unknown-order',
          'wrong-signature',
          'wrong-amount',
          'confirmed',
          'not-confirmed',
          'unreachable',
        ],
      }).notNull(),
      orderId: text('order_id').notNull(),
      statusCode: text('status_code'),
      amount: text('amount'),
      currency: text('currency'),
      paymentId: text('payment_id'),
      method: text('method'),
      message: text('message'),
    },
    internal: {
      id: text('id').primaryKey(),
    },
  },
  (table) => [index('payment_notices_newest').on(table.receivedAt), index('payment_notices_order').on(table.orderId)],
)

/** States of an order whose plan was taken back. */
export const reversedStates = [
  'charged_back',
  'refunded',
] as const satisfies readonly (typeof paymentOrders.$inferSelect)['state'][]
