import { contentLanguage } from '@naru/ui/language'
import { vars } from '@naru/ui/theme'
import * as css from './Leaderboard.css'
import { fullName, keyedEntries, type LeaderboardEntryView } from './entries'
import { formatClock } from '../engine'
import { useExamText } from '../text'

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

interface MedalProps {
  /** 1 shows a trophy, 2 and 3 a medal with the number. */
  place: 1 | 2 | 3
  label: string
}

/** The prize of a podium rank. */
function Medal({ place, label }: MedalProps) {
  return place === 1 ? <Trophy label={label} /> : <Disc place={place} label={label} />
}

function Trophy({ label }: { label: string }) {
  return (
    <svg className={`${css.medal} ${css.winner}`} viewBox="0 0 48 48" role="img" aria-label={label}>
      <g fill="none" stroke={vars.color.warm} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M14 10H6c0 8 3 13 10 14M34 10h8c0 8-3 13-10 14" />
        <path d="M24 31v7M16 41h16" />
      </g>
      <path d="M13 6h22v12c0 8-5 13-11 13s-11-5-11-13z" fill={vars.color.warm} />
      <path d="M24 11l1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6z" fill={vars.color.surface} />
    </svg>
  )
}

function Disc({ place, label }: { place: 2 | 3; label: string }) {
  const metal = place === 2 ? vars.color.control : vars.color.warm
  return (
    <svg className={css.medal} viewBox="0 0 48 48" role="img" aria-label={label}>
      <path
        d="M15 4l6 16M33 4l-6 16M24 4v14"
        fill="none"
        stroke={vars.color.accent}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="24" cy="30" r="14" fill={vars.color.surface} stroke={metal} strokeWidth="4" />
      <text x="24" y="35.5" textAnchor="middle" fontSize="15" fontWeight="700" fill={vars.color.ink}>
        {place}
      </text>
    </svg>
  )
}
