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

/**
 * Combines catalogues of one area: each text is the widest of them. For stories and tests.
 *
 * @param catalogues the same area in several languages; values that are no text are those of the first
 */
export const longestCatalogue = <Catalogue>(catalogues: readonly [Catalogue, ...Catalogue[]]): Catalogue =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every text stays a text, and nothing else changes
  combine(catalogues) as Catalogue

const combine = (values: readonly unknown[]): unknown => {
  const [first] = values
  if (typeof first === 'string') return widest(values.filter((value) => typeof value === 'string'))
  if (typeof first === 'function')
    return (...args: unknown[]) =>
      combine(values.map((value): unknown => (typeof value === 'function' ? value(...args) : value)))
  if (Array.isArray(first)) return first.map((_, index) => combine(values.map((value) => partOf(value, index))))
  if (isPlain(first))
    return Object.fromEntries(
      Object.keys(first).map((key) => [key, combine(values.map((value) => partOf(value, key)))]),
    )
  return first
}

const widest = (texts: readonly string[]) =>
  texts.reduce((longest, text) => (textWidth(text) > textWidth(longest) ? text : longest), '')

const partOf = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
