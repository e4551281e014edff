import type { Exam } from '@naru/api'
import { formatClock } from '@naru/exam-kit/engine'
import { Button } from '@naru/ui/Button'
import { useLanguage } from '@naru/ui/language'
import { useEffect } from 'react'
import { translated } from '@naru/app-shell/language'
import { chooseExam } from '@naru/app-shell/state/chosenExam'
import { useSecondsUntil } from '@naru/app-shell/time'
import { useTime } from '../../routerContext'
import { useText } from '../text'
import * as css from './RunningExamBar.css'
import { useOpenPage } from '../useOpenPage'

export interface RunningExamBarProps {
  exam: Exam
  /** When the time of its section runs out, as of the page's clock. */
  endsAt: number
  /** Called once then. */
  onTimeUp: () => void
}

/** A running exam: its topic, the time left in its section, and the way back. Pass `endsAt` as the `key`, too. */
export const RunningExamBar = ({ exam, endsAt, onTimeUp }: RunningExamBarProps) => {
  const t = useText()
  const language = useLanguage()
  const left = useSecondsUntil(endsAt, useTime())
  const openPage = useOpenPage()
  const isOver = left === 0
  useEffect(() => {
    if (isOver) onTimeUp()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [isOver])

  return (
    <aside className={css.bar} aria-label={t('running.label')}>
      <div className={css.exam}>
        <span className={css.topic}>{translated(exam, language).topic}</span>
        <span className={css.left} role="timer">
          {t('running.left', { time: formatClock(left) })}
        </span>
      </div>
      <Button
        size="small"
        variant="primary"
        onPress={() => {
          chooseExam(exam._id)
          void openPage('/quiz')
        }}
      >
        {t('running.resume')}
      </Button>
    </aside>
  )
}
