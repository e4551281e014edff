import { boolean, integer, text } from 'drizzle-orm/pg-core'
import { attempts } from './attempts'
import { instant } from './columns'
import { impersonalTable, personalTable } from './table'

/** The keys that sign score reports. The one with the highest number signs; all of them verify, so none is ever deleted. */
export const scoreReportKeys = impersonalTable('score_report_keys', {
  number: integer('number').primaryKey(),
  /** PKCS 8, as PEM. */
  privateKey: text('private_key').notNull(),
  /** SPKI, as PEM. */
  publicKey: text('public_key').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** The score reports of attempts, inserted when a score report is first requested; one per attempt, never changed. */
export const scoreReports = personalTable('score_reports', {
  kept: {
    /** 80 random bits, which learners print and share. */
    number: text('number').primaryKey(),
    /** Null: the attempt was deleted. */
    attemptId: text('attempt_id')
      .unique()
      .references(() => attempts.id, { onDelete: 'set null' }),
    keyNumber: integer('key_number')
      .notNull()
      .references(() => scoreReportKeys.number),
    /** The signed text: a JSON object. It contains nothing about the person. */
    statement: text('statement').notNull(),
    /** Ed25519, in base64url. */
    signature: text('signature').notNull(),
  },
  emptied: {
    /** Whether the verification page shows the learner's name. */
    showsName: boolean('shows_name').notNull().default(false),
    /** The learner's name on the day of the issue. */
    learnerName: text('learner_name').notNull(),
  },
})
