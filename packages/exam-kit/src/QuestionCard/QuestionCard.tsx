import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useExamText } from '../text'
import { ChartTable } from './ChartTable'
import { Passage } from './Passage'
import * as css from './QuestionCard.css'
import { QuestionPicture } from './QuestionPicture'

export interface QuestionCardProps {
  /** Position in the whole exam, from 1. */
  position: number
  /** Number of questions of the exam. */
  total: number
  /** The printed number, for the alternative text of the picture. */
  number: number
  /** Name of the question's section, 'Reading'. */
  section: string
  /** Text of the question; line breaks are preserved. */
  text?: string | undefined
  /** URL of the picture. If it does not load, a drawn placeholder is shown. */
  photo?: string | undefined
  /** What a chart in the picture shows, for screen readers: its title, then a line `name | value` for each value. @default none */
  chart?: string | undefined
  /** A change of this value focuses the heading and scrolls to it; pass the question's id. @default none */
  focusKey?: string
  /** Content beside the heading: the flag. @default none */
  headEnd?: ReactNode
  /** Content between heading and question: the player. */
  media?: ReactNode
  /** The options. */
  children: ReactNode
}

/** One question with its heading, its picture and its passage. */
export function QuestionCard({
  position,
  total,
  number,
  section,
  text: words,
  photo,
  chart,
  focusKey,
  headEnd,
  media,
  children,
}: QuestionCardProps) {
  const t = useExamText()
  const headingId = useId()
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const honoured = useRef(focusKey)

  useEffect(() => {
    if (focusKey === honoured.current) return
    honoured.current = focusKey
    heading.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView()
  }, [focusKey])

  return (
    <section className={css.card} ref={card} aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 className={css.heading} id={headingId} ref={heading} tabIndex={-1}>
          {t('question.position', { position, total, section })}
        </h2>
        {headEnd}
      </div>
      {media}
      {photo !== undefined && <QuestionPicture key={photo} src={photo} alt={t('question.image', { number })} />}
      {chart !== undefined && <ChartTable>{chart}</ChartTable>}
      <Passage text={words} />
      {children}
    </section>
  )
}
