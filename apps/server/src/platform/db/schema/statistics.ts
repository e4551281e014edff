import { boolean, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { impersonalTable } from './table'
import { examId } from './exams'

/**
 * How often an option was chosen by those with some number of right answers, over the first attempts of the leaderboard. All
 * statistics of an exam follow from it. `modules/statistics/add-new-attempts.ts` adds each attempt once.
 */
export const itemOptionTotals = impersonalTable(
  'item_option_totals',
  {
    examId: examId(),
    /** The version that was taken. */
    version: integer('version').notNull(),
    /** The version whose keys count. */
    keyVersion: integer('key_version').notNull(),
    /** Empty: the attempts themselves, so that `total` and `n` are the distribution of scores. */
    questionId: text('question_id').notNull(),
    /** Empty: blank, or no option of the question. */
    option: text('option').notNull(),
    /** Right answers in the whole attempt. */
    total: integer('total').notNull(),
    /** Number of attempts. */
    n: integer('n').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'item_option_totals_pk',
      columns: [table.examId, table.questionId, table.version, table.keyVersion, table.option, table.total],
    }),
  ],
)

/**
 * Exams whose statistics are counted anew after a corrected key. `modules/statistics/add-new-attempts.ts` counts the attempts that
 * they contained, in the order of the learners' ids, and deletes the row after the last one.
 */
export const statisticsRecounts = impersonalTable('statistics_recounts', {
  examId: examId().primaryKey(),
  /** The last learner whose attempt is counted; empty: none yet. */
  countedTo: text('counted_to').notNull().default(''),
})

/** Official floors of the point system, one per branch of work. Learners see those that an admin has confirmed. */
export const officialFloors = impersonalTable('official_floors', {
  sector: text('sector', { enum: ['manufacturing', 'fishery', 'farming', 'construction', 'services'] }).primaryKey(),
  score: integer('score').notNull(),
  outOf: integer('out_of').notNull(),
  /** Where it was published. */
  source: text('source').notNull(),
  /** When it was published: YYYY, YYYY-MM or YYYY-MM-DD. */
  date: text('date').notNull(),
  isConfirmed: boolean('is_confirmed').notNull(),
})
