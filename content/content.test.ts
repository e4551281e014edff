import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { faultLine, keyPositionFaults } from '@naru/exam-kit/content'
import { readContent } from '../apps/server/src/import/read-content'
import { readBankItems, readExam, ROOT, slugs, text, type Group, type Question } from './papers'
import type { Chart } from './tools/chart'
import { withDrawnKeys } from './tools/keys'

const pictures = ['picture-word', 'picture-sentence', 'word-picture', 'sign']
const blanks = ['blank-grammar', 'blank-vocabulary']
const heard = ['hear-word', 'hear-number']
const talks = ['dialogue-content', 'dialogue-next', 'announcement']
/** Families by the last number of each part: the two forms of the test in public copies. No official list is known. */
const forms = {
  A: {
    4: pictures,
    6: ['correct-form'],
    7: ['document'],
    9: ['related-word', 'synonym'],
    10: ['chart'],
    16: blanks,
    17: ['definition-word'],
    18: ['topic'],
    20: ['passage-content'],
    22: heard,
    28: ['hear-picture'],
    33: ['question-reply'],
    36: ['spoken-options'],
    40: talks,
  },
  B: {
    2: pictures,
    4: ['related-word', 'synonym'],
    8: blanks,
    9: ['sign'],
    10: ['chart'],
    11: ['not-agreeing'],
    12: ['document'],
    14: ['correct-form'],
    16: ['topic'],
    18: ['passage-content'],
    20: ['definition-word'],
    24: heard,
    29: ['spoken-options'],
    35: ['question-reply'],
    37: ['hear-picture'],
    40: talks,
  },
}

const files = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
it('has no fault that an import reports', async () => {
  const read = await readContent(ROOT)
  expect('faults' in read ? read.faults.map(faultLine) : []).toEqual([])
})

it.each([
  ['eps-topik-mock-1', 20, 20],
  ['eps-topik-mock-2', 20, 20],
  ['eps-topik-mock-3', 20, 20],
  ['eps-topik-mini', 5, 5],
  ['eps-topik-reading-1', 15, 0],
])('%s has %i reading and %i listening questions', (slug, reading, listening) => {
  const { questions } = readExam(slug)
  expect(questions.filter(({ type }) => type === 'reading')).toHaveLength(reading)
  expect(questions.filter(({ type }) => type === 'listening')).toHaveLength(listening)
})

describe.each([
  ['eps-topik-mock-1', 'A'],
  ['eps-topik-mock-2', 'A'],
  ['eps-topik-mock-3', 'B'],
] as const)('the full paper %s', (slug, form) => {
  const { questions, guidelines } = readExam(slug)

  it(`has the families of form ${form}, and says so`, () => {
    const parts = Object.entries(forms[form]).map(([last, families]) => ({ last: Number(last), families }))
    const strange = questions.filter(
      ({ number, tags }) => !parts.find(({ last }) => number <= last)?.families.includes(tags.family ?? ''),
    )
    expect(strange.map(({ item }) => item)).toEqual([])
    expect(guidelines.join('\n')).toContain(`form ${form} of the practice papers`)
  })

  it('has eight to ten questions of level 3, and long texts in long sentences', () => {
    const hard = questions.filter(({ tags }) => tags.level === 3)
    expect(hard.length).toBeGreaterThanOrEqual(8)
    expect(hard.length).toBeLessThanOrEqual(10)
    const texts = questions
      .filter(({ tags }) => ['topic', 'passage-content'].includes(tags.family ?? ''))
      .map(({ text: words = '' }) => words.slice(words.indexOf('\n\n')))
    for (const words of texts) {
      const syllables = words.match(/\p{Script=Hangul}/gu)?.length ?? 0
      expect(syllables).toBeGreaterThanOrEqual(120)
      expect(syllables / (words.match(/\./g)?.length ?? 0)).toBeGreaterThanOrEqual(25)
    }
  })
})

describe.each(slugs)('exam %s', (slug) => {
  const source = text('exams', slug, 'exam.yaml')
  const exam = readExam(slug)
  const { questions, groups = [] } = exam
  const each = questions.map((question) => [question.number, question] as const)

  it('is named like its folder and says what it is', () => {
    expect(exam.id).toBe(slug)
    expect(exam.guidelines.length).toBeGreaterThan(0)
    // Whole sentences: the page splits a text at its semicolons.
    for (const texts of [exam, ...Object.values(exam.translations ?? {})])
      for (const line of texts?.guidelines?.join('\n').split('\n') ?? []) expect(line).toMatch(/^[^;]+\.$/)
  })

  it.each(['ko', 'si', 'ta'])('has its description, duration and guidelines in %s', (language) => {
    const texts = exam.translations?.[language]
    expect(texts?.description && texts.duration).toBeTruthy()
    expect(texts?.guidelines).toHaveLength(exam.guidelines.length)
    // The minutes, marks and seconds of a guideline.
    const numbers = (line: string) => (line.match(/\d+/g) ?? []).map(Number).toSorted((one, other) => one - other)
    expect(texts?.guidelines?.map(numbers)).toEqual(exam.guidelines.map(numbers))
  })

  it('is NFC, so that the same word is the same bytes everywhere', () => expect(source).toBe(source.normalize('NFC')))

  it('numbers its questions without a gap, reading first', () => {
    expect(questions.map(({ number }) => number)).toEqual(questions.map((_, i) => i + 1))
    expect(questions.map(({ type }) => type)).toEqual(
      questions
        .map(({ type }) => type)
        .toSorted()
        .toReversed(),
    )
  })

  it('can reach every verdict with its marks', () => {
    const { excellent } = exam.verdictThresholds ?? { excellent: 180 }
    expect(excellent).toBeLessThan(questions.length * 5)
  })

  it.each(each)('question %i is complete', (_, question) => {
    const group = groups.find(({ id }) => id === question.group)
    const { script, options } = { ...question, ...group }
    expect(options).toHaveLength(4)
    expect(question.explanation.trim()).toMatch(/\.$/)
    expect(Boolean(script?.length) || options.some(({ spoken }) => spoken)).toBe(question.type === 'listening')
  })

  it.each(groups)('group $id is translated', ({ translations: { en } }) => {
    expect(en?.text ?? en?.transcript).toBeTruthy()
  })

  it.each(each)('question %i teaches: translation, words, tags, and a note on each wrong option', (_, question) => {
    const { item, type, group, translations, vocabulary, tags, options } = question
    expect(item).toMatch(/^[a-z0-9-]+$/)
    expect(type === 'listening' && !group ? translations.en?.transcript : translations.en?.text).toBeTruthy()
    expect(vocabulary.length).toBeGreaterThan(0)
    expect(tags).toMatchObject({ edition: 2024, unit: expect.any(Number), family: expect.any(String) })
    expect(options.map(({ note, correct }) => Boolean(note) === !correct)).toEqual([true, true, true, true])
  })

  it('has its keys where its seed draws them, and nobody can guess them', () => {
    expect(withDrawnKeys(source)).toBe(source)
    expect(keyPositionFaults(exam)).toEqual([])
  })

  it('uses every file that lies in its folder, and every file it uses is there', () => {
    const used = [...questions, ...groups].flatMap(({ photo, audio, dialogue }) => [photo, audio, dialogue])
    const pictures = questions.flatMap(({ options }) => options.map((option) => option.photo))
    const wanted = new Set([exam.photo, ...used, ...pictures].filter((name) => name !== undefined))
    const present = files(join('exams', slug)).filter((name) => /\.(svg|m4a)$/.test(name))
    expect(present.map((name) => name.slice(join('exams', slug).length + 1)).toSorted()).toEqual([...wanted].toSorted())
  })
})

it('has no item twice, in papers and bank', () => {
  const items = [...slugs.flatMap((slug) => readExam(slug).questions), ...readBankItems()].map(({ item }) => item)
  expect(items.filter((item, at) => items.indexOf(item) < at)).toEqual([])
})

it('names grammar as the list does, each in one way, with or without a hyphen', () => {
  const questions = [...slugs.flatMap((slug) => readExam(slug).questions), ...readBankItems()]
  const names = [...new Set(questions.flatMap(({ tags }) => tags.grammar ?? []))]
  const known: unknown = parse(text('grammar.yaml'))
  expect(known).toEqual(names.toSorted())
  const bare = names.map((name) => name.replace(/^-/, ''))
  expect(names.filter((_, at) => bare.indexOf(bare[at] ?? '') < at)).toEqual([])
})

/** A question with the group whose text or recording it shares, and the folder of its files. */
type Placed = { question: Question; group?: Group | undefined; folder: string }

const placed: Placed[] = [
  ...slugs.flatMap((slug) => {
    const { questions, groups = [] } = readExam(slug)
    return questions.map((question) => ({
      question,
      group: groups.find(({ id }) => id === question.group),
      folder: `exams/${slug}`,
    }))
  }),
  ...readBankItems().map((question) => ({ question, folder: 'bank' })),
]

const charts: Record<string, Chart> = parse(text('drawings/charts.yaml'))

it.each(placed.filter(({ question }) => question.tags.family === 'chart'))(
  '$question.item says its chart as a table and in words, for who cannot see it',
  ({ question: { photo, chart, translations }, folder }) => {
    const { title, unit, bars } = charts[`${folder}/${photo}`] ?? { title: '', unit: '', bars: {} }
    expect(Object.keys(bars).length).toBeGreaterThan(2)
    expect(chart?.split('\n')).toEqual([`${title} (${unit})`, ...Object.entries(bars).map((bar) => bar.join(' | '))])
    for (const number of Object.values(bars)) expect(translations.en?.text).toMatch(new RegExp(`\\b${number}\\b`))
  },
)

const plain = (words = '') => words.replaceAll(/\s+/g, ' ').trim()

/** What a learner reads, sees and hears of a question; the order of its options does not count. */
function contentOf({ question, group, folder }: Placed): string {
  const picture = (path: string | undefined) => path && text(folder, path)
  const said = (group?.script ?? question.script ?? []).map((line) => plain(line.text))
  const options = question.options.map((option) => [plain(option.text ?? option.spoken), picture(option.photo)].join())
  const words = [plain(group?.text), plain(question.text)]
  return JSON.stringify([words, picture(group?.photo ?? question.photo), said, options.toSorted()])
}

it('has no question twice under two names, in papers and bank', () => {
  const contents = placed.map(contentOf)
  const twice = placed.filter((_, at) => contents.indexOf(contents[at] ?? '') < at)
  expect(twice.map(({ question }) => question.item)).toEqual([])
})
