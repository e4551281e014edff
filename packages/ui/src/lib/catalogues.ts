/** The mean width of a letter in em, with the site's fonts. Letters of other scripts are as wide as Latin ones. */
const letterWidths: readonly (readonly [script: RegExp, width: number])[] = [
  [/\p{Script=Hangul}/u, 0.86],
  [/\p{Script=Sinhala}/u, 0.94],
  [/\p{Script=Tamil}/u, 0.99],
]
const latinWidth = 0.5

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

const letterWidth = (letter: string) => letterWidths.find(([script]) => script.test(letter))?.[1] ?? latinWidth

/** The approximate width of a text in em. Marks above and below a letter take none. */
export const textWidth = (text: string): number =>
  [...segmenter.segment(text)].reduce((sum, { segment }) => sum + letterWidth(segment), 0)

/** Combines catalogues of one area: each text is the widest of them. For stories and tests. */
export const longestCatalogue = <Catalogue>(catalogues: readonly [Catalogue, ...Catalogue[]]): Catalogue =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every text stays a text, and nothing else changes
  combine(catalogues, widest) as Catalogue

/** Marks the ends of a pseudo text, so that truncated and concatenated texts are visible. */
const [begin, end] = ['⟦', '⟧']
const acute = '\u0301'

/** Converts a text to the pseudo language: accented letters, twice the length, marked ends. */
export const pseudoText = (text: string): string =>
  text === ''
    ? ''
    : `${begin}${text.replaceAll(/[a-z]/gi, (letter) => `${letter}${acute}`.normalize())}${'~'.repeat(text.length)}${end}`

/** Converts all texts of a catalogue to the pseudo language. For stories and tests. */
export const pseudoCatalogue = <Catalogue>(catalogue: Catalogue): Catalogue =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every text stays a text, and nothing else changes
  combine([catalogue], ([text = '']) => pseudoText(text)) as Catalogue

/** Makes one value of several: in objects, lists and what functions return, each text of those in its place. */
const combine = (values: readonly unknown[], toText: (texts: readonly string[]) => string): unknown => {
  const [first] = values
  const inner = (key: string | number) =>
    combine(
      values.map((value) => partOf(value, key)),
      toText,
    )
  if (typeof first === 'string') return toText(values.filter((value) => typeof value === 'string'))
  if (typeof first === 'function')
    return (...args: unknown[]) =>
      combine(
        values.map((value): unknown => (typeof value === 'function' ? value(...args) : value)),
        toText,
      )
  if (Array.isArray(first)) return first.map((_, index) => inner(index))
  if (isPlain(first)) return Object.fromEntries(Object.keys(first).map((key) => [key, inner(key)]))
  return first
}

const widest = (texts: readonly string[]) =>
  texts.reduce((longest, text) => (textWidth(text) > textWidth(longest) ? text : longest), '')

const partOf = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
