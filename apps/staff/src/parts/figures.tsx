import type { ExamStatistics, StatisticsFlag } from '@naru/api'
import { Icon } from '@naru/ui/Icon'
import { Select } from '@naru/ui/Select'
import * as css from '../exams/Statistics.css'
import { flagLabel } from '../exams/statistics'
import { useStatisticsText } from '../text/statistics'

export interface Fact {
  term: string
  value: string
  /** One plain sentence or two. */
  help: string
}

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(({ term, value, help }) => (
      <div key={term} className={css.fact}>
        <dt className={css.term}>{term}</dt>
        <dd className={css.value}>{value}</dd>
        <dd className={css.help}>{help}</dd>
      </div>
    ))}
  </dl>
)

interface BarProps {
  /** From 0 to 1. */
  share: number
  /** Whether it stands out from its neighbours. @default false */
  isMarked?: boolean
}

/** A bar below the number that it shows; hidden from screen readers. */
export const Bar = ({ share, isMarked = false }: BarProps) => (
  <span className={css.rail} aria-hidden>
    <span className={css.bar[isMarked ? 'marked' : 'plain']} style={{ inlineSize: `${share * 100}%` }} />
  </span>
)

/** What to look at in a question, in words; nothing without flags. */
export const FlagList = ({ flags }: { flags: readonly StatisticsFlag[] }) => {
  const t = useStatisticsText()
  if (flags.length === 0) return null
  return (
    <ul role="list" aria-label={t('flags')} className={css.flags}>
      {flags.map((flag) => (
        <li key={flag.text} className={css.flag}>
          <span className={css.mark}>
            <Icon name="warning" size="small" />
          </span>
          <span>{flagLabel(flag, t, 'questionFlag')}</span>
        </li>
      ))}
    </ul>
  )
}

interface VersionChoiceProps {
  statistics: ExamStatistics
  /** The version that was asked for, which may still load. @default the shown one */
  chosen: number | undefined
  onChange: (version: number) => void
}

/** The choice among versions with attempts, and the shown one; nothing if there is no other. */
export const VersionChoice = ({ statistics, chosen, onChange }: VersionChoiceProps) => {
  const t = useStatisticsText()
  const { version, versions, attempts } = statistics
  const all = versions.some((each) => each.version === version) ? versions : [{ version, attempts }, ...versions]
  if (all.length < 2) return null
  return (
    <div className={css.version}>
      <Select
        label={t('version')}
        items={all.map((each) => ({
          id: String(each.version),
          label: t('versionOption', { version: each.version, attempts: each.attempts }),
        }))}
        value={String(chosen ?? version)}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  )
}
