import { wordedMessages } from '@naru/ui/language'

/**
 * The messages whose texts are on the page, in its order: of each text its keys, as `area.key`. Content, such as questions, is none, nor is a
 * message with tags.
 */
export function textsOnPage(): ReadonlyMap<string, string[]> {
  const keysOf = new Map<string, string[]>()
  for (const [key, text] of wordedMessages()) {
    if (/\p{L}/u.test(text)) keysOf.set(text, [...(keysOf.get(text) ?? []), key])
  }
  const found = new Map<string, string[]>()
  for (const element of document.body.querySelectorAll('*')) {
    if (element.getClientRects().length === 0) continue
    // The text of an element, or a part of it: `<p>{t('left')} · {count}</p>`.
    for (const text of [element.textContent, ...[...element.childNodes].map((node) => node.nodeValue)]) {
      const keys = keysOf.get(text ?? '')
      if (text !== null && keys !== undefined) found.set(text, keys)
    }
  }
  return found
}
