import type { AnswerOption, ExamDefinition, Question, QuestionGroup, Section } from '../exam/definition'
import { optionHelp, type OptionHelp, type QuestionHelp } from '../exam/help'
import { normaliseAnswer, optionKey, optionOfAnswer } from '../exam/options'
import { percentage, marksPerQuestion, scoreAnswers, verdict, type ScoredAnswer, type Verdict } from './scoring'
import { hasKeys } from '../selectors'

/** One question of the server's grading. */
export interface GradedQuestion extends ScoredAnswer {
  readonly explanation?: string
  readonly transcript?: string
  /** URL of the clip. */
  readonly audio?: string
  readonly help?: QuestionHelp
}

/** The server's grading. Missing totals are computed from the questions. */
export interface GradedResult {
  readonly questions: readonly GradedQuestion[]
  readonly totalScore?: number
  readonly totalPossibleMarks?: number
  readonly percentageScore?: number
}

/** An option of a reviewed question; only a wrong one has notes. */
export interface ReviewOption extends OptionHelp {
  readonly option: AnswerOption
  readonly isCorrect: boolean
  readonly isChosen: boolean
}

export interface ReviewItem {
  readonly question: Question
  readonly section: Section
  /** Its group, if the exam describes it. */
  readonly group?: QuestionGroup
  readonly isCorrect: boolean
  /** '' without an answer. */
  readonly userAnswer: string
  /** '' without an answer key. */
  readonly correctAnswer: string
  readonly options: readonly ReviewOption[]
  /** In English; other languages are in `help`. */
  readonly explanation?: string
  readonly transcript?: string
  /** URL of the clip. */
  readonly audio?: string
  readonly help: QuestionHelp
}

export interface Review {
  readonly items: readonly ReviewItem[]
  readonly correctCount: number
  readonly incorrectCount: number
  readonly totalScore: number
  readonly totalPossibleMarks: number
  readonly percentageScore: number
  readonly verdict: Verdict
}

export interface ReviewSource {
  /** Question id → text or photo of the chosen option. */
  readonly answers: Readonly<Record<string, string>>
  /** Question id → id of the chosen option; distinguishes options with equal texts. */
  readonly choices?: Readonly<Record<string, string>>
  /** The server's grading; takes precedence over inline answer keys. */
  readonly graded?: GradedResult
}

export const reviewFilters = ['all', 'correct', 'incorrect'] as const

export type ReviewFilter = (typeof reviewFilters)[number]

/** Builds the review of an attempt; returns null while the answer keys are withheld and the server has not graded it. */
export function buildReview(definition: ExamDefinition, source: ReviewSource): Review | null {
  const graded = source.graded ?? (hasKeys(definition) ? scoreAnswers(definition.questions, source.answers) : null)
  if (!graded) return null
  const marks = matchInOrder(graded.questions)
  const sections = new Map(definition.sections.map((section) => [section.id, section]))
  const groups = new Map(definition.groups.map((group) => [group.id, group]))
  const items = definition.questions.map((question): ReviewItem => {
    const group = groups.get(question.group ?? '')
    return {
      section: sections.get(question.section) ?? definition.sections[0],
      ...(group && { group }),
      ...reviewItem(question, source, marks(question.sourceId)),
    }
  })
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
    verdict: verdict(totalScore, totalPossibleMarks, definition.verdictThresholds),
  }
}

export function filterReview(items: readonly ReviewItem[], filter: ReviewFilter): readonly ReviewItem[] {
  return filter === 'all' ? items : items.filter((item) => item.isCorrect === (filter === 'correct'))
}

/** @returns a lookup of the graded questions by id; an id that occurs twice returns them in order */
function matchInOrder(graded: readonly GradedQuestion[]): (questionId: string) => GradedQuestion | undefined {
  const left = [...graded]
  return (questionId) => {
    const position = left.findIndex((question) => question.questionId === questionId)
    return position === -1 ? undefined : left.splice(position, 1)[0]
  }
}

function reviewItem(
  question: Question,
  source: ReviewSource,
  graded: GradedQuestion | undefined,
): Omit<ReviewItem, 'section' | 'group'> {
  const userAnswer = graded?.userAnswer ?? source.answers[question.id] ?? ''
  const correctAnswer = graded?.correctAnswer ?? ''
  const explanation = graded?.explanation ?? question.explanation
  const transcript = graded?.transcript ?? question.transcript
  const audio = graded?.audio ?? question.audio
  const help = graded?.help ?? question.help ?? {}
  return {
    question,
    isCorrect: graded?.isCorrect ?? false,
    userAnswer,
    correctAnswer,
    options: reviewOptions(question, userAnswer, correctAnswer, source.choices?.[question.id], help),
    ...(explanation !== undefined && { explanation }),
    ...(transcript !== undefined && { transcript }),
    ...(audio !== undefined && audio !== '' && { audio }),
    help,
  }
}

function reviewOptions(
  question: Question,
  userAnswer: string,
  correctAnswer: string,
  choice: string | undefined,
  help: QuestionHelp,
): ReviewOption[] {
  const chosen =
    question.options.find((option) => option.id === choice && optionKey(option) === userAnswer) ??
    optionOfAnswer(question, userAnswer)
  const correct = normaliseAnswer(correctAnswer)
  return question.options.map((option, index) => {
    const isCorrect = option.isCorrect ?? (correct !== '' && normaliseAnswer(optionKey(option)) === correct)
    return {
      option,
      isCorrect,
      isChosen: option === chosen,
      ...optionHelp(help, index, isCorrect),
    }
  })
}
