import { describe, expect, test } from 'vitest'
import { checkExam } from '@naru/exam-kit/content'
import { acceptDraft, mediaNamesIn, rightOfMove, stateAfter, summaryOf } from './rules'
import { warningsOf } from '../desk/publish'

test.each([
  ['draft', 'in_review', 'papers.write'],
  ['in_review', 'draft', 'papers.write'],
  ['published', 'in_review', 'papers.write'],
  ['withdrawn', 'in_review', 'papers.write'],
  ['published', 'withdrawn', 'papers.publish'],
  ['withdrawn', 'published', 'papers.publish'],
  ['draft', 'published', undefined],
  ['in_review', 'published', undefined],
  ['published', 'draft', undefined],
  ['draft', 'withdrawn', undefined],
  ['draft', 'draft', undefined],
] as const)('from %s to %s: %s', (from, to, right) => {
  expect(rightOfMove(from, to)).toBe(right)
})

test.each([
  [null, 'in_review', false, 'in_review'],
  [null, 'draft', false, 'draft'],
  [2, 'in_review', false, 'in_review'],
  [2, 'draft', false, 'published'],
  [2, 'draft', true, 'withdrawn'],
  [2, 'withdrawn', false, 'withdrawn'],
] as const)('version %s that goes to %s, withdrawn %s, is %s', (publishedVersion, to, isWithdrawn, state) => {
  expect(stateAfter({ publishedVersion }, to, isWithdrawn)).toBe(state)
})

describe('a draft', () => {
  test('is stored with the id of its paper and composed letters, complete or not', () => {
    expect(acceptDraft('port', { topic: '\u1112\u1161\u11ab', questions: [{ text: 'e\u0301' }] })).toEqual({
      draft: { topic: '한', questions: [{ text: 'é' }], id: 'port' },
    })
  })

  const many = (count: number) => Array.from({ length: count }, () => ({}))
  test.each([
    ['a list', [], 'draft_invalid'],
    ['more than 1,000 questions', { questions: many(1001) }, 'draft_too_large'],
    ['more than 2 MB', { topic: '가'.repeat(700_000) }, 'draft_too_large'],
  ])('that is %s is refused', (_, sent, code) => {
    expect(acceptDraft('port', sent)).toMatchObject({ refusal: { code } })
  })

  test('uses the files of its card, groups, questions and options, under media names only', () => {
    const name = (letter: string, ending: string) => letter.repeat(32) + ending
    const draft = {
      photo: name('a', '.webp'),
      groups: [{ audio: name('b', '.m4a') }],
      questions: [
        { photo: '../secret', audio: name('b', '.m4a'), options: [{ photo: name('c', '.webp') }, 7] },
        { dialogue: name('d', '.mp3'), options: 'none' },
        null,
      ],
    }
    expect(mediaNamesIn(draft)).toEqual([name('a', '.webp'), name('b', '.m4a'), name('c', '.webp'), name('d', '.mp3')])
  })

  test('is summed up by its sections, tags and faults, whatever it is', () => {
    const tagged = { type: 'listening', tags: { edition: 2024, unit: 12, field: 'sound', sector: 'fishery' } }
    const draft = { topic: 'Port', questions: [tagged, tagged, { type: 'reading' }] }
    expect(summaryOf(draft, checkExam(draft, { file: 'port', files: new Set() }))).toMatchObject({
      questions: 3,
      coverage: {
        reading: 1,
        listening: 2,
        fields: [{ name: 'sound', questions: 2 }],
        units: [{ name: '2024 12', questions: 2 }],
        sectors: [{ name: 'fishery', questions: 2 }],
      },
    })
    const nothing = { questions: 'none' }
    expect(summaryOf(nothing, checkExam(nothing, { file: 'port', files: new Set() })).questions).toBe(0)
  })
})

test('publishing warns of what is missing, and of a section whose clips nearly fill its time', () => {
  const { exam } = checkExam(
    {
      id: 'port',
      groups: [{ id: 'g', photo: 'g.webp' }],
      questions: [
        {
          number: 1,
          type: 'listening',
          photo: 'a.webp',
          audio: 'q.m4a',
          options: [{ text: 'A' }, { photo: 'o.webp' }],
        },
      ],
    },
    { file: 'port', files: new Set() },
  )
  if (exam === undefined) throw new Error('The exam was not read.')
  const budget = { section: 'listening', plays: 2, answerSeconds: 15, needed: 299, available: 300 }
  const says = new Map([
    [
      'q.m4a',
      [
        { part: 'number' as const, text: '이 번.' },
        { part: 'line' as const, text: '네.' },
      ],
    ],
  ])
  const facts = { isOffered: false, isNewer: true, withoutAlt: new Set(['g.webp', 'o.webp']), says }
  const warnings = warningsOf(exam, [budget], facts)
  expect(warnings.find(({ message }) => message === 'has a picture without alternative text.')).toMatchObject({
    question: 1,
    field: 'questions.0.options.1.photo',
  })
  expect(warnings.map(({ message }) => message)).toEqual([
    'replaces a version that was imported since the paper was published.',
    'is in no plan on offer, so that nobody can take it yet.',
    expect.stringContaining('more than 95 %'),
    'has limits of the verdict that nobody can reach: it has at most 5 marks.',
    "group 'g' has a picture without alternative text.",
    'has a recording that says another number, instruction or script.',
    'has a picture without alternative text.',
    'has no tags.',
    'has no explanation.',
    'has neither script nor transcript of its clip.',
  ])
})

test('publishing warns of keys that can be guessed', () => {
  const questions = Array.from({ length: 40 }, (_, index) => ({
    number: index + 1,
    type: 'reading',
    text: '?',
    options: ['A', 'B', 'C', 'D'].map((text, at) => ({ text, correct: at === index % 4 })),
  }))
  const { exam } = checkExam({ id: 'port', questions }, { file: 'port', files: new Set() })
  if (exam === undefined) throw new Error('The exam was not read.')
  const facts = { isOffered: true, isNewer: false, withoutAlt: new Set<string>(), says: new Map() }
  expect(warningsOf(exam, [], facts)).toContainEqual({
    file: 'port',
    field: 'questions',
    message: 'has each position once in 10 of 10 blocks of four questions.',
  })
})
