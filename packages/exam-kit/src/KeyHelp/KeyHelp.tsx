import { useExamText } from '../text'
import * as css from './KeyHelp.css'

/** The letter keys of the reading section, equal in every language. */
export const letterKeys = { next: 'N', previous: 'P', flag: 'F' } as const

export interface KeyHelpProps {
  /** Number of options; the first nine have a key. */
  options: number
  /** Whether the candidate can navigate and flag, as in reading. @default true */
  canMove?: boolean
}

/** The keys of the exam. */
export function KeyHelp({ options, canMove = true }: KeyHelpProps) {
  const t = useExamText()
  const entries: [string, string][] = [
    [t('keys.range', { last: Math.min(options, 9) }), t('keys.choose')],
    ...(canMove
      ? ([
          [letterKeys.next, t('keys.next')],
          [letterKeys.previous, t('keys.previous')],
          [letterKeys.flag, t('keys.flag')],
        ] as [string, string][])
      : []),
  ]
  return (
    <div className={css.help}>
      <span className={css.name}>{t('keys.title')}</span>
      <dl className={css.list}>
        {entries.map(([key, meaning]) => (
          <div key={key} className={css.entry}>
            <dt>
              <kbd className={css.key}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <span>{t('keys.note')}</span>
    </div>
  )
}
