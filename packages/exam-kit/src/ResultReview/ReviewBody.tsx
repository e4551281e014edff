import type { ReactNode } from 'react'
import { ClipReplay } from '../ClipReplay/ClipReplay'
import type { ReviewItem } from '../engine'
import { ExamPicture } from '../ExamPicture/ExamPicture'
import { useExamText } from '../text'
import { translationsOf } from '../engine/exam/help'
import * as css from './ReviewBody.css'
import { ownText, type SharedParts } from './reviewBlocks'
import { ReviewAnswers, ReviewOptions } from './ReviewOptions'
import { Explanation, Note, Passage, Translation, Vocabulary } from './ReviewTexts'

interface ReviewBodyProps {
  item: ReviewItem
  /** What is shown above the questions of its group, and not again here. @default nothing */
  shared?: SharedParts | undefined
  /** Print layout: loads pictures at once, shows no clip and expands the translation. @default false */
  isPrint?: boolean
  /** Text to show; null for none. @default the question's text without that of its group */
  words?: string | null | undefined
  /** Content below the clip. @default none */
  action?: ReactNode
}

/** An expanded question: picture, text, translation, both answers, all options, explanation and vocabulary. */
export function ReviewBody({ item, shared = {}, isPrint = false, words = ownText(item), action }: ReviewBodyProps) {
  const t = useExamText()
  const { question, audio, transcript, help } = item
  const imageLoading = isPrint ? 'eager' : 'lazy'
  const hasOwnTranscript = transcript !== shared.transcript

  return (
    <div className={css.body}>
      {question.photo !== undefined && question.photo !== shared.photo && (
        <figure className={css.picture}>
          <ExamPicture
            src={question.photo}
            alt={help.photoText ?? t('question.image', { number: question.number })}
            width={480}
            height={300}
            loading={imageLoading}
          />
        </figure>
      )}
      {words !== undefined && words !== null && <Passage>{words}</Passage>}
      {!isPrint && audio !== undefined && audio !== shared.audio && (
        <ClipReplay questionNumber={question.number} src={audio} />
      )}
      {action}
      {transcript !== undefined && hasOwnTranscript && <Note title={t('review.transcript')}>{transcript}</Note>}
      <Translation
        texts={translationsOf(help, 'text')}
        transcripts={hasOwnTranscript ? translationsOf(help, 'transcript') : undefined}
        isPrint={isPrint}
      />
      <ReviewAnswers item={item} imageLoading={imageLoading} />
      <ReviewOptions item={item} imageLoading={imageLoading} />
      <Explanation item={item} />
      <Vocabulary words={help.vocabulary} />
    </div>
  )
}
