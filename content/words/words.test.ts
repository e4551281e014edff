import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readBankItems, readExam, slugs } from '../papers'
import { faultsOf } from '../tools/clips'
import { wordClipsOf, type WordClip } from '../tools/word-clips'

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
}
type Unit = { unit: number; name: string; names: Record<string, string>; words: Word[] }

const UNITS = Array.from({ length: 61 }, (_, unit) => `unit-${String(unit).padStart(2, '0')}.yaml`)
const LONGEST_EXAMPLE = 12
/** In bytes: what a learner loads to hear one word. */
const LARGEST_FILE = 150_000
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
const isInflected = ({ pos }: Word) => pos === 'verb' || pos === 'adjective'
const surface = (word: Word) => word.inExample ?? word.korean
/** The first consonant of a Hangul word, as its index. Inflection never changes it. */
const initial = (hangul: string) => Math.floor((hangul.charCodeAt(0) - 0xac00) / SYLLABLES_PER_INITIAL)

it('there is one file for each unit', () => {
  expect(readdirSync(import.meta.dirname).filter((name) => name.endsWith('.yaml'))).toEqual(UNITS)
})

// What every import checks is in `practice-import.test.ts`; the content passes it (`content.test.ts`).
it.each(UNITS)('%s names its unit in four languages and has ten words or more', (name) => {
  const unit = readUnit(name)
  expect(unit.unit).toBe(UNITS.indexOf(name))
  expect(unit.name).toMatch(/^[가-힣][가-힣 ·]*$/)
  expect(unit.names).toEqual({
    en: expect.stringMatching(/^[A-Z][A-Za-z' ]+$/),
    si: expect.stringMatching(/^[\p{Script=Sinhala}\u200d ]+$/u),
    ta: expect.stringMatching(/^[\p{Script=Tamil} ]+$/u),
  })
  expect(unit.words.length).toBeGreaterThanOrEqual(10)
  expect(text(name)).toBe(text(name).normalize('NFC'))
})

it('every word of a question in papers and bank is taught, or marked as not taught', () => {
  const taught = new Set(words.map(({ korean }) => korean))
  const questions = [...slugs.flatMap((slug) => readExam(slug).questions), ...readBankItems()]
  const others = new Set(questions.flatMap(({ vocabulary }) => vocabulary).filter((word) => !taught.has(word)))
  expect([...others].toSorted()).toEqual(text('not-taught.txt').trim().split('\n').toSorted())
})

it.each<[rule: string, holds: (word: Word) => boolean]>([
  ['an id', ({ id }) => /^w\d\d-\d{2,3}$/.test(id)],
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

describe('the sound of the words', () => {
  const entries: Record<string, WordClip> = JSON.parse(text('audio/clips.json'))
  const clips = UNITS.flatMap((name) => wordClipsOf(readUnit(name)))

  it('has an entry for each file, and no other files', () => {
    expect(Object.keys(entries)).toEqual(clips.map(({ audio }) => audio))
    const files = readdirSync(join(import.meta.dirname, 'audio')).map((name) => `audio/${name}`)
    expect(files.filter((name) => name.endsWith('.m4a')).toSorted()).toEqual(Object.keys(entries).toSorted())
  })

  it.each(clips)('$audio says each word, one after the other', ({ audio, ids, spoken }) => {
    const file = readFileSync(join(import.meta.dirname, audio))
    const entry = entries[audio]
    expect(faultsOf(entry, spoken, createHash('sha256').update(file).digest('hex'))).toEqual([])
    expect(file.length).toBeLessThan(LARGEST_FILE)
    expect(Object.keys(entry?.words ?? {})).toEqual(ids)
    const ranges = Object.values(entry?.words ?? {})
    // A syllable takes between 0.15 and 0.6 seconds; the silence between two words is not all of one.
    ranges.forEach(([start, end], at) => {
      expect(end - start).toBeGreaterThan(0.2)
      expect(end - start).toBeLessThan(0.6 + 0.45 * (spoken.turns[at]?.text.length ?? 0))
      expect(start).toBeGreaterThan(ranges[at - 1]?.[1] ?? 0)
    })
    expect(ranges.at(-1)?.[1]).toBeLessThanOrEqual(entry?.seconds ?? 0)
  })
})
