type Field = HTMLInputElement | HTMLTextAreaElement

const isTyped = (field: Field) =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue

/** Writes as the browser does, past what React has learnt of the field. */
function retype(field: Field, value: string) {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  const { selectionStart, selectionEnd } = field
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (document.activeElement === field && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

/**
 * Remembers what was filled in before the page could listen.
 *
 * @param root the page
 * @returns tells it to the page, once it listens
 */
export function typedBefore(root: ParentNode): () => void {
  const typed = [...root.querySelectorAll<Field>('input, textarea')]
    .filter(isTyped)
    .map((field) => ({ field, name: field.name, value: field.value }))
  return () => {
    for (const { field, name, value } of typed) {
      // A page that was made anew has new fields of the same names.
      const now = field.isConnected ? field : root.querySelector<Field>(`[name="${CSS.escape(name)}"]`)
      if (now === null) continue
      if (now.type === 'checkbox' || now.type === 'radio') {
        // There and back: React hears of the state that the reader left it in.
        if (now === field) now.click()
        now.click()
      } else retype(now, value)
    }
  }
}
