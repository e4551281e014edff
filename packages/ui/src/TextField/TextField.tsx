import type { ReactNode, Ref } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { Icon } from '../Icon'
import { classNames } from '../lib/classNames'
import * as styles from '../lib/field.css'
import { usePreHydrationInput } from '../lib/usePreHydrationInput'

/** Props of `TextField`: those of react-aria's TextField, with the parts as props. */
export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'lang' | 'value'
> {
  /** The label; always visible. */
  label: string
  /** Help text below the field. */
  description?: ReactNode
  /** Error message. Marks the field invalid, but does not block the form. */
  errorMessage?: string | undefined
  /** The current value. */
  value?: string | undefined
  /** An example value. Not a replacement for label or help text. */
  placeholder?: string | undefined
  /** Language of the value. @default that of the page */
  lang?: string | undefined
  /** Renders a textarea. @default false */
  multiline?: boolean
  /** A control inside the frame, after the input. */
  suffix?: ReactNode
  /** Ref of the input element. */
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** A text field with label, help text and error message. */
export const TextField = ({
  label,
  description,
  errorMessage,
  value,
  placeholder,
  lang,
  multiline = false,
  suffix,
  inputRef,
  ...rest
}: TextFieldProps) => {
  const inputProps = { ...(placeholder && { placeholder }), ...(lang && { lang }) }
  const inputContainer = usePreHydrationInput<HTMLDivElement>(value ?? rest.defaultValue ?? '', rest.onChange)
  return (
    <AriaTextField
      className={styles.field}
      {...rest}
      {...(value !== undefined && { value })}
      {...(errorMessage && { isInvalid: true, validationBehavior: 'aria' })}
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.box} ref={inputContainer}>
        {multiline ? (
          <TextArea className={classNames(styles.input, styles.textArea)} {...inputProps} />
        ) : (
          <Input className={styles.input} {...inputProps} {...(inputRef && { ref: inputRef })} />
        )}
        {suffix !== undefined && <span className={styles.inside}>{suffix}</span>}
      </div>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        {({ validationErrors }) => (
          <>
            <Icon name="error" size="small" />
            {errorMessage || validationErrors.join(' ')}
          </>
        )}
      </FieldError>
    </AriaTextField>
  )
}
