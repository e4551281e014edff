import { useEffect, useRef, type ReactNode } from 'react'
import { Icon, type IconName } from '@naru/ui/Icon'
import type { ReviewItem } from '../engine'
import { DraftHelpNote } from '../ResultReview/DraftHelpNote'
import { ReviewOptions } from '../ResultReview/ReviewOptions'
import { Explanation, Note, Translation, Vocabulary } from '../ResultReview/ReviewTexts'
import { useExamText } from '../text'
import { translationsOf } from '../engine/exam/help'
import { usePracticePartsText } from '../text/practice'
import * as css from './PracticeQuestion.css'

/** What is known about an answer without the question's key. */
export const practiceWaits = ['checking', 'later', 'refused'] as const
/** One of them: the server is asked, the device is offline, or the server has rejected the answer. */
export type PracticeWait = (typeof practiceWaits)[number]

interface PracticeOutcomeProps {
  item: ReviewItem
  /** Whether the learner chose no option. */
  isUnknown: boolean
  /** Why there is no verdict yet. */
  wait: PracticeWait | undefined
  note: ReactNode
}

type Mark = 'right' | 'wrong' | 'unknown' | PracticeWait

const icons: Record<Mark, IconName> = {
  right: 'check',
  wrong: 'close',
  unknown: 'info',
  checking: 'clock',
  later: 'offline',
  refused: 'warning',
}

/** The verdict, which takes the focus, then key, explanation, transcript, translation and words. */
export function PracticeOutcome({ item, isUnknown, wait, note }: PracticeOutcomeProps) {
  const t = useExamText()
  const { transcript, help } = item
  return (
    <div className={css.outcome}>
      <PracticeVerdict mark={wait ?? markOf(item, isUnknown)} />
      {note}
      <DraftHelpNote items={[item]} />
      <ReviewOptions item={item} imageLoading="eager" />
      <Explanation item={item} />
      {transcript !== undefined && <Note title={t('review.transcript')}>{transcript}</Note>}
      <Translation texts={translationsOf(help, 'text')} transcripts={translationsOf(help, 'transcript')} />
      <Vocabulary words={help.vocabulary} />
    </div>
  )
}

function markOf({ isCorrect }: ReviewItem, isUnknown: boolean): Mark {
  if (isUnknown) return 'unknown'
  return isCorrect ? 'right' : 'wrong'
}

function PracticeVerdict({ mark }: { mark: Mark }) {
  const t = usePracticePartsText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    // A live region: a later verdict changes the text while the focus stays.
    <div role="status">
      <h3 ref={heading} className={css.verdict} data-mark={mark} tabIndex={-1}>
        <Icon name={icons[mark]} />
        {t(`question.${mark}`)}
      </h3>
    </div>
  )
}
