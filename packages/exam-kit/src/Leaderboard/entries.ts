/** One line of the board. */
export interface LeaderboardEntryView {
  /** Rank as the server gave it; equal results share one. */
  rank: number
  /** Who it is. */
  userId: string
  /** First name. */
  name: string
  /** Last name. */
  lName: string
  /** Seconds that the attempt took. */
  timeTaken: number
  /** Whole percentage of the marks. */
  percentage: number
  /** Whether the minutes of this attempt were lengthened; such attempts are ranked apart. Default false. */
  isExtraTime?: boolean | undefined
}

/** First and last name in one line. */
export function fullName({ name, lName }: Pick<LeaderboardEntryView, 'name' | 'lName'>): string {
  return `${name} ${lName}`.trim()
}

/** The entries, each with a key of its own: a board may name a learner twice, or leave the id out. */
export function keyedEntries(
  entries: readonly LeaderboardEntryView[],
): { readonly key: string; readonly entry: LeaderboardEntryView }[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const count = (seen.get(entry.userId) ?? 0) + 1
    seen.set(entry.userId, count)
    return { key: `${entry.userId} ${count}`, entry }
  })
}
