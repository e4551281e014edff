/** One line of the board. */
export interface LeaderboardEntryView {
  /** Rank as the server gave it; equal results share one. */
  rank: number
  /** Who it is; the key of the line. */
  userId: string
  /** First name. */
  name: string
  /** Last name. */
  lName: string
  /** Seconds that the attempt took. */
  timeTaken: number
  /** Whole percentage of the marks. */
  percentage: number
}

/** First and last name in one line. */
export function fullName({ name, lName }: Pick<LeaderboardEntryView, 'name' | 'lName'>): string {
  return `${name} ${lName}`.trim()
}
