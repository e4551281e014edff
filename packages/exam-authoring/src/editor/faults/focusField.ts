const focusable = 'input:not([type="hidden"]), textarea, select, button, [tabindex]'

/**
 * Moves the focus to the field of a fault, or to the nearest part around it.
 *
 * @param root the editor, or the part of a group inside it, whose fields count only then
 * @param field path of the field, such as `options.1.text`
 * @returns whether a field was found
 */
export function focusField(root: HTMLElement, field: string): boolean {
  const parts = field.split('.')
  const group = root.closest('[data-group]')
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('.')
    const found = [...root.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)].find(
      (element) => element.closest('[data-group]') === group,
    )
    const target = found?.matches(focusable) === true ? found : found?.querySelector<HTMLElement>(focusable)
    if (target) {
      target.scrollIntoView({ block: 'center' })
      target.focus({ preventScroll: true })
      return true
    }
  }
  return false
}
