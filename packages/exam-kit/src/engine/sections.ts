import { andThen, changed, type Change } from './change'
import type { ExamDefinition } from './exam/definition'
import type { Effect } from './events'
import { nextQuestion, resumeClip } from './listening'
import { buildResult } from './result/result'
import { currentSection, nextSection, sectionIndexes } from './selectors'
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
  if (windowEnd === null) return changed(state)
  const isLast = definition.questions[state.index + 1]?.section !== state.phase
  return isLast ? endSection(definition, state, windowEnd) : nextQuestion(definition, state)
}

/**
 * Enters the next section that has questions; finishes the exam if there is none.
 * @param at end of the section, epoch ms: that of its time if the computer slept past it
 */
export function endSection(definition: ExamDefinition, state: ExamState, at: number): Change {
  const section = nextSection(definition, state)
  if (!section) return finish(definition, state, at)
  const entered: ExamState = {
    ...state,
    phase: section.id,
    index: sectionIndexes(definition, section.id)[0] ?? 0,
    sectionStartedAt: at,
    plays: 0,
    clip: section.playback ? { status: 'waiting', position: 0 } : { status: 'silent' },
  }
  const stopped: readonly Effect[] = currentSection(definition, state)?.playback ? [{ type: 'stopClip' }] : []
  return andThen(changed(entered, ...stopped), (next) => openSection(definition, next))
}

/** Opens the current section; ends it if it is empty or its time is over (0 minutes, or a long sleep). */
export function openSection(definition: ExamDefinition, state: ExamState): Change {
  const end = overdue(sectionDeadline(definition, state), state)
  if (end !== null) return endSection(definition, state, end)
  if (sectionIndexes(definition, state.phase).length === 0) return endSection(definition, state, state.clock.latest)
  return currentSection(definition, state)?.playback ? resumeClip(definition, state) : changed(state)
}

/** Derives a lost start time: the first section starts with the exam, each other one at the latest when those before it end. */
function lostSectionStart({ sections }: ExamDefinition, state: ExamState, startedAt: number): number {
  const before = sections.slice(
    0,
    sections.findIndex(({ id }) => id === state.phase),
  )
  const latestStart = before.reduce((start, { seconds }) => start + seconds * 1000, startedAt)
  return before.length === 0 ? startedAt : Math.min(state.clock.latest, latestStart)
}

function overdue(deadline: number | null, state: ExamState): number | null {
  return deadline !== null && state.clock.latest >= deadline ? deadline : null
}

/**
 * Finishes the exam. A crash loses no result: the session saves it before it stores the finished state, and sends it afterwards.
 * @param at end of the exam, epoch ms: the time limit itself if time is over
 */
function finish(definition: ExamDefinition, state: ExamState, at: number): Change {
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
