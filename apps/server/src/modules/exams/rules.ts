import { normaliseAnswer } from '@naru/exam-kit/engine'
import type { Schemas } from '@naru/api/types'
import { optionalProp } from '../../optional-prop'
import type { AnswerKeys } from '../../settings'
import { mediaPath } from '../media/paths'
import { covers, type Span } from '../plans/rules'
import type { ExamContent, ExamAnswers, ExamOption, ExamQuestion } from './exam-content'

/** How long after its time limit a started attempt may still be saved, and may fetch its exam and media, in milliseconds. */
export const LATE_ALLOWANCE = 2 * 60_000

/** The attempt that is kept as running, as far as access to its exam is concerned. */
export interface RunningFacts {
  startTime: Date
  /** When it began by our clock. */
  beganAt: Date
  /** When its time is over. */
  deadline: Date
  /** The version of the exam that it stays on. */
  version: number
  /** The largest factor since it began. */
  timeFactor: number
}

/** What is known about a learner and an exam. */
export interface AccessFacts {
  /** Times of the learner's purchases that unlock the exam. */
  spans: readonly Span[]
  /** When the learner last opened the exam while a plan unlocked it. */
  openedAt: Date | undefined
  /** The version that the learner was sent then. */
  openedVersion: number | undefined
  /** The factor of the minutes that the learner was sent then; 1 if the exam was never opened. */
  openedFactor: number
  /** The version that is current now. */
  version: number
  /** Both sections together, without extra time. */
  limitSeconds: number
  /** What the learner's minutes are multiplied by now. */
  timeFactor: number
  /** Whether the learner has posted an attempt. */
  hasAttempt: boolean
  running: RunningFacts | undefined
  /** How often the exam's boards have changed. */
  boardVersion: number
}

/** `unlocked`: an active plan has it. `started`: the plan ran out during an attempt that is still in time. */
export type Access = 'unlocked' | 'started' | 'locked'

/** Until when an attempt may be saved whose time is over at `deadline`. */
export const graceEnd = (deadline: Date): Date => new Date(deadline.getTime() + LATE_ALLOWANCE)

/** The attempt that is still in time, if there is one. */
export const runningAt = ({ running }: AccessFacts, now: Date): RunningFacts | undefined =>
  running !== undefined && now.getTime() < graceEnd(running.deadline).getTime() ? running : undefined

/** Whether a learner may open an exam now. */
export const accessOf = (facts: AccessFacts, now: Date): Access => {
  const { spans, openedAt, limitSeconds, timeFactor, openedFactor } = facts
  if (spans.some((span) => covers(span, now))) return 'unlocked'
  if (runningAt(facts, now) !== undefined) return 'started'
  if (openedAt === undefined) return 'locked'
  const until = openedAt.getTime() + limitSeconds * Math.max(timeFactor, openedFactor) * 1000 + LATE_ALLOWANCE
  return now.getTime() < until ? 'started' : 'locked'
}

/** Whether a learner may see what belongs to an exam: its media (for the review too) and its board. */
export const maySee = (facts: AccessFacts, now: Date): boolean => facts.hasAttempt || accessOf(facts, now) !== 'locked'

/** Whether an attempt that was begun at `startTime` may be saved: a plan that ran out after the start does not hinder it. */
export const maySave = (facts: AccessFacts, startTime: Date, now: Date): boolean =>
  accessOf(facts, now) !== 'locked' ||
  facts.spans.some((span) => covers(span, startTime)) ||
  facts.running?.startTime.getTime() === startTime.getTime()

/**
 * The version of the exam and the factor that a learner is sent now: those of the running attempt, which a change of the exam never
 * reaches, else the current ones. A factor that was raised reaches a running attempt at once.
 */
export const versionToSend = (facts: AccessFacts, now: Date): { version: number; timeFactor: number } => {
  const running = runningAt(facts, now)
  return {
    version: running?.version ?? facts.version,
    timeFactor: Math.max(facts.timeFactor, running?.timeFactor ?? 1),
  }
}

/** Both sections of a exam together, in seconds, without extra time. */
export const limitOf = ({ readingTimeMinutes, listeningTimeMinutes }: ExamContent): number =>
  Math.round((readingTimeMinutes + listeningTimeMinutes) * 60)

/** What an option is called in an answer: its text, or the path of its picture. */
export const optionName = ({ text, photo }: ExamOption): string => text ?? (photo === undefined ? '' : mediaPath(photo))

/** The option that an answer names, compared as the scorer does. */
export const optionNamed = (question: ExamQuestion, answer: string): ExamOption | undefined => {
  const wanted = normaliseAnswer(answer)
  return wanted === '' ? undefined : question.options.find((each) => normaliseAnswer(optionName(each)) === wanted)
}

/** Whether all answers are to questions of this exam. */
export const belongTo = (exam: ExamContent, answers: ExamAnswers): boolean => {
  const known = new Set(exam.questions.map(({ id }) => id))
  return Object.keys(answers).every((id) => known.has(id))
}

/** Whether all answers are to questions of this exam, and each that is not empty is one of its question's options. */
export const fit = (exam: ExamContent, answers: ExamAnswers): boolean => {
  const byId = new Map(exam.questions.map((each) => [each.id, each]))
  return Object.entries(answers).every(([id, answer]) => {
    const found = byId.get(id)
    return found !== undefined && (answer.trim() === '' || optionNamed(found, answer) !== undefined)
  })
}

const pathOf = (name: string | undefined) => (name === undefined ? undefined : mediaPath(name))

const option = ({ id, text, photo, isCorrect }: ExamOption, keys: AnswerKeys): Schemas['AnswerOption'] => ({
  _id: id,
  ...optionalProp('text', text),
  ...optionalProp('photo', pathOf(photo)),
  ...(keys === 'inline' ? { isCorrect } : {}),
})

const question = (stored: ExamQuestion, keys: AnswerKeys): Schemas['Question'] => ({
  _id: stored.id,
  questionNumber: stored.number,
  type: stored.type,
  ...optionalProp('audio', pathOf(stored.audio)),
  ...optionalProp('questionPhoto', pathOf(stored.photo)),
  ...optionalProp('questionText', stored.text),
  answers: stored.options.map((each) => option(each, keys)),
  ...(keys === 'inline'
    ? { ...optionalProp('explanation', stored.explanation), ...optionalProp('transcript', stored.transcript) }
    : {}),
})

/**
 * The exam as a learner gets it. Named field by field, so that a key can only leave where keys are given inline.
 * @param timeFactor - what the minutes are multiplied by; default 1.
 */
export const examForLearner = (id: string, exam: ExamContent, keys: AnswerKeys, timeFactor = 1): Schemas['Exam'] => ({
  _id: id,
  topic: exam.topic,
  description: exam.description,
  duration: exam.duration,
  ...optionalProp('photo', pathOf(exam.photo)),
  guidelines: exam.guidelines,
  readingTimeMinutes: exam.readingTimeMinutes * timeFactor,
  listeningTimeMinutes: exam.listeningTimeMinutes * timeFactor,
  ...(timeFactor === 1 ? {} : { timeFactor }),
  ...optionalProp('verdictThresholds', exam.verdictThresholds),
  questions: exam.questions.map((each) => question(each, keys)),
})
