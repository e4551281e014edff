/** Attributes that people read or hear. */
const spoken = [
  'alt',
  'title',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]

const inPseudo = /⟦[^⟦⟧]*⟧/g
/** Texts may stand in one another. */
function withoutPseudo(text: string): string {
  const rest = text.replaceAll(inPseudo, ' ')
  return rest === text ? text : withoutPseudo(rest)
}

/** Two letters in a row are a word. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text)

/** Addresses of the domains that are kept free for examples. */
const sampleAddress = /\S+@\S*\bexample\.\S+/g

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const regions = letters
  .flatMap((one) => letters.map((other) => `${one}${other}`))
  .flatMap((code): [code: string, name: string][] => {
    const region = regionNames.of(code)
    return region === undefined ? [] : [[code, region]]
  })
const regionCodes = new Set(regions.map(([code]) => code))

/** What the browser itself says in its own language: months, days, regions, currencies. */
const intl = (() => {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, month + 1)))
  const parts = (options: Intl.DateTimeFormatOptions) =>
    days.flatMap((day) => new Intl.DateTimeFormat('en', options).formatToParts(day).map(({ value }) => value))
  return [
    ...parts({ month: 'short', weekday: 'short', hour: 'numeric' }),
    ...parts({ month: 'long', weekday: 'long' }),
    ...regions.map(([, region]) => region),
    // react-aria's button at the ends of what floats, heard only, in the languages that it knows.
    'Dismiss',
  ].filter(hasWords)
})()

/**
 * The texts below an element, read or heard, that are neither in the pseudo language nor content.
 *
 * @param root what is shown
 * @param content every text that is data and not of the house
 */
export function untouched(root: Element, content: readonly string[]): string[] {
  const known = [...new Set([...content, ...intl])].toSorted((one, other) => other.length - one.length)
  const isLoose = (text: string) => {
    let rest = withoutPseudo(text).replaceAll(/\s+/g, ' ')
    if (!hasWords(rest) || regionCodes.has(rest.trim())) return false
    rest = rest.replaceAll(sampleAddress, ' ')
    for (const piece of known) rest = rest.replaceAll(piece, ' ')
    return hasWords(rest)
  }
  const loose = new Set<string>()
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.closest('script, style, [class^="sb-"]') || !element.checkVisibility()) continue
    const attributes = spoken.map((name) => element.getAttribute(name) ?? '')
    // A sentence that is content may be cut in pieces by its links.
    const sentence = element.closest('p, li')?.textContent
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue ?? '')
      .filter((text) => isLoose(sentence ?? text))
    for (const text of [...attributes, ...words]) if (isLoose(text)) loose.add(text)
  }
  return [...loose]
}
