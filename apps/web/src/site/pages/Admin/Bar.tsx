import * as css from './Statistics.css'

export interface BarProps {
  /** From 0 to 1. */
  share: number
  /** Whether it stands out from its neighbours. @default false */
  isMarked?: boolean
}

/** A bar below the number that it shows; hidden from screen readers. */
export const Bar = ({ share, isMarked = false }: BarProps) => (
  <span className={css.rail} aria-hidden>
    <span className={css.bar[isMarked ? 'marked' : 'plain']} style={{ inlineSize: `${share * 100}%` }} />
  </span>
)
