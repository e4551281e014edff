import { changed, refused, write } from './change'
import { answerRecord, choiceRecord, nextStamp } from './choices'
import type { ExamDefinition } from './definition'
import type { Effect, Transition } from './events'
import { progressKeys } from './keys'
import { areOptionsOpen, currentQuestion } from './selectors'
import type { Clip, ExamState } from './state'
import { keepWindow } from './window'

/** Chooses an option of the current question; a later choice takes its place. */
export function selectAnswer(
  definition: ExamDefinition,
  state: ExamState,
  { questionId, optionId }: { readonly questionId: string; readonly optionId: string },
): Transition {
  const question = definition.questions.find(({ id }) => id === questionId)
  if (!question) return refused(state, 'no-such-question')
  if (question !== currentQuestion(definition, state)) return refused(state, 'not-the-current-question')
  if (!question.options.some(({ id }) => id === optionId)) return refused(state, 'no-such-option')
  if (!areOptionsOpen(state)) return refused(state, 'options-locked')
  if (state.choices[questionId] === optionId) return changed(state)

  const choices = { ...state.choices, [questionId]: optionId }
  const answeredAt = { ...state.answeredAt, [questionId]: nextStamp(state) }
  const answered: ExamState = { ...state, choices, answeredAt, clip: afterAnswer(definition, state) }
  const isWindowNew = answered.clip !== state.clip
  return changed(
    answered,
    ...keepAnswers(definition, answered),
    ...(isWindowNew ? keepWindow(definition, answered) : []),
  )
}

/** A question whose sound is blocked goes on by itself once it is answered; another choice does not extend its time. */
function afterAnswer(definition: ExamDefinition, { clip, clock }: ExamState): Clip {
  if (clip.stage !== 'blocked' || clip.deadline !== null) return clip
  return { ...clip, deadline: clock.latest + definition.answerWindowMs }
}

/** Keeps the answers under the specified key, and under ours what tells equal texts apart and new from old. */
export function keepAnswers(definition: ExamDefinition, state: ExamState): Effect[] {
  const keys = progressKeys(definition.id)
  return [
    write(keys.userAnswers, answerRecord(definition, state)),
    write(keys.choices, choiceRecord(definition, state)),
  ]
}
