import type { ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner'
import * as styles from './Loading.css'

export interface LoadingProps {
  /** Visible and announced text, such as 'Loading videos...'. */
  label: string
  /** Skeletons of the final layout. */
  children?: ReactNode
}

/** A loading message above the skeletons of the final layout. */
export const Loading = ({ label, children }: LoadingProps) => (
  <div className={styles.loading}>
    <output className={styles.label}>
      <Spinner />
      {label}
    </output>
    {children !== undefined && <div aria-hidden="true">{children}</div>}
  </div>
)
