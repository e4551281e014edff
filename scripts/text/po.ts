import PO from 'pofile'
import { faultsOf, keptIn } from './messages'
import type { Pair } from './pairs'
import { reviewOf, stateOf, type AreaReviews, type Review } from './review'
import type { Unit } from './units'

/** What a file for translators contains beside its texts. */
export interface PoContext {
  language: string
  area: string
  reviews: AreaReviews
  /** Names of pictures that show the area. */
  pictures: readonly string[]
  /** Texts that only a developer can change. */
  inCode: readonly string[]
  /** What a comment in code says of an entry. */
  commentOf: (key: string) => string
}

/** @returns how long a short label may be in another language, in letters as read; undefined for sentences */
export function maximalLength(source: string): number | undefined {
  const isLabel = source.length <= 24 && !/[.!?…:;]$|\{/.test(source)
  return isLabel ? Math.max(24, 2 * source.length) : undefined
}

/** @returns the number of letters as read: a consonant with its vowel sign is one */
export const lengthOf = (text: string, language: string) => [...new Intl.Segmenter(language).segment(text)].length

/** @returns an area's texts as a PO file. What nobody has reviewed is marked `fuzzy`: editors show it as needing work. */
export function exportPo(pairs: readonly Pair[], context: PoContext): string {
  const { language, area, pictures, inCode } = context
  const po = new PO()
  po.comments = [
    `Naru: the texts of '${area}'. How to translate: docs/translating.md.`,
    ...pictures.map((name) => `Picture: .storybook/pictures/${name}`),
    ...inCode.map((text) => `In code, ask a developer: ${text}`),
  ]
  po.headers = {
    'Project-Id-Version': 'Naru',
    Language: language,
    'Last-Translator': '',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Area': area,
  }
  po.items = pairs.map((pair) => itemOf(pair, context))
  return `${po.toString().trimEnd()}\n`
}

function itemOf(pair: Pair, { language, reviews, commentOf }: PoContext) {
  const { unit, source } = pair
  const item = new PO.Item()
  const state = stateOf(pair, reviews)
  const review = reviews[unit.key]
  const kept = keptIn(unit.text)
  const limit = maximalLength(source)
  const comment = commentOf(unit.key.split('/', 1)[0] ?? '')
  item.msgctxt = unit.key
  item.msgid = source
  item.msgstr = [unit.text]
  item.references = [`${unit.path}:${unit.line}`]
  item.extractedComments = [
    ...(comment === '' ? [] : [comment]),
    ...(kept.length === 0 ? [] : [`Keep: ${kept.join(' ')}`]),
    ...(limit === undefined ? [] : [`At most ${Math.max(limit, lengthOf(unit.text, language))} letters.`]),
    ...(state === 'stale' ? ['The English text has changed since the review.'] : []),
    ...(state === 'reviewed' && review !== undefined ? [`Reviewed by ${review.by} on ${review.on}.`] : []),
  ]
  item.flags = state === 'reviewed' ? {} : { fuzzy: true }
  return item
}

/** What an import changes. */
export interface ImportPlan {
  changes: readonly { unit: Unit; text: string }[]
  /** New reviews, by key. */
  reviews: Readonly<Record<string, Review>>
  /** What the reader of the import should know. */
  notes: readonly string[]
}

/** Who reviewed a file, and when. */
export interface Reviewer {
  by: string
  /** A day, `YYYY-MM-DD`. */
  on: string
}

/** @returns what a file's headers say: its language, its area, and its last translator */
export function headersOf(content: string): { language: string; area: string; by: string } {
  const { headers } = PO.parse(content)
  // Editors write a name and an address.
  const by = (headers['Last-Translator'] ?? '').replace(/\s*<[^>]*>/, '').trim()
  return { language: headers['Language'] ?? '', area: headers['X-Area'] ?? '', by }
}

/**
 * Compares a translator's file with the present texts. A text that is not marked as needing work counts as reviewed.
 *
 * @returns what to change, or the faults of the file, in sentences
 */
export function planImport(
  content: string,
  pairs: readonly Pair[],
  language: string,
  reviews: AreaReviews,
  { by, on }: Reviewer,
): ImportPlan | { faults: readonly string[] } {
  const faults: string[] = []
  const notes: string[] = []
  const changes: { unit: Unit; text: string }[] = []
  const reviewed: Record<string, Review> = {}
  const seen = new Set<string>()
  for (const { msgctxt: key = '', msgid, msgstr, flags, obsolete } of PO.parse(content).items) {
    const [text = ''] = msgstr
    if (obsolete || text === '') continue
    const pair = pairs.find(({ unit }) => unit.key === key)
    const fault = (sentence: string) => faults.push(`${key}: ${sentence}`)
    if (seen.has(key)) fault('It stands twice in the file.')
    seen.add(key)
    if (pair === undefined) {
      fault('There is no such text.')
      continue
    }
    if (pair.source !== msgid) {
      fault(`The English text is now '${pair.source}'. Export the area again.`)
      continue
    }
    for (const sentence of faultsOf(text, pair.unit.text, pair.source)) fault(sentence)
    const limit = maximalLength(msgid)
    const length = lengthOf(text, language)
    if (text !== pair.unit.text) {
      changes.push({ unit: pair.unit, text })
      if (limit !== undefined && length > limit) notes.push(`${key}: ${length} letters; ${limit} would fit on a phone.`)
    }
    const translated = { ...pair, unit: { ...pair.unit, text } }
    const isFuzzy = Object.keys(flags).some((flag) => flag.trim() === 'fuzzy')
    if (!isFuzzy && stateOf(translated, reviews) !== 'reviewed') reviewed[key] = reviewOf(translated, by, on)
  }
  if (by === '' && Object.keys(reviewed).length > 0)
    faults.push(
      'Texts are marked as reviewed, but nobody is named. Add --by "Name", or your name in the settings of the editor.',
    )
  return faults.length > 0 ? { faults } : { changes, reviews: reviewed, notes }
}

/** @returns a source file with texts replaced, by its path */
export function withChanges(source: string, changes: readonly { unit: Unit; literal: string }[]): string {
  let result = source
  for (const { unit, literal } of changes.toSorted((first, second) => second.unit.start - first.unit.start))
    result = result.slice(0, unit.start) + literal + result.slice(unit.end)
  return result
}
