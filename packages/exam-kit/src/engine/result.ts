import type { ExamDefinition } from './definition'
import type { FairPlayRecord } from './fairPlay'
import { isoTime } from './isoTime'
import { scoreAnswers, type ScoredAnswer } from './scoring'
import { userAnswers } from './selectors'
import type { ExamState } from './state'

/** The payload of a finished attempt. */
export interface ResultRequest {
  readonly examId: string
  readonly questions: readonly ScoredAnswer[]
  readonly totalScore: number
  readonly totalPossibleMarks: number
  readonly percentageScore: number
  /** End of the attempt, ISO 8601. */
  readonly timestamp: string
  /** Start of the attempt, ISO 8601. */
  readonly startTime: string
  /** Added by the session; absent if it recorded nothing. */
  readonly fairPlay?: FairPlayRecord
}

/** The payload, or the reason why there is none: 'No questions available to save.' or 'Start time is missing…'. */
export type BuiltResult =
  | { readonly ok: true; readonly result: ResultRequest }
  | { readonly ok: false; readonly reason: 'no-questions' | 'start-time-missing' }

/**
 * Builds the result payload from the answers in `state`.
 * @param finishedAt end of the attempt, epoch ms
 */
export function buildResult(definition: ExamDefinition, state: ExamState, finishedAt: number): BuiltResult {
  if (definition.questions.length === 0) return { ok: false, reason: 'no-questions' }
  if (state.startedAt === null) return { ok: false, reason: 'start-time-missing' }
  return {
    ok: true,
    result: {
      examId: definition.id,
      ...scoreAnswers(definition.questions, userAnswers(definition, state)),
      timestamp: isoTime(finishedAt),
      startTime: isoTime(state.startedAt),
    },
  }
}
