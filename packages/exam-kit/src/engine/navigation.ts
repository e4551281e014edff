import { changed, refused, type Change } from './change'
import type { ExamDefinition } from './definition'
import type { Transition } from './events'
import { enterListening } from './sections'
import { currentQuestion, firstIndexOf, isAnswered, isReadingComplete, unansweredReadingIndex } from './selectors'
import type { ExamState } from './state'

/** Next: to the next unanswered reading question; when all are answered, asks whether to proceed to listening. */
export function next(definition: ExamDefinition, state: ExamState): Transition {
  if (state.phase !== 'reading') return refused(state, 'listening-automatic')
  const question = currentQuestion(definition, state)
  if (!question || !isAnswered(question, state)) return refused(state, 'unanswered')
  if (isReadingComplete(definition, state)) return leaveReading(definition, state)
  const ahead = unansweredReadingIndex(definition, state, state.index + 1)
  return ahead === -1 ? refused(state, 'reading-incomplete') : moveTo(state, ahead)
}

/** Previous: one reading question back. */
export function previous(state: ExamState): Transition {
  if (state.phase !== 'reading') return refused(state, 'listening-automatic')
  return state.index === 0 ? refused(state, 'at-first-question') : moveTo(state, state.index - 1)
}

/** The navigator: any reading question during reading. */
export function goTo(definition: ExamDefinition, state: ExamState, index: number): Transition {
  if (state.phase !== 'reading') return refused(state, 'listening-automatic')
  const target = definition.questions[index]
  if (!target) return refused(state, 'no-such-question')
  return target.type === 'reading' ? moveTo(state, index) : refused(state, 'reading-only')
}

/** The 'Proceed to Listening Section' dialog was confirmed. */
export function proceed(definition: ExamDefinition, state: ExamState): Transition {
  if (state.phase !== 'reading') return refused(state, 'listening-automatic')
  if (!isReadingComplete(definition, state)) return refused(state, 'reading-incomplete')
  return enterListening(definition, state, state.clock.latest)
}

/** Asks first, because there is no way back from listening. Without a listening section the exam is finished. */
function leaveReading(definition: ExamDefinition, state: ExamState): Change {
  if (firstIndexOf(definition, 'listening') === -1) return enterListening(definition, state, state.clock.latest)
  return changed(state, { type: 'ask', dialog: 'proceed-to-listening' })
}

function moveTo(state: ExamState, index: number): Change {
  return changed(index === state.index ? state : { ...state, index })
}
