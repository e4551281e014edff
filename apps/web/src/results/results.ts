import type { MyResult } from '@naru/api'
import type { PracticeReason, ResultRow } from './learner'

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
