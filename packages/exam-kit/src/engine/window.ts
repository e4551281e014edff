import type { ExamDefinition } from './exam/definition'
import { parseRecord, parseSeconds, parseTime } from './storage/parse'
import { currentQuestion, playbackOf } from './selectors'
import type { AudioFailure, Clip, ExamState } from './state'

const failures: readonly AudioFailure[] = ['failed-to-play', 'not-available', 'failed-to-load']

/** Serializes the open answer window, or null. It stores the end as a time, not a countdown, so that a reload does not extend it. */
export function windowRecord(definition: ExamDefinition, state: ExamState): string | null {
  const { clip } = state
  const questionId = currentQuestion(definition, state)?.id
  if (clip.status === 'answering') return JSON.stringify({ questionId, deadline: clip.deadline })
  if (clip.status === 'failed') {
    return JSON.stringify({ questionId, deadline: clip.deadline, because: clip.failure, seconds: clip.position })
  }
  if (clip.status !== 'blocked' || clip.deadline === null) return null
  return JSON.stringify({ questionId, deadline: clip.deadline, because: 'blocked', seconds: clip.position })
}

/** Null if the record is invalid or of another question. @param isHeard whether all plays are complete */
export function storedWindow(text: string | null, questionId: string | undefined, isHeard: boolean): Clip | null {
  const record = parseRecord(text)
  const deadline = record['questionId'] === questionId ? parseTime(String(record['deadline'])) : null
  if (deadline === null) return null
  if (isHeard) return { status: 'answering', deadline }
  const position = parseSeconds(record['seconds']) ?? 0
  const failure = failures.find((name) => name === record['because'])
  if (failure) return { status: 'failed', position, failure, deadline }
  return record['because'] === 'blocked' ? { status: 'blocked', position, deadline } : null
}

/** Limits the end of a restored window to that of a new one. */
export function clampWindow(definition: ExamDefinition, state: ExamState): Clip {
  const { clip, clock } = state
  const { answerWindowMs, failureWindowMs } = playbackOf(definition, state)
  if (clip.status === 'failed') {
    return { ...clip, deadline: Math.min(clip.deadline, clock.latest + failureWindowMs) }
  }
  const latestEnd = clock.latest + answerWindowMs
  if (clip.status === 'answering') return { ...clip, deadline: Math.min(clip.deadline, latestEnd) }
  if (clip.status !== 'blocked' || clip.deadline === null) return clip
  return { ...clip, deadline: Math.min(clip.deadline, latestEnd) }
}
