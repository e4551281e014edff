import { changed, reject, type Change } from './change'
import type { ExamDefinition } from './definition'
import type { Transition } from './events'
import { enterListening } from './sections'
import { currentQuestion, firstIndexOf, isAnswered, isReadingComplete, unansweredReadingIndex } from './selectors'
import type { ExamState } from './state'

/** Next: goes to the next unanswered reading question; if all are answered, opens the dialog to proceed. */
export function next(definition: ExamDefinition, state: ExamState): Transition {
  if (state.phase !== 'reading') return reject(state, 'listening-automatic')
  const question = currentQuestion(definition, state)
  if (!question || !isAnswered(question, state)) return reject(state, 'unanswered')
  if (isReadingComplete(definition, state)) return leaveReading(definition, state)
  const ahead = unansweredReadingIndex(definition, state, state.index + 1)
  return ahead === -1 ? reject(state, 'reading-incomplete') : moveTo(state, ahead)
}

/** Previous: goes one reading question back. */
export function previous(state: ExamState): Transition {
  if (state.phase !== 'reading') return reject(state, 'listening-automatic')
  return state.index === 0 ? reject(state, 'at-first-question') : moveTo(state, state.index - 1)
}

/** The navigator: goes to any reading question, in reading only. */
export function goTo(definition: ExamDefinition, state: ExamState, index: number): Transition {
  if (state.phase !== 'reading') return reject(state, 'listening-automatic')
  const target = definition.questions[index]
  if (!target) return reject(state, 'no-such-question')
  return target.type === 'reading' ? moveTo(state, index) : reject(state, 'reading-only')
}

/** Enters listening after the 'Proceed to Listening Section' dialog. */
export function proceed(definition: ExamDefinition, state: ExamState): Transition {
  if (state.phase !== 'reading') return reject(state, 'listening-automatic')
  if (!isReadingComplete(definition, state)) return reject(state, 'reading-incomplete')
  return enterListening(definition, state, state.clock.latest)
}

/** Opens the dialog, because the candidate cannot return from listening. Finishes an exam without listening questions. */
function leaveReading(definition: ExamDefinition, state: ExamState): Change {
  if (firstIndexOf(definition, 'listening') === -1) return enterListening(definition, state, state.clock.latest)
  return changed(state, { type: 'ask', dialog: 'proceed-to-listening' })
}

function moveTo(state: ExamState, index: number): Change {
  return changed(index === state.index ? state : { ...state, index })
}
