import { Icon } from '@naru/ui/Icon'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ExamPicture } from '../ExamPicture/ExamPicture'
import { ChartTable } from './ChartTable'
import { Passage } from './Passage'
import * as css from './QuestionCard.css'
import { useExamText } from '../text'

export interface QuestionCardProps {
  /** Position in the whole exam, from 1. */
  position: number
  /** Number of questions of the exam. */
  total: number
  /** The printed number, for the alternative text of the picture. */
  number: number
  /** Name of the question's section, 'Reading'. @default not named */
  section?: string
  /** Text of the question; line breaks are preserved. */
  text?: string | undefined
  /** URL of the picture. If it does not load, a drawn placeholder is shown. */
  photo?: string | undefined
  /** What a chart in the picture shows, for screen readers: its title, then a line `name | value` for each value. @default none */
  chart?: string | undefined
  /** A change of this value focuses the heading and scrolls to it; pass the question's id. @default none */
  focusKey?: string
  /** Content beside the heading: the flag, or a small player. @default none */
  headEnd?: ReactNode
  /** Content between heading and question: the player. @default none */
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
          {section === undefined
            ? t('question.place', { position, total })
            : t('question.position', { position, total, section })}
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

interface QuestionPictureProps {
  src: string
  alt: string
}

/** The picture of a question, on a small screen at most 30 % of its height. A press shows it in full width, another one small again. */
function QuestionPicture({ src, alt }: QuestionPictureProps) {
  const [isFull, setFull] = useState(false)
  return (
    <button type="button" className={css.picture} aria-expanded={isFull} onClick={() => setFull(!isFull)}>
      <span className={css.pictureBox}>
        <ExamPicture src={src} alt={alt} width={400} height={300} loading="eager" />
      </span>
      <span className={css.pictureSign}>
        <Icon name="search" />
      </span>
    </button>
  )
}
