import * as css from './Leaderboard.css'
import { LeaderboardTable, type LeaderboardTableProps } from './LeaderboardTable'
import { Podium } from './Podium'

/** Props of {@link Leaderboard}. */
export type LeaderboardProps = LeaderboardTableProps

/** Podium and table of one paper. Show it only when there are entries; the page words the empty board. */
export function Leaderboard({ entries, ownUserId }: LeaderboardProps) {
  return (
    <div className={css.board}>
      <Podium entries={entries} />
      <LeaderboardTable entries={entries} ownUserId={ownUserId} />
    </div>
  )
}
