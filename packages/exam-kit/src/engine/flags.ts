import { changed, reject } from './change'
import type { ExamDefinition } from './definition'
import type { Transition } from './events'
import type { ExamState } from './state'

/** Sets or clears the flag of a reading question. No other rule reads flags. */
export function toggleFlag(definition: ExamDefinition, state: ExamState, questionId: string): Transition {
  const question = definition.questions.find(({ id }) => id === questionId)
  if (!question) return reject(state, 'no-such-question')
  if (state.phase !== 'reading' || question.type !== 'reading') return reject(state, 'flags-in-reading-only')
  const flags = state.flags.includes(questionId)
    ? state.flags.filter((id) => id !== questionId)
    : [...state.flags, questionId]
  return changed({ ...state, flags })
}
