import { useId } from 'react'
import { useExamText } from '../text'
import type { LeaderboardEntryView } from './entries'
import * as css from './Leaderboard.css'
import { LeaderboardTable } from './LeaderboardTable'
import { Podium } from './Podium'

export interface LeaderboardProps {
  /** The entries of an exam, best first. */
  entries: readonly LeaderboardEntryView[]
  /** Id of the current learner, whose entry is highlighted. @default none */
  ownUserId?: string | undefined
}

/**
 * Podium and table of one exam, and a second table of attempts with extra time, which have their own ranks. The page shows a message
 * instead if there are no entries.
 */
export function Leaderboard({ entries, ownUserId }: LeaderboardProps) {
  const t = useExamText()
  const headingId = useId()
  const ordinary = entries.filter((entry) => entry.isExtraTime !== true)
  const extended = entries.filter((entry) => entry.isExtraTime === true)
  return (
    <div className={css.leaderboard}>
      {ordinary.length > 0 && (
        <>
          <Podium entries={ordinary} />
          <LeaderboardTable entries={ordinary} ownUserId={ownUserId} />
        </>
      )}
      {extended.length > 0 && (
        <section className={css.extraTime} aria-labelledby={headingId}>
          <h2 className={css.extraTimeTitle} id={headingId}>
            {t('leaderboard.extraTimeLeaderboard')}
          </h2>
          <LeaderboardTable entries={extended} ownUserId={ownUserId} caption={t('leaderboard.extraTimeLeaderboard')} />
        </section>
      )}
    </div>
  )
}
