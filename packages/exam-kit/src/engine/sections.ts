import { changed, type Change } from './change'
import type { ExamDefinition } from './definition'
import { finish } from './finish'
import { nextQuestion, resumeClip } from './listening'
import { firstIndexOf } from './selectors'
import type { ExamState } from './state'
import { sectionDeadline, windowDeadline } from './time'

/** Starts the exam, or continues a restored or suspended one without changing its start times. */
export function begin(definition: ExamDefinition, state: ExamState): Change {
  const startedAt = state.startedAt ?? state.clock.latest
  const sectionStartedAt = state.sectionStartedAt ?? lostSectionStart(definition, state, startedAt)
  return openSection(definition, { ...state, startedAt, sectionStartedAt })
}

/** Ends the section or the answer window whose time is over. */
export function closeExpired(definition: ExamDefinition, state: ExamState): Change {
  const sectionEnd = overdue(sectionDeadline(definition, state), state)
  if (sectionEnd !== null) return endSection(definition, state, sectionEnd)
  const windowEnd = overdue(windowDeadline(state), state)
  return windowEnd === null ? changed(state) : nextQuestion(definition, state, windowEnd)
}

/**
 * Enters listening and resets the play count; finishes the exam if it has no listening questions.
 * @param at start of listening, epoch ms: the end of reading if the computer slept past it
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
    clip: { status: 'waiting', position: 0 },
  })
}

/** Opens the current section, or ends it if it is empty or its time is over (0 minutes, or a long sleep). */
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

/** Derives a lost start time: reading starts with the exam, listening at the end of reading at the latest. */
function lostSectionStart(definition: ExamDefinition, state: ExamState, startedAt: number): number {
  if (state.phase === 'reading') return startedAt
  return Math.min(state.clock.latest, startedAt + definition.readingSeconds * 1000)
}

function overdue(deadline: number | null, state: ExamState): number | null {
  return deadline !== null && state.clock.latest >= deadline ? deadline : null
}
