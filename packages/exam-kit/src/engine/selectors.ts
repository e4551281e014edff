import type { AnswerOption, ExamDefinition, Question, QuestionType } from './definition'
import { optionKey } from './options'
import type { ExamState } from './state'

/** The question the candidate is at; undefined in an exam without questions. */
export function currentQuestion(definition: ExamDefinition, state: ExamState): Question | undefined {
  return definition.questions[state.index]
}

/** The chosen option of a question; undefined while it is unanswered. */
export function chosenOption(question: Question, state: ExamState): AnswerOption | undefined {
  const optionId = state.choices[question.id]
  return optionId === undefined ? undefined : question.options.find((option) => option.id === optionId)
}

/** Whether a question has an answer. */
export function isAnswered(question: Question, state: ExamState): boolean {
  return chosenOption(question, state) !== undefined
}

/** The answers as they are saved and sent: question id → the chosen option's text, or its photo. */
export function userAnswers(definition: ExamDefinition, state: ExamState): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const question of definition.questions) {
    const option = chosenOption(question, state)
    if (option) answers[question.id] = optionKey(option)
  }
  return answers
}

/** Whether the exam came with its keys. Then the client scores; otherwise the server's answer tells what was right. */
export function hasKeys(definition: ExamDefinition): boolean {
  return definition.questions.some((question) => question.options.some((option) => option.isCorrect !== undefined))
}

/** The questions of one section, in order. */
export function sectionQuestions(definition: ExamDefinition, type: QuestionType): readonly Question[] {
  return definition.questions.filter((question) => question.type === type)
}

/** Position of a section's first question; -1 if the exam has no such section. */
export function firstIndexOf(definition: ExamDefinition, type: QuestionType): number {
  return definition.questions.findIndex((question) => question.type === type)
}

/** Position of the first reading question without an answer, looking from `from` on; -1 if there is none. */
export function unansweredReadingIndex(definition: ExamDefinition, state: ExamState, from = 0): number {
  return definition.questions.findIndex(
    (question, index) => index >= from && question.type === 'reading' && !isAnswered(question, state),
  )
}

/** Whether every reading question has an answer; then Next reads 'Proceed to Listening'. */
export function isReadingComplete(definition: ExamDefinition, state: ExamState): boolean {
  return unansweredReadingIndex(definition, state) === -1
}

/** Whether the options of the current question may be chosen now. */
export function areOptionsOpen(state: ExamState): boolean {
  if (state.phase === 'reading') return state.startedAt !== null
  return state.clip.stage === 'blocked' || state.clip.stage === 'failed' || state.clip.stage === 'answering'
}

/** One cell of the Question Navigator. */
export interface NavigatorCell {
  /** Position in the whole exam, from 0: what `goTo` wants. */
  readonly index: number
  readonly questionId: string
  readonly number: number
  readonly type: QuestionType
  /** Position of the chosen option, from 1; null is shown as '-'. */
  readonly chosenPosition: number | null
  readonly isCurrent: boolean
  /** Whether the candidate has flagged it for review. */
  readonly isFlagged: boolean
  /** Whether the candidate may go there now. */
  readonly isReachable: boolean
}

/** The cell of the question at `index`; undefined beyond the last. */
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
