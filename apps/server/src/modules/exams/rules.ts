import { normaliseAnswer } from '@naru/exam-kit/internal/engine'
import { memoizeByKey } from '../../platform/memoize-by-key'
import { mediaPath } from '../media/paths'
import { covers, type Span } from '../plans/rules'
import {
  optionText,
  sectionsOf,
  type ExamAnswers,
  type StoredOption,
  type StoredPaper,
  type StoredQuestion,
} from '@naru/exam-kit/content'
import type { examProgress } from '../../platform/db/schema'

/**
 * Grace period after the time limit, in milliseconds: a started attempt may still be saved, and may fetch its exam and
 * media.
 */
export const LATE_ALLOWANCE = 2 * 60_000

/**
 * How long after its time limit and grace period an attempt may still arrive whose plan has ended, in milliseconds:
 * three days without a connection.
 */
export const OFFLINE_ALLOWANCE = 3 * 24 * 60 * 60_000

/** The running attempt, as far as access to its exam is concerned. */
export interface RunningFacts {
  startTime: Date
  /** Start by the server's clock. */
  beganAt: Date
  deadline: Date
  version: number
  /** The largest time factor since the start. */
  timeFactor: number
}

export interface AccessSpan extends Span {
  /** Whether its payment was charged back or refunded. Default false. */
  isTakenBack?: boolean
}

/** The facts that decide about a learner's access to an exam. */
export interface AccessFacts {
  /** Times of the learner's purchases that unlock the exam. */
  spans: readonly AccessSpan[]
  /** When the learner last opened the exam while a plan unlocked it. */
  openedAt: Date | undefined
  /** The version that was sent then. */
  openedVersion: number | undefined
  /** The time factor that was sent then; 1 if the exam was never opened. */
  openedFactor: number
  version: number
  /** Whether it begins no new attempts; default false. */
  isWithdrawn?: boolean
  /** Duration of all sections without extra time, in seconds. */
  limitSeconds: number
  timeFactor: number
  /** When the learner's last attempt was received; undefined if there is none. */
  lastReceivedAt: Date | undefined
  running: RunningFacts | undefined
  /** The running attempt as saved last. */
  saved: typeof examProgress.$inferSelect | undefined
  /** Change counter of the exam's leaderboards. */
  leaderboardVersion: number
}

/** `unlocked`: an active plan contains it. `started`: the plan expired, or the exam was withdrawn, during an attempt that is still in time. */
export type Access = 'unlocked' | 'started' | 'locked'

export const graceEnd = (deadline: Date): Date => new Date(deadline.getTime() + LATE_ALLOWANCE)

/** The running attempt that is still in time, if there is one. */
export const runningAt = ({ running }: AccessFacts, now: Date): RunningFacts | undefined =>
  running !== undefined && now.getTime() < graceEnd(running.deadline).getTime() ? running : undefined

const isPaidFor = ({ spans }: AccessFacts, moment: Date) =>
  spans.some((span) => span.isTakenBack !== true && covers(span, moment))

/** Whether what happened at some moments happened under plans of which all were taken back. */
export const isTakenBack = (facts: AccessFacts, ...moments: readonly (Date | undefined)[]): boolean => {
  const known = moments.filter((moment) => moment !== undefined)
  return (
    known.some((moment) => facts.spans.some((span) => span.isTakenBack === true && covers(span, moment))) &&
    !known.some((moment) => isPaidFor(facts, moment))
  )
}

/**
 * Whether an attempt that started at some moment belongs to plans of which all were taken back, while no other one is
 * active: its keys are withheld.
 */
export const isRevoked = (facts: AccessFacts, now: Date, startedAt: Date): boolean =>
  !isPaidFor(facts, now) && isTakenBack(facts, startedAt, facts.openedAt)

/** Whether an attempt was received since the learner last opened the exam. */
export const isOpeningUsed = ({ openedAt, lastReceivedAt }: AccessFacts): boolean =>
  openedAt !== undefined && lastReceivedAt !== undefined && openedAt <= lastReceivedAt

/** Milliseconds from the start of an attempt to the end of its grace period. */
const timeOf = ({ limitSeconds, timeFactor, openedFactor }: AccessFacts) =>
  limitSeconds * Math.max(timeFactor, openedFactor) * 1000 + LATE_ALLOWANCE

export const accessOf = (facts: AccessFacts, now: Date): Access => {
  const { openedAt } = facts
  if (isPaidFor(facts, now) && facts.isWithdrawn !== true) return 'unlocked'
  const running = runningAt(facts, now)
  if (running !== undefined) return isTakenBack(facts, running.beganAt, openedAt) ? 'locked' : 'started'
  if (openedAt === undefined || isOpeningUsed(facts) || isTakenBack(facts, openedAt)) return 'locked'
  return now.getTime() < openedAt.getTime() + timeOf(facts) ? 'started' : 'locked'
}

/** Whether a learner may see the leaderboard of an exam: also after an attempt. */
export const maySee = (facts: AccessFacts, now: Date): boolean =>
  facts.lastReceivedAt !== undefined || accessOf(facts, now) !== 'locked'

/**
 * Whether an attempt that started at `startTime`, by the learner's clock, may be saved now. Under an active plan it
 * always may. Under one that has ended the server needs its own evidence: the running attempt that was saved, or else
 * an opening of the exam under the plan, good for one attempt. A plan that was taken back does not count.
 */
export const maySave = (facts: AccessFacts, startTime: Date, now: Date): boolean => {
  const { spans, openedAt, running } = facts
  if (isPaidFor(facts, now)) return true
  if (running !== undefined) {
    const isSame = running.startTime.getTime() === startTime.getTime()
    const until = graceEnd(running.deadline).getTime() + OFFLINE_ALLOWANCE
    return isSame && now.getTime() < until && !isTakenBack(facts, running.beganAt, openedAt)
  }
  if (openedAt === undefined || isOpeningUsed(facts)) return false
  const opened = spans.filter((span) => span.isTakenBack !== true && covers(span, openedAt))
  if (opened.some((span) => covers(span, startTime))) {
    return now.getTime() < startTime.getTime() + timeOf(facts) + OFFLINE_ALLOWANCE
  }
  // The learner's clock is wrong: a start between the end of the plan and now is a new attempt.
  const isWrongClock = startTime < openedAt || startTime > now
  return opened.length > 0 && isWrongClock && now.getTime() < openedAt.getTime() + timeOf(facts)
}

/**
 * The version and time factor to send to a learner now: the version of the running attempt, which later imports never
 * change, else the current one. A raised factor applies to a running attempt at once.
 */
export const versionToSend = (facts: AccessFacts, now: Date): { version: number; timeFactor: number } => {
  const running = runningAt(facts, now)
  return {
    version: running?.version ?? facts.version,
    timeFactor: Math.max(facts.timeFactor, running?.timeFactor ?? 1),
  }
}

/** Duration of all sections without extra time, in seconds. */
export const limitOf = (paper: StoredPaper): number =>
  Math.round(sectionsOf(paper).reduce((sum, { minutes }) => sum + minutes, 0) * 60)

/** The name of each option in an answer: its text, or the path of its picture. */
export const optionNames = ({ options }: StoredQuestion): string[] =>
  options.map(
    (option, index) => optionText(option, index) ?? (option.photo === undefined ? '' : mediaPath(option.photo)),
  )

/** The option that an answer names, compared as the scorer does. */
export const optionNamed = (question: StoredQuestion, answer: string): StoredOption | undefined => {
  const wanted = normaliseAnswer(answer)
  if (wanted === '') return undefined
  return question.options[optionNames(question).findIndex((name) => normaliseAnswer(name) === wanted)]
}

export const belongTo = (exam: StoredPaper, answers: ExamAnswers): boolean => {
  const known = questionsOf(exam)
  return Object.keys(answers).every((id) => known.has(id))
}

/** The questions of a stored version, which never changes, by their ids. */
export const questionsOf = memoizeByKey(
  (exam: StoredPaper): ReadonlyMap<string, StoredQuestion> => new Map(exam.questions.map((each) => [each.id, each])),
)

/** Whether an answer is empty, or one of its question's options. */
export const isAnswerTo = (question: StoredQuestion | undefined, answer: string): boolean =>
  question !== undefined && (answer.trim() === '' || optionNamed(question, answer) !== undefined)

/** Whether all answers belong to questions of this exam, and each non-empty one is one of its question's options. */
export const fit = (exam: StoredPaper, answers: ExamAnswers): boolean => {
  const byId = questionsOf(exam)
  return Object.entries(answers).every(([id, answer]) => isAnswerTo(byId.get(id), answer))
}
