import type { MyResult } from '@naru/api'
import type { PracticeReason, ResultRow } from '../content/learner'

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/**
 * Converts the learner's attempts to rows, in the given order. Exams are numbered in the order of the learner's first
 * attempts.
 *
 * @param results the attempts from the API, newest first
 * @param notAvailable the words for missing data
 */
export function attemptRows(results: readonly MyResult[], notAvailable: string): ResultRow[] {
  const examIds = [...new Set(results.toReversed().map(({ examId }) => examId))]
  return results.map((result) => ({
    ...marksRow(result, examIds.indexOf(result.examId) + 1, notAvailable),
    finishedAt: result.timestamp,
    ...(result.attemptId && { attemptId: result.attemptId }),
    ...(result.isExtraTime === true && { timeFactor: result.timeFactor ?? 1 }),
    ...(result.isAutomatic === true && { isAutomatic: true as const }),
    ...(result.isLate === true && { isLate: true as const }),
    ...practiceOf(result),
  }))
}

/** The reason why an attempt is practice, unless its kind of submission says it. */
export function practiceOf({ unrankedReason }: Pick<MyResult, 'unrankedReason'>): { practice?: PracticeReason } {
  const isSaid = unrankedReason === undefined || unrankedReason === 'automatic' || unrankedReason === 'late'
  return isSaid ? {} : { practice: unrankedReason }
}

const marksRow = (
  { topic, attempt, totalScore, totalPossibleMarks, percentageScore }: MyResult,
  paperNumber: number,
  notAvailable: string,
): ResultRow => ({
  paperNumber,
  paperName: topic || notAvailable,
  marks: isNumber(totalScore) && isNumber(totalPossibleMarks) ? `${totalScore} / ${totalPossibleMarks}` : notAvailable,
  ...(isNumber(attempt) && { attempt }),
  ...(isNumber(percentageScore) && { percentage: `${percentageScore}%` }),
})
