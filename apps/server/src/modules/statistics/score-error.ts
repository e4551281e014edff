import { Z_95 } from './percentile'

export interface RightAnswers {
  right: number
  questions: number
}

/**
 * The standard error of one score in questions, by Lord's binomial: √(x (k − x) / (k − 1)). With no or all answers
 * right the formula says 0; the error of one answer more or less is used then. Undefined with fewer than two questions.
 */
export const scoreError = ({ right, questions }: RightAnswers): number | undefined => {
  if (questions < 2) return undefined
  const inside = Math.min(Math.max(right, 1), questions - 1)
  return Math.sqrt((inside * (questions - inside)) / (questions - 1))
}

/** Two scores compared. Shares of all questions, from −1 to 1. */
export interface Difference {
  /** The second score minus the first. */
  share: number
  /** A difference beyond it is no chance, at 95 %. */
  margin: number
  differs: boolean
}

/** Compares two scores, which may be of different numbers of questions. Undefined with fewer than two questions. */
export const differenceOf = (first: RightAnswers, second: RightAnswers): Difference | undefined => {
  const errors = [scoreError(first), scoreError(second)]
  if (errors[0] === undefined || errors[1] === undefined) return undefined
  const share = second.right / second.questions - first.right / first.questions
  const margin = Z_95 * Math.hypot(errors[0] / first.questions, errors[1] / second.questions)
  return { share, margin, differs: Math.abs(share) > margin }
}
