import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { lockUser } from '../../platform/db/lock-user'
import { presentOf } from '../../platform/db/present'
import { reasonOf } from '../../platform/failure'
import { attempts, users } from '../../platform/db/schema'
import type { StoredPaper } from '@naru/exam-kit/content'
import { examVersionsOf } from '../exams/exam-versions'
import { accessFacts } from '../exams/repository'
import { isRevoked } from '../exams/rules'
import type { Attempt } from '../attempts/attempt'
import { gradedContent, readIn } from '../attempts/graded-content'
import { grade, REPLACEMENT_ALLOWANCE } from '../attempts/rules'
import { dayOf, type Day } from './days'
import { cardItemOf, changeCards, type NewReview } from './log'
import { examAheadOf, longestIntervalOn } from './schedule'

/** Learners per run of the maintenance job. */
const ROUND = 20

/** Condition of attempts whose mistakes are to become cards now: an automatic one waits until its keys may be served. */
export const isToMake = (present: Date) =>
  and(
    ne(attempts.practice, 'made'),
    or(
      eq(attempts.isAutomatic, false),
      isNotNull(attempts.reviewedAt),
      lt(attempts.receivedAt, new Date(present.getTime() - REPLACEMENT_ALLOWANCE)),
    ),
  )

export const loadVersions = async (
  context: Context,
  rows: readonly Pick<Attempt, 'examId' | 'examVersion' | 'keyVersion'>[],
): Promise<Map<string, StoredPaper>> => {
  const loaded = new Map<string, StoredPaper>()
  for (const { examId, examVersion, keyVersion } of rows) {
    for (const version of [examVersion, keyVersion ?? examVersion]) {
      const exam = await examVersionsOf(context).get(examId, version)
      if (exam !== undefined) loaded.set(`${version} ${examId}`, exam)
    }
  }
  return loaded
}

/** When an attempt missed its questions: by the learner's clock, as answers of practice, at the latest when it was received. */
export const missedAt = ({ finishTime, receivedAt }: Pick<Attempt, 'finishTime' | 'receivedAt'>): Date =>
  finishTime < receivedAt ? finishTime : receivedAt

export const missId = (attemptId: string, item: string): string => `${attemptId}:${item}`

/** The items of the questions that an attempt has wrong or blank. */
const missedItems = (exam: StoredPaper, { answers }: Pick<Attempt, 'answers'>) => {
  const items = new Map(exam.questions.map((question) => [question.id, cardItemOf(question)]))
  return grade(exam, answers).questions.flatMap(({ questionId, isCorrect }) =>
    isCorrect ? [] : (items.get(questionId) ?? []),
  )
}

/** A miss of an attempt as a review; `dueOn`: the day from which it may be practised. */
export const missOf = (
  attempt: Pick<Attempt, 'id' | 'userId' | 'finishTime' | 'receivedAt'>,
  item: string,
  { day, dueOn, examDate }: { day: Day; dueOn: Day; examDate: Day | null },
): NewReview => ({
  userId: attempt.userId,
  id: missId(attempt.id, item),
  kind: 'question',
  item,
  attemptId: attempt.id,
  answer: '',
  mode: null,
  isRight: false,
  answeredAt: missedAt(attempt),
  receivedAt: attempt.receivedAt,
  day,
  longestInterval: longestIntervalOn(day, examDate),
  dueOn,
})

/**
 * Makes cards of the mistakes in a learner's graded attempts that have none yet. Safe to run at once on several
 * servers. Leaves attempts whose plan was taken back.
 */
export const makeCards = async (context: Context, userId: string, present: Date): Promise<void> => {
  const { database, timeZone } = context
  const isOfLearner = and(eq(attempts.userId, userId), isToMake(present))
  // Read before the transaction: the embedded database has one connection, which the transaction holds.
  const seen = await database.select().from(attempts).where(isOfLearner)
  if (seen.length === 0) return
  const loaded = await loadVersions(context, seen)
  const facts = new Map(
    await Promise.all(
      [...new Set(seen.map(({ examId }) => examId))].map(
        async (examId) => [examId, await accessFacts(database, userId, examId)] as const,
      ),
    ),
  )
  const today = dayOf(present, timeZone)
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId)
    const [learner] = await transaction
      .select({ examDate: users.examDate })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    if (learner === undefined) return
    const rows = await transaction.select().from(attempts).where(isOfLearner)
    const toMake = rows.filter(({ examId, startTime }) => {
      const known = facts.get(examId)
      return known !== undefined && !isRevoked(known, present, startTime)
    })
    const read = readIn(transaction, loaded)
    const fresh: NewReview[] = []
    const newestFirst = toMake.toSorted((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime())
    for (const attempt of newestFirst) {
      const day = dayOf(missedAt(attempt), timeZone)
      for (const item of missedItems(await gradedContent(read, attempt), attempt)) {
        fresh.push(missOf(attempt, item, { day, dueOn: day, examDate: learner.examDate }))
      }
    }
    await changeCards(transaction, read, { kind: 'question', fresh, examAhead: () => examAheadOf(learner, today) })
    for (const { id } of toMake) {
      await transaction.update(attempts).set({ practice: 'made' }).where(eq(attempts.id, id))
    }
  })
}

/**
 * A maintenance job that makes the cards of a few learners at each run, one learner after another.
 * @throws after all of them, if the cards of some were not made.
 */
export const createCardMaking = (context: Context): (() => Promise<void>) => {
  let last = ''
  return async () => {
    const present = await presentOf(context.database)
    const found = await context.database
      .selectDistinct({ userId: attempts.userId })
      .from(attempts)
      .innerJoin(users, eq(users.id, attempts.userId))
      .where(and(isToMake(present), gt(attempts.userId, last), isNull(users.deletedAt)))
      .orderBy(asc(attempts.userId))
      .limit(ROUND)
    // From the beginning again after the last learner: an attempt that stays never keeps others waiting.
    last = found.length < ROUND ? '' : (found.at(-1)?.userId ?? '')
    const failures: string[] = []
    for (const { userId } of found) {
      try {
        await makeCards(context, userId, present)
      } catch (thrown) {
        failures.push(`the cards of learner ${userId} were not made: ${reasonOf(thrown)}`)
      }
    }
    if (failures.length > 0) throw new Error(failures.join('; '))
  }
}
