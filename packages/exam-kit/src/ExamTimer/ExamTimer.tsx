import { Icon } from '@naru/ui/Icon'
import { formatClock } from '../engine'
import { useExamText } from '../text'
import * as css from './ExamTimer.css'

export interface ExamTimerProps {
  /** Name of the current section, 'Reading'. */
  section: string
  /** Seconds left. Negative or non-finite shows 'N/A'. */
  secondsRemaining: number
  /** Seconds left from which the clock warns that time is nearly up. @default 60 */
  nearlyUpSeconds?: number
  /** Without frame, for narrow bars. @default false */
  isPlain?: boolean
  /** Whether the candidate has hidden the time. @default false */
  isHidden?: boolean
}

/** The clock of the current section. Not a live region: screen readers read it on demand only. */
export function ExamTimer({
  section,
  secondsRemaining,
  nearlyUpSeconds = 60,
  isPlain = false,
  isHidden = false,
}: ExamTimerProps) {
  const t = useExamText()
  const isNearlyUp = !isHidden && secondsRemaining >= 0 && secondsRemaining <= nearlyUpSeconds

  return (
    <div className={`${css.timer} ${isPlain ? css.plain : css.framed}`} data-nearly-up={isNearlyUp || undefined}>
      {(isNearlyUp || !isPlain) && <Icon name={isNearlyUp ? 'warning' : 'clock'} />}
      <span className={isPlain ? css.stacked : css.words}>
        {isHidden ? (
          <span className={css.hint}>{t('timer.hidden')}</span>
        ) : (
          <span role="timer" aria-live="off">
            {t('timer.phaseTime', { section, clock: formatClock(secondsRemaining) })}
          </span>
        )}
        {isNearlyUp && <span className={css.hint}>{t('timer.nearlyUp')}</span>}
      </span>
    </div>
  )
}
