import type { AuditSubject } from '@naru/api/types'
import { integer, text, timestamp } from 'drizzle-orm/pg-core'
import { impersonalTable } from './table'

/**
 * The audit log. Append-only: triggers of the database number, date and chain each new entry, and refuse every change
 * and deletion but that of expired entries. Entries refer to users by id and contain no name, email or secret, so that
 * they outlive deleted accounts; hence no foreign key.
 */
export const auditEntries = impersonalTable('audit_entries', {
  /** Consecutive from 1; set by the database. */
  number: integer('number').primaryKey(),
  /** By the database's clock; set by the database. */
  at: timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  /** Id of the admin; `command` for an operator's command, `server` for the server itself. */
  actor: text('actor').notNull(),
  /** Operation id, or the name of a command's action. */
  action: text('action').notNull(),
  /** What was changed or viewed: `user`, `plan` …; null: no single thing. */
  subjectKind: text('subject_kind').$type<AuditSubject>(),
  subjectId: text('subject_id'),
  /** JSON of the state before the change; null: there was none, or nothing changed. */
  before: text('before'),
  /** JSON of the state after the change, or of what was viewed; null: none. */
  after: text('after'),
  /** SHA-256 in hex of the previous hash and all fields, see `entryHash`; set by the database. */
  hash: text('hash').notNull(),
})
