import { changed, type Change } from './change'
import type { ExamDefinition } from './definition'
import { buildResult } from './result'
import type { ExamState } from './state'

/**
 * Finishes the exam. A crash loses no result: the session saves it before it stores the finished state, and sends it afterwards.
 * @param at end of the exam, epoch ms: the time limit itself if time is over
 */
export function finish(definition: ExamDefinition, state: ExamState, at: number): Change {
  const built = buildResult(definition, state, at)
  if (!built.ok) return changed(state)
  const finished: ExamState = {
    ...state,
    phase: 'finished',
    sectionStartedAt: null,
    plays: 0,
    clip: { status: 'silent' },
  }
  return changed(
    finished,
    { type: 'stopClip' },
    { type: 'saveResult', result: built.result },
    { type: 'sendResult', result: built.result },
  )
}
