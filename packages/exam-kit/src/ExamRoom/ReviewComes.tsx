import { Spinner } from '@naru/ui/Spinner'
import { useExamText } from '../text'
import * as css from './RoomResults.css'

/** In place of the review while its code is on its way: on a line that broke during the exam that may take a while. */
export function ReviewComes() {
  const text = useExamText()
  return (
    <div className={css.reviewComes} role="status">
      <span className={css.waitingTitle}>
        <Spinner />
        {text.results.reviewComing}
      </span>
    </div>
  )
}
