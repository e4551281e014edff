import type { ExamDefinition } from './exam/definition'
import { currentSection } from './selectors'
import type { EngineClock, ExamState } from './state'

/**
 * Advances the engine's clock, which never runs backward: after a set-back of the computer's clock it continues from the latest time seen.
 * A later jump ahead counts in full, because the correction of a clock cannot be told from sleep.
 */
export function advanceClock({ latest, offset }: EngineClock, now: number): EngineClock {
  const corrected = now + offset
  return corrected >= latest ? { latest: corrected, offset } : { latest, offset: latest - now }
}

/** Advances the clock without ending sections or windows: for a page with read access. */
export function advanceTime(state: ExamState, now: number): ExamState {
  return state.startedAt === null ? state : { ...state, clock: advanceClock(state.clock, now) }
}

/** @returns the end of the current section, epoch ms; null before `begin` and after the finish */
export function sectionDeadline(definition: ExamDefinition, state: ExamState): number | null {
  if (state.sectionStartedAt === null || state.phase === 'finished') return null
  return state.sectionStartedAt + (currentSection(definition, state)?.seconds ?? 0) * 1000
}

/** @returns the whole seconds left in the current section; before `begin` the limit of the first one, after the finish 0 */
export function sectionSecondsLeft(definition: ExamDefinition, state: ExamState): number {
  if (state.phase === 'finished') return 0
  const deadline = sectionDeadline(definition, state)
  return deadline === null ? definition.sections[0].seconds : secondsUntil(deadline, state)
}

/** @returns the whole seconds left in the open answer window, or null */
export function windowSecondsLeft(state: ExamState): number | null {
  const deadline = windowDeadline(state)
  return deadline === null ? null : secondsUntil(deadline, state)
}

/** @returns the end of the open answer window, epoch ms, or null */
export function windowDeadline({ clip }: ExamState): number | null {
  return clip.status === 'answering' || clip.status === 'failed' || clip.status === 'blocked' ? clip.deadline : null
}

function secondsUntil(deadline: number, state: ExamState): number {
  return Math.max(0, Math.ceil((deadline - state.clock.latest) / 1000))
}
