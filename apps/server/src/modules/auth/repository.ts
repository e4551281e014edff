import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { users } from '../../db/schema'
import { newId } from '../../ids'
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

/** Marks a user's email as verified. */
export const markVerified = async (database: Database, userId: string): Promise<void> => {
  await database.update(users).set({ isVerified: true }).where(eq(users.id, userId))
}

/** Replaces a user's password. */
export const setPassword = async (database: Database, userId: string, passwordHash: string): Promise<void> => {
  await database.update(users).set({ passwordHash }).where(eq(users.id, userId))
}
