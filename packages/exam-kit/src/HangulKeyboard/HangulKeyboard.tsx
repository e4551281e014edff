import { useRef, useState, type KeyboardEvent } from 'react'
import { optionalText } from '@naru/ui/language'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { deleteLetter, layout, typeLetter, withShift } from '../hangul'
import { usePracticePartsText } from '../text/practice'
import * as css from './HangulKeyboard.css'

export interface HangulKeyboardProps {
  /** The text so far. Keys write at its end. */
  value: string
  /** Called with the text after a key. */
  onChange: (value: string) => void
}

/** A key: a letter, or a word with a meaning of its own. */
interface Key {
  readonly name: string
  readonly letter?: string
  readonly isWide?: boolean
  readonly isPressed?: boolean
  press(): void
}

/** Keys of a row of one hand. */
const rowLength = 5

/** How far an arrow key moves the focus, in the order of the keys. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: rowLength,
  ArrowUp: -rowLength,
}

/**
 * A Korean two-set keyboard on the screen. Shift holds for one letter. One key is in the tab order, and arrows move between keys. The text is
 * announced after each key.
 */
export function HangulKeyboard({ value, onChange }: HangulKeyboardProps) {
  const t = usePracticePartsText()
  const buttons = useRef<HTMLDivElement>(null)
  const [isShift, setShift] = useState(false)
  const [tabStop, setTabStop] = useState(0)
  const written = value.normalize('NFC')

  const write = (letter: string) => {
    onChange(typeLetter(written, letter))
    setShift(false)
  }
  const letters = (row: string): Key[] =>
    Array.from(row).map((plain) => {
      const letter = isShift ? withShift(plain) : plain
      const name = [letter, optionalText(t, `word.keyboard.letters.${letter}`)].join(' ').trim()
      return { name, letter, press: () => write(letter) }
    })
  const move = (event: KeyboardEvent) => {
    const all = buttons.current?.querySelectorAll('button') ?? []
    const target = all[tabStop + (steps[event.key] ?? 0)]
    if (steps[event.key] === undefined || target === undefined) return
    event.preventDefault()
    target.focus()
  }

  const shift: Key = { name: t('word.keyboard.shift'), isPressed: isShift, press: () => setShift(!isShift) }
  const space: Key = { name: t('word.keyboard.space'), press: () => write(' ') }
  const backspace: Key = {
    name: t('word.keyboard.backspace'),
    isWide: true,
    press: () => onChange(deleteLetter(written)),
  }
  const [left, right] = [layout.consonants, layout.vowels]
  const consonants = [...letters(left[0]), ...letters(left[1]), shift, ...letters(left[2])]
  const vowels = [...letters(right[0]), ...letters(right[1]), space, ...letters(right[2]), backspace]
  const hands = [
    { name: t('word.keyboard.consonants'), keys: consonants, first: 0 },
    { name: t('word.keyboard.vowels'), keys: vowels, first: consonants.length },
  ]

  return (
    <div ref={buttons} role="group" aria-label={t('word.keyboard.label')} className={css.keyboard}>
      {hands.map(({ name, keys, first }) => (
        <div key={first} role="group" aria-label={name} className={css.hand}>
          {keys.map((key, at) => (
            <button
              key={at}
              type="button"
              className={key.isWide === true ? css.wide : css.key}
              tabIndex={first + at === tabStop ? 0 : -1}
              aria-label={key.name}
              aria-pressed={key.isPressed}
              // A press leaves the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setTabStop(first + at)}
              onKeyDown={move}
              onClick={() => key.press()}
            >
              {key.letter === undefined ? (
                <span className={css.word}>{key.name}</span>
              ) : (
                <span lang="ko">{key.letter}</span>
              )}
            </button>
          ))}
        </div>
      ))}
      <VisuallyHidden role="status">
        <span lang="ko">{value}</span>
      </VisuallyHidden>
    </div>
  )
}
