import { useRef } from 'react'
import { useUiText } from '../language/uiText'
import * as field from '../lib/field.css'
import { useFieldNotes, type FieldProps } from '../lib/FieldMessage'
import { deleteDigit, writeDigits } from './otp'
import * as styles from './OtpField.css'

export interface OtpFieldProps extends FieldProps {
  /** Number of boxes. @default 6 */
  length?: number
  /** The digits; a space represents an empty box before a filled one. */
  value: string
  /** Called with each new value. */
  onChange: (value: string) => void
  /** Called when every box has a digit. */
  onComplete?: ((value: string) => void) | undefined
}

/** A one-time code with one box per digit. Supports typing, pasting and autofill. */
export const OtpField = ({
  label,
  length = 6,
  value,
  onChange,
  onComplete,
  description,
  errorMessage,
  isDisabled = false,
}: OtpFieldProps) => {
  const t = useUiText()
  const { errorId, describedBy, notes } = useFieldNotes({ description, errorMessage })
  const boxes = useRef<(HTMLInputElement | null)[]>([])

  const apply = (next: { value: string; focus: number }) => {
    boxes.current[next.focus]?.focus()
    if (next.value === value) return
    onChange(next.value)
    if (next.value.length === length && !next.value.includes(' ')) onComplete?.(next.value)
  }

  return (
    <fieldset className={field.field} disabled={isDisabled} {...describedBy}>
      <legend className={field.label}>{label}</legend>
      {/* Digits run left to right in every language. */}
      <div className={styles.boxes} dir="ltr">
        {Array.from({ length }, (_, index) => {
          const digit = value[index]?.trim() ?? ''
          return (
            <input
              key={index}
              ref={(element) => {
                boxes.current[index] = element
              }}
              className={styles.digit}
              aria-label={t('otpDigit', { position: index + 1, length })}
              inputMode="numeric"
              pattern="[0-9]*"
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              value={digit}
              {...(errorMessage && { 'aria-invalid': true, 'aria-describedby': errorId })}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => {
                const typed = event.currentTarget.value
                if (typed === '') return apply({ ...deleteDigit(value, index, length), focus: index })
                // A digit typed next to the present one replaces it.
                const fresh = typed.length === 2 && digit !== '' ? typed.replace(digit, '') || digit : typed
                apply(writeDigits(value, index, fresh, length))
              }}
              onPaste={(event) => {
                event.preventDefault()
                apply(writeDigits(value, index, event.clipboardData.getData('text'), length))
              }}
              onKeyDown={(event) => {
                if (event.key === 'Backspace') {
                  event.preventDefault()
                  apply(deleteDigit(value, index, length))
                } else if (event.key === 'ArrowLeft') {
                  event.preventDefault()
                  boxes.current[index - 1]?.focus()
                } else if (event.key === 'ArrowRight') {
                  event.preventDefault()
                  boxes.current[index + 1]?.focus()
                }
              }}
            />
          )
        })}
      </div>
      {notes}
    </fieldset>
  )
}
