import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import * as styles from './Drawing.css'
import type { DrawingName } from './names'

/** A separate chunk: the drawings together are larger than most components. */
const Lines = lazyComponent(async () => (await import('./Lines')).Lines)

export interface DrawingProps {
  /** Which drawing. */
  name: DrawingName
}

/** A line drawing for an empty or failed view. Reserves its space while the lines load. Hidden from screen readers. */
export const Drawing = ({ name }: DrawingProps) => (
  <svg viewBox="0 0 200 144" aria-hidden="true" focusable="false" className={styles.drawing}>
    <Lines load name={name} />
  </svg>
)
