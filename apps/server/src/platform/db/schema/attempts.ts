import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { Schemas } from '@naru/api/types'
import type { ExamAnswers } from '@naru/exam-kit/content'
import { instant } from './columns'
import { impersonalTable, personalTable } from './table'
import { userId } from './users'
import { examId, examVersions } from './exams'
import { pricePlans } from './plans'

/**
 * A learner's way through an exam, as far as the saves of the running attempt tell. Positions count the questions
 * section by section, each by number, from 0; times are whole seconds since the start. At most 8 KB as JSON.
 */
export interface Trail {
  at: number
  position: number
  /** How long each question was open; null: unknown. */
  seconds: (number | null)[]
  /** The long stays at a question: from, to, its position. */
  stays: [number, number, number][]
  /** The answers that were replaced by others, each once: position, index of the option. */
  replaced: [number, number][]
}

/** When a learner last opened an exam that an active plan unlocked; lets a started attempt outlive its plan. */
export const examOpenings = personalTable(
  'exam_openings',
  {
    kept: {
      userId: userId(),
      examId: examId(),
      openedAt: instant('opened_at').notNull(),
      version: integer('version').notNull(),
      /** The learner's time factor at that moment. */
      timeFactor: doublePrecision('time_factor').notNull().default(1),
    },
  },
  (table) => [primaryKey({ columns: [table.userId, table.examId] })],
)

/**
 * The starts of attempts, as far as they were reported: the first saved progress of an attempt is its report. Kept
 * when the attempt is stored.
 */
export const examStarts = personalTable(
  'exam_starts',
  {
    kept: {
      userId: userId('no action'),
      examId: examId(),
      /** Start by the learner's clock; identifies the attempt. */
      startTime: instant('start_time').notNull(),
      examVersion: integer('exam_version').notNull(),
      /** When the report was received, by the server's clock. */
      reportedAt: instant('reported_at').notNull(),
      /** When the report was sent, by the learner's clock; null: unknown. */
      sentAt: instant('sent_at'),
      /** The server's clock minus the learner's, in seconds, with the report's way; null: unknown. */
      clockDifference: doublePrecision('clock_difference'),
      /** Whether it was reported at once, or later because the device was offline; null: unknown. */
      reported: text('reported', { enum: ['online', 'offline'] }),
      /** A plan that unlocked the exam then; null: none, or unknown. */
      planId: text('plan_id').references(() => pricePlans.id),
      /** Start of the listening section by the learner's clock; null: not reported. */
      listeningStartTime: instant('listening_start_time'),
      /** When it was reported, by the server's clock. */
      listeningReportedAt: instant('listening_reported_at'),
      /** The difference of the clocks in that report, as `clockDifference`. */
      listeningClockDifference: doublePrecision('listening_clock_difference'),
    },
    emptied: {
      /** Browser family and kind of device; null: unknown. */
      device: text('device'),
    },
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.examId, table.startTime] }),
    foreignKey({
      columns: [table.examId, table.examVersion],
      foreignColumns: [examVersions.examId, examVersions.version],
    }),
  ],
)

/**
 * The running attempt of a learner at an exam, as last saved by the learner's device. Deleted when the attempt is
 * stored.
 */
export const examProgress = personalTable(
  'exam_progress',
  {
    kept: {
      userId: userId(),
      examId: examId(),
      /** The exam version of the attempt; it does not change while the attempt runs. */
      examVersion: integer('exam_version').notNull(),
      /** Start by the learner's clock; identifies the attempt. */
      startTime: instant('start_time').notNull(),
      /** Start by the server's clock. */
      beganAt: instant('began_at').notNull(),
      /** Duration of both sections without extra time, in seconds. */
      limitSeconds: integer('limit_seconds').notNull(),
      /** The largest time factor since the start. */
      timeFactor: doublePrecision('time_factor').notNull().default(1),
      /** `beganAt` plus the limit times the factor. */
      deadline: instant('deadline').notNull(),
      /** Id of the current section. */
      phase: text('phase').notNull(),
      /** Position in the exam, from 0. */
      index: integer('index').notNull(),
      answers: jsonb('answers').$type<ExamAnswers>().notNull(),
      plays: jsonb('plays').$type<Record<string, number>>().notNull(),
      readingStartTime: instant('reading_start_time'),
      listeningStartTime: instant('listening_start_time'),
      /** Starts of other sections by their ids, ISO 8601. */
      sectionStartTimes: jsonb('section_start_times').$type<Record<string, string>>(),
      savedAt: instant('saved_at').notNull(),
      /** When these answers were first saved. */
      answersSavedAt: instant('answers_saved_at').notNull(),
      /** The learner's way up to this save; null: unknown, because the attempt changed its version. */
      trail: jsonb('trail').$type<Trail>(),
    },
    internal: {
      /** Incremented by each save. */
      revision: integer('revision').notNull(),
    },
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.examId] }),
    index('exam_progress_deadline').on(table.deadline),
    foreignKey({
      columns: [table.examId, table.examVersion],
      foreignColumns: [examVersions.examId, examVersions.version],
    }),
  ],
)

/** Finished attempts; one per learner, exam and start. */
export const attempts = personalTable(
  'attempts',
  {
    kept: {
      id: text('id').primaryKey(),
      userId: userId('no action'),
      examId: text('exam_id').notNull(),
      examVersion: integer('exam_version').notNull(),
      attempt: integer('attempt').notNull(),
      answers: jsonb('answers').$type<ExamAnswers>().notNull(),
      totalScore: integer('total_score').notNull(),
      totalPossibleMarks: integer('total_possible_marks').notNull(),
      percentageScore: integer('percentage_score').notNull(),
      startTime: instant('start_time').notNull(),
      finishTime: instant('finish_time').notNull(),
      receivedAt: instant('received_at').notNull(),
      timeTaken: integer('time_taken').notNull(),
      isTimePlausible: boolean('is_time_plausible').notNull(),
      /** Whether it was received so late that its finish time cannot be verified. */
      isLate: boolean('is_late').notNull().default(false),
      /** Whether the server graded it because its time ran out and the learner has not submitted it. */
      isAutomatic: boolean('is_automatic').notNull().default(false),
      /** The factor the learner's minutes were multiplied by. */
      timeFactor: doublePrecision('time_factor').notNull().default(1),
      /** The version whose keys the marks are from; null: `examVersion`. Set by regrading with corrected keys. */
      keyVersion: integer('key_version'),
      /** Whether the server saw the attempt before its result was received. */
      hasEvidence: boolean('has_evidence').notNull(),
      /** When its start was reported, by the server's clock; null: unknown. */
      reportedStart: instant('reported_start'),
      /** When the server first had its final answers; null: unknown. */
      reportedFinish: instant('reported_finish'),
      /** When the review of an automatic attempt was first served, which makes it final; null: not yet. */
      reviewedAt: instant('reviewed_at'),
    },
    emptied: {
      /** What the device saw of the attempt: facts that decide nothing. Null: nothing, or no valid record. */
      fairPlay: jsonb('fair_play').$type<Schemas['FairPlayRecord']>(),
      /** The learner's way through the exam, as far as its saves tell; null: none was saved. */
      trail: jsonb('trail').$type<Trail>(),
    },
    internal: {
      /** Whether its mistakes are cards of practice. */
      practice: text('practice', { enum: ['waiting', 'made'] })
        .notNull()
        .default('waiting'),
    },
  },
  (table) => [
    index('attempts_exam').on(table.examId),
    index('attempts_practice')
      .on(table.userId, table.examId)
      .where(sql`${table.practice} <> 'made'`),
    unique('attempts_once').on(table.userId, table.examId, table.startTime),
    unique('attempts_number').on(table.userId, table.examId, table.attempt),
    foreignKey({
      columns: [table.examId, table.examVersion],
      foreignColumns: [examVersions.examId, examVersions.version],
    }),
  ],
)

/** The attempts that count on the leaderboard, inserted together with the attempt. */
export const leaderboardEntries = personalTable(
  'leaderboard_entries',
  {
    kept: {
      examId: text('exam_id').notNull(),
      userId: userId('no action'),
      totalScore: integer('total_score').notNull(),
      percentageScore: integer('percentage_score').notNull(),
      timeTaken: integer('time_taken').notNull(),
      submittedAt: instant('submitted_at').notNull(),
      /** Attempts with extra time have their own leaderboard. */
      isExtraTime: boolean('is_extra_time').notNull().default(false),
      timeFactor: doublePrecision('time_factor').notNull().default(1),
    },
    internal: {
      /** Whether the statistics of the exam contain the attempt. */
      isCounted: boolean('is_counted').notNull().default(false),
    },
  },
  (table) => [
    primaryKey({ columns: [table.examId, table.userId] }),
    index('leaderboard_uncounted')
      .on(table.examId, table.userId)
      .where(sql`not ${table.isCounted} and not ${table.isExtraTime}`),
    index('leaderboard_ranks').on(
      table.examId,
      table.isExtraTime,
      sql`${table.totalScore} desc`,
      sql`${table.timeTaken} asc`,
      sql`${table.submittedAt} asc`,
      sql`${table.userId} asc`,
    ),
  ],
)

/** Change counter of an exam's leaderboards, incremented in the transaction that changes them. No row: no change yet. */
export const leaderboardVersions = impersonalTable('leaderboard_versions', {
  examId: examId().primaryKey(),
  version: integer('version').notNull(),
})
