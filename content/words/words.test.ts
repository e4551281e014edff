import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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
const WORD_KEYS = ['id', 'korean', 'pos', 'en', 'si', 'ta', 'example', 'inExample', 'exampleEn', 'review']
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

describe.each(UNITS)('%s', (name) => {
  const unit = readUnit(name)

  it('names its unit and has ten words', () => {
    expect(unknownKeys(unit, UNIT_KEYS)).toEqual([])
    expect(unit.edition).toBe(2024)
    expect(unit.unit).toBe(UNITS.indexOf(name) + 1)
    expect(unit.name).toMatch(/^[가-힣][가-힣 ·]*$/)
    expect([undefined, true]).toContain(unit.unverified)
    expect(unit.words).toHaveLength(10)
    expect(text(name)).toBe(text(name).normalize('NFC'))
  })

  it('has known fields only, each in its script', () => {
    for (const word of unit.words) {
      expect(unknownKeys(word, WORD_KEYS), word.id).toEqual([])
      expect(word.id).toMatch(/^w\d\d-\d\d$/)
      expect(PARTS_OF_SPEECH, word.id).toContain(word.pos)
      expect(Object.keys(word.review), word.id).toEqual(['si', 'ta'])
      expect(REVIEW_STATES, word.id).toEqual(expect.arrayContaining(Object.values(word.review)))
      expect(word.korean, word.id).toMatch(/^[가-힣]+( [가-힣]+)*$/)
      expect(word.en, word.id).toMatch(/^[a-zA-Z.,;()' -]+$/)
      expect(word.si, word.id).toMatch(/^[\u0d80-\u0dff\u200d0-9,;() -]+$/)
      expect(word.ta, word.id).toMatch(/^[\u0b80-\u0bff0-9,;() -]+$/)
      expect(word.si, word.id).not.toMatch(MISSING_OR_STRAY_JOINER)
      for (const value of [word.en, word.si, word.ta]) expect(value, word.id).not.toMatch(MISPLACED_SPACE)
    }
  })

  it('has an example for each word, one short text with the word in it', () => {
    for (const word of unit.words) {
      expect(word.example, word.id).toMatch(/^[가-힣0-9%., ]*[가-힣][.?!]$/)
      expect(word.exampleEn, word.id).toMatch(/^[A-Z0-9][^가-힣]*[.?!]$/)
      expect(word.example.split(' ').length, word.id).toBeLessThanOrEqual(LONGEST_EXAMPLE)
      expect(word.example, word.id).toMatch(new RegExp(`(^|[ 0-9])${surface(word)}`))
      expect(word.inExample, word.id).not.toBe(word.korean)
    }
  })

  it('has verbs and adjectives in the dictionary form, with the inflected form of the example', () => {
    for (const word of unit.words.filter(({ pos }) => pos === 'verb' || pos === 'adjective')) {
      expect(word.korean, word.id).toMatch(/다$/)
      expect(word.inExample, word.id).toBeDefined()
      expect(initial(surface(word)), word.id).toBe(initial(word.korean))
    }
  })
})
