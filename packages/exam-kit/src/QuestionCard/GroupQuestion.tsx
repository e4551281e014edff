import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useExamText } from '../text'
import { Passage } from './Passage'
import * as css from './QuestionCard.css'

export interface GroupQuestionProps {
  /** The printed number. */
  number: number
  /** Text of the question without that of its group. */
  text?: string | undefined
  /** Whether it is answered now. It then scrolls into view. */
  isCurrent: boolean
  /** The options. */
  children: ReactNode
}

/** One of the questions that share a recording: a child of `QuestionCard`. */
export function GroupQuestion({ number, text: words, isCurrent, children }: GroupQuestionProps) {
  const t = useExamText()
  const headingId = useId()
  const element = useRef<HTMLElement>(null)
  const wasCurrent = useRef(isCurrent)

  useEffect(() => {
    if (isCurrent && !wasCurrent.current) element.current?.scrollIntoView({ block: 'nearest' })
    wasCurrent.current = isCurrent
  }, [isCurrent])

  return (
    <section
      ref={element}
      className={css.groupQuestion}
      aria-labelledby={headingId}
      {...(isCurrent && { 'aria-current': true })}
    >
      <h3 className={css.groupHeading} id={headingId}>
        {t('question.number', { number })}
      </h3>
      <Passage text={words} />
      {children}
    </section>
  )
}
