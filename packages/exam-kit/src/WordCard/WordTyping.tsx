import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@naru/ui/Button'
import { Form } from '@naru/ui/Form'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { TextField } from '@naru/ui/TextField'
import { deleteLetter, letterOfKey, typeLetter } from '../hangul'
import { HangulKeyboard } from '../HangulKeyboard/HangulKeyboard'
import { stepActions } from '../PracticeQuestion/stepActions.css'
import { usePracticePartsText } from '../text/practice'
import type { WordCardProps } from './props'
import * as css from './WordCard.css'

interface WordTypingProps extends Pick<WordCardProps, 'hasOwnKeyboard' | 'onKeyboardChange'> {
  /** Called with the typed text, which is not empty. */
  onAnswer: (typed: string) => void
  /** Id of what the field asks for. */
  describedBy: string
  takesFocus: boolean
}

/** Whether the caret is at the end, with nothing selected. */
const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === selectionEnd && selectionEnd === value.length

/**
 * The field for a word in Hangul. With the keyboard of the page the phone's stays closed, and the keys of a computer write Korean letters.
 */
export function WordTyping({ hasOwnKeyboard, onKeyboardChange, onAnswer, describedBy, takesFocus }: WordTypingProps) {
  const t = usePracticePartsText()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (field.current) field.current.lang = 'ko'
    if (takesFocus) field.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const onKeyDown = (event: KeyboardEvent) => {
    const { code, key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event
    if (hasOwnKeyboard || nativeEvent.isComposing || ctrlKey || metaKey || altKey) return
    if (field.current === null || !isAtEnd(field.current)) return
    const letter = letterOfKey(code, shiftKey)
    if (key !== 'Backspace' && letter === undefined) return
    event.preventDefault()
    setTyped(letter === undefined ? deleteLetter(typed) : typeLetter(typed, letter))
  }

  return (
    <Form
      onSubmit={() => {
        if (typed.trim() !== '') onAnswer(typed.trim())
      }}
    >
      <TextField
        label={t('word.answer')}
        value={typed}
        onChange={setTyped}
        inputRef={field}
        inputMode={hasOwnKeyboard ? 'text' : 'none'}
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        maxLength={100}
        aria-describedby={describedBy}
        onKeyDown={onKeyDown}
        {...(!hasOwnKeyboard && {
          description: <span className={css.computerOnly}>{t('word.keyboard.onScreenHelp')}</span>,
        })}
      />
      <SegmentedControl
        label={t('word.keyboard.choice')}
        items={[
          { id: 'screen', label: t('word.keyboard.onScreen') },
          { id: 'own', label: t('word.keyboard.ofDevice') },
        ]}
        value={hasOwnKeyboard ? 'own' : 'screen'}
        onChange={(id) => onKeyboardChange(id === 'own')}
      />
      {!hasOwnKeyboard && <HangulKeyboard value={typed} onChange={setTyped} />}
      <div className={stepActions}>
        <Button type="submit" variant="primary">
          {t('word.check')}
        </Button>
      </div>
    </Form>
  )
}
