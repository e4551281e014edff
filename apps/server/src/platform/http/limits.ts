import type { Endpoint, RateLimit } from '@naru/api/types'
import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../context'
import { databaseNow, databaseNowPlus } from '../db/clock'
import type { Database } from '../db/database'
import { limitCounters } from '../db/schema'
import { memoizeByKey } from '../memoize-by-key'
import { say } from './messages'
import { Refusal } from './refusal'

const SECOND = 1000
const MINUTE = 60 * SECOND

interface Limit extends Pick<RateLimit, 'count' | 'minutes'> {
  /**
   * Delay in milliseconds of the first try beyond `count`; doubles with each further one, up to `longestDelay`. Without it, tries
   * beyond `count` wait for the end of the window.
   */
  firstDelay?: number
  /** In milliseconds. @default the window */
  longestDelay?: number
}

/**
 * The rate limits with rules of their own; `x-naru-limit` in the contract has those that count each request. A limit by address counts everybody
 * behind one address, which may be a whole school.
 */
export const limits = {
  /** Failed logins of one account; then doubling delays, never a permanent lock. */
  loginOfAccount: { count: 5, minutes: 15, firstDelay: 30 * SECOND, longestDelay: 15 * MINUTE },
  /** Wrong two-step verification of one account, codes and passkeys apart; then doubling delays. */
  twoStepOfAccount: { count: 5, minutes: 15, firstDelay: 30 * SECOND, longestDelay: 15 * MINUTE },
  /** Failed logins from one address. */
  loginFromAddress: { count: 20, minutes: 1 },
  registerFromAddress: { count: 60, minutes: 60 },
  /** Mailed codes of one account and purpose; `codeRules.resendLock` enforces the minute between two codes. */
  codesOfAccount: { count: 5, minutes: 60 },
  /** Codes submitted for one account, existing or not. Blocks nobody: it makes both cases write to the database. */
  codeTriesOfAccount: { count: 1_000_000_000, minutes: 10 },
  /** Reports of browsers about blocked content. */
  policyReportsFromAddress: { count: 20, minutes: 1 },
  /** Attempts of which neither a start nor a result was stored before: a repeated one is not counted. */
  newAttemptsOfUser: { count: 30, minutes: 60 },
  /** Changes of a learner's name on the leaderboards, and returns to them: each discards cached leaderboards. */
  leaderboardChangesOfUser: { count: 30, minutes: 60 },
  /** Rejected payment notices; accepted ones are not counted. */
  refusedNoticesFromAddress: { count: 60, minutes: 1 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export const windowOf = ({ minutes }: Limit): number => minutes * MINUTE

/** Neither addresses nor emails are stored: a key is a hash of the limit's name and its subject. */
export const keyOf = (name: string, subject: string) =>
  createHash('sha256').update(`${name}\n${subject}`).digest('base64url')

/** Reduces an IPv6 address to its /64 network, since one household controls its last 64 bits. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').split('%')[0] ?? ''
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length)
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const tooMany = (milliseconds: number) => {
  const seconds = Math.max(1, Math.ceil(milliseconds / SECOND))
  return new Refusal(429, say('too_many_attempts', seconds), seconds)
}

/**
 * The change of a counter when a try is counted; as SQL, because counting must be one statement, by the clock of the
 * database: servers have different ones. A count falls only when its time is over, or by a success.
 */
export const stepOf = (limit: Limit) => {
  const target = limitCounters.key
  const { count, windowEndsAt, blockedUntil } = limitCounters
  const window = windowOf(limit)
  const isOver = sql`${windowEndsAt} <= ${databaseNow}`
  const next = sql`(case when ${isOver} then 1 else ${count} + 1 end)`
  if (limit.firstDelay === undefined) {
    return {
      target,
      setWhere: sql`${count} < ${limit.count} or ${isOver}`,
      set: {
        count: next,
        windowEndsAt: sql`case when ${isOver} then ${databaseNowPlus(window)} else ${windowEndsAt} end`,
      },
    }
  }
  const longest = limit.longestDelay ?? window
  const delay = sql`least(${longest}::float8, ${limit.firstDelay}::float8 * power(2, least(${next} - ${limit.count}, 30))) * interval '1 millisecond'`
  return {
    target,
    setWhere: sql`${blockedUntil} is null or ${blockedUntil} <= ${databaseNow}`,
    set: {
      count: next,
      // Long enough that the next try finds the doubled delay.
      windowEndsAt: databaseNowPlus(window + longest),
      blockedUntil: sql`case when ${next} >= ${limit.count} then ${databaseNow} + ${delay} end`,
    },
  }
}

/**
 * Milliseconds until a counter passes the next try. A longer wait than the limit can cause was written before the
 * database's clock was corrected, and is shortened to the longest one, so that nobody is locked out.
 */
const waitFor = async ({ database }: Pick<Context, 'database'>, limit: Limit, key: string): Promise<number> => {
  const column = limit.firstDelay === undefined ? 'windowEndsAt' : 'blockedUntil'
  const window = windowOf(limit)
  const longest = limit.firstDelay === undefined ? window : (limit.longestDelay ?? window)
  const until = limitCounters[column]
  const isOfKey = eq(limitCounters.key, key)
  const wait = sql`extract(epoch from ${until} - ${databaseNow}) * 1000`.mapWith(Number)
  const [row] = await database.select({ wait }).from(limitCounters).where(isOfKey)
  if (row === undefined || row.wait <= longest) return row?.wait ?? 0
  const soonest = databaseNowPlus(longest)
  await database
    .update(limitCounters)
    .set({ [column]: soonest })
    .where(and(isOfKey, gt(until, soonest)))
  return longest
}

export interface CountedTry {
  /** Reverts the count: the try is not what the limit is about, such as a successful login. */
  undo: () => Promise<void>
}

/** Prepared, because most requests of learners are counted. */
const prepareCount = memoizeByKey((database: Database) =>
  memoizeByKey((limit: Limit) =>
    database
      .insert(limitCounters)
      .values({ key: sql.placeholder('key'), count: 1, windowEndsAt: databaseNowPlus(windowOf(limit)) })
      .onConflictDoUpdate(stepOf(limit))
      .returning({ windowEndsAt: limitCounters.windowEndsAt })
      .prepare(limit.firstDelay === undefined ? 'count_try' : 'count_delayed_try'),
  ),
)

/** Counts a try in one statement, so that simultaneous tries on several servers are all counted. */
const count = async (
  { database }: Pick<Context, 'database'>,
  limit: Limit,
  name: string,
  subject: string,
): Promise<CountedTry> => {
  const key = keyOf(name, subject)
  const [counted] = await prepareCount(database)(limit).execute({ key })
  if (counted === undefined) throw tooMany(await waitFor({ database }, limit, key))
  return {
    undo: async () => {
      await database
        .update(limitCounters)
        .set({ count: sql`${limitCounters.count} - 1` })
        // In a later window it is not counted.
        .where(and(eq(limitCounters.key, key), eq(limitCounters.windowEndsAt, counted.windowEndsAt)))
    },
  }
}

/**
 * Counts a try, or rejects it. It is counted before its outcome is known.
 * @param subject - the account or address that the limit applies to.
 * @throws Refusal 429 with the seconds to wait.
 */
export const countTry = (context: Pick<Context, 'database'>, name: LimitName, subject: string): Promise<CountedTry> =>
  count(context, limits[name], name, subject)

/** The refusal of a try that its limit does not let pass. */
export const refusalOf = async (
  context: Pick<Context, 'database'>,
  name: LimitName,
  subject: string,
): Promise<Refusal> => tooMany(await waitFor(context, limits[name], keyOf(name, subject)))

/** Counts a request against the limits of its operation. @throws Refusal 429 with the seconds to wait. */
export const countRequest = async (
  context: Pick<Context, 'database' | 'addressLimits'>,
  { user, address }: NonNullable<Endpoint['limit']>,
  { visitor, ip }: FastifyRequest,
): Promise<void> => {
  if (user !== undefined && visitor !== undefined) await count(context, user, user.counter, visitor.id)
  if (address !== undefined && context.addressLimits) await count(context, address, address.counter, networkOf(ip))
}

/** Counts a try against its IP address, if `addressLimits` is on. */
export const countFromAddress = (
  context: Pick<Context, 'database' | 'addressLimits'>,
  name: LimitName,
  address: string,
): Promise<CountedTry> =>
  context.addressLimits
    ? countTry(context, name, networkOf(address))
    : Promise.resolve({ undo: () => Promise.resolve() })

/** Clears a counter, such as the failed logins of an account whose password was reset. */
export const clearTries = async (
  { database }: Pick<Context, 'database'>,
  name: LimitName,
  subject: string,
): Promise<void> => {
  await database.delete(limitCounters).where(eq(limitCounters.key, keyOf(name, subject)))
}
