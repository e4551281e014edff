import { changed, type Change } from './change'
import type { ExamDefinition } from './definition'
import { buildResult } from './result'
import type { ExamState } from './state'

/**
 * Ends the exam. A crash loses no result, because the shell keeps it before it stores the finished state, and sends it afterwards.
 * @param at when the exam ended, epoch ms: at time-up the limit itself, however late it was noticed
 */
export function finish(definition: ExamDefinition, state: ExamState, at: number): Change {
  const built = buildResult(definition, state, at)
  if (!built.ok) return changed(state)
  const finished: ExamState = {
    ...state,
    phase: 'finished',
    sectionStartedAt: null,
    plays: 0,
    clip: { stage: 'silent' },
  }
  return changed(
    finished,
    { type: 'stopClip' },
    { type: 'keepResult', result: built.result },
    { type: 'sendResult', result: built.result },
  )
}
