import { changed, reject } from './change'
import { nextStamp } from './choices'
import type { ExamDefinition } from './exam/definition'
import type { Transition } from './events'
import { areOptionsOpen, currentQuestion, currentSection, playbackOf } from './selectors'
import type { Clip, ExamState } from './state'

/** Chooses an option of the current question; a later choice replaces it. */
export function selectAnswer(
  definition: ExamDefinition,
  state: ExamState,
  { questionId, optionId }: { readonly questionId: string; readonly optionId: string },
): Transition {
  const question = definition.questions.find(({ id }) => id === questionId)
  if (!question) return reject(state, 'no-such-question')
  if (question !== currentQuestion(definition, state)) return reject(state, 'not-the-current-question')
  if (!question.options.some(({ id }) => id === optionId)) return reject(state, 'no-such-option')
  if (!areOptionsOpen(state)) return reject(state, 'options-locked')
  if (state.choices[questionId] === optionId) return changed(state)

  const choices = { ...state.choices, [questionId]: optionId }
  const answeredAt = { ...state.answeredAt, [questionId]: nextStamp(state) }
  return changed({ ...state, choices, answeredAt, clip: afterAnswer(definition, state) })
}

/** A question whose audio is blocked gets a deadline with its first answer; another choice does not extend it. */
function afterAnswer(definition: ExamDefinition, state: ExamState): Clip {
  const { clip, clock } = state
  if (clip.status !== 'blocked' || clip.deadline !== null) return clip
  return { ...clip, deadline: clock.latest + playbackOf(definition, state).answerWindowMs }
}

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
