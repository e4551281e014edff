import { lazyComponent } from '../lazyComponent'
import * as styles from './Drawing.css'
import type { DrawingName } from './names'

/** All drawings together are larger than most components, and nobody waits for one. */
const Lines = lazyComponent(async () => (await import('./Lines')).Lines)

/** Props of `Drawing`. */
export interface DrawingProps {
  /** Which drawing. */
  name: DrawingName
}

/** A quiet line drawing for an empty or broken place. Its place is there at once, its lines follow. Decoration; always hidden from screen readers. */
export const Drawing = ({ name }: DrawingProps) => (
  <svg viewBox="0 0 200 144" aria-hidden="true" focusable="false" className={styles.drawing}>
    <Lines load name={name} />
  </svg>
)
