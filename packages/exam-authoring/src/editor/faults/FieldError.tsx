import { Icon } from '@naru/ui/Icon'
import type { ReactNode } from 'react'
import * as css from '../editor.css'
import { type EditorText, useEditorText } from '../editorText'
import { type DraftFault, faultsAt } from '../model/checks'
import { faultCodeOf } from '../model/faultCode'

/** A sentence about a field, below it. */
export const FieldError = ({ children, role }: { children: ReactNode; role?: 'alert' }) => (
  <span className={css.fieldError} role={role}>
    <Icon name="error" size="small" />
    {children}
  </span>
)

export const PartFaults = ({ faults }: { faults: readonly DraftFault[] }) =>
  faults
    .filter(({ field }) => field === '')
    .map(({ message }) => (
      <FieldError key={message}>
        <FaultMessage message={message} />
      </FieldError>
    ))

interface FaultMessageProps {
  /** What the checks say. */
  message: string
}

/** A fault in words. A message that no editor can cause is English. */
export const FaultMessage = ({ message }: FaultMessageProps) => {
  const words = faultWords(useEditorText(), message)
  return faultCodeOf(message) === undefined ? <span lang="en">{words}</span> : words
}

/** Words a fault for somebody who edits. A message that no editor can cause keeps the words of the checks. */
export function faultWords(text: EditorText, message: string): string {
  const found = faultCodeOf(message)
  if (found === undefined) return message.charAt(0).toUpperCase() + message.slice(1)
  return text(`faults.${found.code}`, { value: found.value })
}

/** The first fault of a field. @param isExact whether faults of what is below the field count elsewhere */
export function errorAt(
  text: EditorText,
  faults: readonly DraftFault[],
  field: string,
  isExact = false,
): string | undefined {
  const own = isExact ? faults.filter((fault) => fault.field === field) : faultsAt(faults, field)
  return own[0] === undefined ? undefined : faultWords(text, own[0].message)
}
