export interface LeaderboardLine {
  totalScore: number
  timeTaken: number
}

/** Adds ranks to ordered lines; equal score and time share one (1, 1, 3). */
export const withRanks = <Line extends LeaderboardLine>(lines: readonly Line[]): (Line & { rank: number })[] => {
  let rank = 0
  let previous: Line | undefined
  return lines.map((line, index) => {
    if (previous?.totalScore !== line.totalScore || previous.timeTaken !== line.timeTaken) rank = index + 1
    previous = line
    return { ...line, rank }
  })
}
