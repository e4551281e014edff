import { TextField } from '@naru/ui/TextField'
import type { ReactNode } from 'react'
import { useTypedText, type Normalize } from './typing'
import * as css from './editor.css'

/** Props of DraftField. */
export interface DraftFieldProps {
  /** The label. */
  label: string
  /** The current value. */
  value: string | undefined
  /** Receives the text after a pause in typing; undefined: it is empty. */
  onCommit: (text: string | undefined) => void
  /** What is stored of a text. @default all of it, or nothing of spaces */
  normalize?: Normalize
  /** Its path inside the part, so that the list of problems can lead to it. */
  field?: string
  /** Help text below the field. */
  description?: ReactNode
  /** What the checks say. */
  error?: string | undefined
  /** Whether it has several lines. */
  multiline?: boolean
  /** Whether nothing can be changed. */
  isReadOnly?: boolean
  /** Language of the text, 'ko' for exam content. */
  lang?: string
  /** For numbers: the keyboard of phones. */
  inputMode?: 'text' | 'numeric'
}

const withoutSpaces: Normalize = (typed) => (typed.trim() === '' ? '' : typed)

/** A text field of a draft. Typing stays inside it until a pause. */
export const DraftField = ({
  label,
  value = '',
  onCommit,
  normalize = withoutSpaces,
  field,
  description,
  error,
  multiline = false,
  isReadOnly = false,
  lang,
  inputMode,
}: DraftFieldProps) => {
  const commit = (typed: string) => onCommit(typed.trim() === '' ? undefined : typed)
  const { text, setText, leave } = useTypedText(value, commit, normalize)
  return (
    <div className={css.field} {...(field !== undefined && { 'data-field': field })}>
      <TextField
        label={label}
        lang={lang}
        value={text}
        onChange={setText}
        onBlur={leave}
        multiline={multiline}
        isReadOnly={isReadOnly}
        errorMessage={error}
        {...(description !== undefined && { description })}
        {...(inputMode !== undefined && { inputMode })}
      />
    </div>
  )
}
