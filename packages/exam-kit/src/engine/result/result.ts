import type { ExamDefinition } from '../exam/definition'
import { scoreAnswers, type ScoredAnswer } from './scoring'
import { userAnswers } from '../selectors'
import type { ExamState } from '../state'

/** One fact about an attempt. */
export interface FairPlayEvent {
  /** A clip was played to its end; the page was left or hidden; the device had no network. */
  readonly kind: 'play' | 'away' | 'offline'
  /** When it happened or began, ISO 8601. */
  readonly at: string
  /** Length of `away` and `offline` in whole seconds; absent until its end is seen. */
  readonly seconds?: number
  /** Number of the question whose clip was played. */
  readonly question?: number
}

/** What the device saw of an attempt. Facts: they change no score and no rank. */
export interface FairPlayRecord {
  /** In order; at most 200. */
  readonly events: readonly FairPlayEvent[]
  /** How many further events happened. Default 0. */
  readonly omitted?: number
}

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

/** @param finishedAt end of the attempt, epoch ms */
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

function isoTime(epochMs: number): string {
  // oxlint-disable-next-line no-restricted-globals -- with a time it does not read the clock
  return new Date(epochMs).toISOString()
}
