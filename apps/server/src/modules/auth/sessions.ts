import { and, eq, lte, sql } from 'drizzle-orm'
import { hash, randomBytes } from 'node:crypto'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { gather } from '../../db/gather'
import { onceFor } from '../../db/once'
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

interface FoundSession {
  user: SignedInUser
  createdAt: Date
  expiresAt: Date
}

/** Asked with nearly every request, so that it is planned once, and asked for many requests at a time. */
const findSession = onceFor((database: Database) => {
  const query = database
    .select({
      key: sessions.tokenHash,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      id: users.id,
      name: users.name,
      lName: users.lName,
      email: users.email,
      phone: users.phone,
      address: users.address,
      city: users.city,
      role: users.role,
      isVerified: users.isVerified,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(sql`${sessions.tokenHash} = any(${sql.placeholder('keys')})`, eq(users.isActive, true)))
    .prepare('session_users')
  return gather(async (keys: readonly string[]): Promise<(FoundSession | undefined)[]> => {
    const rows = await query.execute({ keys: [...new Set(keys)] })
    const found = new Map(
      rows.map(({ key, createdAt, expiresAt, ...user }): [string, FoundSession] => [
        key,
        { user, createdAt, expiresAt },
      ]),
    )
    return keys.map((key) => found.get(key))
  })
})

/** Who a token belongs to; undefined if it belongs to nobody, has ended, or its user is disabled. Keeps the session alive. */
export const userOfSession = async ({ database, now }: Context, token: string): Promise<SignedInUser | undefined> => {
  const key = tokenHash(token)
  const present = now()
  const found = await findSession(database)(key)
  if (found === undefined || found.expiresAt <= present) return undefined
  const { user, createdAt, expiresAt } = found
  const until = sessionExpiry(createdAt, present)
  if (until.getTime() - expiresAt.getTime() >= sessionTimes.step) {
    await database.update(sessions).set({ expiresAt: until }).where(eq(sessions.tokenHash, key))
  }
  return user
}
