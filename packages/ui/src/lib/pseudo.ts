const accented: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
}

/** Marks the ends of a pseudo text, so that truncated and concatenated texts are visible. */
const [begin, end] = ['⟦', '⟧']

/** Converts a text to the pseudo language: accented letters, twice the length, marked ends. */
export const pseudoText = (text: string): string => {
  if (text === '') return ''
  const drawn = text.replaceAll(/[a-z]/gi, (letter) => accented[letter] ?? letter)
  return `${begin}${drawn}${'~'.repeat(text.length)}${end}`
}

/**
 * Converts all texts of an object to the pseudo language. For stories and tests.
 *
 * @param catalogue texts, functions that return texts, and objects or lists of both; other values are unchanged
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every text stays a text, and nothing else changes
export const pseudoCatalogue = <Catalogue>(catalogue: Catalogue): Catalogue => translate(catalogue) as Catalogue

const translate = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function') return (...args: unknown[]) => translate(value(...args))
  if (Array.isArray(value)) return value.map(translate)
  if (isPlain(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translate(inner)]))
  return value
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
