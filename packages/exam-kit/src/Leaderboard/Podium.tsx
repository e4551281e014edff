import { formatClock } from '../engine'
import { useExamText } from '../text'
import { contentLanguage } from '@naru/ui/language'
import { fullName, keyedEntries, type LeaderboardEntryView } from './entries'
import * as css from './Leaderboard.css'
import { Medal } from './Medal'

export interface PodiumProps {
  /** The entries of an exam, best first; the first three are shown. */
  entries: readonly LeaderboardEntryView[]
}

const places = [1, 2, 3] as const

/** Equal ranks share a prize. */
function prizeOf(rank: number): 1 | 2 | 3 {
  return rank <= 1 ? 1 : rank === 2 ? 2 : 3
}

/** Trophy, silver and bronze for the first three, as 'name lName (mm:ss)'. */
export function Podium({ entries }: PodiumProps) {
  const t = useExamText()
  const keyed = keyedEntries(entries)
  return (
    <ol className={css.podium} role="list" aria-label={t('leaderboard.podium')}>
      {places.map((place) => {
        const line = keyed[place - 1]
        if (!line) return null
        const { key, entry } = line
        const prize = prizeOf(entry.rank)
        return (
          <li key={key} className={`${css.step} ${css.place[place]} ${css.prize[prize]}`}>
            <Medal place={prize} label={t(`leaderboard.medals.${prize}`)} />
            <span className={css.who} {...contentLanguage(entry.name)}>
              {t('leaderboard.podiumEntry', { name: fullName(entry), clock: formatClock(entry.timeTaken) })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
