import { changed, reject, type Change } from './change'
import type { ExamDefinition } from './exam/definition'
import type { Transition } from './events'
import { endSection } from './sections'
import {
  currentQuestion,
  currentSection,
  isAnswered,
  isSectionComplete,
  nextSection,
  sectionIndexes,
  unansweredIndex,
} from './selectors'
import type { ExamState } from './state'

/**
 * Next: goes to the next unanswered question of a free section, to the next question of a one-way one; if there is none, opens the dialog
 * to proceed.
 */
export function next(definition: ExamDefinition, state: ExamState): Transition {
  const section = currentSection(definition, state)
  if (!section || section.playback) return reject(state, 'navigation-automatic')
  const question = currentQuestion(definition, state)
  if (!question || !isAnswered(question, state)) return reject(state, 'unanswered')
  if (section.navigation === 'one-way') {
    const isLast = definition.questions[state.index + 1]?.section !== section.id
    return isLast ? leaveSection(definition, state) : moveTo(state, state.index + 1)
  }
  if (isSectionComplete(definition, state)) return leaveSection(definition, state)
  const ahead = unansweredIndex(definition, state, state.index + 1)
  return ahead === -1 ? reject(state, 'section-incomplete') : moveTo(state, ahead)
}

/** Previous: goes one question back inside a free section. */
export function previous(definition: ExamDefinition, state: ExamState): Transition {
  const refusal = refuseMove(definition, state)
  if (refusal) return refusal
  return state.index === sectionIndexes(definition, state.phase)[0]
    ? reject(state, 'at-first-question')
    : moveTo(state, state.index - 1)
}

/** The navigator: goes to any question of the current section, if it is free. */
export function goTo(definition: ExamDefinition, state: ExamState, index: number): Transition {
  const refusal = refuseMove(definition, state)
  if (refusal) return refusal
  const target = definition.questions[index]
  if (!target) return reject(state, 'no-such-question')
  return target.section === state.phase ? moveTo(state, index) : reject(state, 'other-section')
}

/** Enters the next section after the 'Proceed to … Section' dialog. */
export function proceed(definition: ExamDefinition, state: ExamState): Transition {
  if (currentSection(definition, state)?.playback) return reject(state, 'navigation-automatic')
  if (!isSectionComplete(definition, state)) return reject(state, 'section-incomplete')
  return endSection(definition, state, state.clock.latest)
}

/** Opens the dialog, because the candidate cannot return. Ends the last section at once. */
function leaveSection(definition: ExamDefinition, state: ExamState): Change {
  if (!nextSection(definition, state)) return endSection(definition, state, state.clock.latest)
  return changed(state, { type: 'ask', dialog: 'proceed' })
}

function refuseMove(definition: ExamDefinition, state: ExamState): Transition | undefined {
  const section = currentSection(definition, state)
  if (!section || section.playback) return reject(state, 'navigation-automatic')
  return section.navigation === 'one-way' ? reject(state, 'one-way') : undefined
}

function moveTo(state: ExamState, index: number): Change {
  return changed(index === state.index ? state : { ...state, index })
}
