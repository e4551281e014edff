import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

type Word = {
  id: string
  korean: string
  pos: string
  en: string
  si: string
  ta: string
  example: string
  inExample?: string
  exampleEn: string
  review: { si: string; ta: string }
}
type Unit = { edition: number; unit: number; name: string; unverified?: true; words: Word[] }

const UNITS = Array.from({ length: 60 }, (_, index) => `unit-${String(index + 1).padStart(2, '0')}.yaml`)
const UNIT_KEYS = ['edition', 'unit', 'name', 'unverified', 'words']
const WORD_KEYS = [
  'id',
  'korean',
  'pos',
  'en',
  'si',
  'ta',
  'example',
  'inExample',
  'exampleEn',
  'review',
  'audio',
  'photo',
]
const PARTS_OF_SPEECH = ['noun', 'verb', 'adjective', 'adverb', 'counter', 'expression']
const REVIEW_STATES = ['draft', 'reviewed']
const LONGEST_EXAMPLE = 12
/** In Sinhala, a zero-width joiner stands between al-lakuna and ya or ra (but not in "rya"), and nowhere else. */
const MISSING_OR_STRAY_JOINER = /(?<!\u0dbb)\u0dca[\u0dba\u0dbb]|(?<!\u0dca)\u200d|\u200d(?![\u0dba\u0dbb])/
const MISPLACED_SPACE = /^\s|\s$|\s{2}|\s[,;]|[,;](?! )/
const SYLLABLES_PER_INITIAL = 588

const text = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const readUnit = (name: string) => {
  const unit: Unit = parse(text(name))
  return unit
}
const words = UNITS.flatMap((name) => readUnit(name).words)
const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const unknownKeys = (value: object, allowed: readonly string[]) =>
  Object.keys(value).filter((name) => !allowed.includes(name))
const isInflected = ({ pos }: Word) => pos === 'verb' || pos === 'adjective'
const surface = (word: Word) => word.inExample ?? word.korean
/** The first consonant of a Hangul word, as its index. Inflection never changes it. */
const initial = (hangul: string) => Math.floor((hangul.charCodeAt(0) - 0xac00) / SYLLABLES_PER_INITIAL)

it('there is one file for each unit', () => {
  expect(readdirSync(import.meta.dirname).filter((name) => name.endsWith('.yaml'))).toEqual(UNITS)
})

it('no id and no Korean word occurs twice', () => {
  expect(duplicates(words.map(({ id }) => id))).toEqual([])
  expect(duplicates(words.map(({ korean }) => korean))).toEqual([])
})

it.each(UNITS)('%s names its unit and has ten words', (name) => {
  const unit = readUnit(name)
  expect(unknownKeys(unit, UNIT_KEYS)).toEqual([])
  expect(unit.edition).toBe(2024)
  expect(unit.unit).toBe(UNITS.indexOf(name) + 1)
  expect(unit.name).toMatch(/^[가-힣][가-힣 ·]*$/)
  expect([undefined, true]).toContain(unit.unverified)
  expect(unit.words).toHaveLength(10)
  expect(text(name)).toBe(text(name).normalize('NFC'))
})

it.each<[rule: string, holds: (word: Word) => boolean]>([
  ['known fields only', (word) => unknownKeys(word, WORD_KEYS).length === 0],
  ['an id', ({ id }) => /^w\d\d-\d\d$/.test(id)],
  ['a known part of speech', ({ pos }) => PARTS_OF_SPEECH.includes(pos)],
  ['its review states', ({ review }) => [review.si, review.ta].every((state) => REVIEW_STATES.includes(state))],
  ['review states of these languages only', ({ review }) => unknownKeys(review, ['si', 'ta']).length === 0],
  ['a word in Hangul', ({ korean }) => /^[가-힣]+( [가-힣]+)*$/.test(korean)],
  ['English', ({ en }) => /^[a-zA-Z.,;()' -]+$/.test(en)],
  ['Sinhala letters', ({ si }) => /^[\u0d80-\u0dff0-9,;() -]+$/.test(si.replaceAll('\u200d', ''))],
  ['Sinhala joiners', ({ si }) => !MISSING_OR_STRAY_JOINER.test(si)],
  ['Tamil letters', ({ ta }) => /^[\u0b80-\u0bff0-9,;() -]+$/.test(ta)],
  ['spaces in their places', ({ en, si, ta }) => ![en, si, ta].some((value) => MISPLACED_SPACE.test(value))],
  ['a Korean example with a full stop', ({ example }) => /^[가-힣0-9%., ]*[가-힣][.?!]$/.test(example)],
  ['a short example', ({ example }) => example.split(' ').length <= LONGEST_EXAMPLE],
  ['the example in English', ({ exampleEn }) => /^[A-Z0-9][^가-힣]*[.?!]$/.test(exampleEn)],
  ['itself in its example', (word) => new RegExp(`(^|[ 0-9])${surface(word)}`).test(word.example)],
  ['no inExample without need', ({ korean, inExample }) => inExample !== korean],
  ['a dictionary form', (word) => !isInflected(word) || word.korean.endsWith('다')],
  ['its inflected form', (word) => !isInflected(word) || word.inExample !== undefined],
  ['the initial of its dictionary form', (word) => initial(surface(word)) === initial(word.korean)],
])('each word has %s', (_rule, holds) => {
  expect(words.filter((word) => !holds(word)).map(({ id }) => id)).toEqual([])
})
