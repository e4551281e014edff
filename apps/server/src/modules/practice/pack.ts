import { and, asc, countDistinct, desc, eq, exists, gt, inArray, isNull, lte, notInArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database'
import { examName } from '../../platform/db/exam-name'
import {
  attempts,
  exams,
  paymentOrders,
  practiceCards,
  practiceReviews,
  purchases,
  textbookUnits,
  users,
  reversedStates,
} from '../../platform/db/schema'
import { gradedColumns } from '../attempts/graded-content'
import { revokedAttempts } from '../attempts/revoked'
import { forgetting, isInPractice } from './card-conditions'
import { addDays, type Day } from './days'
import { isToMake } from './make-cards'
import { CARDS_A_DAY } from './schedule'

/** Days in which a correction is shown. */
const CORRECTION_DAYS = 7

export interface PackRequest {
  userId: string
  present: Date
  today: Day
  section?: 'reading' | 'listening' | undefined
  unit?: number | undefined
  /** One of these, separated by commas. */
  family?: string | undefined
  examId?: string | undefined
}

export type Pack = NonNullable<Awaited<ReturnType<typeof packIn>>>

const learnerOf = async (database: Database, { userId, present, today }: PackRequest) => {
  const reversal = database
    .select({ id: purchases.id })
    .from(purchases)
    .innerJoin(paymentOrders, eq(paymentOrders.purchaseId, purchases.id))
    .where(and(eq(purchases.userId, userId), inArray(paymentOrders.state, [...reversedStates])))
  const waiting = database
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isToMake(present)))
  const [learner] = await database
    .select({
      examDate: users.examDate,
      /** Whether attempts have no cards yet. */
      isWaiting: exists(waiting).mapWith(Boolean),
      /** Whether a payment was charged back or refunded. */
      hasReversal: exists(reversal).mapWith(Boolean),
    })
    .from(users)
    .where(eq(users.id, userId))
  // Cards that were due and answered today.
  const [done] = await database
    .select({ answered: countDistinct(practiceReviews.item) })
    .from(practiceReviews)
    .where(
      and(
        eq(practiceReviews.userId, userId),
        eq(practiceReviews.day, today),
        eq(practiceReviews.kind, 'question'),
        isNull(practiceReviews.attemptId),
        eq(practiceReviews.isExtra, false),
      ),
    )
  return learner && { ...learner, answeredToday: done?.answered ?? 0 }
}

const packIn = async (database: Database, request: PackRequest) => {
  const learner = await learnerOf(database, request)
  if (learner === undefined) return undefined
  const { hasReversal, ...facts } = learner
  const { userId, present, today, section, unit, family, examId } = request
  const revoked = hasReversal ? [...(await revokedAttempts(database, userId, present))] : []
  const ofLearner = and(
    eq(practiceCards.userId, userId),
    eq(practiceCards.kind, 'question'),
    revoked.length === 0 ? undefined : notInArray(practiceCards.attemptId, revoked),
  )
  const inPractice = and(ofLearner, isInPractice)
  /** The exams that missed questions, in whichever attempts. */
  const examsThatMissed = (which: SQL | undefined) =>
    database
      .select({ examId: attempts.examId })
      .from(practiceReviews)
      .innerJoin(attempts, eq(attempts.id, practiceReviews.attemptId))
      .where(
        and(
          eq(practiceReviews.userId, userId),
          eq(practiceReviews.kind, 'question'),
          eq(practiceReviews.isRight, false),
          which,
        ),
      )
  const isFiltered = [section, unit, family, examId].some((value) => value !== undefined)
  const isDue = lte(practiceCards.dueOn, today)
  const cards = await database
    .select({ item: practiceCards.item, dueOn: practiceCards.dueOn, ...examName, source: gradedColumns })
    .from(practiceCards)
    .innerJoin(attempts, eq(attempts.id, practiceCards.attemptId))
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .where(
      and(
        inPractice,
        // Of a choice also cards that are not due, as extra practice.
        isFiltered ? undefined : isDue,
        section && eq(practiceCards.section, section),
        unit === undefined ? undefined : eq(practiceCards.unit, unit),
        family === undefined ? undefined : inArray(practiceCards.family, family.split(',')),
        examId === undefined
          ? undefined
          : exists(examsThatMissed(and(eq(practiceReviews.item, practiceCards.item), eq(attempts.examId, examId)))),
      ),
    )
    .orderBy(desc(isDue), desc(forgetting(today)), asc(practiceCards.dueOn), asc(practiceCards.item))
    .limit(isFiltered ? CARDS_A_DAY : Math.max(0, CARDS_A_DAY - facts.answeredToday))
  const corrections = await database
    .select({
      item: practiceCards.item,
      correctedOn: practiceCards.correctedOn,
      isRemoved: practiceCards.isRemoved,
      ...examName,
      source: gradedColumns,
    })
    .from(practiceCards)
    .innerJoin(attempts, eq(attempts.id, practiceCards.attemptId))
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .where(and(ofLearner, gt(practiceCards.correctedOn, addDays(today, -CORRECTION_DAYS))))
    .orderBy(desc(practiceCards.correctedOn), asc(exams.position), asc(practiceCards.item))
  // What there is to choose from: all cards in practice, due or not.
  const kinds = await database
    .selectDistinct({ section: practiceCards.section, family: practiceCards.family })
    .from(practiceCards)
    .where(inPractice)
  const own = (column: AnyPgColumn) => database.select({ column }).from(practiceCards).where(inPractice)
  const units = await database
    .select()
    .from(textbookUnits)
    .where(inArray(textbookUnits.unit, own(practiceCards.unit)))
    .orderBy(asc(textbookUnits.unit))
  const missed = examsThatMissed(inArray(practiceReviews.item, own(practiceCards.item)))
  return {
    ...facts,
    cards,
    corrections,
    sections: new Set(kinds.map((kind) => kind.section)),
    families: [...new Set(kinds.flatMap((kind) => kind.family ?? []))].toSorted(),
    units,
    exams: await database
      .select({ id: exams.id, ...examName })
      .from(exams)
      .where(inArray(exams.id, missed))
      .orderBy(asc(exams.position), asc(exams.id)),
  }
}

/** Loads what a learner may practise now, at one moment; undefined if there is no such learner. */
export const packOf = (database: Database, request: PackRequest): Promise<Pack | undefined> =>
  database.transaction((transaction) => packIn(transaction, request), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
