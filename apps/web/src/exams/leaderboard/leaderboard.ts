/** Maximum marks of a full exam (40 questions of 5), the fallback. */
const fullExamMarks = 200

export interface ScoredEntry {
  totalScore: number
  /** Whole per cent, if the server sends it. */
  percentageScore?: number | undefined
}

/** The Percentage Score column: the server's number, else marks over the exam's maximum, else over 200. */
export function leaderboardPercentage(entry: ScoredEntry, totalMarks?: number): number {
  if (entry.percentageScore !== undefined) return entry.percentageScore
  const total = totalMarks !== undefined && totalMarks > 0 ? totalMarks : fullExamMarks
  const percentage = Math.round((entry.totalScore / total) * 100)
  // The API may omit the marks.
  return Number.isFinite(percentage) ? Math.min(100, Math.max(0, percentage)) : 0
}

export interface NamedEntry {
  name?: string
  lName?: string
}

/** The names of an entry; `notAvailable` as the first name if both are missing. */
export function leaderboardName({ name = '', lName = '' }: NamedEntry, notAvailable: string): Required<NamedEntry> {
  return `${name}${lName}`.trim() === '' ? { name: notAvailable, lName: '' } : { name, lName }
}
