import { useExamText } from '../text'
import * as css from './KeyHelp.css'

/** The letter keys of the reading section, equal in every language. */
export const letterKeys = { next: 'N', previous: 'P', flag: 'F' } as const

export interface KeyHelpProps {
  /** Number of options; the first nine have a key. */
  options: number
  /** Whether the candidate can navigate and flag, as in reading. Default true. */
  canMove?: boolean
}

/** The keys of the exam. */
export function KeyHelp({ options, canMove = true }: KeyHelpProps) {
  const { keys } = useExamText()
  const entries: [string, string][] = [
    [keys.range(Math.min(options, 9)), keys.choose],
    ...(canMove
      ? ([
          [letterKeys.next, keys.next],
          [letterKeys.previous, keys.previous],
          [letterKeys.flag, keys.flag],
        ] as [string, string][])
      : []),
  ]
  return (
    <div className={css.help}>
      <span className={css.name}>{keys.title}</span>
      <dl className={css.list}>
        {entries.map(([key, meaning]) => (
          <div key={key} className={css.entry}>
            <dt>
              <kbd className={css.key}>{key}</kbd>
            </dt>
            <dd className={css.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
      <span>{keys.note}</span>
    </div>
  )
}
