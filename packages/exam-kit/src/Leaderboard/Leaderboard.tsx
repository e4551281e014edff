import { useId } from 'react'
import { useExamText } from '../text'
import type { LeaderboardEntryView } from './entries'
import * as css from './Leaderboard.css'
import { LeaderboardTable } from './LeaderboardTable'
import { Podium } from './Podium'

/** Props of {@link Leaderboard}. */
export interface LeaderboardProps {
  /** The entries of a paper, best first. */
  entries: readonly LeaderboardEntryView[]
  /** Id of the learner who looks, whose line stands out. Default: nobody. */
  ownUserId?: string | undefined
}

/**
 * Podium and table of one paper. Attempts with extra time have a table of their own below, with their own ranks. Show it only when there
 * are entries; the page words the empty board.
 */
export function Leaderboard({ entries, ownUserId }: LeaderboardProps) {
  const { leaderboard } = useExamText()
  const headingId = useId()
  const ordinary = entries.filter((entry) => entry.isExtraTime !== true)
  const extended = entries.filter((entry) => entry.isExtraTime === true)
  return (
    <div className={css.board}>
      {ordinary.length > 0 && (
        <>
          <Podium entries={ordinary} />
          <LeaderboardTable entries={ordinary} ownUserId={ownUserId} />
        </>
      )}
      {extended.length > 0 && (
        <section className={css.apart} aria-labelledby={headingId}>
          <h2 className={css.apartTitle} id={headingId}>
            {leaderboard.extraTimeBoard}
          </h2>
          <LeaderboardTable entries={extended} ownUserId={ownUserId} caption={leaderboard.extraTimeBoard} />
        </section>
      )}
    </div>
  )
}
