import { ClipReplay } from '../ClipReplay/ClipReplay'
import { translationsOf } from '../engine/exam/help'
import { groupTitle } from '../text/exam'
import { ExamPicture } from '../ExamPicture/ExamPicture'
import { useExamText } from '../text'
import * as css from './ReviewBody.css'
import type { ReviewBlock, SharedParts } from './reviewBlocks'
import { Note, Passage, Translation } from './ReviewTexts'

interface ReviewGroupProps {
  shared: SharedParts
  items: ReviewBlock['items']
  /** Print layout: loads the picture at once, shows no clip and expands the translation. @default false */
  isPrint?: boolean
}

/** The passage, picture or recording that several questions share, once above them. */
export function ReviewGroup({ shared, items, isPrint = false }: ReviewGroupProps) {
  const { text, photo, audio, transcript, translations } = shared
  const t = useExamText()
  const [{ help, question: first }] = items
  // A question with a picture of its own has that one's text.
  const photoText = items.find((item) => (item.question.photo ?? photo) === photo)?.help.photoText
  return (
    <div className={css.body}>
      <h3 className={css.groupTitle}>
        {groupTitle(
          t,
          items.map((item) => item.question.number),
        )}
      </h3>
      {photo !== undefined && (
        <figure className={css.picture}>
          <ExamPicture
            src={photo}
            alt={photoText ?? t('question.image', { number: first.number })}
            width={480}
            height={300}
            loading={isPrint ? 'eager' : 'lazy'}
          />
        </figure>
      )}
      {text !== undefined && <Passage>{text}</Passage>}
      {!isPrint && audio !== undefined && <ClipReplay questionNumber={first.number} src={audio} />}
      {transcript !== undefined && <Note title={t('review.transcript')}>{transcript}</Note>}
      <Translation
        texts={translations}
        transcripts={transcript === undefined ? undefined : translationsOf(help, 'transcript')}
        isPrint={isPrint}
      />
    </div>
  )
}
