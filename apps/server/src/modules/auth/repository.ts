import type { UserRole } from '@naru/api/types'
import { eq } from 'drizzle-orm'
import { databaseNow } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { oneTimeCodes, users } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { newId } from '../../platform/ids'
import type { Language } from '@naru/api/languages'
import { leaderboardsOfLearnerChanged } from '../leaderboards/leaderboard'
import { endAuthSessionsOf } from './auth-sessions'
import type { Registration } from './rules'

/** A user row, including the password hash. */
export type Account = typeof users.$inferSelect

export const accountByEmail = async (database: Database, email: string): Promise<Account | undefined> => {
  const [account] = await database.select().from(users).where(eq(users.email, email))
  return account
}

/** Creates an account; undefined if the email already has one. `id` defaults to a new one. */
export const createAccount = async (
  database: Database,
  account: Omit<Registration, 'password'> & {
    id?: string
    passwordHash: string
    role: UserRole
    isVerified: boolean
    language?: Language | null
    createdAt: Date
  },
): Promise<Account | undefined> => {
  const [created] = await database
    .insert(users)
    .values({ id: newId(), ...account })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return created
}

export const createAdmin = (
  database: Database,
  account: { id: string; email: string; passwordHash: string; createdAt: Date },
): Promise<Account | undefined> =>
  createAccount(database, { ...account, name: 'Admin', lName: '', phone: '', role: 'admin', isVerified: true })

/** Marks a user's email as verified, which gives the user's first attempts their places on the leaderboards. */
export const markVerified = (database: Database, userId: string): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.update(users).set({ isVerified: true }).where(eq(users.id, userId))
    await leaderboardsOfLearnerChanged(transaction, userId)
  })

/**
 * Gives an unverified account another email address, and ends its sessions and codes; the same address changes nothing.
 * @throws Refusal 404 for no account, 409 for a verified or taken address.
 */
export const correctEmail = async (transaction: Database, userId: string, email: string): Promise<Account> => {
  const [account] = await transaction.select().from(users).where(eq(users.id, userId)).for('update')
  if (account === undefined || account.deletedAt !== null) throw new Refusal(404, say('user_unknown'))
  if (account.isVerified) throw new Refusal(409, say('already_verified'))
  if (account.email === email) return account
  // A sign-up at the same time loses against the unique address, or makes this update fail.
  if ((await accountByEmail(transaction, email)) !== undefined) throw new Refusal(409, say('email_taken'))
  await transaction.update(users).set({ email }).where(eq(users.id, userId))
  await transaction.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId))
  await endAuthSessionsOf(transaction, userId)
  return { ...account, email }
}

/** Records a login. @returns false if the account was deleted meanwhile */
export const recordLogin = async (database: Database, userId: string): Promise<boolean> => {
  const recorded = await database
    .update(users)
    .set({ lastLoginAt: databaseNow, endingMailedAt: null })
    .where(eq(users.id, userId))
    .returning({ id: users.id })
  return recorded.length > 0
}

export const setPassword = async (database: Database, userId: string, passwordHash: string): Promise<void> => {
  await database.update(users).set({ passwordHash }).where(eq(users.id, userId))
}
