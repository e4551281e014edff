import { LEAST_COHORT, percentileOf, type Percentile } from './percentile'
import { scoreError } from './score-error'

/** The scores of first attempts: number of attempts by number of right answers. */
export type Distribution = ReadonlyMap<number, number>

/** Number, mean and standard deviation (n − 1) of the right answers of a distribution. */
export interface Spread {
  n: number
  mean: number
  /** 0 with fewer than two attempts. */
  deviation: number
}

/** Computes mean and standard deviation from integer sums. */
export const spreadOf = (distribution: Distribution): Spread => {
  let [n, sum, squares] = [0, 0, 0]
  for (const [right, count] of distribution) {
    n += count
    sum += right * count
    squares += right ** 2 * count
  }
  return {
    n,
    mean: n === 0 ? 0 : sum / n,
    deviation: n < 2 ? 0 : Math.sqrt((n * squares - sum ** 2) / (n * (n - 1))),
  }
}

export const withAttempt = (distribution: Distribution, right: number): Distribution =>
  new Map(distribution).set(right, (distribution.get(right) ?? 0) + 1)

export interface Standing {
  /** First attempts, the learner's own included. */
  n: number
  percentile: Percentile
  /** Undefined under 20 first attempts, or if all have the same score. */
  scale?: {
    /** Mean and standard deviation, in questions. */
    mean: number
    deviation: number
    /** Standard deviations above the mean. */
    z: number
    /** The standard error of `z`, from the error of one score. */
    error: number
  }
}

/** Where a score lies in a distribution that contains it. */
export const standingIn = (distribution: Distribution, right: number, questions: number): Standing => {
  const { n, mean, deviation } = spreadOf(distribution)
  let below = 0
  for (const [score, count] of distribution) if (score < right) below += count
  const percentile = percentileOf({ below, equal: distribution.get(right) ?? 0, n })
  const error = scoreError({ right, questions })
  if (n < LEAST_COHORT || deviation === 0 || error === undefined) return { n, percentile }
  return { n, percentile, scale: { mean, deviation, z: (right - mean) / deviation, error: error / deviation } }
}
