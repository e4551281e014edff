import { Fragment, type Ref } from 'react'
import { Icon } from '@naru/ui/Icon'
import { KoreanParts, contentLanguage } from '@naru/ui/language'
import type { Review, ReviewItem } from '../engine'
import { useExamText } from '../text'
import { withoutMarks } from '../QuestionCard/Underlined'
import { DraftHelpNote } from './DraftHelpNote'
import * as css from './PrintedReview.css'
import { ownText, reviewBlocks, type SharedParts } from './reviewBlocks'
import { ReviewBody } from './ReviewBody'
import { ReviewGroup } from './ReviewGroup'

export interface PrintedReviewProps {
  /** The graded exam. */
  review: Review
  /** Topic of the exam. */
  topic: string
  /** Date and time of printing, already formatted. */
  printedOn: string
  /** Name of the candidate for the head. @default none */
  candidate?: string | undefined
  /** Whether the attempt had extra time. @default false */
  isExtraTime?: boolean
  /** Shows the print layout on the screen, too. @default false */
  isPreview?: boolean
  /** Ref of the element. */
  ref?: Ref<HTMLElement>
}

/** The print layout of the review: all questions expanded, none split over two pages, black on white. */
export function PrintedReview({
  review,
  topic,
  printedOn,
  candidate,
  isExtraTime = false,
  isPreview = false,
  ref,
}: PrintedReviewProps) {
  const t = useExamText()
  return (
    <section ref={ref} className={css.print} data-theme="light" {...(isPreview ? { 'data-preview': '' } : {})}>
      <header className={css.head}>
        <h2 className={css.title}>{t('review.title')}</h2>
        <p className={css.facts}>
          {candidate !== undefined && <span>{candidate}</span>}
          <span {...contentLanguage(topic)}>{topic}</span>
          <span>{t('results.marks', { score: review.totalScore, total: review.totalPossibleMarks })}</span>
          {isExtraTime && <span>{t('results.extraTime')}</span>}
          <span>{t('review.printedOn', { moment: printedOn })}</span>
        </p>
        <DraftHelpNote items={review.items} />
      </header>
      {reviewBlocks(review.items).map(({ shared, items }) =>
        shared ? (
          <Fragment key={items[0].question.id}>
            <div className={css.group}>
              <ReviewGroup shared={shared} items={items} isPrint />
            </div>
            {items.map((item) => (
              <PrintedQuestion key={item.question.id} item={item} shared={shared} />
            ))}
          </Fragment>
        ) : (
          <PrintedQuestion key={items[0].question.id} item={items[0]} />
        ),
      )}
    </section>
  )
}

/** Longest text in the heading of a question, in characters. */
const headingLength = 90

function PrintedQuestion({ item, shared }: { item: ReviewItem; shared?: SharedParts }) {
  const t = useExamText()
  const { number } = item.question
  const words = ownText(item)
  const Heading = shared ? 'h4' : 'h3'
  const section = t('sectionName', { title: item.section.title })
  const { heading, rest } = splitWords(words)
  return (
    <article className={css.question}>
      <Heading className={css.questionTitle}>
        <span>
          <KoreanParts>
            {heading === null && words !== undefined
              ? t('review.rowShort', { number, section })
              : t('review.row', { number, section, text: heading ?? 'none' })}
          </KoreanParts>
        </span>
        <span className={css.markWord}>
          <Icon name={item.isCorrect ? 'check' : 'close'} />
          {item.isCorrect ? t('review.rightMark') : t('review.wrongMark')}
        </span>
      </Heading>
      <ReviewBody item={item} shared={shared} words={rest} isPrint />
    </article>
  )
}

/** Splits a text into heading and body, so that no line is printed twice: a short first line, and the rest. */
function splitWords(words: string | undefined): { heading: string | null; rest: string | null } {
  if (words === undefined) return { heading: null, rest: null }
  const [line = '', ...others] = words.trim().split('\n')
  const first = withoutMarks(line)
  if (first.length > headingLength) return { heading: null, rest: words }
  const rest = others.join('\n').trim()
  return { heading: first, rest: rest === '' ? null : rest }
}
