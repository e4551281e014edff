import type { StatisticsFlag } from '@naru/api'
import { Icon } from '@naru/ui/Icon'
import { flagLabel } from '../exams/statisticsFlag'
import { useStatisticsText } from '../text/statistics'
import * as css from './FlagList.css'

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
