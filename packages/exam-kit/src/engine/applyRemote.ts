import { andThen, changed, type Change } from './change'
import type { ExamDefinition } from './definition'
import { isSameAttempt, mergeProgress } from './merge'
import { openSection } from './sections'
import type { ExamState } from './state'

/** Merges another copy of this attempt: another page's, the server's, or this page's own from before. */
export function applyRemote(definition: ExamDefinition, state: ExamState, copy: ExamState): Change {
  if (!isSameAttempt(state, copy)) return changed(state)
  const merged = mergeProgress(definition, state, copy)
  const hasMoved = merged.phase !== state.phase || merged.index !== state.index
  const change = hasMoved ? changed(merged, { type: 'stopClip' }) : changed(merged)
  const isRunning = state.startedAt !== null && merged.phase !== 'finished'
  return isRunning ? andThen(change, (next) => openSection(definition, next)) : change
}
