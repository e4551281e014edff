import { createEmptyCard, fsrs, Rating, State, type Card, type FSRS } from 'ts-fsrs'
import { addDays, daysBetween, utcOf, type Day } from './days'

/** Days of the longest interval without an exam ahead. */
export const LONGEST_INTERVAL = 30
/** Right answers on different days after which a question leaves practice. */
export const DAYS_TO_LEAVE = 2
export const CARDS_A_DAY = 20

/** `sound`: a kind of sounds that the learner confused. */
export type CardKind = 'question' | 'word' | 'sound'

/** One entry of a card's log. */
export interface Review {
  id: string
  /** Whether it is a miss in a graded attempt; otherwise an answer in practice. */
  isMiss: boolean
  /** Of a miss: whether a corrected key made it right, so that it no longer counts. */
  isRight: boolean
  answeredAt: Date
  /** The learners' day of `answeredAt`. */
  day: Day
  /** The longest interval that was allowed then, in days, from 1. */
  longestInterval: number
  /** Of a miss: the day from which it may be practised. */
  dueOn: Day | null
}

/** State of a card. Times are days. */
export interface CardState {
  dueOn: Day
  stability: number
  difficulty: number
  /** Day of the last review that counts. */
  reviewedOn: Day
  /** Right answers on different days since the last miss or wrong answer. */
  rightDays: number
  /** When it left practice; null: it is in practice. */
  leftOn: Day | null
}

export interface Effect {
  /** Whether the card was not due, or left, so that its schedule stayed. */
  isExtra: boolean
  /** When the card was due after it; null: it has left, or there is no card. */
  dueOn: Day | null
}

/** The longest interval of a review, in days: while the learner's exam lies ahead, the card comes back before it. */
export const longestIntervalOn = (day: Day, examDate: Day | null): number => {
  const ahead = examDate === null ? 0 : daysBetween(day, examDate)
  return ahead > 0 ? Math.max(1, Math.min(LONGEST_INTERVAL, ahead - 1)) : LONGEST_INTERVAL
}

export const examAheadOf = ({ examDate }: { examDate: Day | null }, today: Day): Day | undefined =>
  examDate !== null && examDate > today ? examDate : undefined

const scheduler: FSRS = fsrs({
  request_retention: 0.9,
  maximum_interval: LONGEST_INTERVAL,
  enable_fuzz: false,
  enable_short_term: false,
})

const memoryOf = ({ stability, difficulty, reviewedOn }: CardState): Card => ({
  ...createEmptyCard(utcOf(reviewedOn)),
  stability,
  difficulty,
  state: State.Review,
  last_review: utcOf(reviewedOn),
})

/** The memory and the interval after an answer: right is Good, wrong is Again. */
const next = (card: CardState | undefined, { day, isRight, isMiss, longestInterval }: Review) => {
  // A zone that was changed between two answers may put the later one on an earlier day.
  const reviewedOn = card !== undefined && card.reviewedOn > day ? card.reviewedOn : day
  const now = utcOf(reviewedOn)
  const rating = isRight && !isMiss ? Rating.Good : Rating.Again
  const { stability, difficulty, scheduled_days } = scheduler.next(
    card === undefined ? createEmptyCard(now) : memoryOf(card),
    now,
    rating,
  ).card
  // An answer on the day of the last one proves little: the next day follows.
  const wanted = card?.reviewedOn === reviewedOn ? 1 : scheduled_days
  const interval = Math.max(1, Math.min(wanted, longestInterval))
  return { stability, difficulty, reviewedOn, dueOn: addDays(reviewedOn, interval) }
}

const afterMiss = (card: CardState | undefined, review: Review): CardState => ({
  ...next(card, review),
  dueOn: review.dueOn ?? review.day,
  rightDays: 0,
  leftOn: null,
})

const afterAnswer = (card: CardState | undefined, review: Review, kind: CardKind): CardState => {
  const rightDays = review.isRight ? (card?.rightDays ?? 0) + 1 : 0
  const hasLeft = kind !== 'word' && rightDays >= DAYS_TO_LEAVE
  return { ...next(card, review), rightDays, leftOn: hasLeft ? review.day : null }
}

const countsFor = (card: CardState | undefined, { day, isRight }: Review, kind: CardKind) => {
  // What is confused again counts at once, also after its card has left.
  if (kind === 'sound' && !isRight) return true
  return card === undefined ? kind === 'word' : card.leftOn === null && day >= card.dueOn
}

/** Compares reviews by time, then by id: the order of a log. */
export const byTime = (one: Pick<Review, 'answeredAt' | 'id'>, other: Pick<Review, 'answeredAt' | 'id'>): number =>
  one.answeredAt.getTime() - other.answeredAt.getTime() || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

/**
 * Computes the state of a card from its whole log, in any order. A question begins with a miss, a word with its first
 * answer, a kind of sounds with its first wrong one; questions and sounds leave after two right answers on different days, a word stays.
 * @returns the state, undefined without a card; the last miss and the last review that count; and the effect of each
 * review by its id.
 */
export const fold = (
  kind: CardKind,
  log: readonly Review[],
): {
  card: CardState | undefined
  lastMiss: string | undefined
  lastCounted: string | undefined
  effects: ReadonlyMap<string, Effect>
} => {
  let card: CardState | undefined
  let lastMiss: string | undefined
  let lastCounted: string | undefined
  const effects = new Map<string, Effect>()
  for (const review of log.toSorted(byTime)) {
    const isUndone = review.isMiss && review.isRight
    const isExtra = isUndone || (!review.isMiss && !countsFor(card, review, kind))
    if (!isExtra) card = review.isMiss ? afterMiss(card, review) : afterAnswer(card, review, kind)
    if (!isExtra) lastCounted = review.id
    if (!isExtra && review.isMiss) lastMiss = review.id
    effects.set(review.id, { isExtra, dueOn: card === undefined || card.leftOn !== null ? null : card.dueOn })
  }
  return { card, lastMiss, lastCounted, effects }
}
