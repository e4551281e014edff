import type { ExamAnswers } from '@naru/exam-kit/content'
import type { Timing } from './rules'

/** What the server saw of an attempt before its result was received, by the server's clock. */
export interface Evidence {
  /** The report of the attempt's start, `sentAt` by the learner's clock; undefined: none is recorded. */
  report: { sentAt: Date | null; reportedAt: Date } | undefined
  /** When the start was reported, or the first one of a first attempt that was started over. */
  startedAt: Date
  /** Whether the start was reported at once: the attempt cannot have lasted longer than from then to the arrival. */
  isPrompt: boolean
  /** When the final answers were first saved; undefined: not before the result was received. */
  answeredAt: Date | undefined
}

/** How much the client's time may differ from the server's evidence before the evidence counts, in seconds. */
const TOLERANCE = 60

/**
 * The time that counts on the leaderboard: the client's own, unless the evidence shows that it is too short by more than a
 * minute, or, where the start was reported at once, too long. A start that was reported at once also makes the time
 * independent of the client's clock: it is plausible if the server itself saw the fastest plausible time pass.
 * @param own - from the client's two times.
 * @param bounds - in seconds: the exam's limit, and the fastest plausible time.
 */
export const countedTiming = (
  own: Timing,
  evidence: Evidence | undefined,
  receivedAt: Date,
  { limit, fastest }: { limit: number; fastest: number },
): Timing => {
  if (evidence === undefined) return own
  const { startedAt, isPrompt, answeredAt } = evidence
  const until = (end: Date) => Math.min(Math.max(Math.round((end.getTime() - startedAt.getTime()) / 1000), 0), limit)
  const [shortest, longest] = [until(answeredAt ?? receivedAt), isPrompt ? until(receivedAt) : limit]
  const isTooShort = own.timeTaken < shortest - TOLERANCE
  const isTooLong = own.timeTaken > longest + TOLERANCE
  const timeTaken = isTooShort ? shortest : isTooLong ? longest : own.timeTaken
  return { timeTaken, isTimePlausible: isPrompt ? longest >= Math.min(fastest, limit) : own.isTimePlausible }
}

const given = (answers: ExamAnswers) => Object.entries(answers).filter(([, answer]) => answer.trim() !== '')

/** Whether two records of answers are the same; an empty answer is none. */
export const isSameAnswers = (one: ExamAnswers, other: ExamAnswers): boolean =>
  given(one).length === given(other).length && given(one).every(([id, answer]) => other[id] === answer)
