import type { AnswerOption, ExamDefinition, Question } from './definition'
import { normaliseAnswer, optionKey, optionOfAnswer } from './options'
import { percentage, marksPerQuestion, scoreAnswers, verdict, type ScoredAnswer, type Verdict } from './scoring'
import { hasKeys } from './selectors'

/** One question as the server graded it. */
export interface GradedQuestion extends ScoredAnswer {
  readonly explanation?: string
  readonly transcript?: string
  /** Address of the clip. */
  readonly audio?: string
}

/** The server's own grading. Totals that it leaves out are computed from the questions. */
export interface GradedResult {
  readonly questions: readonly GradedQuestion[]
  readonly totalScore?: number
  readonly totalPossibleMarks?: number
  readonly percentageScore?: number
}

/** An option as the review shows it. */
export interface ReviewOption {
  readonly option: AnswerOption
  readonly isCorrect: boolean
  readonly isChosen: boolean
}

/** One row of the review. */
export interface ReviewItem {
  readonly question: Question
  readonly isCorrect: boolean
  /** '' is shown as 'No answer provided'. */
  readonly userAnswer: string
  /** '' is shown as 'Not specified'. */
  readonly correctAnswer: string
  readonly options: readonly ReviewOption[]
  readonly explanation?: string
  readonly transcript?: string
  /** Address of the clip of a listening question, to hear it again. */
  readonly audio?: string
}

/** Everything the results review shows. */
export interface Review {
  readonly items: readonly ReviewItem[]
  readonly correctCount: number
  readonly incorrectCount: number
  readonly totalScore: number
  readonly totalPossibleMarks: number
  readonly percentageScore: number
  readonly verdict: Verdict
}

/** What a review is made of. */
export interface ReviewSource {
  /** Question id → chosen option's text or photo. */
  readonly answers: Readonly<Record<string, string>>
  /** Question id → chosen option's id; tells equal texts apart. */
  readonly choices?: Readonly<Record<string, string>>
  /** The server's grading, which wins over inline keys. */
  readonly graded?: GradedResult
}

/** Which rows are shown. */
export const reviewFilters = ['all', 'correct', 'incorrect'] as const

/** One of the three filters of the review. */
export type ReviewFilter = (typeof reviewFilters)[number]

/** The review of an exam; null while nobody knows the keys (withheld and not yet graded by the server). */
export function buildReview(definition: ExamDefinition, source: ReviewSource): Review | null {
  const graded = source.graded ?? (hasKeys(definition) ? scoreAnswers(definition.questions, source.answers) : null)
  if (!graded) return null
  const marks = takeInOrder(graded.questions)
  const items = definition.questions.map((question) => reviewItem(question, source, marks(question.sourceId)))
  const correctCount = items.filter((item) => item.isCorrect).length
  const totalScore = graded.totalScore ?? correctCount * marksPerQuestion
  const totalPossibleMarks = graded.totalPossibleMarks ?? items.length * marksPerQuestion
  return {
    items,
    correctCount,
    incorrectCount: items.length - correctCount,
    totalScore,
    totalPossibleMarks,
    percentageScore: graded.percentageScore ?? percentage(totalScore, totalPossibleMarks),
    verdict: verdict(totalScore, definition.verdictThresholds),
  }
}

/** The rows that a filter lets through. */
export function filterReview(items: readonly ReviewItem[], filter: ReviewFilter): readonly ReviewItem[] {
  return filter === 'all' ? items : items.filter((item) => item.isCorrect === (filter === 'correct'))
}

/** Hands out the graded questions by id; where an id occurs twice, one after the other. */
function takeInOrder(graded: readonly GradedQuestion[]): (questionId: string) => GradedQuestion | undefined {
  const left = [...graded]
  return (questionId) => {
    const position = left.findIndex((question) => question.questionId === questionId)
    return position === -1 ? undefined : left.splice(position, 1)[0]
  }
}

function reviewItem(question: Question, source: ReviewSource, graded: GradedQuestion | undefined): ReviewItem {
  const userAnswer = graded?.userAnswer ?? source.answers[question.id] ?? ''
  const correctAnswer = graded?.correctAnswer ?? ''
  const explanation = graded?.explanation ?? question.explanation
  const transcript = graded?.transcript ?? question.transcript
  const audio = graded?.audio ?? question.audio
  return {
    question,
    isCorrect: graded?.isCorrect ?? false,
    userAnswer,
    correctAnswer,
    options: reviewOptions(question, userAnswer, correctAnswer, source.choices?.[question.id]),
    ...(explanation !== undefined && { explanation }),
    ...(transcript !== undefined && { transcript }),
    ...(audio !== undefined && audio !== '' && { audio }),
  }
}

function reviewOptions(
  question: Question,
  userAnswer: string,
  correctAnswer: string,
  choice: string | undefined,
): ReviewOption[] {
  const chosen =
    question.options.find((option) => option.id === choice && optionKey(option) === userAnswer) ??
    optionOfAnswer(question, userAnswer)
  const correct = normaliseAnswer(correctAnswer)
  return question.options.map((option) => ({
    option,
    isCorrect: option.isCorrect ?? (correct !== '' && normaliseAnswer(optionKey(option)) === correct),
    isChosen: option === chosen,
  }))
}
