import { changed, reject } from './change'
import type { ExamDefinition } from './definition'
import type { Transition } from './events'
import { currentSection } from './selectors'
import type { ExamState } from './state'

/** Sets or clears the flag of a question of the current section, if it is free. No other rule reads flags. */
export function toggleFlag(definition: ExamDefinition, state: ExamState, questionId: string): Transition {
  const question = definition.questions.find(({ id }) => id === questionId)
  if (!question) return reject(state, 'no-such-question')
  const isFree = currentSection(definition, state)?.navigation === 'free'
  if (!isFree || question.section !== state.phase) return reject(state, 'not-flaggable')
  const flags = state.flags.includes(questionId)
    ? state.flags.filter((id) => id !== questionId)
    : [...state.flags, questionId]
  return changed({ ...state, flags })
}
