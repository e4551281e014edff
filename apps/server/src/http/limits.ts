import { createHash } from 'node:crypto'
import { eq, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../context'
import { limitCounters } from '../db/schema'
import { Refusal } from './refusal'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How often something may be done; times in milliseconds. */
export interface Limit {
  /** How many are let through in a window. */
  count: number
  /** Length of a window, from the first one that is counted. */
  window: number
  /**
   * How long the first one beyond `count` waits; each further one twice as long, at most `longestDelay`. Without it, whoever is beyond
   * waits for the end of the window.
   */
  firstDelay?: number
  /** Default: the window. */
  longestDelay?: number
}

/** Every limit of the server. A limit by address counts everybody behind one address, which may be a whole school. */
export const limits = {
  /** Failed logins of one account; then doubling delays, never a lasting lock. */
  loginOfAccount: { count: 5, window: 15 * MINUTE, firstDelay: 30 * SECOND, longestDelay: 15 * MINUTE },
  /** Failed logins from one address. */
  loginFromAddress: { count: 20, window: MINUTE },
  registerFromAddress: { count: 60, window: HOUR },
  /** Mailed codes of one account and purpose; the minute between two codes is kept by the codes themselves. */
  codesOfAccount: { count: 5, window: HOUR },
  codesFromAddress: { count: 60, window: HOUR },
  /** Codes typed in from one address, right or wrong. A code itself dies after five tries. */
  codeTriesFromAddress: { count: 60, window: 10 * MINUTE },
  /** Codes typed in for one account, or for one that does not exist. Holds nobody back: it lets both write something. */
  codeTriesOfAccount: { count: 1_000_000_000, window: 10 * MINUTE },
  contactFromAddress: { count: 10, window: HOUR },
  paymentsOfUser: { count: 20, window: HOUR },
  paymentsFromAddress: { count: 200, window: HOUR },
  /** Notices of payments that were not believed; believed ones are not counted. */
  refusedNoticesFromAddress: { count: 60, window: MINUTE },
} as const satisfies Record<string, Limit>

/** The name of a limit. */
export type LimitName = keyof typeof limits

/** Neither addresses nor emails are stored: a key is a hash of the limit's name and whom it holds. */
const keyOf = (name: LimitName, whom: string) => createHash('sha256').update(`${name}\n${whom}`).digest('base64url')

/** One network of the sixth version is one household: its last 64 bits change as their owner likes. */
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
  const wait = seconds < 120 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`
  return new Refusal(429, `Too many attempts. Please try again in ${wait}.`, seconds)
}

const asSql = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

/** What the counter of a limit becomes when one more is counted; as SQL, because counting has to be one statement. */
const stepOf = (limit: Limit, present: Date) => {
  const { count, windowEndsAt, blockedUntil } = limitCounters
  const longest = limit.longestDelay ?? limit.window
  // What lies further ahead than any count could reach was written by a clock that was ahead, and no longer holds.
  const horizon = after(present, limit.window + longest)
  const isOver = sql`(${windowEndsAt} <= ${asSql(present)} or ${windowEndsAt} > ${asSql(horizon)})`
  const next = sql`(case when ${isOver} then 1 else ${count} + 1 end)`
  if (limit.firstDelay === undefined) {
    return {
      mayPass: sql`${count} < ${limit.count} or ${isOver}`,
      set: {
        count: next,
        windowEndsAt: sql`case when ${isOver} then ${asSql(after(present, limit.window))} else ${windowEndsAt} end`,
      },
    }
  }
  const delay = sql`least(${longest}::float8, ${limit.firstDelay}::float8 * power(2, least(${next} - ${limit.count}, 30))) * interval '1 millisecond'`
  return {
    mayPass: sql`${blockedUntil} is null or ${blockedUntil} <= ${asSql(present)} or ${blockedUntil} > ${asSql(after(present, longest))}`,
    set: {
      count: next,
      // Long enough that whoever keeps trying finds the delay doubled.
      windowEndsAt: asSql(horizon),
      blockedUntil: sql`case when ${next} >= ${limit.count} then ${asSql(present)} + ${delay} end`,
    },
  }
}

/** A try that was counted. */
export interface CountedTry {
  /** Takes the count back: what was tried is not what the limit is about, such as a login that succeeds. */
  undo: () => Promise<void>
}

/**
 * Counts a try and lets it pass, or refuses it. It is counted before it is known how it ends, in one statement, so that tries made at
 * once on several servers are all counted.
 * @param whom - the account or address that the limit holds.
 * @throws Refusal 429 with the seconds to wait.
 */
export const countTry = async (
  { database, now }: Pick<Context, 'database' | 'now'>,
  name: LimitName,
  whom: string,
): Promise<CountedTry> => {
  const limit: Limit = limits[name]
  const key = keyOf(name, whom)
  const present = now()
  const { mayPass, set } = stepOf(limit, present)
  const counted = await database
    .insert(limitCounters)
    .values({ key, count: 1, windowEndsAt: after(present, limit.window) })
    .onConflictDoUpdate({ target: limitCounters.key, set, setWhere: mayPass })
    .returning({ key: limitCounters.key })
  if (counted.length === 0) {
    const [row] = await database.select().from(limitCounters).where(eq(limitCounters.key, key))
    const until = limit.firstDelay === undefined ? row?.windowEndsAt : row?.blockedUntil
    throw tooMany((until ?? present).getTime() - present.getTime())
  }
  return {
    undo: async () => {
      await database
        .update(limitCounters)
        .set({ count: sql`greatest(${limitCounters.count} - 1, 0)` })
        .where(eq(limitCounters.key, key))
    },
  }
}

/** Counts a try against the address it comes from, where the operator wants that. */
export const countFromAddress = (
  context: Pick<Context, 'database' | 'now' | 'addressLimits'>,
  name: LimitName,
  address: string,
): Promise<CountedTry> =>
  context.addressLimits
    ? countTry(context, name, networkOf(address))
    : Promise.resolve({ undo: () => Promise.resolve() })

/** Forgets what was counted, such as the failed logins of an account whose password was reset. */
export const clearTries = async (
  { database }: Pick<Context, 'database'>,
  name: LimitName,
  whom: string,
): Promise<void> => {
  await database.delete(limitCounters).where(eq(limitCounters.key, keyOf(name, whom)))
}

/** Removes counters whose window is over, or was begun by a clock that was far ahead. */
export const deleteOldTries = async ({ database, now }: Pick<Context, 'database' | 'now'>): Promise<void> => {
  const present = now()
  await database
    .delete(limitCounters)
    .where(
      or(
        lt(limitCounters.windowEndsAt, present),
        lt(asSql(new Date(present.getTime() + 24 * HOUR)), limitCounters.windowEndsAt),
      ),
    )
}
