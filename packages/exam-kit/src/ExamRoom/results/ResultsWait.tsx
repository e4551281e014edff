import { Spinner } from '@naru/ui/Spinner'
import { useExamText } from '../../text'
import * as css from './RoomResults.css'

interface ResultsWaitProps {
  /** What is loading: the marks, or the review’s code if the network failed during the exam. */
  part: 'marks' | 'review'
}

export function ResultsWait({ part }: ResultsWaitProps) {
  const t = useExamText()
  return (
    <div className={css.waiting} role="status">
      <span className={css.waitingTitle}>
        <Spinner />
        {part === 'marks' ? t('results.waitingTitle') : t('results.reviewComing')}
      </span>
      {part === 'marks' && <span>{t('results.waiting')}</span>}
    </div>
  )
}
