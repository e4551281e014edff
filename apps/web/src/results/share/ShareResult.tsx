import type { AttemptReview } from '@naru/api'
import { useExamText } from '@naru/exam-kit/text'
import { Checkbox } from '@naru/ui/Checkbox'
import { useLanguage } from '@naru/ui/language'
import { Stack } from '@naru/ui/Stack'
import { useEffect, useRef, useState } from 'react'
import { useDates, translated } from '@naru/app-shell/language'
import { useSharedText } from '@naru/app-shell/text'
import { useAnalysisText } from '../text/analysis'
import { useCandidate } from '../useCandidate'
import { cardSize, drawCard } from './drawCard'
import { homeIn } from './homeIn'
import { ShareDialog } from './ShareDialog'
import * as css from './ShareResult.css'

export interface ShareResultProps {
  result: AttemptReview['result']
  onClose: () => void
}

/** A result as a picture to send to friends; with the learner's name only if that is chosen. */
export const ShareResult = ({ result, onClose }: ShareResultProps) => {
  const t = useAnalysisText()
  const tExam = useExamText()
  const tShared = useSharedText()
  const language = useLanguage()
  const { day } = useDates()
  const { name } = useCandidate()
  const [showsName, setShowsName] = useState(false)
  const [picture, setPicture] = useState<File | null>(null)
  const canvas = useRef<HTMLCanvasElement>(null)

  const { topic } = translated(result, language)
  const { totalScore, totalPossibleMarks, timestamp } = result
  const percentage = Math.round(result.percentageScore)
  const marks = tExam('results.marks', { score: totalScore, total: totalPossibleMarks })
  const shownName = showsName ? name : ''
  const date = day(timestamp)
  const site = tShared('site.name')
  useEffect(() => {
    const element = canvas.current
    if (element === null) return undefined
    let isGone = false
    const draw = async () => {
      const address = window.location.host
      await drawCard(element, percentage, { topic, marks, day: date, name: shownName, site, address })
      element.toBlob((blob) => {
        if (blob !== null && !isGone) setPicture(new File([blob], 'naru-result.png', { type: blob.type }))
      })
    }
    void draw()
    return () => {
      isGone = true
      setPicture(null)
    }
  }, [topic, marks, percentage, date, shownName, site])

  return (
    <ShareDialog
      title={t('share.title')}
      text={t('share.message', {
        topic,
        score: totalScore,
        possible: totalPossibleMarks,
        percentage,
        link: homeIn(language),
      })}
      picture={picture}
      onClose={onClose}
    >
      <Stack gap={12}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('share.picture', { topic, marks, percentage, day: date })}
          className={css.card}
          data-theme="light"
          width={cardSize}
          height={cardSize}
        />
        <Checkbox isSelected={showsName} onChange={setShowsName}>
          {t('share.showName')}
        </Checkbox>
      </Stack>
    </ShareDialog>
  )
}
