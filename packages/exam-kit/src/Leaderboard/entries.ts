export interface LeaderboardEntryView {
  /** The server's rank; equal results share one. */
  rank: number
  /** Id of the learner; may repeat or be empty. */
  userId: string
  /** First name. */
  name: string
  /** Last name; may be empty. */
  lName: string
  /** Duration of the attempt in seconds. */
  timeTaken: number
  /** Score over the maximum in percent, a whole number. */
  percentage: number
  /** Whether the attempt had extra time; such attempts are ranked separately. @default false */
  isExtraTime?: boolean | undefined
}

export function fullName({ name, lName }: Pick<LeaderboardEntryView, 'name' | 'lName'>): string {
  return `${name} ${lName}`.trim()
}

/** Adds unique React keys to the entries: ids may repeat or be missing. */
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
