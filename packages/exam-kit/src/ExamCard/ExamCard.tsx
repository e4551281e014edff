import { useId, type ReactNode } from 'react'
import { Button } from '@naru/ui/Button'
import { Image } from '@naru/ui/Image'
import { WholeNames, contentLanguage } from '@naru/ui/language'
import { Landing } from '../Drawing'
import { useExamText } from '../text'
import * as css from './ExamCard.css'

export interface ExamCardProps {
  /** Topic of the exam. */
  topic: string
  /** Description of the exam. */
  description: string
  /** Duration in words. */
  duration: string
  /** URL of the photo. Without it, or if it does not load, a drawn placeholder is shown. */
  photo?: string | undefined
  /** Called when the learner takes the exam. */
  onTake: () => void
}

const inOwnLanguage = (content: string) => (words: ReactNode) => <span {...contentLanguage(content)}>{words}</span>

/** One exam of a list. */
export function ExamCard({ topic, description, duration, photo, onTake }: ExamCardProps) {
  const t = useExamText()
  const topicId = useId()

  return (
    <article className={css.card} aria-labelledby={topicId}>
      <div className={css.photo}>
        <Image src={photo} alt="" width={640} height={360} placeholder={<Landing ratio={16 / 9} />} />
      </div>
      <div className={css.body}>
        <h2 className={css.topic} id={topicId} {...contentLanguage(topic)}>
          <WholeNames>{topic}</WholeNames>
        </h2>
        <p className={css.description} {...contentLanguage(description)}>
          {description}
        </p>
        <p className={css.duration}>
          {t.rich('examCard.duration', {
            duration,
            length: inOwnLanguage(duration),
          })}
        </p>
        <Button variant="primary" fullWidth onPress={onTake} aria-describedby={topicId}>
          {t('examCard.take')}
        </Button>
      </div>
    </article>
  )
}
