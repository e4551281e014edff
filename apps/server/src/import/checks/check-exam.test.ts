import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { writeContent } from '../../test/support/content'
import { checkExam, faultLine } from '@naru/exam-kit/content'
import { readContent } from '../read-content'

const files = new Set(['a.svg', 'a.m4a'])

const exam = (question: string, head = '') => `
id: one
topic: T
description: D
duration: 1 minute
readingTimeMinutes: 1
listeningTimeMinutes: 1
${head}
questions:
  - ${question}
`

const linesFor = (yaml: string) => {
  const { faults } = checkExam(parse(yaml, { uniqueKeys: false }), { file: 'exam.yaml', files })
  return faults.map(faultLine)
}

const options = 'options: [{ text: A, correct: true }, { text: B }]'
const reading = (rest: string) => exam(`{ number: 1, type: reading, ${rest} }`)

test('a valid exam has no faults', () => {
  expect(linesFor(reading(`text: Q, ${options}`))).toEqual([])
  expect(linesFor(exam(`{ number: 1, type: listening, audio: a.m4a, ${options} }`))).toEqual([])
})

// What a spreadsheet can have as well is in `broken-spreadsheets.test.ts`.
describe('each fault is one line with file and question', () => {
  test.each([
    [
      reading('text: Q, options: [{ text: A, correct: true }, { text: B, correct: true }]'),
      'has 2 correct options instead of one.',
    ],
    [reading('text: Q, options: [{ correct: true }, { text: B }]'), 'has an option without text and picture.'],
  ])('%#', (yaml, message) => {
    expect(linesFor(yaml)).toEqual([`exam.yaml, question 1: ${message}`])
  })

  test('identifies a question without number by its position', () => {
    expect(linesFor(exam(`{ type: reading, text: Q, ${options} }`))).toEqual([
      'exam.yaml, question at place 1: has no number from 1.',
    ])
  })

  test('reports all faults, not only the first', () => {
    expect(linesFor(exam('{ number: 1, type: listening, options: [{ text: A }] }'))).toHaveLength(3)
  })
})

describe('the exam itself', () => {
  const good = `{ number: 1, type: reading, text: Q, ${options} }`

  test.each([
    ['readingTimeMinutes: -1', 'readingTimeMinutes must be a number of minutes from 0 to 1440.'],
    ['readingTimeMinutes: 0', 'readingTimeMinutes must be more than 0, since the exam has such questions.'],
    ['photo: card.svg', "names the file 'card.svg', which is not there."],
    [
      "translations: { fr: { duration: '1' } }",
      "has the language 'fr' in 'translations', which is not known there; known are ko, si, ta.",
    ],
    ['translations: { si: 1 }', "'translations' must have topic, description, duration or guidelines in 'si'."],
    ['translations: { si: { title: T } }', "has a translation that has the key 'title', which is not known here."],
    [
      'translations: { si: { guidelines: [] } }\nguidelines: [One]',
      "must have a text for each of its 1 guidelines in 'si'.",
    ],
    [
      "translations: { si: { guidelines: [''] } }\nguidelines: [One]",
      "must have a text for each of its 1 guidelines in 'si'.",
    ],
    ['unreviewed: [fr]', "has the language 'fr' in 'unreviewed', which is not known; known are en, ko, si, ta."],
  ])('%s', (head, message) => {
    expect(linesFor(exam(good, head))).toEqual([`exam.yaml: ${message}`])
  })

  test('must have questions with unique numbers', () => {
    expect(linesFor(exam(good).replace(/questions:[^]*/, 'questions: []'))).toEqual(['exam.yaml: has no questions.'])
    expect(linesFor(`${exam(good)}  - ${good}`)).toEqual([
      'exam.yaml, question 1: has a number that another question has too.',
    ])
  })

  test.each([null, 7, 'text', [], [[]]])('%j is no exam', (raw) => {
    expect(checkExam(raw, { file: 'exam.yaml', files })).toEqual({
      faults: [{ file: 'exam.yaml', message: 'is not an exam.' }],
    })
  })
})

describe('a content folder', () => {
  const faultsWith = async (changes: Record<string, string | undefined>) => {
    const read = await readContent(writeContent(changes))
    return 'faults' in read ? read.faults.map(faultLine) : []
  }

  test('is read completely', async () => {
    const read = await readContent(writeContent())
    expect(read).toMatchObject({
      content: { plans: { length: 4 }, videos: { length: 1 }, advertisements: { length: 1 } },
    })
  })

  const translated = (translations: string) => ({
    'plans.yaml': `- { id: p, name: P, duration: monthly, price: 1, exams: [mini], translations: ${translations} }`,
  })

  test.each([
    [
      { 'plans.yaml': '- { id: p, name: P, duration: weekly, price: 1, exams: [mini] }' },
      /^plans\.yaml: p must have one of the durations/,
    ],
    [
      { 'plans.yaml': '- { id: p, name: P, duration: monthly, price: -1, exams: [mini] }' },
      /^plans\.yaml: p must have a price/,
    ],
    [
      { 'plans.yaml': '- { id: p, name: P, duration: monthly, price: 1.005, exams: [] }' },
      /^plans\.yaml: p must have a price/,
    ],
    [
      { 'plans.yaml': '- { id: p, name: P, duration: monthly, price: 1, exams: [nothing] }' },
      /unlocks the exam 'nothing'/,
    ],
    [
      { 'plans.yaml': '- { id: p, name: P, duration: monthly, price: 1, exams: [mini], recommended: maybe }' },
      /^plans\.yaml: p 'recommended' must be true or false\.$/,
    ],
    [
      {
        'plans.yaml': ['p', 'q']
          .map((id) => `- { id: ${id}, name: P, duration: monthly, price: 1, exams: [mini], recommended: true }`)
          .join('\n'),
      },
      /^plans\.yaml: q is recommended, as another plan is\.$/,
    ],
    [translated('{ fr: { name: N } }'), /: p has the language 'fr' in 'translations'.* known are ko, si, ta\.$/],
    [translated('{ en: { name: N } }'), /: p has the language 'en' in 'translations'/],
    [translated('N'), /: p 'translations' must be a mapping by language\.$/],
    [translated('{ si: N }'), /: p 'translations' must have name or description in 'si'\.$/],
    [translated('{ si: { price: 1 } }'), /: p has a translation that has the key 'price'/],
    [translated(`{ ta: { name: ${'அ'.repeat(121)} } }`), /: p has a name of more than 120 characters in 'ta'\.$/],
    [translated(`{ ko: { description: ${'가'.repeat(1001)} } }`), /: p has a description of more than 1000 characters/],
    [{ 'plans.yaml': '- { id: [' }, /^plans\.yaml: cannot be read/],
    [{ 'advertisements/ad.svg': undefined }, /^advertisements\.yaml: ad names the file/],
    [{ 'videos.yaml': '- { id: v, title: T }' }, /^videos\.yaml: v has no youtubeUrl/],
    [{ 'exams/mini/audio/q3.m4a': undefined }, /^exams\/mini\/exam\.yaml, question 3: names the file/],
  ])('reports %j', async (changes, line) => {
    const lines = await faultsWith(changes)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(line)
  })
})
