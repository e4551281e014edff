import { and, desc, eq, ne } from 'drizzle-orm'
import { hash, randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context'
import { databaseNow, databaseNowPlus } from '../../platform/db/clock'
import { presentOf } from '../../platform/db/present'
import { sessions } from '../../platform/db/schema'
import { authContextOf, type AuthContext } from '../exams/auth-context'
import { authSessionExpiry, authSessionTimes } from './rules'
import type { SignedInUser } from '../../platform/http/signed-in-user'

/**
 * Name of the cookie with the session token. Over HTTPS it starts with `__Host-`, so that browsers reject one set by
 * another host of the domain or over HTTP.
 */
export const authSessionCookie = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-sid' : 'sid')

/** Tokens are stored hashed, so that nobody who reads the database can use them. */
const tokenHash = (token: string) => hash('sha256', token)

/** 256 random bits. */
const newToken = () => randomBytes(32).toString('base64url')

/** Creates a session on a device, as `deviceOf` describes it, and returns its token. */
export const createAuthSession = async (
  { database }: Context,
  { id: userId, role }: Pick<SignedInUser, 'id' | 'role'>,
  device: string | null,
): Promise<string> => {
  const token = newToken()
  const { idle, absolute } = authSessionTimes
  await database.insert(sessions).values({
    tokenHash: tokenHash(token),
    userId,
    createdAt: databaseNow,
    expiresAt: databaseNowPlus(Math.min(idle, absolute[role])),
    device,
    lastUsedAt: databaseNow,
  })
  return token
}

/**
 * Stores that two-step verification was given on a session now, and replaces its token; undefined if the session has
 * ended.
 */
export const confirmAuthSession = async (
  database: Context['database'],
  sessionId: string,
): Promise<string | undefined> => {
  const token = newToken()
  const confirmed = await database
    .update(sessions)
    .set({ tokenHash: tokenHash(token), twoStepAt: databaseNow })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id })
  return confirmed.length === 0 ? undefined : token
}

/** The sessions of a user that have not expired, the one last used first. */
export const authSessionsOf = async (
  { database }: Pick<Context, 'database'>,
  { id, role }: Pick<SignedInUser, 'id' | 'role'>,
): Promise<Pick<typeof sessions.$inferSelect, 'id' | 'device' | 'createdAt' | 'lastUsedAt'>[]> => {
  const present = await presentOf(database)
  const rows = await database.select().from(sessions).where(eq(sessions.userId, id)).orderBy(desc(sessions.expiresAt))
  const usedAt = (row: (typeof rows)[number]) => row.lastUsedAt.getTime()
  return rows.filter((row) => !isOver(row, role, present)).toSorted((one, other) => usedAt(other) - usedAt(one))
}

/** Deletes sessions of a user: the one with this id, or all but that one. @returns their number */
export const endAuthSessions = async (
  database: Context['database'],
  userId: string,
  which: { id: string } | { allBut: string },
): Promise<number> => {
  const isMeant = 'id' in which ? eq(sessions.id, which.id) : ne(sessions.id, which.allBut)
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), isMeant))
    .returning({ id: sessions.id })
  return ended.length
}

export const endAuthSession = async ({ database }: Context, token: string): Promise<void> => {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)))
}

export const endAuthSessionsOf = async (database: Context['database'], userId: string): Promise<void> => {
  await database.delete(sessions).where(eq(sessions.userId, userId))
}

export const endAllAuthSessions = async (database: Context['database']): Promise<number> =>
  (await database.delete(sessions).returning({ userId: sessions.userId })).length

/** Whether a session has expired, for the user's present role: a login may be stored just after the role was changed. */
const isOver = (
  { createdAt, expiresAt }: Pick<typeof sessions.$inferSelect, 'createdAt' | 'expiresAt'>,
  role: SignedInUser['role'],
  present: Date,
) => expiresAt <= present || authSessionExpiry(createdAt, present, role) <= present

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
): Promise<AuthContext | undefined> => {
  const key = tokenHash(token)
  const found = await authContextOf(database, { tokenHash: key, examId })
  if (found?.session === undefined || isOver(found.session, found.user.role, found.present)) return undefined
  const { present } = found
  const { createdAt, expiresAt, lastUsedAt } = found.session
  const until = authSessionExpiry(createdAt, present, found.user.role)
  const isLonger = until.getTime() - expiresAt.getTime() >= authSessionTimes.step
  const isStale = present.getTime() - lastUsedAt.getTime() >= authSessionTimes.lastUsedStep
  if (isUse && (isLonger || isStale)) {
    await database
      .update(sessions)
      .set({ expiresAt: isLonger ? until : expiresAt, ...(isStale ? { lastUsedAt: present } : {}) })
      .where(eq(sessions.tokenHash, key))
  }
  return found
}
