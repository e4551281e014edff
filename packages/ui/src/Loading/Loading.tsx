import type { ReactNode } from 'react'
import { Spinner } from '../Spinner'
import * as styles from './Loading.css'

/** Props of `Loading`. */
export interface LoadingProps {
  /** What is awaited, such as 'Loading videos...'; seen and announced. */
  label: string
  /** Skeletons of the final layout. */
  children?: ReactNode
}

/** Says what is on its way, above the skeleton of it. */
export const Loading = ({ label, children }: LoadingProps) => (
  <div className={styles.loading}>
    <output className={styles.label}>
      <Spinner />
      {label}
    </output>
    {children !== undefined && <div aria-hidden="true">{children}</div>}
  </div>
)
