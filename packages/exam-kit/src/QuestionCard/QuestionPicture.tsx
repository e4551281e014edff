import { Icon } from '@naru/ui/Icon'
import { useState } from 'react'
import { ExamPicture } from '../ExamPicture'
import * as css from './QuestionCard.css'

interface QuestionPictureProps {
  src: string
  alt: string
}

/** The picture of a question, on a small screen at most 30 % of its height. A press shows it in full width, another one small again. */
export function QuestionPicture({ src, alt }: QuestionPictureProps) {
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
