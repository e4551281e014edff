import type { StoredPaper, ExamAnswers } from '@naru/exam-kit/content'
import { finishTrail } from '../exams/trail'
import type { Trail } from '../../platform/db/schema'
import type { SavedAttempt } from './evidence'

/**
 * The learner's way through a submitted attempt; null if it was not saved while it ran, or of another version.
 * @param at - when it was finished, in seconds since the start, both by the learner's clock.
 */
export const finalTrail = (
  { exam, version }: { exam: StoredPaper; version: number },
  saved: SavedAttempt | undefined,
  { at, answers, present }: { at: number; answers: ExamAnswers; present: Date },
  timeFactor: number,
): Trail | null => {
  if (saved === undefined || saved.trail === null || saved.examVersion !== version) return null
  const latest = saved.beganAt === undefined ? at : (present.getTime() - saved.beganAt.getTime()) / 1000
  const before = { trail: saved.trail, answers: saved.answers }
  return finishTrail(exam, before, { at: Math.min(at, latest), answers }, timeFactor)
}
