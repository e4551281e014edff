import { changed, type Change } from './change'
import type { ExamDefinition } from './definition'
import { finish } from './finish'
import { moveOn, resumeClip } from './listening'
import { firstIndexOf } from './selectors'
import type { ExamState } from './state'
import { sectionDeadline, windowDeadline } from './time'

/** Starts the exam, or goes on with a restored or suspended one. Times that are already known stay as they are. */
export function begin(definition: ExamDefinition, state: ExamState): Change {
  const startedAt = state.startedAt ?? state.clock.latest
  const sectionStartedAt = state.sectionStartedAt ?? lostSectionStart(definition, state, startedAt)
  return openSection(definition, { ...state, startedAt, sectionStartedAt })
}

/** Closes whatever has run out of time: the section, or the answer window of the current question. */
export function passTime(definition: ExamDefinition, state: ExamState): Change {
  const sectionEnd = overdue(sectionDeadline(definition, state), state)
  if (sectionEnd !== null) return endSection(definition, state, sectionEnd)
  const windowEnd = overdue(windowDeadline(state), state)
  return windowEnd === null ? changed(state) : moveOn(definition, state, windowEnd)
}

/**
 * The one way from reading to listening; here, and only here, the play counts are reset. Without listening questions it finishes.
 * @param at when listening begins, epoch ms: after a sleep past the end of reading, that end
 */
export function enterListening(definition: ExamDefinition, state: ExamState, at: number): Change {
  const index = firstIndexOf(definition, 'listening')
  if (index === -1) return finish(definition, state, at)
  return openSection(definition, {
    ...state,
    phase: 'listening',
    index,
    sectionStartedAt: at,
    plays: 0,
    clip: { stage: 'waiting', position: 0 },
  })
}

/** Begins the section's work, unless it is empty or its time (0 minutes, or a long sleep) is over already. */
export function openSection(definition: ExamDefinition, state: ExamState): Change {
  const end = overdue(sectionDeadline(definition, state), state)
  if (end !== null) return endSection(definition, state, end)
  if (state.phase === 'listening') return resumeClip(definition, state)
  const hasReading = firstIndexOf(definition, 'reading') !== -1
  return hasReading ? changed(state) : enterListening(definition, state, state.clock.latest)
}

function endSection(definition: ExamDefinition, state: ExamState, at: number): Change {
  return state.phase === 'reading' ? enterListening(definition, state, at) : finish(definition, state, at)
}

/** A start time that was lost: reading began with the exam, listening at the latest when reading time was over. */
function lostSectionStart(definition: ExamDefinition, state: ExamState, startedAt: number): number {
  if (state.phase === 'reading') return startedAt
  return Math.min(state.clock.latest, startedAt + definition.readingSeconds * 1000)
}

function overdue(deadline: number | null, state: ExamState): number | null {
  return deadline !== null && state.clock.latest >= deadline ? deadline : null
}
