import { changed, write, type Change } from './change'
import type { ExamDefinition } from './definition'
import { progressKeys, savedProgressKeys } from './keys'
import { buildResult } from './result'
import type { ExamState } from './state'

/**
 * Ends the exam. The order of the effects is what keeps a crash from losing the result: keep it, clear the progress, send it.
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
    { type: 'erase', keys: savedProgressKeys(definition) },
    write(progressKeys(definition.id).isFinished, 'true'),
    { type: 'sendResult', result: built.result },
  )
}
