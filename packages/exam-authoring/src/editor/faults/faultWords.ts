import { faultCodeOf } from '../model/faultCode'
import { faultsAt, type DraftFault } from '../model/checks'
import type { EditorText } from '../editorText'

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
