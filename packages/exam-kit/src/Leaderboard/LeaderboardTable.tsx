import { Badge } from '@naru/ui/Badge'
import { formatClock } from '../engine'
import { useExamText } from '../text'
import { contentLanguage } from '@naru/ui/language'
import { fullName, keyedEntries, type LeaderboardEntryView } from './entries'
import * as css from './Leaderboard.css'

export interface LeaderboardTableProps {
  /** The entries of an exam, best first. */
  entries: readonly LeaderboardEntryView[]
  /** Id of the current learner, whose entry is highlighted. @default none */
  ownUserId?: string | undefined
  /** Accessible name of the table. @default 'Leaderboard' */
  caption?: string | undefined
}

// A scroll container must be focusable by keyboard.
const scrollable = { role: 'group', tabIndex: 0 } as const

export function LeaderboardTable({ entries, ownUserId, caption }: LeaderboardTableProps) {
  const t = useExamText()
  return (
    <div className={css.wrap} aria-label={caption ?? t('leaderboard.caption')} {...scrollable}>
      <table className={css.table}>
        <caption className={css.caption}>{caption ?? t('leaderboard.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.columnHead}>
              {t('leaderboard.rank')}
            </th>
            <th scope="col" className={css.columnHead}>
              {t('leaderboard.username')}
            </th>
            <th scope="col" className={`${css.columnHead} ${css.number}`}>
              {t('leaderboard.timeTaken')}
            </th>
            <th scope="col" className={`${css.columnHead} ${css.number}`}>
              {t('leaderboard.percentage')}
            </th>
          </tr>
        </thead>
        <tbody>
          {keyedEntries(entries).map(({ key, entry }) => (
            <tr key={key} className={entry.userId === ownUserId ? css.own : undefined}>
              <td className={css.dataCell}>{entry.rank}</td>
              <th scope="row" className={`${css.dataCell} ${css.name}`} {...contentLanguage(entry.name)}>
                {fullName(entry)}
                {entry.userId === ownUserId && <span className={css.ownTag}>{t('leaderboard.you')}</span>}
                {entry.isExtraTime === true && (
                  <span className={css.extraTag}>
                    <Badge tone="info">{t('leaderboard.extraTime')}</Badge>
                  </span>
                )}
              </th>
              <td className={`${css.dataCell} ${css.number}`}>{formatClock(entry.timeTaken)}</td>
              <td className={`${css.dataCell} ${css.number}`}>
                {t('leaderboard.percentageValue', { percentage: entry.percentage })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
