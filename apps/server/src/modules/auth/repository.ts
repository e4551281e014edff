import type { UserRole } from '@naru/api/types'
import { eq } from 'drizzle-orm'
import { databaseNow } from '../../db/clock'
import type { Database } from '../../db/database'
import { users } from '../../db/schema'
import { newId } from '../../ids'
import type { Language } from '../../language'
import { leaderboardsOfLearnerChanged } from '../results/leaderboard'
import type { Registration } from './rules'

/** A user row, including the password hash. */
export type Account = typeof users.$inferSelect

/** Finds an account by its normalised email. */
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

/** Creates the account of an admin whom the operator named. */
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

/** Records a login. @returns false if the account was deleted meanwhile */
export const recordLogin = async (database: Database, userId: string): Promise<boolean> => {
  const recorded = await database
    .update(users)
    .set({ lastLoginAt: databaseNow, endingMailedAt: null })
    .where(eq(users.id, userId))
    .returning({ id: users.id })
  return recorded.length > 0
}

/** Replaces a user's password. */
export const setPassword = async (database: Database, userId: string, passwordHash: string): Promise<void> => {
  await database.update(users).set({ passwordHash }).where(eq(users.id, userId))
}
