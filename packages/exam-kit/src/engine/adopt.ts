import { andThen, changed, type Change } from './change'
import type { ExamDefinition } from './definition'
import { isSameAttempt, mergeProgress } from './merge'
import { openSection } from './sections'
import type { ExamState } from './state'

/** Takes in what another copy of this attempt holds: another page's, the server's, this page's own from before. */
export function adopt(definition: ExamDefinition, state: ExamState, copy: ExamState): Change {
  if (!isSameAttempt(state, copy)) return changed(state)
  const merged = mergeProgress(definition, state, copy)
  const hasMoved = merged.phase !== state.phase || merged.index !== state.index
  const change = hasMoved ? changed(merged, { type: 'stopClip' }) : changed(merged)
  const isRunning = state.startedAt !== null && merged.phase !== 'finished'
  return isRunning ? andThen(change, (next) => openSection(definition, next)) : change
}
