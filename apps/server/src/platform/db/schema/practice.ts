import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Schemas } from '@naru/api/types'
import type { StoredQuestion } from '@naru/exam-kit/content'
import { day, instant } from './columns'
import { impersonalTable, personalTable } from './table'
import { media } from './exams'
import { userId } from './users'

export const textbookUnits = impersonalTable('textbook_units', {
  unit: integer('unit').primaryKey(),
  /** Korean. */
  name: text('name').notNull(),
  /** The name in other languages. */
  names: jsonb('names').$type<Schemas['TextByLanguage']>().notNull(),
  /** Whether somebody has compared the name with the book. */
  isVerified: boolean('is_verified').notNull(),
})

/** Questions for practice that belong to no exam, with their keys. */
export const bankItems = impersonalTable('bank_items', {
  item: text('item').primaryKey(),
  question: jsonb('question').$type<StoredQuestion>().notNull(),
  unit: integer('unit').notNull(),
  family: text('family'),
  sector: text('sector'),
  /** Kind of the sound trainer; null: none. */
  sound: text('sound'),
  /** False once the content no longer has it: it is not asked any more, and answers to it stay valid. */
  isActive: boolean('is_active').notNull().default(true),
})

/** Words to learn. `content` is as sent, but media are media names. */
export const words = impersonalTable(
  'words',
  {
    id: text('id').primaryKey(),
    unit: integer('unit').notNull(),
    /** Order within the unit, from 0. */
    position: integer('position').notNull(),
    korean: text('korean').notNull(),
    content: jsonb('content').$type<Schemas['Word']>().notNull(),
    /** False once the content no longer has it. */
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('words_unit').on(table.unit, table.position)],
)

/** Private files of the bank and the words, for learners with an active plan. */
export const practiceMedia = impersonalTable('practice_media', {
  name: text('name')
    .primaryKey()
    .references(() => media.name, { onDelete: 'cascade' }),
})

/**
 * What a learner practises: missed questions, words, and kinds of sounds that were confused. The state follows from the reviews (`modules/practice/schedule.ts`)
 * and is stored so that a day's cards are found by an index.
 */
export const practiceCards = personalTable(
  'practice_cards',
  {
    kept: {
      userId: userId(),
      kind: text('kind', { enum: ['question', 'word', 'sound'] }).notNull(),
      /** Lineage of the question, id of the word, or kind of sounds. */
      item: text('item').notNull(),
      /** The attempt that missed the question last; null: a word. */
      attemptId: text('attempt_id'),
      /** Exam of that attempt; null: a word. */
      examId: text('exam_id'),
      /** Section, unit and family of the question, to filter by; null: a word, or not tagged. */
      section: text('section', { enum: ['reading', 'listening'] }),
      unit: integer('unit'),
      family: text('family'),
      dueOn: day('due_on').notNull(),
      /** Of the scheduler: days in which the probability of recall falls to 90 %, and difficulty from 1 to 10. */
      stability: doublePrecision('stability').notNull(),
      difficulty: doublePrecision('difficulty').notNull(),
      /** Day of the last review that counts. */
      reviewedOn: day('reviewed_on').notNull(),
      /** Right answers on different days since the last miss. */
      rightDays: integer('right_days').notNull(),
      /** When it left practice; null: it is in practice. */
      leftOn: day('left_on'),
      /** When a corrected key changed or removed it; null: never. */
      correctedOn: day('corrected_on'),
      /** Whether a corrected key removed it: the learner was right. */
      isRemoved: boolean('is_removed').notNull().default(false),
    },
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.item] }),
    index('practice_cards_due')
      .on(table.userId, table.kind, table.dueOn)
      .where(sql`${table.leftOn} is null and not ${table.isRemoved}`),
    index('practice_cards_exam').on(table.examId),
  ],
)

export interface FirstOutcome {
  isRight: boolean
  isExtra: boolean
  dueOn: string | null
}

/** Every miss that made or reset a card, and every answer of practice. No row is deleted; cards are rebuilt from it. */
export const practiceReviews = personalTable(
  'practice_reviews',
  {
    kept: {
      userId: userId(),
      /** Made by the client; of a miss made from the attempt and the item. */
      id: text('id').notNull(),
      kind: text('kind', { enum: ['question', 'bank', 'word', 'sound'] }).notNull(),
      item: text('item').notNull(),
      /** The attempt of a miss; null: an answer of practice. */
      attemptId: text('attempt_id'),
      /** The id of the chosen option or word, or the typed Korean; empty: none. */
      answer: text('answer').notNull(),
      /** How a word was asked; `listening` of a question: in the listening trainer. Null: neither. */
      mode: text('mode', { enum: ['meaning', 'korean', 'listening', 'typing'] }),
      isRight: boolean('is_right').notNull(),
      /** Whether the card was not due: its schedule stayed. */
      isExtra: boolean('is_extra').notNull().default(false),
      /** By the client's clock, at the latest the time of arrival. */
      answeredAt: instant('answered_at').notNull(),
      receivedAt: instant('received_at').notNull(),
      /** The learners' day of `answeredAt`. */
      day: day('day').notNull(),
      /** The longest interval that was allowed then, in days. */
      longestInterval: integer('longest_interval').notNull(),
      /** Of an answer, when the card was due after it; of a miss, the day from which it may be practised; null: no card. */
      dueOn: day('due_on'),
      /** The first outcome, which its id gets again; null: that of this row. */
      firstOutcome: jsonb('first_outcome').$type<FirstOutcome>(),
    },
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('practice_reviews_item').on(table.userId, table.kind, table.item),
    index('practice_reviews_day').on(table.userId, table.day),
  ],
)
