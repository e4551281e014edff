import { eq, lte } from 'drizzle-orm'
import { hash, randomBytes } from 'node:crypto'
import type { Context } from '../../context'
import { sessions } from '../../db/schema'
import { authContextOf, type AuthContext } from '../exams/auth-context'
import { authSessionExpiry, authSessionTimes } from './rules'

/**
 * The cookie that carries the session token. Over HTTPS its name begins with `__Host-`, which makes browsers refuse one that another
 * host of the domain, or a page without HTTPS, has planted.
 */
export const authSessionCookie = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-sid' : 'sid')

/** Tokens are stored hashed, so that nobody who reads the database can use them. */
const tokenHash = (token: string) => hash('sha256', token)

/** Begins a session and returns its token: 256 random bits. */
export const createAuthSession = async ({ database, now }: Context, userId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const createdAt = now()
  await database
    .insert(sessions)
    .values({ tokenHash: tokenHash(token), userId, createdAt, expiresAt: authSessionExpiry(createdAt, createdAt) })
  return token
}

/** Ends the session of a token, if there is one. */
export const endAuthSession = async ({ database }: Context, token: string): Promise<void> => {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)))
}

/** Ends every session of a user. */
export const endAuthSessionsOf = async (database: Context['database'], userId: string): Promise<void> => {
  await database.delete(sessions).where(eq(sessions.userId, userId))
}

/** Removes sessions that have ended. */
export const deleteExpiredAuthSessions = async ({
  database,
  now,
}: Pick<Context, 'database' | 'now'>): Promise<void> => {
  await database.delete(sessions).where(lte(sessions.expiresAt, now()))
}

/** How a session is looked up. */
export interface AuthSessionLookup {
  /** The exam that is asked about, if one is. */
  examId: string | undefined
  /** Whether the session is used, which keeps it alive. */
  isUse: boolean
}

/**
 * Who a token belongs to, and what decides about them and an exam, if one is asked about; undefined if it belongs to nobody, has ended, or
 * its user is disabled.
 */
export const userOfAuthSession = async (
  { database, now }: Context,
  token: string,
  { examId, isUse }: AuthSessionLookup,
): Promise<Pick<AuthContext, 'user' | 'facts'> | undefined> => {
  const key = tokenHash(token)
  const present = now()
  const found = await authContextOf(database, { tokenHash: key, examId })
  if (found?.session === undefined || found.session.expiresAt <= present) return undefined
  const { createdAt, expiresAt } = found.session
  const until = authSessionExpiry(createdAt, present)
  if (isUse && until.getTime() - expiresAt.getTime() >= authSessionTimes.step) {
    await database.update(sessions).set({ expiresAt: until }).where(eq(sessions.tokenHash, key))
  }
  return found
}
