import type { Question, VerdictThresholds } from '../exam/definition'
import { correctOption, normaliseAnswer, optionKey } from '../exam/options'

/** Marks for one correct answer. */
export const marksPerQuestion = 5

export interface ScoredAnswer {
  readonly questionId: string
  /** Text or photo of the chosen option; '' without an answer. */
  readonly userAnswer: string
  /** Text or photo of the correct option; '' without an answer key. */
  readonly correctAnswer: string
  readonly isCorrect: boolean
}

export interface Score {
  readonly questions: readonly ScoredAnswer[]
  readonly totalScore: number
  readonly totalPossibleMarks: number
  /** Score over the maximum in percent, a whole number from 0 to 100. */
  readonly percentageScore: number
}

/**
 * Scores the answers (question id → text or photo of the chosen option). A missing answer and a question without an answer key count as
 * wrong; the latter has the `correctAnswer` ''.
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

/** @returns the score over the maximum in percent, rounded to a whole number; 0 of 0 is 0 */
export function percentage(totalScore: number, totalPossibleMarks: number): number {
  return totalPossibleMarks > 0 ? Math.round((totalScore / totalPossibleMarks) * 100) : 0
}

/** The verdict: 'Congratulations!', 'Well done!' or 'Try again'. */
export type Verdict = 'excellent' | 'good' | 'try-again'

/** Naru's thresholds for a paper without its own, whatever its maximum: those of a full exam. */
export const standardThresholds: VerdictThresholds = { excellent: 180, good: 150 }
const fullExam = 40

/** 90 % and 75 % of the marks: of a full exam the standard thresholds. @param possible maximum in marks */
export const proportionalThresholds = (possible: number): VerdictThresholds => ({
  excellent: Math.floor(possible * 0.9),
  good: Math.floor(possible * 0.75),
})

/** What an author should know of the thresholds of a paper at Naru. `given`: its own. Default: the standard ones. */
export const thresholdAdvice = (
  questions: number,
  given?: VerdictThresholds,
): { possible: number; areReachable: boolean; proposed: VerdictThresholds | undefined } => {
  const possible = marksPerQuestion * questions
  const { excellent, good } = given ?? standardThresholds
  const areReachable = possible === 0 || possible > Math.max(excellent, good)
  const isShort = questions > 0 && questions < fullExam && given === undefined
  return { possible, areReachable, proposed: isShort || !areReachable ? proportionalThresholds(possible) : undefined }
}

/**
 * @param possible maximum in marks
 * @param thresholds exclusive minimums. Default: 90 % and 75 % of the maximum
 * @returns the verdict on a score
 */
export function verdict(
  totalScore: number,
  possible: number,
  thresholds: VerdictThresholds = proportionalThresholds(possible),
): Verdict {
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
