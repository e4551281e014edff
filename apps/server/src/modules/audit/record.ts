import { sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { databaseNow } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { auditEntries } from '../../platform/db/schema'
import { stateOf, type Subject } from './subject'

/** Advisory lock of who appends to the log; also in the migration that creates the table. */
const AUDIT_LOCK = 7_261_120
/** Advisory lock of who changes something for the staff. */
const CHANGE_LOCK = 7_261_122

/** What an entry of the audit log says. Ids and states only: never a name, an email or a secret. */
export interface AuditFacts {
  /** Id of the admin; `command` for an operator's command, `server` for the server itself. */
  actor: string
  /** Operation id, or the name of a command's action. */
  action: string
  subject?: Subject | undefined
  before?: object | undefined
  after?: object | undefined
}

/**
 * Lets only this transaction change what the staff decides, until it ends. It takes this lock before all others, so that
 * two changes cannot wait for each other, and that of the log after all others, with its entries: a view, whose entry
 * is its only work, never waits for the work of a change.
 */
export const lockChanges = async (transaction: Database): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(${CHANGE_LOCK})`)
}

/** Lets only this transaction append to the audit log until it ends. Appending does so by itself. */
export const lockAuditLog = async (transaction: Database): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(${AUDIT_LOCK})`)
}

const jsonOf = (state: object | undefined) => (state === undefined ? null : JSON.stringify(state))

/** Appends entries, in their order. Call it at the end of a transaction: all other entries wait until it ends. */
export const appendEntries = async (database: Database, entries: readonly AuditFacts[]): Promise<void> => {
  if (entries.length === 0) return
  await database.insert(auditEntries).values(
    entries.map(({ actor, action, subject, before, after }) => ({
      actor,
      action,
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      before: jsonOf(before),
      after: jsonOf(after),
      // A trigger sets these three.
      number: 0,
      at: databaseNow,
      hash: '',
    })),
  )
}

export const appendEntry = (database: Database, entry: AuditFacts): Promise<void> => appendEntries(database, [entry])

export interface ChangeFacts extends Pick<AuditFacts, 'actor' | 'action'> {
  /** Everything that it may change; each is there before or after. */
  subjects: readonly Subject[]
}

const statesOf = async (database: Database, subjects: readonly Subject[]) => {
  const states: (object | undefined)[] = []
  for (const { kind, id } of subjects) states.push(await stateOf[kind](database, id))
  return states
}

/**
 * Changes something, and records the state before and after of every subject that differs, in one transaction.
 * @returns what `work` resolves with.
 * @throws Error if a subject is there neither before nor after: the entry would be missing.
 */
export const recordChange = <Result>(
  database: Database,
  { actor, action, subjects }: ChangeFacts,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (transaction) => {
    await lockChanges(transaction)
    const before = await statesOf(transaction, subjects)
    const result = await work(transaction)
    const after = await statesOf(transaction, subjects)
    for (const [index, subject] of subjects.entries()) {
      if (before[index] === undefined && after[index] === undefined)
        throw new Error(`${action} names the ${subject.kind} ${subject.id}, which was there neither before nor after.`)
      if (isDeepStrictEqual(before[index], after[index])) continue
      await appendEntry(transaction, { actor, action, subject, before: before[index], after: after[index] })
    }
    return result
  })
