/** Attempts that chose an option and had some number of right answers. */
export interface OptionCount {
  questionId: string
  /** Empty: blank. */
  option: string
  isRight: boolean
  /** Right answers in the whole attempt. */
  total: number
  n: number
}

/** Third of the attempts by score. All attempts with the same score are in one group, that of their middle rank. */
export type ScoreGroup = 'low' | 'middle' | 'high'

/** Attempts of each third. */
export type GroupCounts = Record<ScoreGroup, number>

export interface OptionStatistics extends GroupCounts {
  n: number
}

/**
 * Statistics of a question as Moodle defines them, in percent; undefined where a variance is 0 or there are fewer than
 * two attempts.
 */
export interface QuestionStatistics {
  /** Share of right answers. */
  facility: number
  deviation: number | undefined
  /** Correlation of the question with the rest of the attempt. */
  discrimination: number | undefined
  /** Covariance with the rest as a share of the largest possible one. */
  efficiency: number | undefined
  /** Share in the order of the scores; undefined also if the covariance with the whole is negative. */
  weight: number | undefined
  /** By option; empty: blank. */
  options: ReadonlyMap<string, OptionStatistics>
}

/** Statistics of a whole exam as Moodle defines them. Marks are right answers. */
export interface TestStatistics {
  attempts: number
  /** Attempts by number of right answers. */
  scores: ReadonlyMap<number, number>
  groups: GroupCounts
  mean: number
  median: number
  deviation: number | undefined
  skewness: number | undefined
  kurtosis: number | undefined
  /** Coefficient of internal consistency in percent: KR-20, since marks are 0 or 1. */
  consistency: number | undefined
  /** Random part of the standard deviation, in percent. */
  errorRatio: number | undefined
  /** Standard error of one score, in right answers. */
  standardError: number | undefined
}

const root = (value: number) => Math.sqrt(Math.max(value, 0))

/** Attempts by a number of theirs. */
const tally = (pairs: Iterable<readonly [number, number]>) => {
  const counts = new Map<number, number>()
  for (const [value, n] of pairs) counts.set(value, (counts.get(value) ?? 0) + n)
  return counts
}

/** The sum of the `wanted` largest values. */
const sumOfLargest = (counts: ReadonlyMap<number, number>, wanted: number) => {
  let [sum, left] = [0, wanted]
  for (const [value, n] of [...counts].toSorted(([one], [other]) => other - one)) {
    const taken = Math.min(n, left)
    sum += taken * value
    left -= taken
  }
  return sum
}

/** The third of each score. */
export const groupsOf = (scores: ReadonlyMap<number, number>): ReadonlyMap<number, ScoreGroup> => {
  const all = [...scores.values()].reduce((sum, n) => sum + n, 0)
  const groups = new Map<number, ScoreGroup>()
  let below = 0
  for (const [score, n] of [...scores].toSorted(([one], [other]) => one - other)) {
    // Middle rank compared with thirds, in integers.
    const rank = 3 * (2 * below + n)
    groups.set(score, rank < 2 * all ? 'low' : rank < 4 * all ? 'middle' : 'high')
    below += n
  }
  return groups
}

/**
 * The integer sums of one question. Covariances and variances are multiplied by n (n − 1), so that they are integers
 * too.
 */
const sumsOf = (counts: readonly OptionCount[]) => {
  let [n, x, t, xt, tt] = [0, 0, 0, 0, 0]
  for (const { isRight, total, n: count } of counts) {
    n += count
    t += count * total
    tt += count * total ** 2
    if (isRight) x += count
    if (isRight) xt += count * total
  }
  // The rest is the total without the question's own mark.
  const [r, rr, xr] = [t - x, tt - 2 * xt + x, xt - x]
  const rests = tally(counts.map(({ isRight, total, n: count }) => [total - (isRight ? 1 : 0), count]))
  return {
    n,
    right: x,
    variance: n * x - x ** 2,
    restVariance: n * rr - r ** 2,
    covariance: n * xr - x * r,
    largestCovariance: n * sumOfLargest(rests, x) - x * r,
    covarianceWithTotal: n * xt - x * t,
  }
}

const optionsOf = (counts: readonly OptionCount[], groups: ReadonlyMap<number, ScoreGroup>) => {
  const options = new Map<string, OptionStatistics>()
  for (const { option, total, n } of counts) {
    const found = options.get(option) ?? { n: 0, low: 0, middle: 0, high: 0 }
    found.n += n
    found[groups.get(total) ?? 'middle'] += n
    options.set(option, found)
  }
  return options
}

/** The middle value; the mean of the two middle ones if their number is even. */
const medianOf = (scores: ReadonlyMap<number, number>, n: number) => {
  const valueAt = (index: number) => {
    let seen = 0
    for (const [score, count] of [...scores].toSorted(([one], [other]) => one - other)) {
      seen += count
      if (index < seen) return score
    }
    return 0
  }
  return (valueAt(Math.floor((n - 1) / 2)) + valueAt(Math.floor(n / 2))) / 2
}

const testStatisticsOf = (
  scores: ReadonlyMap<number, number>,
  groups: ReadonlyMap<number, ScoreGroup>,
  questions: readonly ReturnType<typeof sumsOf>[],
): TestStatistics => {
  const attempts = [...scores.values()].reduce((sum, n) => sum + n, 0)
  const sumOf = (exponent: number) => [...scores].reduce((sum, [score, n]) => sum + n * score ** exponent, 0)
  const mean = sumOf(1) / attempts
  const power = (exponent: number) => [...scores].reduce((sum, [score, n]) => sum + n * (score - mean) ** exponent, 0)
  const [n, s2, m2, m3, m4] = [attempts, power(2), power(2) / attempts, power(3) / attempts, power(4) / attempts]
  const k2 = s2 / (n - 1)
  const k3 = (n ** 2 * m3) / ((n - 1) * (n - 2))
  const k4 = (n ** 2 * ((n + 1) * m4 - 3 * (n - 1) * m2 ** 2)) / ((n - 1) * (n - 2) * (n - 3))
  const deviation = n > 1 ? Math.sqrt(k2) : undefined
  const isSpread = n > 2 && scores.size > 1
  const items = questions.length
  const variances = questions.reduce((sum, { variance }) => sum + variance, 0)
  // Times n (n − 1), as the variances of the questions: integers keep a root of 0 free of rounding errors.
  const variance = n * sumOf(2) - sumOf(1) ** 2
  const consistency = isSpread && items > 1 ? ((100 * items) / (items - 1)) * (1 - variances / variance) : undefined
  const errorRatio =
    consistency === undefined ? undefined : 100 * root((items * variances - variance) / ((items - 1) * variance))
  const inGroups: GroupCounts = { low: 0, middle: 0, high: 0 }
  for (const [score, count] of scores) inGroups[groups.get(score) ?? 'middle'] += count
  return {
    attempts,
    scores,
    groups: inGroups,
    mean,
    median: medianOf(scores, n),
    deviation,
    skewness: isSpread ? k3 / k2 ** 1.5 : undefined,
    kurtosis: isSpread && n > 3 ? k4 / k2 ** 2 : undefined,
    consistency,
    errorRatio,
    standardError: errorRatio === undefined || deviation === undefined ? undefined : (errorRatio * deviation) / 100,
  }
}

/**
 * Moodle's item statistics of an exam version, from counts. Every attempt must be in the counts of every question once.
 * @param questionIds - all questions of the version.
 * @returns undefined if there is no attempt.
 */
export const itemStatistics = (
  counts: readonly OptionCount[],
  questionIds: readonly string[],
): { test: TestStatistics; questions: ReadonlyMap<string, QuestionStatistics> } | undefined => {
  const byQuestion = new Map(questionIds.map((id) => [id, [] as OptionCount[]]))
  for (const count of counts) byQuestion.get(count.questionId)?.push(count)
  const scores = tally((byQuestion.get(questionIds[0] ?? '') ?? []).map(({ total, n }) => [total, n]))
  if (scores.size === 0) return undefined
  const groups = groupsOf(scores)
  const sums = new Map([...byQuestion].map(([id, own]) => [id, sumsOf(own)]))
  const weights = [...sums.values()].reduce((sum, { covarianceWithTotal }) => sum + root(covarianceWithTotal), 0)
  const questions = new Map(
    [...sums].map(([id, each]): [string, QuestionStatistics] => {
      const spread = Math.sqrt(each.variance) * Math.sqrt(each.restVariance)
      const { n, covariance, largestCovariance, covarianceWithTotal } = each
      return [
        id,
        {
          facility: (100 * each.right) / n,
          deviation: n > 1 ? 100 * Math.sqrt(each.variance / (n * (n - 1))) : undefined,
          discrimination: spread === 0 ? undefined : (100 * covariance) / spread,
          efficiency: largestCovariance === 0 ? undefined : (100 * covariance) / largestCovariance,
          weight:
            weights === 0 || covarianceWithTotal < 0 ? undefined : (100 * Math.sqrt(covarianceWithTotal)) / weights,
          options: optionsOf(byQuestion.get(id) ?? [], groups),
        },
      ]
    }),
  )
  return { test: testStatisticsOf(scores, groups, [...sums.values()]), questions }
}
