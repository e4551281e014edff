import { and, eq, ne } from 'drizzle-orm'
import { hash, randomBytes } from 'node:crypto'
import type { Context } from '../../context'
import { databaseNow, databaseNowPlus } from '../../db/clock'
import { sessions } from '../../db/schema'
import { authContextOf, type AuthContext } from '../exams/auth-context'
import { authSessionExpiry, authSessionTimes } from './rules'

/**
 * Name of the cookie with the session token. Over HTTPS it starts with `__Host-`, so that browsers reject one set by
 * another host of the domain or over HTTP.
 */
export const authSessionCookie = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-sid' : 'sid')

/** Tokens are stored hashed, so that nobody who reads the database can use them. */
const tokenHash = (token: string) => hash('sha256', token)

/** Creates a session and returns its token: 256 random bits. */
export const createAuthSession = async ({ database }: Context, userId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await database.insert(sessions).values({
    tokenHash: tokenHash(token),
    userId,
    createdAt: databaseNow,
    expiresAt: databaseNowPlus(authSessionTimes.idle),
  })
  return token
}

/** Deletes the session of a token, if there is one. */
export const endAuthSession = async ({ database }: Context, token: string): Promise<void> => {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)))
}

/** Deletes all sessions of a user. */
export const endAuthSessionsOf = async (database: Context['database'], userId: string): Promise<void> => {
  await database.delete(sessions).where(eq(sessions.userId, userId))
}

/** Deletes all sessions of a user but that of a token. */
export const endOtherAuthSessionsOf = async (
  database: Context['database'],
  userId: string,
  token: string | undefined,
): Promise<void> => {
  const isOther = token === undefined ? undefined : ne(sessions.tokenHash, tokenHash(token))
  await database.delete(sessions).where(and(eq(sessions.userId, userId), isOther))
}

/** Deletes all sessions of everybody; returns their number. */
export const endAllAuthSessions = async (database: Context['database']): Promise<number> =>
  (await database.delete(sessions).returning({ userId: sessions.userId })).length

/** Options of a session lookup. */
export interface AuthSessionLookup {
  /** Also loads the access facts for this exam. */
  examId: string | undefined
  /** Whether to extend the session. */
  isUse: boolean
}

/**
 * The user of a session token, with the access facts for an exam if one is named; undefined if the token is unknown,
 * the session has expired, or the user is deactivated.
 */
export const userOfAuthSession = async (
  { database }: Context,
  token: string,
  { examId, isUse }: AuthSessionLookup,
): Promise<Pick<AuthContext, 'user' | 'facts' | 'present'> | undefined> => {
  const key = tokenHash(token)
  const found = await authContextOf(database, { tokenHash: key, examId })
  if (found?.session === undefined || found.session.expiresAt <= found.present) return undefined
  const { createdAt, expiresAt } = found.session
  const until = authSessionExpiry(createdAt, found.present)
  if (isUse && until.getTime() - expiresAt.getTime() >= authSessionTimes.step) {
    await database.update(sessions).set({ expiresAt: until }).where(eq(sessions.tokenHash, key))
  }
  return found
}
