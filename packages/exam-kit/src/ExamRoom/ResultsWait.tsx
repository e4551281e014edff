import type { ReactNode } from 'react'
import { Spinner } from '@naru/ui/Spinner'
import * as css from './RoomResults.css'

/** Props of {@link ResultsWait}. */
export interface ResultsWaitProps {
  /** What is on its way. */
  title: string
  /** A sentence that says what is safe meanwhile. Default: none. */
  children?: ReactNode
}

/** Stands among the results for a part of them that is on its way: the marks, or the review’s code on a line that broke during the exam. */
export function ResultsWait({ title, children }: ResultsWaitProps) {
  return (
    <div className={css.waiting} role="status">
      <span className={css.waitingTitle}>
        <Spinner />
        {title}
      </span>
      {children !== undefined && <span>{children}</span>}
    </div>
  )
}
