import type { Ref } from 'react'
import { Icon } from '@naru/ui/Icon'
import type { Review } from '../engine'
import { useExamText } from '../text'
import * as css from './PrintedReview.css'
import { ReviewBody } from './ReviewBody'

/** Props of {@link PrintedReview}. */
export interface PrintedReviewProps {
  /** The graded exam. */
  review: Review
  /** Topic of the exam. */
  topic: string
  /** When it is printed, already formatted. */
  printedOn: string
  /** Name of the candidate for the head. Default: none. */
  candidate?: string | undefined
  /** Shows the paper on the screen too. Default false. */
  isPreview?: boolean
  /** The paper itself. */
  ref?: Ref<HTMLElement>
}

/** The review as a paper: all questions expanded, none split over two pages, black on white. */
export function PrintedReview({ review, topic, printedOn, candidate, isPreview = false, ref }: PrintedReviewProps) {
  const text = useExamText()
  return (
    <section ref={ref} className={css.paper} data-theme="light" {...(isPreview ? { 'data-preview': '' } : {})}>
      <header className={css.head}>
        <h2 className={css.title}>{text.review.title}</h2>
        <p className={css.facts}>
          <span>{topic}</span>
          {candidate !== undefined && <span>{candidate}</span>}
          <span>{text.results.marks(review.totalScore, review.totalPossibleMarks)}</span>
          <span>{text.review.printedOn(printedOn)}</span>
        </p>
      </header>
      {review.items.map((item) => (
        <article key={item.question.id} className={css.question}>
          <h3 className={css.questionTitle}>
            <span>{text.review.row(item.question.number, item.question.type, item.question.text ?? null)}</span>
            <span className={css.markWord}>
              <Icon name={item.isCorrect ? 'check' : 'close'} />
              {item.isCorrect ? text.review.rightMark : text.review.wrongMark}
            </span>
          </h3>
          <ReviewBody item={item} imageLoading="eager" />
        </article>
      ))}
    </section>
  )
}
