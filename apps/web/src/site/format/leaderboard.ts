import { notAvailable } from './user'

/** Marks of a full paper (40 questions of 5), assumed when nothing better is known. */
const fullExamMarks = 200

/** What of a leaderboard entry decides its percentage. */
export interface ScoredEntry {
  /** Marks. */
  totalScore: number
  /** Whole per cent, where the server sends it. */
  percentageScore?: number | undefined
}

/**
 * The Percentage Score column: the server's own number, else the marks over the paper's total, else over 200.
 *
 * @param entry the board's entry
 * @param totalMarks the paper's possible marks, when its question count is known
 * @returns whole per cent from 0 to 100
 */
export function leaderboardPercentage(entry: ScoredEntry, totalMarks?: number): number {
  if (entry.percentageScore !== undefined) return entry.percentageScore
  const total = totalMarks !== undefined && totalMarks > 0 ? totalMarks : fullExamMarks
  const percentage = Math.round((entry.totalScore / total) * 100)
  // A careless API may leave the marks out.
  return Number.isFinite(percentage) ? Math.min(100, Math.max(0, percentage)) : 0
}

/** The names of a leaderboard entry, as far as the API sends them. */
export interface NamedEntry {
  name?: string
  lName?: string
}

/**
 * @param entry the board's entry
 * @returns its two names; 'N/A' for the first where there is neither
 */
export function leaderboardName({ name = '', lName = '' }: NamedEntry): Required<NamedEntry> {
  return `${name}${lName}`.trim() === '' ? { name: notAvailable, lName: '' } : { name, lName }
}
