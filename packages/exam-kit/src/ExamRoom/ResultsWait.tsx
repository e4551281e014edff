import { Spinner } from '@naru/ui/Spinner'
import { useExamText } from '../text'
import * as css from './RoomResults.css'

/** Props of {@link ResultsWait}. */
export interface ResultsWaitProps {
  /** What is on its way: the marks, or the review’s code on a line that broke during the exam. */
  part: 'marks' | 'review'
}

/** Stands among the results for a part of them that is on its way. */
export function ResultsWait({ part }: ResultsWaitProps) {
  const { results } = useExamText()
  return (
    <div className={css.waiting} role="status">
      <span className={css.waitingTitle}>
        <Spinner />
        {part === 'marks' ? results.waitingTitle : results.reviewComing}
      </span>
      {part === 'marks' && <span>{results.waiting}</span>}
    </div>
  )
}
