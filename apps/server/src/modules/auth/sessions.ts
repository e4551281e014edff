import { and, eq, lte, sql } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../context'
import { sessions, users } from '../../db/schema'
import { sessionExpiry, sessionTimes } from './rules'

/** The user a session belongs to. */
export interface SignedInUser {
  id: string
  name: string
  lName: string
  email: string
  phone: string
  address: string | null
  city: string | null
  role: 'learner' | 'admin'
  isVerified: boolean
}

/**
 * The cookie that carries the session token. Over HTTPS its name begins with `__Host-`, which makes browsers refuse one that another
 * host of the domain, or a page without HTTPS, has planted.
 */
export const sessionCookie = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-sid' : 'sid')

/** Tokens are stored hashed, so that nobody who reads the database can use them. */
const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

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

const prepareFind = (database: Context['database']) =>
  database
    .select({
      id: users.id,
      name: users.name,
      lName: users.lName,
      email: users.email,
      phone: users.phone,
      address: users.address,
      city: users.city,
      role: users.role,
      isVerified: users.isVerified,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('key')), eq(users.isActive, true)))
    .prepare('session_user')

/** Asked with nearly every request, so that it is composed and planned once. */
const prepared = new WeakMap<Context['database'], ReturnType<typeof prepareFind>>()

/** Who a token belongs to; undefined if it belongs to nobody, has ended, or its user is disabled. Keeps the session alive. */
export const userOfSession = async ({ database, now }: Context, token: string): Promise<SignedInUser | undefined> => {
  const key = tokenHash(token)
  const present = now()
  const find = prepared.get(database) ?? prepareFind(database)
  prepared.set(database, find)
  const [found] = await find.execute({ key })
  if (found === undefined || found.expiresAt <= present) return undefined
  const { createdAt, expiresAt, ...user } = found
  const until = sessionExpiry(createdAt, present)
  if (until.getTime() - expiresAt.getTime() >= sessionTimes.step) {
    await database.update(sessions).set({ expiresAt: until }).where(eq(sessions.tokenHash, key))
  }
  return user
}
