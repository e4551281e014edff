import { useState, type ReactNode } from 'react'
import { classNames } from '../lib/classNames'
import * as styles from './Image.css'
import { Placeholder } from './Placeholder'

/** Props of `Image`. */
export interface ImageProps {
  /** Address of the picture; without one the placeholder is shown. */
  src?: string | null | undefined
  /** What the picture says; empty for decoration. */
  alt: string
  /** Pixels of the picture's own size; only their ratio matters to the layout. */
  width: number
  /** Height in pixels; with the width it keeps the place free while the picture loads. */
  height: number
  /** Shown instead when there is no picture or it cannot be loaded; a drawn landing by default. */
  placeholder?: ReactNode
  /** How a picture of another ratio fills its box. @default 'cover' */
  fit?: keyof typeof styles.fit
  /** Whether it waits until it is near the screen. @default 'lazy' */
  loading?: 'lazy' | 'eager'
  /** For layout only. */
  className?: string | undefined
}

/** A picture that keeps its place from the start and is never broken. */
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
  if (!src || failed === src) return placeholder ?? <Placeholder alt={alt} ratio={width / height} />
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
