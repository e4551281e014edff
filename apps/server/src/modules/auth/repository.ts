import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { users } from '../../db/schema'
import { newId } from '../../ids'
import type { Registration } from './rules'

/** An account, with what is needed to check a login. */
export type Account = typeof users.$inferSelect

/** The account of an email address in its stored spelling. */
export const accountByEmail = async (database: Database, email: string): Promise<Account | undefined> => {
  const [account] = await database.select().from(users).where(eq(users.email, email))
  return account
}

/** Creates an account; undefined if the email address already has one. */
export const createAccount = async (
  database: Database,
  account: Omit<Registration, 'password'> & {
    passwordHash: string
    role: 'learner' | 'admin'
    isVerified: boolean
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

/** Notes that a user has confirmed the email address. */
export const markVerified = async (database: Database, userId: string): Promise<void> => {
  await database.update(users).set({ isVerified: true }).where(eq(users.id, userId))
}

/** Replaces a user's password. */
export const setPassword = async (database: Database, userId: string, passwordHash: string): Promise<void> => {
  await database.update(users).set({ passwordHash }).where(eq(users.id, userId))
}
