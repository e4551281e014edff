import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { databaseNow, databaseNowPlus } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { mails, users } from '../../platform/db/schema'
import { columnsTagged } from '../../platform/db/schema/table'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { newId } from '../../platform/ids'
import { accountDeletedMail } from '../../platform/mail/messages'
import { endAuthSessions } from '../auth/auth-sessions'
import { leaderboardsOfLearnerChanged } from '../leaderboards/leaderboard'
import { lockAdmins } from '../auth/roles'
import { personalTables, type Person } from './tables'

/** Milliseconds between the request and the deletion, in which it can be undone. */
export const UNDO_TIME_MS = 7 * 86_400_000

/** Maximum number of accounts per run. */
const ROUND = 20

/** Locks all admins, and tells whether one stays without this account: active, and not to be deleted. */
const isAnotherAdminLeft = async (transaction: Database, userId: string): Promise<boolean> => {
  await lockAdmins(transaction)
  const others = await transaction.$count(
    users,
    and(eq(users.role, 'admin'), eq(users.isActive, true), isNull(users.deletionAt), ne(users.id, userId)),
  )
  return others > 0
}

/**
 * Requests the deletion of an account and ends its other sessions. A repeated request keeps the first date.
 * @param token - the session that stays.
 * @returns the date.
 * @throws Refusal 403 for the only admin.
 */
export const requestDeletion = (
  database: Database,
  { userId, isAdmin, sessionId }: { userId: string; isAdmin: boolean; sessionId: string },
): Promise<Date> =>
  database.transaction(async (transaction) => {
    if (isAdmin && !(await isAnotherAdminLeft(transaction, userId))) {
      throw new Refusal(403, say('only_admin_left'))
    }
    const [row] = await transaction
      .update(users)
      .set({ deletionAt: sql`coalesce(${users.deletionAt}, ${databaseNowPlus(UNDO_TIME_MS)})` })
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .returning({ deletionAt: users.deletionAt })
    if (!row?.deletionAt) throw new Refusal(409, say('account_deleted'))
    await endAuthSessions(transaction, userId, { allBut: sessionId })
    return row.deletionAt
  })

/** Undoes a request. False if the account is deleted already. */
export const undoDeletion = async (database: Database, userId: string): Promise<boolean> => {
  const undone = await database
    .update(users)
    .set({ deletionAt: null })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning({ id: users.id })
  return undone.length > 0
}

const emptyRows = async (transaction: Database, person: Person) => {
  for (const { table, rowsOf, onDelete, to } of personalTables) {
    const where = rowsOf(person)
    if (onDelete === 'delete rows') {
      await transaction.delete(table).where(where)
      continue
    }
    const emptied = Object.entries(columnsTagged(table, 'emptied', 'secret'))
    const values = emptied.map(([name, { notNull }]) => [name, to?.[name] ?? (notNull ? '' : null)])
    if (values.length > 0) await transaction.update(table).set(Object.fromEntries(values)).where(where)
  }
}

const emptyAccount = async ({ database, logSecurityEvent }: DeletionContext, userId: string, isAdmin: boolean) => {
  const result = await database.transaction(async (transaction) => {
    const isLastAdmin = isAdmin && !(await isAnotherAdminLeft(transaction, userId))
    const [account] = await transaction
      .select()
      .from(users)
      // Undone or done by another server meanwhile.
      .where(and(eq(users.id, userId), isNull(users.deletedAt), lte(users.deletionAt, databaseNow)))
      .for('update')
    if (account === undefined) return undefined
    if (isLastAdmin) {
      await undoDeletion(transaction, userId)
      return 'kept'
    }
    await emptyRows(transaction, account)
    await transaction.update(users).set({ deletedAt: databaseNow }).where(eq(users.id, userId))
    const { to, subject, text, language } = accountDeletedMail(account)
    const times = { createdAt: databaseNow, nextTryAt: databaseNow }
    await transaction
      .insert(mails)
      .values({ id: newId(), to, subject, text, language, state: 'queued', tries: 0, isLast: true, ...times })
    await leaderboardsOfLearnerChanged(transaction, userId)
    return 'deleted'
  })
  if (result === 'deleted') logSecurityEvent('account deleted', { userId })
  if (result === 'kept') logSecurityEvent('account deletion undone', { userId })
}

type DeletionContext = Pick<Context, 'database' | 'logSecurityEvent'>

/**
 * Empties the accounts whose time is over. Attempts, plans and payments stay attached to the emptied row. Safe to run
 * on several servers at once, and to repeat. The only admin's account stays: another admin left meanwhile.
 */
export const emptyDueAccounts = async (context: DeletionContext): Promise<void> => {
  const due = await context.database
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(lte(users.deletionAt, databaseNow), isNull(users.deletedAt)))
    .orderBy(users.deletionAt)
    .limit(ROUND)
  for (const { id, role } of due) await emptyAccount(context, id, role === 'admin')
}

/** Deletes the last mails to deleted accounts that are sent or have failed. */
export const deleteLastMails = async (database: Database): Promise<void> => {
  await database.delete(mails).where(and(eq(mails.isLast, true), ne(mails.state, 'queued')))
}
