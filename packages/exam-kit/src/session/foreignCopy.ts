import { progressKeys, restoreState, type ExamDefinition, type ExamState } from '../engine'

/**
 * The copy of the attempt that another page's write tells. Its answers are taken only from the value that it wrote: what the store holds
 * of them besides may be older or our own.
 * @param read the stored text of a key; null if there is none
 * @returns null if the write says nothing about the attempt
 */
export function foreignCopy(
  definition: ExamDefinition,
  read: (key: string) => string | null,
  key: string,
  value: string | null,
): ExamState | null {
  const keys = progressKeys(definition.id)
  const telling = [
    keys.choices,
    keys.currentQuestionIndex,
    keys.phase,
    keys.startTime,
    keys.listeningStartTime,
    keys.isFinished,
  ]
  if (value === null || !telling.includes(key)) return null
  return restoreState(definition, (name) => {
    if (name === key) return value
    return name === keys.choices || name === keys.userAnswers ? null : read(name)
  })
}
