import type { MyResult } from '@naru/api'

/** Why an attempt is on no leaderboard. */
type PracticeReason = NonNullable<MyResult['unrankedReason']>

export interface ResultRow {
  paperNumber: number
  paperName: string
  marks: string
  /** ISO date and time of its end. Samples have none. */
  finishedAt?: string
  /** The learner's attempt number at the exam, from 1, where it is known. */
  attempt?: number
  /** Whole per cent with its sign, where that is known. */
  percentage?: string
  /** Opens the attempt's review again, where the API can. */
  attemptId?: string
  /** What the minutes were multiplied by, if there was extra time. */
  timeFactor?: number
  /** Whether it was graded because its time was over. */
  isAutomatic?: true
  /** Whether it came so late that it has no rank. */
  isLate?: true
  /** Why it is on no leaderboard, unless one of the two above says it. */
  practice?: PracticeReason
}

/** Converts the learner's attempts, newest first, to rows. Exams are numbered in the order of the learner's first attempts. */
export function attemptRows(results: readonly MyResult[]): ResultRow[] {
  const examIds = [...new Set(results.toReversed().map(({ examId }) => examId))]
  return results.map((result) => ({
    paperNumber: examIds.indexOf(result.examId) + 1,
    paperName: result.topic,
    marks: `${result.totalScore} / ${result.totalPossibleMarks}`,
    attempt: result.attempt,
    percentage: `${result.percentageScore}%`,
    finishedAt: result.timestamp,
    ...(result.attemptId && { attemptId: result.attemptId }),
    ...(result.isExtraTime === true && { timeFactor: result.timeFactor ?? 1 }),
    ...(result.isAutomatic === true && { isAutomatic: true as const }),
    ...(result.isLate === true && { isLate: true as const }),
    ...practiceOf(result),
  }))
}

/** The reason why an attempt is practice, unless its kind of submission says it. */
function practiceOf({ unrankedReason }: Pick<MyResult, 'unrankedReason'>): { practice?: PracticeReason } {
  const isSaid = unrankedReason === undefined || unrankedReason === 'automatic' || unrankedReason === 'late'
  return isSaid ? {} : { practice: unrankedReason }
}
