import { classNames } from '../lib/classNames'
import * as styles from './Skeleton.css'

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** What will be here. @default 'text' */
  shape?: keyof typeof styles.shape
  /** CSS length; by default the whole width. */
  width?: string | undefined
  /** CSS length; by default that of the shape. */
  height?: string | undefined
}

/** The place of something that is still on its way, in its final size. Hidden from screen readers: use it inside `Loading`. */
export const Skeleton = ({ shape = 'text', width, height }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={classNames(styles.skeleton, styles.shape[shape])}
    style={{ ...(width && { inlineSize: width }), ...(height && { blockSize: height }) }}
  />
)
