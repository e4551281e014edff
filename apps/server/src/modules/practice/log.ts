import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { putRows, roundsOf } from '../../platform/db/put-rows'
import { attempts, practiceCards, practiceReviews } from '../../platform/db/schema'
import type { StoredPaper, StoredQuestion } from '@naru/exam-kit/content'
import { gradedColumns, gradedContent, type ReadVersion } from '../attempts/graded-content'
import { addDays, daysBetween, type Day } from './days'
import { practiceChanged } from '../plans/practice-version'
import { fold, type CardKind, type CardState, type Review } from './schedule'

export type CardRow = typeof practiceCards.$inferSelect
export type ReviewRow = typeof practiceReviews.$inferSelect
/** A review that is about to be stored. `dueOn`: of a miss, the day from which it may be practised. */
export type NewReview = Omit<ReviewRow, 'isExtra' | 'firstOutcome'>

export interface CardKey {
  userId: string
  item: string
}

export interface CardChanges {
  kind: CardKind
  /** Reviews to store; those whose id the learner has are left out. */
  fresh?: readonly NewReview[]
  /** Cards whose log was changed already. */
  touched?: readonly CardKey[]
  /** The day, if a corrected key makes the change. */
  correctedOn?: Day
  /** The day of a learner's exam if it lies ahead: the cards come back before it. */
  examAhead?: (userId: string) => Day | undefined
}

const nameOf = ({ userId, item }: CardKey) => `${userId}\n${item}`

const reviewFrom = (row: ReviewRow): Review => ({ ...row, isMiss: row.attemptId !== null })

/** A card and its log as they are stored after a change. */
interface Folded extends Pick<ReturnType<typeof fold>, 'card' | 'lastMiss'> {
  log: readonly ReviewRow[]
}

/** The review with a limit by which a card comes back before the exam; the next day at the earliest. */
const withLimit = (row: ReviewRow, { reviewedOn }: CardState, examAhead: Day): ReviewRow =>
  row.attemptId === null
    ? { ...row, longestInterval: Math.max(1, daysBetween(reviewedOn, examAhead) - 1) }
    : { ...row, dueOn: addDays(examAhead, -1) }

/** Folds a log. Limits the last review that counts if its card is due on the day of the exam or later. */
const foldRows = (kind: CardKind, rows: readonly ReviewRow[], examAhead: Day | undefined): Folded => {
  const { card, lastMiss, lastCounted, effects } = fold(kind, rows.map(reviewFrom))
  if (examAhead !== undefined && card !== undefined && card.leftOn === null && card.dueOn >= examAhead) {
    const limited = rows.map((row) => (row.id === lastCounted ? withLimit(row, card, examAhead) : row))
    // A card of today cannot come back before an exam of tomorrow.
    return foldRows(kind, limited, undefined)
  }
  const log = rows.map((row): ReviewRow => {
    const { isExtra = true, dueOn = null } = effects.get(row.id) ?? {}
    return { ...row, isExtra, dueOn: row.attemptId === null ? dueOn : row.dueOn }
  })
  return { card, lastMiss, log }
}

/** The fields of a stored review that later changes of the log may change. */
const changeable = ['longestInterval', 'isExtra', 'dueOn'] as const

/** A stored review as it is now; none if it is unchanged. An answer keeps its first outcome. */
const changeOf = (before: ReviewRow, after: ReviewRow): ReviewRow[] => {
  if (changeable.every((field) => before[field] === after[field])) return []
  const { attemptId, isRight, isExtra, dueOn, firstOutcome } = before
  return [{ ...after, firstOutcome: attemptId === null ? (firstOutcome ?? { isRight, isExtra, dueOn }) : null }]
}

/** The name of a question's cards; undefined if it has no item. */
export const cardItemOf = ({ item, formerItem }: StoredQuestion): string | undefined => formerItem ?? item

export const questionOf = ({ questions }: StoredPaper, item: string): StoredQuestion | undefined =>
  questions.find((question) => cardItemOf(question) === item)

const originsOf = async (transaction: Database, read: ReadVersion, misses: ReadonlyMap<string, ReviewRow>) => {
  const ids = [...new Set([...misses.values()].flatMap(({ attemptId }) => attemptId ?? []))]
  if (ids.length === 0) return new Map<string, Pick<CardRow, 'attemptId' | 'examId' | 'section' | 'unit' | 'family'>>()
  const rows = await transaction.select(gradedColumns).from(attempts).where(inArray(attempts.id, ids))
  const exams = new Map<string, { examId: string; exam: StoredPaper }>()
  for (const row of rows) exams.set(row.id, { examId: row.examId, exam: await gradedContent(read, row) })
  return new Map(
    [...misses].map(([name, { attemptId, item }]) => {
      const found = exams.get(attemptId ?? '')
      const question = found && questionOf(found.exam, item)
      const { unit = null, family = null } = question?.tags ?? {}
      return [name, { attemptId, examId: found?.examId ?? null, section: question?.type ?? null, unit, family }]
    }),
  )
}

/** The whole logs of cards. Rows of other cards are left out. */
const logsOf = async (transaction: Database, kind: CardKind, keys: ReadonlyMap<string, CardKey>) => {
  const isOf = (table: typeof practiceCards | typeof practiceReviews) =>
    and(
      inArray(table.userId, [...new Set([...keys.values()].map(({ userId }) => userId))]),
      eq(table.kind, kind),
      inArray(table.item, [...new Set([...keys.values()].map(({ item }) => item))]),
    )
  const reviews = await transaction.select().from(practiceReviews).where(isOf(practiceReviews))
  const cards = await transaction.select().from(practiceCards).where(isOf(practiceCards))
  return {
    reviews: reviews.filter((row) => keys.has(nameOf(row))),
    cards: new Map(cards.map((row) => [nameOf(row), row])),
  }
}

const noOrigin = { attemptId: null, examId: null, section: null, unit: null, family: null }

/**
 * Stores reviews, computes the state of their cards and the effects of all reviews from the whole logs, and stores what
 * has changed. Call it in a transaction that holds `lockUser` of every learner.
 * @param read - loads an exam version; it must not wait for another connection.
 * @returns the stored ones of the fresh reviews.
 */
export const changeCards = async (
  transaction: Database,
  read: ReadVersion,
  { kind, fresh = [], touched = [], correctedOn, examAhead }: CardChanges,
): Promise<ReviewRow[]> => {
  const keys = new Map([...fresh, ...touched].map(({ userId, item }) => [nameOf({ userId, item }), { userId, item }]))
  if (keys.size === 0) return []
  const known = await logsOf(transaction, kind, keys)
  const knownIds = new Set(known.reviews.map(({ userId, id }) => `${userId}\n${id}`))
  const added = fresh
    .filter(({ userId, id }) => !knownIds.has(`${userId}\n${id}`))
    .map((row): ReviewRow => ({ ...row, isExtra: false, firstOutcome: null }))
  const logs = new Map<string, ReviewRow[]>()
  for (const row of [...known.reviews, ...added]) {
    const name = nameOf(row)
    const log = logs.get(name)
    if (log === undefined) logs.set(name, [row])
    else log.push(row)
  }
  const states = new Map<string, CardState>()
  const misses = new Map<string, ReviewRow>()
  const stored: ReviewRow[] = []
  const changed: ReviewRow[] = []
  const isFresh = new Set(added)
  for (const [name, { userId }] of keys) {
    const rows = logs.get(name)
    if (rows === undefined) continue
    const { card, lastMiss, log } = foldRows(kind, rows, examAhead?.(userId))
    if (card !== undefined) states.set(name, card)
    const miss = log.find(({ id }) => id === lastMiss)
    if (miss !== undefined && known.cards.get(name)?.attemptId !== miss.attemptId) misses.set(name, miss)
    for (const [at, before] of rows.entries()) {
      const after = log[at]
      if (after === undefined) continue
      if (isFresh.has(before)) stored.push(after)
      else changed.push(...changeOf(before, after))
    }
  }
  const origins = await originsOf(transaction, read, misses)
  const rows = [...keys].flatMap(([name, { userId, item }]): CardRow[] => {
    const card = known.cards.get(name)
    const state = states.get(name)
    const correction = correctedOn ?? card?.correctedOn ?? null
    if (state !== undefined) {
      const origin = origins.get(name) ?? card ?? noOrigin
      return [{ ...noOrigin, ...origin, userId, kind, item, ...state, correctedOn: correction, isRemoved: false }]
    }
    return card === undefined ? [] : [{ ...card, correctedOn: correction, isRemoved: true }]
  })
  for (const round of roundsOf(stored)) await transaction.insert(practiceReviews).values(round)
  await putRows(transaction, practiceReviews, [practiceReviews.userId, practiceReviews.id], changed)
  await putRows(transaction, practiceCards, [practiceCards.userId, practiceCards.kind, practiceCards.item], rows)
  if (kind === 'question')
    await practiceChanged(transaction, [...new Set([...keys.values()].map(({ userId }) => userId))])
  return stored
}
