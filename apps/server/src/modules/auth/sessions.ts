import { eq, lte } from 'drizzle-orm'
import { hash, randomBytes } from 'node:crypto'
import type { Context } from '../../context'
import { sessions } from '../../db/schema'
import { standingOf, type Standing } from '../exams/standing'
import { sessionExpiry, sessionTimes } from './rules'

/**
 * The cookie that carries the session token. Over HTTPS its name begins with `__Host-`, which makes browsers refuse one that another
 * host of the domain, or a page without HTTPS, has planted.
 */
export const sessionCookie = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-sid' : 'sid')

/** Tokens are stored hashed, so that nobody who reads the database can use them. */
const tokenHash = (token: string) => hash('sha256', token)

/** Begins a session and returns its token: 256 random bits. */
export const beginSession = async ({ database, now }: Context, userId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const createdAt = now()
  await database
    .insert(sessions)
    .values({ tokenHash: tokenHash(token), userId, createdAt, expiresAt: sessionExpiry(createdAt, createdAt) })
  return token
}

/** Ends the session of a token, if there is one. */
export const endSession = async ({ database }: Context, token: string): Promise<void> => {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)))
}

/** Ends every session of a user. */
export const endSessionsOf = async (database: Context['database'], userId: string): Promise<void> => {
  await database.delete(sessions).where(eq(sessions.userId, userId))
}

/** Removes sessions that have ended. */
export const forgetEndedSessions = async ({ database, now }: Pick<Context, 'database' | 'now'>): Promise<void> => {
  await database.delete(sessions).where(lte(sessions.expiresAt, now()))
}

/** How a session is looked up. */
export interface SessionLookup {
  /** The exam that is asked about, if one is. */
  examId: string | undefined
  /** Whether the session is used, which keeps it alive. */
  isUse: boolean
}

/**
 * Who a token belongs to, and what decides about them and an exam, if one is asked about; undefined if it belongs to nobody, has ended, or
 * its user is disabled.
 */
export const userOfSession = async (
  { database, now }: Context,
  token: string,
  { examId, isUse }: SessionLookup,
): Promise<Pick<Standing, 'user' | 'facts'> | undefined> => {
  const key = tokenHash(token)
  const present = now()
  const found = await standingOf(database, { tokenHash: key, examId })
  if (found?.session === undefined || found.session.expiresAt <= present) return undefined
  const { createdAt, expiresAt } = found.session
  const until = sessionExpiry(createdAt, present)
  if (isUse && until.getTime() - expiresAt.getTime() >= sessionTimes.step) {
    await database.update(sessions).set({ expiresAt: until }).where(eq(sessions.tokenHash, key))
  }
  return found
}
