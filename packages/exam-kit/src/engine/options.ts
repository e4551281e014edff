import type { AnswerOption, Question } from './definition'

/** What identifies an option in the saved answers: its text, or its photo if it has no text; '' if it has neither. */
export function optionKey(option: AnswerOption): string {
  return hasText(option.text) ? option.text : (option.photoKey ?? option.photo ?? '')
}

/** The form in which two answers are compared: trimmed, lower case, NFC. */
export function normaliseAnswer(answer: string): string {
  return answer.normalize('NFC').trim().toLowerCase()
}

/** The option marked correct; undefined if the question names none. */
export function correctOption(question: Question): AnswerOption | undefined {
  return question.options.find((option) => option.isCorrect === true)
}

/** The first option that `answer` (text or photo) names; undefined if none does. */
export function optionOfAnswer(question: Question, answer: string): AnswerOption | undefined {
  return question.options.find((option) => optionKey(option) === answer)
}

function hasText(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== ''
}
