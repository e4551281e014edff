import type { AnswerOption, Question } from './definition'

/** @returns the key of an option in saved answers: its text, or its photo if it has no text; '' without both */
export function optionKey(option: AnswerOption): string {
  return hasText(option.text) ? option.text : (option.photoKey ?? option.photo ?? '')
}

/** Normalises an answer for comparison: NFC, trimmed, lower case. */
export function normaliseAnswer(answer: string): string {
  return answer.normalize('NFC').trim().toLowerCase()
}

/** @returns the option that is marked correct, or undefined */
export function correctOption(question: Question): AnswerOption | undefined {
  return question.options.find((option) => option.isCorrect === true)
}

/** @returns the first option whose key is `answer`, or undefined */
export function optionOfAnswer(question: Question, answer: string): AnswerOption | undefined {
  return question.options.find((option) => optionKey(option) === answer)
}

function hasText(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== ''
}
