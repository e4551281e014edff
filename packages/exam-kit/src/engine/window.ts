import type { ExamDefinition } from './definition'
import { parseRecord, parseSeconds, parseTime } from './parse'
import { currentQuestion } from './selectors'
import type { AudioFailure, Clip, ExamState } from './state'

const failures: readonly AudioFailure[] = ['failed-to-play', 'not-available', 'failed-to-load']

/** The open window as it is stored: its end is a moment, not a countdown, so a reload does not extend it. Null while none is open. */
export function windowRecord(definition: ExamDefinition, state: ExamState): string | null {
  const { clip } = state
  const questionId = currentQuestion(definition, state)?.id
  if (clip.stage === 'answering') return JSON.stringify({ questionId, deadline: clip.deadline })
  if (clip.stage === 'failed') {
    return JSON.stringify({ questionId, deadline: clip.deadline, because: clip.failure, seconds: clip.position })
  }
  if (clip.stage !== 'blocked' || clip.deadline === null) return null
  return JSON.stringify({ questionId, deadline: clip.deadline, because: 'blocked', seconds: clip.position })
}

/**
 * The window that a stored record tells; null if it tells none for this question.
 * @param isHeard whether all plays were heard
 */
export function storedWindow(text: string | null, questionId: string | undefined, isHeard: boolean): Clip | null {
  const record = parseRecord(text)
  const deadline = record['questionId'] === questionId ? parseTime(String(record['deadline'])) : null
  if (deadline === null) return null
  if (isHeard) return { stage: 'answering', deadline }
  const position = parseSeconds(record['seconds']) ?? 0
  const failure = failures.find((name) => name === record['because'])
  if (failure) return { stage: 'failed', position, failure, deadline }
  return record['because'] === 'blocked' ? { stage: 'blocked', position, deadline } : null
}

/** A window never stays open longer than a new one would, whatever is stored. */
export function boundWindow(definition: ExamDefinition, { clip, clock }: ExamState): Clip {
  if (clip.stage === 'failed') {
    return { ...clip, deadline: Math.min(clip.deadline, clock.latest + definition.failureWindowMs) }
  }
  const latestEnd = clock.latest + definition.answerWindowMs
  if (clip.stage === 'answering') return { ...clip, deadline: Math.min(clip.deadline, latestEnd) }
  if (clip.stage !== 'blocked' || clip.deadline === null) return clip
  return { ...clip, deadline: Math.min(clip.deadline, latestEnd) }
}
