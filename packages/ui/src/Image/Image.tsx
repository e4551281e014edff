import { useState, type ReactNode } from 'react'
import { classNames } from '../lib/classNames'
import * as styles from './Image.css'
import { Icon } from '../Icon'

export interface ImageProps {
  /** URL of the image. Without it, shows the placeholder. */
  src?: string | null | undefined
  /** Alternative text; empty for decoration. */
  alt: string
  /** Intrinsic width in pixels; the layout uses only the aspect ratio. */
  width: number
  /** Intrinsic height in pixels; with the width, reserves the space while the image loads. */
  height: number
  /** Shown when there is no image or it fails to load. @default a box with an icon */
  placeholder?: ReactNode
  /** How an image of another aspect ratio fills its box. @default 'cover' */
  fit?: keyof typeof styles.fit
  /** `lazy` loads the image when it is near the viewport. @default 'lazy' */
  loading?: 'lazy' | 'eager'
  /** For layout only. */
  className?: string | undefined
}

/** An image that reserves its space and replaces a failed image with a placeholder. */
export const Image = ({
  src,
  alt,
  width,
  height,
  placeholder,
  fit = 'cover',
  loading = 'lazy',
  className,
}: ImageProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  if (!src || failed === src) {
    return (
      placeholder ?? (
        <span
          className={styles.placeholder}
          style={{ aspectRatio: width / height }}
          {...(alt !== '' && { role: 'img', 'aria-label': alt })}
        >
          <Icon name="image" size="large" />
        </span>
      )
    )
  }
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      className={classNames(styles.image, styles.fit[fit], className)}
      style={{ aspectRatio: width / height }}
      onError={() => setFailed(src)}
    />
  )
}
