export type { LeaderboardEntryView } from './entries'
export { Leaderboard, type LeaderboardProps } from './Leaderboard'
export { LeaderboardTable, type LeaderboardTableProps } from './LeaderboardTable'
export { Podium, type PodiumProps } from './Podium'
