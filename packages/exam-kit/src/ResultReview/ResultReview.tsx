import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Disclosure } from '@naru/ui/Disclosure'
import { Icon } from '@naru/ui/Icon'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { KoreanParts } from '@naru/ui/language'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { withoutMarks } from '../QuestionCard/Underlined'
import { DraftHelpNote } from './DraftHelpNote'
import { PrintedReview } from './PrintedReview'
import * as css from './ResultReview.css'
import { ReviewBody } from './ReviewBody'
import { ReviewGroup } from './ReviewGroup'
import { ownText, reviewBlocks, type SharedParts } from './reviewBlocks'
import type { Review, ReviewFilter, ReviewItem } from '../engine'
import { filterReview } from '../engine/result/review'
import { useExamText } from '../text'

export interface ResultReviewProps {
  /** The graded exam. */
  review: Review
  /** Topic of the exam, for the printed head. */
  topic: string
  /** Date and time for the printed head, already formatted for the reader. */
  printedOn: string
  /** Name of the candidate for the printed head. @default none */
  candidate?: string | undefined
  /** Whether the attempt had extra time, which the printed head shows. @default false */
  isExtraTime?: boolean
  /** Called when the learner presses Print. Without it there is no Print button. */
  onPrint?: (() => void) | undefined
  /** Where the learner trains with the recording of a question, by its id. Offered where the times of its turns are known. @default nowhere */
  trainingHref?: ((questionId: string) => string) | undefined
  /** Initial filter. @default 'all' */
  defaultFilter?: ReviewFilter
  /** Ids of the initially expanded questions. @default none */
  defaultExpanded?: readonly string[]
}

/** All questions of a finished attempt as rows, with filters; each row can be expanded, or all at once. A passage of several is above them. */
export function ResultReview({
  review,
  topic,
  printedOn,
  candidate,
  isExtraTime = false,
  onPrint,
  trainingHref,
  defaultFilter = 'all',
  defaultExpanded = [],
}: ResultReviewProps) {
  const t = useExamText()
  const [filter, setFilter] = useState<ReviewFilter>(defaultFilter)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(defaultExpanded))
  const printRef = useRef<HTMLElement>(null)
  const { isLaidOut, prepare } = usePrintLayout(printRef)
  const items = filterReview(review.items, filter)

  const setRow = (id: string, isOpen: boolean) =>
    setExpanded((before) => {
      const after = new Set(before)
      if (isOpen) after.add(id)
      else after.delete(id)
      return after
    })

  const row = (item: ReviewItem, shared?: SharedParts) => (
    <li key={item.question.id} className={css.row}>
      <Disclosure
        title={<RowTitle item={item} />}
        headingLevel={shared ? 4 : 3}
        isExpanded={expanded.has(item.question.id)}
        onExpandedChange={(isOpen) => setRow(item.question.id, isOpen)}
      >
        <ReviewBody
          item={item}
          shared={shared}
          action={
            item.help.turns !== undefined &&
            trainingHref && (
              <div>
                <ButtonLink href={trainingHref(item.question.id)} iconStart="training" size="small">
                  {t('review.train')}
                </ButtonLink>
              </div>
            )
          }
        />
      </Disclosure>
    </li>
  )

  return (
    <>
      <div className={css.review}>
        <DraftHelpNote items={review.items} />
        <div className={css.tools}>
          <SegmentedControl
            label={t('review.filters')}
            items={[
              { id: 'all', label: t('review.all') },
              { id: 'correct', label: t('review.correct', { count: review.correctCount }) },
              { id: 'incorrect', label: t('review.incorrect', { count: review.incorrectCount }) },
            ]}
            value={filter}
            onChange={setFilter}
          />
          <div className={css.buttons}>
            <Button
              variant="quiet"
              size="small"
              onPress={() => setExpanded(new Set(items.map((item) => item.question.id)))}
            >
              {t('review.expandAll')}
            </Button>
            <Button variant="quiet" size="small" onPress={() => setExpanded(new Set())}>
              {t('review.collapseAll')}
            </Button>
            {onPrint !== undefined && (
              <Button variant="quiet" size="small" iconStart="print" onPress={() => void prepare().then(onPrint)}>
                {t('review.print')}
              </Button>
            )}
          </div>
        </div>
        {items.length === 0 ? (
          <p className={css.empty}>{t('review.empty')}</p>
        ) : (
          <ol className={css.list} role="list">
            {reviewBlocks(review.items, filter).map(({ shared, items: members }) =>
              shared ? (
                <li key={members[0].question.id} className={css.group}>
                  <ReviewGroup shared={shared} items={members} />
                  <ol className={css.list} role="list">
                    {members.map((item) => row(item, shared))}
                  </ol>
                </li>
              ) : (
                row(members[0])
              ),
            )}
          </ol>
        )}
      </div>
      {isLaidOut && (
        <PrintedReview
          ref={printRef}
          review={review}
          topic={topic}
          printedOn={printedOn}
          candidate={candidate}
          isExtraTime={isExtraTime}
        />
      )}
    </>
  )
}

function RowTitle({ item }: { item: ReviewItem }) {
  const t = useExamText()
  const words = ownText(item)
  return (
    <span className={css.rowTitle}>
      <span className={css.mark} data-mark={item.isCorrect ? 'right' : 'wrong'}>
        <Icon name={item.isCorrect ? 'check' : 'close'} />
        {item.isCorrect ? t('review.rightMark') : t('review.wrongMark')}
      </span>
      <span className={css.rowWords}>
        <KoreanParts>
          {t('review.row', {
            number: item.question.number,
            section: t('sectionName', { title: item.section.title }),
            text: words === undefined ? 'none' : withoutMarks(words),
          })}
        </KoreanParts>
      </span>
    </span>
  )
}

/** The print layout of a page: rendered only while the page is being printed, so that its text is in the document once. */
interface PrintLayout {
  /** Whether the print layout must be rendered now. */
  isLaidOut: boolean
  /** Renders the print layout and waits until its pictures are loaded. */
  prepare: () => Promise<void>
}

/**
 * Renders a print layout while the browser prints, started by a button or by the browser's menu.
 * @param ref the layout's element while it is rendered
 */
function usePrintLayout(ref: RefObject<HTMLElement | null>): PrintLayout {
  const [isLaidOut, setIsLaidOut] = useState(false)

  useEffect(() => {
    // Browsers capture the page when the event handler returns, so it renders synchronously.
    let isPrinting = false
    const layOut = () => flushSync(() => setIsLaidOut(true))
    const onBefore = () => {
      isPrinting = true
      layOut()
    }
    const onAfter = () => {
      isPrinting = false
      setIsLaidOut(false)
    }
    const query = window.matchMedia('print')
    const onChange = () => {
      if (query.matches) layOut()
      else if (!isPrinting) setIsLaidOut(false)
    }
    window.addEventListener('beforeprint', onBefore)
    window.addEventListener('afterprint', onAfter)
    query.addEventListener('change', onChange)
    return () => {
      window.removeEventListener('beforeprint', onBefore)
      window.removeEventListener('afterprint', onAfter)
      query.removeEventListener('change', onChange)
    }
  }, [])

  const prepare = async () => {
    flushSync(() => setIsLaidOut(true))
    const pictures = ref.current?.querySelectorAll('img') ?? []
    await Promise.allSettled([...pictures].map((picture) => picture.decode()))
  }

  return { isLaidOut, prepare }
}
