import * as css from '../exams/Statistics.css'

export interface Fact {
  term: string
  value: string
  /** One plain sentence or two. */
  help: string
}

/** Numbers, each with what it tells. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(({ term, value, help }) => (
      <div key={term} className={css.fact}>
        <dt className={css.term}>{term}</dt>
        <dd className={css.value}>{value}</dd>
        <dd className={css.help}>{help}</dd>
      </div>
    ))}
  </dl>
)

interface BarProps {
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
