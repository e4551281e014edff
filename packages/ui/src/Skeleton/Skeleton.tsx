import { classNames } from '../lib/classNames'
import * as styles from './Skeleton.css'

export interface SkeletonProps {
  /** Shape of the content. @default 'text' */
  shape?: keyof typeof styles.shape
  /** CSS length. @default the width of the container */
  width?: string | undefined
  /** CSS length. @default the height of the shape */
  height?: string | undefined
}

/** A placeholder of the final size for loading content. Hidden from screen readers: use it inside `Loading`. */
export const Skeleton = ({ shape = 'text', width, height }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={classNames(styles.skeleton, styles.shape[shape])}
    style={{ ...(width && { inlineSize: width }), ...(height && { blockSize: height }) }}
  />
)
