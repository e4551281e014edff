import { answerRecord, choiceRecord } from './choices'
import type { ExamDefinition } from './definition'
import { progressKeys } from './keys'
import { positionRecord } from './listening'
import { currentQuestion } from './selectors'
import type { ExamState } from './state'
import { windowRecord } from './window'

/** All that should be stored of a state: what `restoreState` makes it from again. Empty before `begin`. */
export function storedValues(definition: ExamDefinition, state: ExamState): Readonly<Record<string, string>> {
  const keys = progressKeys(definition.id)
  if (state.phase === 'finished') return { [keys.isFinished]: 'true' }
  if (state.startedAt === null) return {}
  const sectionKey = state.phase === 'reading' ? keys.readingStartTime : keys.listeningStartTime
  return {
    [keys.startTime]: String(state.startedAt),
    [keys.phase]: state.phase,
    ...(state.sectionStartedAt !== null && { [sectionKey]: String(state.sectionStartedAt) }),
    [keys.currentQuestionIndex]: String(state.index),
    ...(Object.keys(state.choices).length > 0 && {
      [keys.userAnswers]: answerRecord(definition, state),
      [keys.choices]: choiceRecord(definition, state),
    }),
    ...(state.flags.length > 0 && { [keys.flags]: JSON.stringify(state.flags) }),
    ...(state.phase === 'listening' && soundValues(definition, state)),
    [keys.latestTime]: String(state.clock.latest),
  }
}

function soundValues(definition: ExamDefinition, state: ExamState): Record<string, string> {
  const keys = progressKeys(definition.id)
  const { clip, plays } = state
  const questionId = currentQuestion(definition, state)?.id ?? ''
  const window = windowRecord(definition, state)
  const position = clip.stage === 'silent' || clip.stage === 'answering' ? 0 : clip.position
  return {
    ...(plays > 0 && { [keys.playCount(questionId)]: String(plays) }),
    ...(window !== null && { [keys.answerDeadline]: window }),
    ...(position > 0 && { [keys.audioPosition]: positionRecord(definition, state, position) }),
  }
}
