import { pairsOf, type Pair } from './pairs'
import { readCatalogue } from './units'

/** A small area in two languages, for tests. */
export const sampleFiles: Readonly<Record<string, string>> = {
  'web/text/en/words.ts': `
const times = (count: number) => (count === 1 ? 'once' : \`\${count} times\`)
/** The words. */
export const text = {
  title: 'Words',
  tone: { info: 'Note', 'try-again': 'Try again' },
  points: ['First point.', 'Second point.'],
  progress: (position: number, total: number) => \`Word \${position} of \${total}\`,
  count: (words: number) => (words === 1 ? '1 word' : \`\${words} words\`),
  heard: (count: number) => \`Heard \${times(count)}\`,
  join: (names: readonly string[]) => names.join(', '),
} as const
`,
  'web/text/si/words.ts': `
import { plural, type Widened } from '@naru/ui/language'
import type { text as english } from '../en/words'
import { hours } from './hours'

const names = new Map([['Reading', 'කියවීම']])
const tone = { info: 'සටහන', 'try-again': 'නැවත උත්සාහ කරන්න' }

export const text: Widened<typeof english> = {
  title: 'වචන',
  tone,
  points: ['පළමු.', 'දෙවන.'],
  progress: (position, total) => \`\${total}න් \${position} වන වචනය\`,
  count: (words) => plural('si', words, { one: \`වචන \${words}ක්\`, other: \`වචන \${words}\` }),
  heard: (count) => \`ඇසුවේ \${hours(count)}\`,
  join: (names) => names.join(', '),
}
`,
  'web/text/si/hours.ts': `
export const hours = (count: number) => {
  if (count === 0) return 'නැත'
  return ['පැය', count].join(' ')
}
`,
}

export const readSample = (path: string) => sampleFiles[path] ?? ''

/** @returns the sample's texts in Sinhala beside English, with one file replaced */
export function samplePairs(path = '', content = ''): Pair[] {
  const read = (one: string) => (one === path ? content : readSample(one))
  return pairsOf(readCatalogue('web/text/en/words.ts', read), readCatalogue('web/text/si/words.ts', read))
}
