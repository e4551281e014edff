import type { Schemas } from '@naru/api/types'
import { minutesFor } from '@naru/exam-kit/content'
import { DAYS_TO_LEAVE } from '../practice/schedule'

/** A new word comes back about so many times before it is known. */
const REVIEWS_PER_WORD = 4

/** What decides about the next action. */
export interface DayFacts {
  /** Whether an exam with time left is running. */
  isRunning: boolean
  hasPlan: boolean
  /** Whether a free plan is on offer. */
  hasFreePlan: boolean
  /** Whether the learner has a result or an answer of practice. */
  hasBegun: boolean
  questions: number
  words: number
  /** Whether a plan unlocks an exam. */
  hasNext: boolean
}

/** The one thing that a learner does next. Words of a learner who has not begun wait for the first exam. */
export const actionOf = (facts: DayFacts): Schemas['Today']['action'] => {
  if (facts.isRunning) return 'resume'
  if (!facts.hasPlan && facts.hasFreePlan) return 'startFree'
  if (!facts.hasBegun && facts.hasNext) return 'takeExam'
  if (facts.questions + facts.words > 0) return 'practise'
  return facts.hasNext ? 'takeExam' : 'choosePlan'
}

/** What is left to practise until the exam. */
export interface Workload {
  /** Days until the exam, from 1. */
  days: number
  /** Questions in practice. */
  cards: number
  /** Their right answers on different days, together. */
  rightDays: number
  /** Words that the learner has not begun. */
  words: number
}

/** What a day takes so that all of it is done before the exam. */
export const dailyShare = ({ days, cards, rightDays, words }: Workload): Schemas['DailyShare'] => {
  const questionsADay = Math.ceil(Math.max(0, cards * DAYS_TO_LEAVE - rightDays) / days)
  const wordsADay = Math.ceil(words / days)
  return {
    questions: questionsADay,
    words: wordsADay,
    minutes: minutesFor(questionsADay, wordsADay * REVIEWS_PER_WORD),
  }
}
