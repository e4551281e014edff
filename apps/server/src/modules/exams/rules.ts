import type { Schemas } from '@naru/api/types'
import { given } from '../../given'
import type { AnswerKeys } from '../../settings'
import { mediaPath } from '../media/paths'
import { covers, type Span } from '../plans/rules'
import type { Paper, PaperOption, PaperQuestion } from './paper'

/** How long after its time limit a started attempt may still fetch its exam and media, in milliseconds. */
export const LATE_ALLOWANCE = 2 * 60_000

/** What is known about a learner and an exam. */
export interface AccessFacts {
  /** Times of the learner's purchases that unlock the exam. */
  spans: readonly Span[]
  /** When the learner last opened the exam while a plan unlocked it. */
  openedAt: Date | undefined
  /** Both sections together. */
  limitSeconds: number
  /** Whether the learner has posted an attempt. */
  hasAttempt: boolean
}

/** `unlocked`: an active plan has it. `started`: the plan ran out during an attempt that is still in time. */
export type Access = 'unlocked' | 'started' | 'locked'

/** Whether a learner may open an exam now. */
export const accessOf = ({ spans, openedAt, limitSeconds }: AccessFacts, now: Date): Access => {
  if (spans.some((span) => covers(span, now))) return 'unlocked'
  if (openedAt === undefined) return 'locked'
  const until = openedAt.getTime() + limitSeconds * 1000 + LATE_ALLOWANCE
  return now.getTime() < until ? 'started' : 'locked'
}

/** Whether a learner may see what belongs to an exam: its media (for the review too) and its board. */
export const maySee = (facts: AccessFacts, now: Date): boolean => facts.hasAttempt || accessOf(facts, now) !== 'locked'

/** Whether an attempt that was begun at `startTime` may be saved: a plan that ran out after the start does not hinder it. */
export const maySave = (facts: AccessFacts, startTime: Date, now: Date): boolean =>
  accessOf(facts, now) !== 'locked' || facts.spans.some((span) => covers(span, startTime))

const pathOf = (name: string | undefined) => (name === undefined ? undefined : mediaPath(name))

const option = ({ id, text, photo, isCorrect }: PaperOption, keys: AnswerKeys): Schemas['AnswerOption'] => ({
  _id: id,
  ...given('text', text),
  ...given('photo', pathOf(photo)),
  ...(keys === 'inline' ? { isCorrect } : {}),
})

const question = (stored: PaperQuestion, keys: AnswerKeys): Schemas['Question'] => ({
  _id: stored.id,
  questionNumber: stored.number,
  type: stored.type,
  ...given('audio', pathOf(stored.audio)),
  ...given('questionPhoto', pathOf(stored.photo)),
  ...given('questionText', stored.text),
  answers: stored.options.map((each) => option(each, keys)),
  ...(keys === 'inline'
    ? { ...given('explanation', stored.explanation), ...given('transcript', stored.transcript) }
    : {}),
})

/** The exam as a learner gets it. Named field by field, so that a key can only leave where keys are given inline. */
export const examForLearner = (id: string, paper: Paper, keys: AnswerKeys): Schemas['Exam'] => ({
  _id: id,
  topic: paper.topic,
  description: paper.description,
  duration: paper.duration,
  ...given('photo', pathOf(paper.photo)),
  guidelines: paper.guidelines,
  readingTimeMinutes: paper.readingTimeMinutes,
  listeningTimeMinutes: paper.listeningTimeMinutes,
  ...given('verdictThresholds', paper.verdictThresholds),
  questions: paper.questions.map((each) => question(each, keys)),
})
