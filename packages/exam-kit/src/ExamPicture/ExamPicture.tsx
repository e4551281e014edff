import { Icon } from '@naru/ui/Icon'
import { Image } from '@naru/ui/Image'
import { useExamText } from '../text'
import * as css from './ExamPicture.css'

export interface ExamPictureProps {
  /** URL of the picture. */
  src: string
  /** Alternative text, which must not give the answer away; empty if adjacent text says the same. */
  alt: string
  /** Width of its box in pixels; only the ratio to the height matters. */
  width: number
  /** Height of its box in pixels. */
  height: number
  /** Whether it loads at once or near the viewport. @default 'lazy' */
  loading?: 'lazy' | 'eager'
}

/** A picture of a question or an option on white. Shows a message if it does not load. */
export function ExamPicture({ src, alt, width, height, loading = 'lazy' }: ExamPictureProps) {
  const t = useExamText()
  return (
    <div className={css.picture}>
      <Image
        src={src}
        alt={alt}
        width={width}
        height={height}
        fit="contain"
        loading={loading}
        placeholder={
          <div
            className={css.missing}
            style={{ aspectRatio: width / height }}
            {...(alt === '' ? {} : { role: 'img', 'aria-label': `${alt}. ${t('question.imageMissing')}` })}
          >
            <Icon name="image" />
            {t('question.imageMissing')}
          </div>
        }
      />
    </div>
  )
}
