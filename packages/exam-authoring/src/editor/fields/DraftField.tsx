import { TextField } from '@naru/ui/TextField'
import type { ReactNode } from 'react'
import { useTypedText, type Normalize } from './typing'
import * as css from '../editor.css'
import { useErrorAt, usePart } from './partContext'

interface DraftFieldProps {
  label: string
  value: string | undefined
  /** Receives the text after a pause in typing; undefined: it is empty. */
  onCommit: (text: string | undefined) => void
  /** What is stored of a text. @default all of it, or nothing of spaces */
  normalize?: Normalize
  /** Its path inside the part, for its fault and so that the list of problems can lead to it. */
  field?: string
  description?: ReactNode
  /** What the checks say. @default the fault of its path */
  error?: string | undefined
  multiline?: boolean
  /** @default as the part */
  isReadOnly?: boolean
  /** Language of the text, 'ko' for exam content. */
  lang?: string
  /** For numbers: the keyboard of phones. */
  inputMode?: 'text' | 'numeric'
}

const withoutSpaces: Normalize = (typed) => (typed.trim() === '' ? '' : typed)

/** A text field of a draft. Typing stays inside it until a pause. */
export const DraftField = (props: DraftFieldProps) => {
  const { label, value = '', onCommit, normalize = withoutSpaces, field, description, lang, inputMode } = props
  const part = usePart()
  const errorAt = useErrorAt()
  const { multiline = false, isReadOnly = part.isReadOnly } = props
  const error = 'error' in props || field === undefined ? props.error : errorAt(field)
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
