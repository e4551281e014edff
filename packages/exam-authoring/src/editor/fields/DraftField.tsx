import { TextField } from '@naru/ui/TextField'
import { useState, type ReactNode } from 'react'
import * as css from '../editor.css'
import { useErrorAt, usePart } from './partContext'

interface DraftFieldProps {
  label: string
  value: string | undefined
  /** Receives what is typed; undefined: it is empty. */
  onCommit: (text: string | undefined) => void
  /** What is stored of a text, as the field shows it later; undefined: nothing. @default all of it, or nothing of spaces */
  normalize?: (typed: string) => string | undefined
  /** Whether the text counts only when the field is left: half an id may be another's. @default false */
  isWhole?: boolean
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

const withoutSpaces = (typed: string) => (typed.trim() === '' ? '' : typed)

/** A text field of a draft. It shows what is typed, not its stored form, until it is left or the draft has another value. */
export const DraftField = (props: DraftFieldProps) => {
  const { label, value = '', onCommit, normalize = withoutSpaces, isWhole = false, field, description } = props
  const { lang, inputMode } = props
  const part = usePart()
  const errorAt = useErrorAt()
  const { multiline = false, isReadOnly = part.isReadOnly } = props
  const error = 'error' in props || field === undefined ? props.error : errorAt(field)
  const [typed, setTyped] = useState<{ text: string; stored: string }>()
  const text = typed?.stored === value ? typed.text : value
  const commit = (next: string) => {
    const stored = normalize(next) ?? value
    if (stored !== value) onCommit(next.trim() === '' ? undefined : next)
    return stored
  }
  return (
    <div className={css.field} {...(field !== undefined && { 'data-field': field })}>
      <TextField
        label={label}
        lang={lang}
        value={text}
        onChange={(next) => setTyped({ text: next, stored: isWhole ? value : commit(next) })}
        onBlur={() => {
          if (isWhole) commit(text)
          setTyped(undefined)
        }}
        multiline={multiline}
        isReadOnly={isReadOnly}
        errorMessage={error}
        {...(description !== undefined && { description })}
        {...(inputMode !== undefined && { inputMode })}
      />
    </div>
  )
}
