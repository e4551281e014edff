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
import { useTypedBefore } from '../lib/useTypedBefore'

/** Props of `TextField`: those of react-aria's TextField, with the parts as props. */
export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'value'
> {
  /** What goes in; always visible. */
  label: string
  /** One line of help below the field. */
  description?: ReactNode
  /** What is wrong. Marks the field invalid, but does not hold the form back. */
  errorMessage?: string | undefined
  /** The present value. */
  value?: string | undefined
  /** An example of what goes in. Never the only place for something to know. */
  placeholder?: string | undefined
  /** Several lines. @default false */
  multiline?: boolean
  /** A control inside the frame, after the text. */
  suffix?: ReactNode
  /** Reaches the input, for moving the focus to it. */
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** One line or several lines of text with its label, help and error. */
export const TextField = ({
  label,
  description,
  errorMessage,
  value,
  placeholder,
  multiline = false,
  suffix,
  inputRef,
  ...rest
}: TextFieldProps) => {
  const around = useTypedBefore<HTMLDivElement>(value ?? rest.defaultValue ?? '', rest.onChange)
  return (
    <AriaTextField
      className={styles.field}
      {...rest}
      {...(value !== undefined && { value })}
      {...(errorMessage && { isInvalid: true, validationBehavior: 'aria' })}
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.box} ref={around}>
        {multiline ? (
          <TextArea className={classNames(styles.input, styles.textArea)} {...(placeholder && { placeholder })} />
        ) : (
          <Input className={styles.input} {...(placeholder && { placeholder })} {...(inputRef && { ref: inputRef })} />
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
