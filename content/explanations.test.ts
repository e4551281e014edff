import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ROOT, readBankItems, readExam, slugs, text } from './papers'

const plans: { price: number; exams: string[] }[] = parse(text('plans.yaml'))
const freePapers = plans.filter(({ price }) => price === 0).flatMap(({ exams }) => exams)
const questions = freePapers.flatMap((slug) => readExam(slug).questions)
const each = questions.map((question) => [question.item, question] as const)
const eachNote = questions.flatMap(({ item, options }) =>
  options.flatMap((option, index) => (option.note === undefined ? [] : [[item, index + 1, option] as const])),
)

const scripts = { si: /\p{Script=Sinhala}/u, ta: /\p{Script=Tamil}/u }
const found = (words: string | undefined, pattern: RegExp) => [...new Set(words?.match(pattern))].toSorted()
const korean = (words: string | undefined) => found(words, /\p{Script=Hangul}+/gu)
const numbers = (words: string | undefined) => found(words, /\d[\d,.:]*\d|\d/g)

const eachWritten = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => /explanations.\w+\.yaml$/.test(path))
  .flatMap((path) => {
    const written: Record<string, string> = parse(text(path))
    return Object.entries(written).map(([item, words]) => [item, basename(path, '.yaml'), words] as const)
  })

it.each(eachWritten)('%s teaches in %s, and quotes Korean', (_, language, words) => {
  expect(found(words, { ko: /\p{Script=Hangul}/gu, ...scripts }[language] ?? /^/)).not.toEqual([])
  expect(korean(words)).not.toEqual([])
  expect(found(words, /[A-Za-z]{3,}/g)).toEqual([])
  expect(words).toMatch(/[.?!]$/)
})

const paid = slugs.filter((slug) => !freePapers.includes(slug))

it.each([
  ...paid.flatMap((slug) => (['ko', 'si', 'ta'] as const).map((language) => [`exams/${slug}`, language] as const)),
  ['bank', 'ko'] as const,
  ['bank', 'si'] as const,
  ['bank', 'ta'] as const,
])('each question of %s is explained in %s', (folder, language) => {
  const asked = folder === 'bank' ? readBankItems() : readExam(basename(folder)).questions
  const written: Record<string, string> = parse(text(folder, 'explanations', `${language}.yaml`))
  const others = asked.filter(({ explanations }) => explanations?.[language] === undefined)
  expect(Object.keys(written).toSorted()).toEqual(others.map(({ item }) => item).toSorted())
})

it('finds the papers of the free plan', () => {
  expect(questions.length).toBeGreaterThan(40)
  expect(eachNote.length).toBeGreaterThan(100)
})

it.each(each)('%s is explained in Korean', (_, { explanations }) => {
  expect(korean(explanations?.ko).length).toBeGreaterThan(3)
  expect(explanations?.ko?.trim()).toMatch(/\.$/)
})

it.each(eachNote)('%s has a note in Korean on option %i', (_item, _option, { notes }) => {
  expect(korean(notes?.ko).length).toBeGreaterThan(1)
  expect(notes?.ko?.trim()).toMatch(/\.$/)
})

describe.each(['si', 'ta'] as const)('in %s', (language) => {
  it.each(each)('%s is explained with the Korean words and the numbers of the English', (_, question) => {
    const explanation = question.explanations?.[language]
    expect(explanation).toMatch(scripts[language])
    expect(korean(explanation)).toEqual(korean(question.explanation))
    expect(numbers(explanation)).toEqual(numbers(question.explanation))
  })

  it.each(eachNote)(
    '%s has a note on option %i with the Korean words and the numbers of the English',
    (_item, _option, option) => {
      const note = option.notes?.[language]
      expect(note).toMatch(scripts[language])
      expect(korean(note)).toEqual(korean(option.note))
      expect(numbers(note)).toEqual(numbers(option.note))
    },
  )

  it.each(each)('%s is translated with the lines and the numbers of the English', (_, { translations }) => {
    const english = Object.entries(translations.en ?? {})
    const others = Object.entries(translations[language] ?? {})
    const formOf = ([part, words]: [string, string]) => [part, words.split('\n').length, numbers(words)]
    expect(others.map(formOf)).toEqual(english.map(formOf))
    for (const [, words] of others) {
      expect(words).toMatch(scripts[language])
      expect(korean(words)).toEqual([])
    }
  })
})
