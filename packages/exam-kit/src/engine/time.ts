import type { ExamDefinition } from './definition'
import type { EngineClock, ExamState } from './state'

/**
 * Reads the computer's clock into the engine's own, which never runs backward: when the computer's clock was set back, it goes on from
 * the latest time seen. A later jump ahead counts in full: a clock that is put right looks like sleep, and a set-back gives no time.
 */
export function advanceClock({ latest, offset }: EngineClock, now: number): EngineClock {
  const corrected = now + offset
  return corrected >= latest ? { latest: corrected, offset } : { latest, offset: latest - now }
}

/** Lets time pass without closing anything: for a page that only looks on. */
export function seeTime(state: ExamState, now: number): ExamState {
  return state.startedAt === null ? state : { ...state, clock: advanceClock(state.clock, now) }
}

/** When the running section is over, epoch ms; null before `begin` and when finished. */
export function sectionDeadline(definition: ExamDefinition, state: ExamState): number | null {
  if (state.sectionStartedAt === null || state.phase === 'finished') return null
  const seconds = state.phase === 'reading' ? definition.readingSeconds : definition.listeningSeconds
  return state.sectionStartedAt + seconds * 1000
}

/** Whole seconds left in the running section, at the engine's latest time; before `begin` the first section's limit, when finished 0. */
export function sectionSecondsLeft(definition: ExamDefinition, state: ExamState): number {
  if (state.phase === 'finished') return 0
  const deadline = sectionDeadline(definition, state)
  return deadline === null ? definition.readingSeconds : secondsUntil(deadline, state)
}

/** Whole seconds left to answer the current listening question; null while no such window is open. */
export function windowSecondsLeft(state: ExamState): number | null {
  const deadline = windowDeadline(state)
  return deadline === null ? null : secondsUntil(deadline, state)
}

/** When the open answer window closes, epoch ms; null while none is open. */
export function windowDeadline({ clip }: ExamState): number | null {
  return clip.stage === 'answering' || clip.stage === 'failed' || clip.stage === 'blocked' ? clip.deadline : null
}

function secondsUntil(deadline: number, state: ExamState): number {
  return Math.max(0, Math.ceil((deadline - state.clock.latest) / 1000))
}
