import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { practiceReviews } from '../../platform/db/schema'
import type { StoredPaper } from '@naru/exam-kit/content'
import { readIn } from '../attempts/graded-content'
import { optionNamed } from '../exams/rules'
import type { Attempt } from '../attempts/attempt'
import { withKeysOf } from '../attempts/rules'
import { dayOf, type Day } from './days'
import { cardItemOf, changeCards, type CardKey, type NewReview } from './log'
import { missedAt, missId, missOf } from './make-cards'
import { examAheadOf } from './schedule'

/** An attempt that is regraded, as it was before. */
export type RegradedAttempt = Pick<
  Attempt,
  'id' | 'userId' | 'attempt' | 'examVersion' | 'keyVersion' | 'answers' | 'finishTime' | 'receivedAt' | 'practice'
> & { examDate: Day | null; deletedAt: Date | null }

export interface Regraded {
  examId: string
  /** The version whose keys count from now on. */
  version: number
  contents: ReadonlyMap<number, StoredPaper>
  /** Some learners' attempts at the exam, all of each. */
  rows: readonly RegradedAttempt[]
  today: Day
  timeZone: string
}

/** A question whose key differs between two sets of keys. */
interface CorrectedKey {
  questionId: string
  item: string
  /** Ids of options. */
  options: readonly string[]
  before: string | undefined
  after: string
}

const correctedKeys = (before: StoredPaper, after: StoredPaper): CorrectedKey[] => {
  const rightOf = ({ options }: StoredPaper['questions'][number]) => options.find(({ correct }) => correct)?.id
  const earlier = new Map(before.questions.map((question) => [question.id, rightOf(question)]))
  return after.questions.flatMap((question) => {
    const { id, options } = question
    const item = cardItemOf(question)
    const right = rightOf(question)
    if (item === undefined || right === undefined || earlier.get(id) === right) return []
    return [{ questionId: id, item, options: options.map((each) => each.id), before: earlier.get(id), after: right }]
  })
}

/** Finds the corrected keys of each attempt; attempts of the same versions share the list. */
const keysFinder = ({ contents, version }: Regraded) => {
  const found = new Map<string, CorrectedKey[]>()
  const contentOf = (number: number) => {
    const content = contents.get(number)
    if (content === undefined) throw new Error(`Version ${number} of the exam is not stored.`)
    return content
  }
  return ({ examVersion, keyVersion }: RegradedAttempt): CorrectedKey[] => {
    const name = `${examVersion} ${keyVersion ?? examVersion}`
    const known = found.get(name)
    if (known !== undefined) return known
    const own = contentOf(examVersion)
    const before = keyVersion === null ? own : withKeysOf(own, contentOf(keyVersion))
    const keys = correctedKeys(before, withKeysOf(own, contentOf(version)))
    found.set(name, keys)
    return keys
  }
}

const setRight = async (transaction: Database, ids: readonly string[], isRight: boolean) => {
  if (ids.length === 0) return
  await transaction
    .update(practiceReviews)
    .set({ isRight })
    .where(inArray(practiceReviews.id, [...ids]))
}

/** Judges the answers of practice to a question anew. Their first outcomes stay. */
const judgeAnew = (transaction: Database, userIds: readonly string[], { item, options, after }: CorrectedKey) => {
  const { answer, isRight, isExtra, dueOn, firstOutcome } = practiceReviews
  const first = sql`jsonb_build_object('isRight', ${isRight}, 'isExtra', ${isExtra}, 'dueOn', ${dueOn})`
  return transaction
    .update(practiceReviews)
    .set({ isRight: sql`${answer} = ${after}`, firstOutcome: sql`coalesce(${firstOutcome}, ${first})` })
    .where(
      and(
        inArray(practiceReviews.userId, [...userIds]),
        eq(practiceReviews.kind, 'question'),
        eq(practiceReviews.item, item),
        isNull(practiceReviews.attemptId),
        inArray(answer, [...options]),
        sql`${isRight} <> (${answer} = ${after})`,
      ),
    )
}

/**
 * Repairs the cards of an exam whose keys were corrected: undoes misses that were right, adds those that are wrong now
 * in each learner's latest attempt, and judges the answers of practice anew. Call it in the transaction that regrades
 * and holds `lockUser` of these learners.
 */
export const repairCards = async (transaction: Database, regraded: Regraded): Promise<void> => {
  const { rows, examId, contents, today, timeZone } = regraded
  const keysOf = keysFinder(regraded)
  const latest = new Map<string, number>()
  for (const { userId, attempt } of rows) latest.set(userId, Math.max(attempt, latest.get(userId) ?? 0))
  const examDays = new Map(rows.map((row) => [row.userId, examAheadOf(row, today)]))
  const affected = rows.filter((row) => row.deletedAt === null && keysOf(row).length > 0)
  const undone: string[] = []
  const missed: string[] = []
  const fresh: NewReview[] = []
  const touched: CardKey[] = []
  const corrected = new Map<string, { key: CorrectedKey; userIds: Set<string> }>()
  for (const row of affected) {
    const { id, userId, answers, examVersion } = row
    const questions = new Map(contents.get(examVersion)?.questions.map((question) => [question.id, question]))
    for (const key of keysOf(row)) {
      const question = questions.get(key.questionId)
      const chosen = question && optionNamed(question, answers[key.questionId] ?? '')?.id
      touched.push({ userId, item: key.item })
      const name = `${key.item}\n${key.after}`
      const answered = corrected.get(name) ?? { key, userIds: new Set() }
      corrected.set(name, answered)
      answered.userIds.add(userId)
      if (chosen === key.after) undone.push(missId(id, key.item))
      else {
        missed.push(missId(id, key.item))
        if (chosen !== key.before || row.practice !== 'made' || row.attempt !== latest.get(userId)) continue
        const day = dayOf(missedAt(row), timeZone)
        fresh.push(missOf(row, key.item, { day, dueOn: today, examDate: row.examDate }))
      }
    }
  }
  await setRight(transaction, undone, true)
  await setRight(transaction, missed, false)
  for (const { key, userIds } of corrected.values()) await judgeAnew(transaction, [...userIds], key)
  const examAhead = (userId: string) => examDays.get(userId)
  const loaded = [...contents].map(([version, content]) => [`${version} ${examId}`, content] as const)
  const changes = { kind: 'question', fresh, touched, correctedOn: today, examAhead } as const
  await changeCards(transaction, readIn(transaction, loaded), changes)
}
