import type { Question, VerdictThresholds } from './definition'
import { correctOption, normaliseAnswer, optionKey } from './options'

/** Marks for one correct answer. */
export const marksPerQuestion = 5

/** One answer with its mark, as the result payload carries it. */
export interface ScoredAnswer {
  readonly questionId: string
  /** The chosen option's text or photo; '' without an answer. */
  readonly userAnswer: string
  /** The correct option's text or photo; '' if the exam names none. */
  readonly correctAnswer: string
  readonly isCorrect: boolean
}

/** All answers of an exam with their marks. */
export interface Score {
  readonly questions: readonly ScoredAnswer[]
  readonly totalScore: number
  readonly totalPossibleMarks: number
  /** Whole number from 0 to 100. */
  readonly percentageScore: number
}

/**
 * Marks the answers (question id → the chosen option's text or photo).
 * A missing answer counts as wrong, and so does a question without a correct option.
 * Without keys every answer is wrong and every `correctAnswer` is ''.
 */
export function scoreAnswers(questions: readonly Question[], answers: Readonly<Record<string, string>>): Score {
  const scored = questions.map((question) => scoreAnswer(question, answers[question.id] ?? ''))
  const totalScore = marksPerQuestion * scored.filter((answer) => answer.isCorrect).length
  const totalPossibleMarks = marksPerQuestion * questions.length
  return {
    questions: scored,
    totalScore,
    totalPossibleMarks,
    percentageScore: percentage(totalScore, totalPossibleMarks),
  }
}

/** Share of the possible marks in percent, rounded to a whole number; 0 of 0 is 0. */
export function percentage(totalScore: number, totalPossibleMarks: number): number {
  return totalPossibleMarks > 0 ? Math.round((totalScore / totalPossibleMarks) * 100) : 0
}

/** How well it went: 'Congratulations!', 'Well done!' or 'Try again'. */
export type Verdict = 'excellent' | 'good' | 'try-again'

/** The verdict on a mark total: strictly above the thresholds, 180 and 150 unless the exam has its own. */
export function verdict(totalScore: number, thresholds: VerdictThresholds = { excellent: 180, good: 150 }): Verdict {
  if (totalScore > thresholds.excellent) return 'excellent'
  return totalScore > thresholds.good ? 'good' : 'try-again'
}

function scoreAnswer(question: Question, userAnswer: string): ScoredAnswer {
  const correct = correctOption(question)
  const correctAnswer = correct ? optionKey(correct) : ''
  const given = normaliseAnswer(userAnswer)
  return {
    questionId: question.sourceId,
    userAnswer,
    correctAnswer,
    isCorrect: given !== '' && given === normaliseAnswer(correctAnswer),
  }
}
