import type { AnswerOption, ExamDefinition, Question, QuestionType } from './definition'
import { optionKey } from './options'
import type { ExamState } from './state'

/** Returns the current question; undefined in an exam without questions. */
export function currentQuestion(definition: ExamDefinition, state: ExamState): Question | undefined {
  return definition.questions[state.index]
}

/** Returns the chosen option of a question; undefined while it is unanswered. */
export function chosenOption(question: Question, state: ExamState): AnswerOption | undefined {
  const optionId = state.choices[question.id]
  return optionId === undefined ? undefined : question.options.find((option) => option.id === optionId)
}

/** Whether a question has an answer. */
export function isAnswered(question: Question, state: ExamState): boolean {
  return chosenOption(question, state) !== undefined
}

/** Returns the answers in the format of storage and server: question id → text or photo of the chosen option. */
export function userAnswers(definition: ExamDefinition, state: ExamState): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const question of definition.questions) {
    const option = chosenOption(question, state)
    if (option) answers[question.id] = optionKey(option)
  }
  return answers
}

/** Whether the exam has inline answer keys. Then the client scores; otherwise the server does. */
export function hasKeys(definition: ExamDefinition): boolean {
  return definition.questions.some((question) => question.options.some((option) => option.isCorrect !== undefined))
}

/** Returns the questions of one section, in order. */
export function sectionQuestions(definition: ExamDefinition, type: QuestionType): readonly Question[] {
  return definition.questions.filter((question) => question.type === type)
}

/** Returns the index of a section's first question; -1 without such a section. */
export function firstIndexOf(definition: ExamDefinition, type: QuestionType): number {
  return definition.questions.findIndex((question) => question.type === type)
}

/** Returns the index of the first unanswered reading question from `from` on; -1 if there is none. */
export function unansweredReadingIndex(definition: ExamDefinition, state: ExamState, from = 0): number {
  return definition.questions.findIndex(
    (question, index) => index >= from && question.type === 'reading' && !isAnswered(question, state),
  )
}

/** Whether every reading question has an answer. */
export function isReadingComplete(definition: ExamDefinition, state: ExamState): boolean {
  return unansweredReadingIndex(definition, state) === -1
}

/** Whether the options of the current question can be chosen now. */
export function areOptionsOpen(state: ExamState): boolean {
  if (state.phase === 'reading') return state.startedAt !== null
  return state.clip.status === 'blocked' || state.clip.status === 'failed' || state.clip.status === 'answering'
}

/** One cell of the Question Navigator. */
export interface NavigatorCell {
  /** Position in the whole exam, from 0: the `index` of `goTo`. */
  readonly index: number
  readonly questionId: string
  readonly number: number
  readonly type: QuestionType
  /** Position of the chosen option, from 1, or null. */
  readonly chosenPosition: number | null
  readonly isCurrent: boolean
  /** Whether the candidate has flagged it for review. */
  readonly isFlagged: boolean
  /** Whether `goTo` is allowed now. */
  readonly isReachable: boolean
}

/** Returns the cell of the question at `index`; undefined beyond the last. */
export function navigatorCell(definition: ExamDefinition, state: ExamState, index: number): NavigatorCell | undefined {
  const question = definition.questions[index]
  if (!question) return undefined
  const position = question.options.findIndex((option) => option.id === state.choices[question.id])
  return {
    index,
    questionId: question.id,
    number: question.number,
    type: question.type,
    chosenPosition: position === -1 ? null : position + 1,
    isCurrent: state.phase !== 'finished' && index === state.index,
    isFlagged: state.flags.includes(question.id),
    isReachable: state.phase === 'reading' && state.startedAt !== null && question.type === 'reading',
  }
}
