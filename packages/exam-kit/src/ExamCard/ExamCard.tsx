import { useId } from 'react'
import { Button } from '@naru/ui/Button'
import { Image } from '@naru/ui/Image'
import { contentLanguage, useExamText } from '../text'
import * as css from './ExamCard.css'

/** Props of {@link ExamCard}. */
export interface ExamCardProps {
  /** Topic of the exam. */
  topic: string
  /** What it is about. */
  description: string
  /** How long it takes, in words; shown as it is. */
  duration: string
  /** Address of the photo. A drawn placeholder stands in when there is none or it cannot be loaded. */
  photo?: string | undefined
  /** Called when the learner takes the exam. */
  onTake: () => void
}

/** One exam of the list. */
export function ExamCard({ topic, description, duration, photo, onTake }: ExamCardProps) {
  const text = useExamText()
  const topicId = useId()

  return (
    <article className={css.card} aria-labelledby={topicId}>
      <div className={css.photo}>
        <Image src={photo} alt="" width={640} height={360} />
      </div>
      <div className={css.body}>
        <h2 className={css.topic} id={topicId} {...contentLanguage(topic)}>
          {topic}
        </h2>
        <p className={css.description} {...contentLanguage(description)}>
          {description}
        </p>
        <p className={css.duration}>{text.examCard.duration(duration)}</p>
        <div className={css.foot}>
          <Button variant="primary" fullWidth onPress={onTake} aria-describedby={topicId}>
            {text.examCard.take}
          </Button>
        </div>
      </div>
    </article>
  )
}
