import { endpoints, staffOperations } from '@naru/api/operations'
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { databaseNow } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { auditEntries, users } from '../../platform/db/schema'
import { usersMatching } from '../user/search'
import { appendEntry, lockAuditLog } from './record'

export type AuditEntry = typeof auditEntries.$inferSelect

/** Actions that change nothing: the views, and downloads that are no operations of the contract. */
const viewActions: string[] = [
  ...staffOperations.filter((id) => endpoints[id].method === 'get'),
  'exportAuditLog',
  'exportExamStatistics',
]

/** Which entries are meant. Default: all. */
export interface AuditFilter {
  /** Id of the actor, or a part of a user's name or email. */
  actor?: string | undefined
  /** Id of a thing that was changed or viewed, also in a list. */
  subject?: string | undefined
  /** `changes`: all but views. */
  action?: string | undefined
  /** From this time on. */
  from?: string | undefined
  /** Before this time. */
  to?: string | undefined
}

const byActor = (database: Database, actor: string) =>
  or(
    eq(auditEntries.actor, actor),
    inArray(auditEntries.actor, database.select({ id: users.id }).from(users).where(usersMatching(actor.trim()))),
  )

const byAction = (action: string) =>
  action === 'changes' ? notInArray(auditEntries.action, viewActions) : eq(auditEntries.action, action)

const matching = (database: Database, { actor, subject, action, from, to }: AuditFilter): SQL | undefined =>
  and(
    actor === undefined ? undefined : byActor(database, actor),
    action === undefined ? undefined : byAction(action),
    subject === undefined
      ? undefined
      : or(
          eq(auditEntries.subjectId, subject),
          // Ids contain no character that JSON escapes.
          sql`strpos(${auditEntries.after}, ${JSON.stringify(subject)}) > 0`,
        ),
    from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
    to === undefined ? undefined : lt(auditEntries.at, new Date(to)),
  )

/** A page of entries with the names of the admins, newest first; and the number of all. `page`: from 1. */
export const pageOfEntries = async (database: Database, filter: AuditFilter, page: number, pageSize: number) => {
  const where = matching(database, filter)
  const rows = await database
    .select({
      entry: auditEntries,
      actorName: sql<string | null>`nullif(trim(${users.name} || ' ' || ${users.lName}), '')`,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actor))
    .where(where)
    .orderBy(desc(auditEntries.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await database.$count(auditEntries, where) }
}

const BATCH = 1000

/** Reads entries in batches, oldest first, up to the one that is the last at the start. */
export async function* readEntries(database: Database, filter: AuditFilter = {}): AsyncGenerator<AuditEntry> {
  const [last] = await database
    .select({ number: auditEntries.number })
    .from(auditEntries)
    .orderBy(desc(auditEntries.number))
    .limit(1)
  if (last === undefined) return
  for (let done = 0; done < last.number;) {
    const batch = await database
      .select()
      .from(auditEntries)
      .where(and(gt(auditEntries.number, done), lte(auditEntries.number, last.number), matching(database, filter)))
      .orderBy(asc(auditEntries.number))
      .limit(BATCH)
    yield* batch
    const final = batch.at(-1)
    if (final === undefined || batch.length < BATCH) return
    done = final.number
  }
}

/** Days that entries are kept. */
const KEPT_DAYS = 730
/** Days by which a deletion may be late, so that it is an entry only once in a while. */
const DELETION_INTERVAL_DAYS = 30

const daysAgo = (days: number) => sql`${databaseNow} - ${days} * interval '1 day'`

/**
 * Deletes entries older than two years once the oldest is 30 days older than that. The deletion is itself an entry: it
 * states number and hash of the last deleted one, from which the chain of the others is verified.
 */
export const deleteOldEntries = async (database: Database): Promise<void> => {
  const [oldest] = await database
    .select({ isDue: sql<boolean>`${auditEntries.at} <= ${daysAgo(KEPT_DAYS + DELETION_INTERVAL_DAYS)}` })
    .from(auditEntries)
    .orderBy(asc(auditEntries.number))
    .limit(1)
  if (!oldest?.isDue) return
  await database.transaction(async (transaction) => {
    await lockAuditLog(transaction)
    const [firstKept] = await transaction
      .select({ number: auditEntries.number })
      .from(auditEntries)
      .where(gt(auditEntries.at, daysAgo(KEPT_DAYS)))
      .orderBy(asc(auditEntries.number))
      .limit(1)
    const [last] = await transaction
      .select()
      .from(auditEntries)
      .where(firstKept === undefined ? undefined : lt(auditEntries.number, firstKept.number))
      .orderBy(desc(auditEntries.number))
      .limit(1)
    if (last === undefined) return
    const after = { number: last.number, hash: last.hash }
    await appendEntry(transaction, { actor: 'server', action: 'deleteAuditEntries', after })
    await transaction.delete(auditEntries).where(lte(auditEntries.number, last.number))
  })
}
