import { progressKeys, restoreState, type ExamDefinition, type ExamState } from '../engine'

/**
 * Restores the state of another page from one of its writes. Answers come from the written value only: the other answer keys in the store
 * may be older or our own.
 * @param read returns the stored text of a key, or null
 * @returns null if the written key holds nothing of the attempt's state
 */
export function remoteState(
  definition: ExamDefinition,
  read: (key: string) => string | null,
  key: string,
  value: string | null,
): ExamState | null {
  const keys = progressKeys(definition.id)
  const stateKeys = [
    keys.choices,
    keys.currentQuestionIndex,
    keys.phase,
    keys.startTime,
    ...definition.sections.slice(1).map(({ id }) => keys.sectionStartTime(id)),
    keys.isFinished,
  ]
  if (value === null || !stateKeys.includes(key)) return null
  return restoreState(definition, (name) => {
    if (name === key) return value
    return name === keys.choices || name === keys.userAnswers ? null : read(name)
  })
}
