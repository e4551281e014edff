import { and, eq, inArray, isNull, lte, notExists, type SQL } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { databaseNow, databaseNowPlus } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { attempts, examProgress, examStarts, paymentOrders, purchases, users } from '../../platform/db/schema'
import { queueMailsIn } from '../../platform/mail/mail-queue'
import { unverifiedAccountMail } from '../../platform/mail/messages'

const DAY = 24 * 60 * 60_000

/** When unverified accounts end; in milliseconds. */
export const unverifiedAccountTimes = {
  /** From the last login to the end. */
  life: 30 * DAY,
  /** From the mail that announces the end to the end. */
  notice: 7 * DAY,
} as const

/** Maximum number of accounts per run. */
const ROUND = 100

/** Unverified learners without any plan, order or attempt. One whom an admin has deactivated stays so. */
const isUnused = (database: Database): SQL | undefined =>
  and(
    eq(users.isVerified, false),
    eq(users.role, 'learner'),
    eq(users.isActive, true),
    ...[purchases, paymentOrders, attempts, examProgress, examStarts].map((table) =>
      notExists(database.select({ userId: table.userId }).from(table).where(eq(table.userId, users.id))),
    ),
  )

/** Queues the mail to every account that ends soon, in the transaction that records it, so that each gets one. */
const announceEnds = async ({ database, publicUrl }: Pick<Context, 'database' | 'publicUrl'>) => {
  const { life, notice } = unverifiedAccountTimes
  await database.transaction(async (transaction) => {
    const due = await transaction
      .select({
        id: users.id,
        email: users.email,
        name: users.name,
        language: users.language,
        endsAt: databaseNowPlus(notice).mapWith(users.lastLoginAt),
      })
      .from(users)
      .where(
        and(
          isUnused(transaction),
          isNull(users.endingMailedAt),
          lte(users.lastLoginAt, databaseNowPlus(notice - life)),
        ),
      )
      .limit(ROUND)
      // Another server takes others.
      .for('update', { skipLocked: true })
    if (due.length === 0) return
    const ids = due.map(({ id }) => id)
    await transaction.update(users).set({ endingMailedAt: databaseNow }).where(inArray(users.id, ids))
    const messages = due.map(({ endsAt, ...account }) => unverifiedAccountMail(account, endsAt, publicUrl))
    await queueMailsIn(transaction, messages)
  })
}

/** Deletes the accounts whose time is over, after their mail had its days. */
const deleteEnded = async ({ database, logSecurityEvent }: Pick<Context, 'database' | 'logSecurityEvent'>) => {
  const { life, notice } = unverifiedAccountTimes
  const isEnded = (transaction: Database) =>
    and(
      isUnused(transaction),
      lte(users.lastLoginAt, databaseNowPlus(-life)),
      lte(users.endingMailedAt, databaseNowPlus(-notice)),
    )
  const deleted = await database.transaction(async (transaction) => {
    const ended = await transaction
      .select({ id: users.id })
      .from(users)
      .where(isEnded(transaction))
      .limit(ROUND)
      .for('update', { skipLocked: true })
    if (ended.length === 0) return []
    const ids = ended.map(({ id }) => id)
    // Checked again: until the rows were locked, an account could get a plan. Afterwards its insertion waits, and fails.
    return transaction
      .delete(users)
      .where(and(inArray(users.id, ids), isEnded(transaction)))
      .returning({ id: users.id })
  })
  for (const { id } of deleted) logSecurityEvent('unverified account ended', { subjectId: id })
}

/**
 * Ends unverified accounts without any plan, order or attempt 30 days after the last login, with a mail 7 days before.
 * By the database's clock; safe to run on several servers at once.
 */
export const endUnverifiedAccounts = async (
  context: Pick<Context, 'database' | 'publicUrl' | 'logSecurityEvent'>,
): Promise<void> => {
  await deleteEnded(context)
  await announceEnds(context)
}
