import { useEffect, type RefObject } from 'react'
import { usePracticePartsText } from '../text/practice'
import type { WordCardProps } from './props'
import { meaningIn } from './words'
import * as css from './WordCard.css'

interface WordChoicesProps extends Pick<WordCardProps, 'options' | 'mode' | 'language'> {
  onChoose: (id: string) => void
  /** Where the digits choose while the focus is in it. */
  area: RefObject<HTMLElement | null>
}

const digitOf = ({ key, code }: KeyboardEvent) =>
  Number(/^[1-9]$/.test(key) ? key : (/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0))

/** The options of a word as buttons: a press answers. */
export function WordChoices({ options, mode, language, onChoose, area }: WordChoicesProps) {
  const t = usePracticePartsText()
  useEffect(() => {
    const element = area.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const option = options[digitOf(event) - 1]
      if (option === undefined) return
      event.preventDefault()
      onChoose(option.id)
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [area, options, onChoose])

  return (
    <>
      <div role="group" aria-label={t('word.options')} className={css.options}>
        {options.map((option, at) => {
          const { text: words, language: lang } =
            mode === 'korean' ? { text: option.korean, language: 'ko' } : meaningIn(option, language)
          return (
            <button key={option.id} type="button" className={css.option} onClick={() => onChoose(option.id)}>
              <span className={css.number} aria-hidden="true">
                {at + 1}
              </span>
              <span lang={lang} dir="auto">
                {words}
              </span>
            </button>
          )
        })}
      </div>
      <p className={`${css.note} ${css.computerOnly}`}>
        {t('word.keys', { range: `1–${Math.min(options.length, 9)}` })}
      </p>
    </>
  )
}
