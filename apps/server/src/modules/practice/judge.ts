import type { StoredQuestion } from '@naru/exam-kit/content'

/** Whether an answer is right: the id of an option, or empty if the learner does not know it. Undefined if it is no option. */
export const judgeOption = ({ options }: Pick<StoredQuestion, 'options'>, answer: string): boolean | undefined => {
  if (answer === '') return false
  const chosen = options.find(({ id }) => id === answer)
  return chosen && chosen.correct === true
}

const written = (text: string) => text.normalize('NFC').replaceAll(/\s/gu, '')

/** Whether typed Korean is a word, however its syllables are composed and spaced. */
export const isSameWord = (typed: string, korean: string): boolean => written(typed) === written(korean)
