import { useState, type FormEvent, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { classNames } from '../lib/classNames'
import * as styles from '../lib/field.css'
import { useFieldNotes, type FieldProps } from '../lib/FieldMessage'
import { usePreHydrationInput } from '../lib/usePreHydrationInput'

type Control = HTMLInputElement | HTMLTextAreaElement

export interface TextFieldProps
  extends
    FieldProps,
    Pick<
      InputHTMLAttributes<Control>,
      | 'aria-describedby'
      | 'aria-description'
      | 'autoComplete'
      | 'autoCorrect'
      | 'inputMode'
      | 'lang'
      | 'max'
      | 'maxLength'
      | 'min'
      | 'name'
      | 'onBlur'
      | 'onKeyDown'
      | 'pattern'
      | 'spellCheck'
      | 'type'
    > {
  /** The current value; without it, the field keeps its own. */
  value?: string | undefined
  /** The value at first, where `value` is not given. @default '' */
  defaultValue?: string | undefined
  /** Called with each new value. */
  onChange?: ((value: string) => void) | undefined
  /** An example value. Not a replacement for label or help text. */
  placeholder?: string | undefined
  /** Requires a value. @default false */
  isRequired?: boolean
  /** Rejects input, but not the focus. @default false */
  isReadOnly?: boolean
  /** Renders a textarea. @default false */
  multiline?: boolean
  /** A control inside the frame, after the input. */
  suffix?: ReactNode
  /** Ref of the input element. */
  inputRef?: Ref<HTMLInputElement> | undefined
}

/**
 * A text field with label, help text and error message. Where the browser validates the form (`Form`), its message stands below the field
 * until the value is valid.
 */
export const TextField = ({
  label,
  description,
  errorMessage,
  value,
  onChange,
  placeholder,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  multiline = false,
  suffix,
  inputRef,
  'aria-describedby': others,
  type = 'text',
  ...rest
}: TextFieldProps) => {
  const [browserMessage, setBrowserMessage] = useState('')
  const message = errorMessage || browserMessage
  const { id, describedBy, notes } = useFieldNotes({ description, errorMessage: message, others })
  const container = usePreHydrationInput<HTMLDivElement>(value ?? rest.defaultValue ?? '', onChange)
  const control = {
    ...rest,
    ...describedBy,
    id,
    disabled: isDisabled,
    readOnly: isReadOnly,
    required: isRequired,
    onChange: ({ currentTarget }: FormEvent<Control>) => {
      if (currentTarget.validity.valid) setBrowserMessage('')
      onChange?.(currentTarget.value)
    },
    onInvalid: (event: FormEvent<Control>) => {
      const { currentTarget } = event
      // The message below the field takes the place of the browser's, which also moves the focus.
      event.preventDefault()
      setBrowserMessage(currentTarget.validationMessage)
      if (currentTarget.form?.querySelector(':invalid:not(fieldset)') === currentTarget) currentTarget.focus()
    },
    ...(value !== undefined && { value }),
    ...(placeholder && { placeholder }),
    ...(message && { 'aria-invalid': true }),
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} ref={container}>
        {multiline ? (
          <textarea {...control} className={classNames(styles.input, styles.textArea)} />
        ) : (
          <input {...control} type={type} ref={inputRef} className={styles.input} />
        )}
        {suffix !== undefined && <span className={styles.inside}>{suffix}</span>}
      </div>
      {notes}
    </div>
  )
}
