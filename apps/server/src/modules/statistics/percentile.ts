/** First attempts below which no percentile, mean or z is shown: a group so small could reveal a person. */
export const LEAST_COHORT = 20

/** First attempts below which a percentile is shown as a range. */
const LEAST_FOR_POINT = 100

/** Of the normal distribution, for 95 %. */
export const Z_95 = 1.959963984540054

/** Where a score lies among first attempts. Percentiles are from 0 to 100. */
export type Percentile =
  | { kind: 'hidden' }
  | { kind: 'range'; from: number; to: number }
  | { kind: 'point'; value: number }

/** The 95 % interval of a share by Wilson's method. */
export const wilsonInterval = (share: number, n: number): { from: number; to: number } => {
  const square = Z_95 ** 2
  const middle = (share + square / (2 * n)) / (1 + square / n)
  const half = (Z_95 * Math.sqrt((share * (1 - share)) / n + square / (4 * n ** 2))) / (1 + square / n)
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) }
}

/**
 * The percentile by mid-rank: those below and half of those with the same score, among all. Hidden under 20 first
 * attempts; under 100 a range (Wilson, 95 %).
 * @param n - all first attempts, the learner's own included.
 */
export const percentileOf = ({ below, equal, n }: { below: number; equal: number; n: number }): Percentile => {
  if (n < LEAST_COHORT) return { kind: 'hidden' }
  const share = (below + equal / 2) / n
  if (n >= LEAST_FOR_POINT) return { kind: 'point', value: 100 * share }
  const { from, to } = wilsonInterval(share, n)
  return { kind: 'range', from: 100 * from, to: 100 * to }
}
