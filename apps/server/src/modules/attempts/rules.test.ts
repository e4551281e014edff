import { describe, expect, test } from 'vitest'
import { storedPaper } from '../../test/support/content'
import { type StoredPaper, optionalProp } from '@naru/exam-kit/content'
import { grade, instantOf, review, timingOf, withKeysOf } from './rules'
import { withRanks } from '../leaderboards/ranks'

const question = (id: string, type: 'reading' | 'listening', options: [key: string, isCorrect: boolean][]) => ({
  id,
  number: 1,
  type,
  options: options.map(([text, isCorrect], index) => ({
    id: `${id}${index}`,
    text,
    ...(isCorrect && { correct: true }),
  })),
  explanation: `Why ${id}`,
})

const exam = storedPaper([
  question('a', 'reading', [
    ['과일', true],
    ['동물', false],
  ]),
  question('b', 'listening', [
    ['One', false],
    ['Two', true],
  ]),
  {
    id: 'c',
    number: 3,
    type: 'reading',
    options: [
      { id: 'c0', photo: 'x.svg', correct: true },
      { id: 'c1', photo: 'y.svg' },
    ],
  },
])

describe('marks', () => {
  test('are five per right answer, compared without case, blanks and Unicode form', () => {
    const score = grade(exam, { a: '과일'.normalize('NFD'), b: ' tWO ', c: '/media/x.svg' })
    expect(score).toMatchObject({ totalScore: 15, totalPossibleMarks: 15, percentageScore: 100 })
  })

  test('count a missing answer as wrong, out of the whole exam', () => {
    expect(grade(exam, { a: '과일' })).toMatchObject({ totalScore: 5, totalPossibleMarks: 15, percentageScore: 33 })
  })

  test('come with the bare dialogue in the review, else with the clip of the exam', () => {
    const withClips = (clips: Partial<StoredPaper['questions'][number]>) => ({
      ...exam,
      questions: exam.questions.map((each) => (each.id === 'b' ? { ...each, ...clips } : each)),
    })
    const clipOf = (content: StoredPaper) => review(content, grade(content, {}))[1]?.audio
    expect(clipOf(withClips({ audio: 'a.m4a', dialogue: 'd.m4a' }))).toBe('/media/d.m4a')
    expect(clipOf(withClips({ audio: 'a.m4a' }))).toBe('/media/a.m4a')
  })

  test('come with what the pictures of question, group and options show', () => {
    const withPictures: StoredPaper = {
      ...exam,
      groups: [{ id: 'g', photo: 'g.webp' }],
      questions: exam.questions.map((each) => ({
        ...each,
        ...(each.id === 'a' ? { photo: 'a.webp' } : { group: 'g' }),
        options: each.options.map((option, at) =>
          each.id === 'b' && at === 1 ? { ...option, photo: 'o.webp' } : option,
        ),
      })),
    }
    const texts = new Map([
      ['a.webp', 'A lorry.'],
      ['g.webp', 'A harbour.'],
      ['o.webp', 'A box.'],
    ])
    const helps = (known: ReadonlyMap<string, string>) =>
      review(withPictures, grade(withPictures, {}), known).map(({ help }) => help)
    expect(helps(texts).slice(0, 2)).toMatchObject([
      { photoText: 'A lorry.' },
      { photoText: 'A harbour.', options: [{}, { photoText: 'A box.' }] },
    ])
    expect(JSON.stringify(helps(new Map()))).not.toContain('photoText')
  })

  test('come with the correct answers and explanations in the review', () => {
    expect(review(exam, grade(exam, { a: '동물' }))[0]).toEqual({
      questionId: 'a',
      userAnswer: '동물',
      correctAnswer: '과일',
      isCorrect: false,
      explanation: 'Why a',
    })
  })
})

test('rejects a leap second and years before 1970', () => {
  expect(instantOf('2026-01-01T00:00:00.5+05:30')?.toISOString()).toBe('2025-12-31T18:30:00.500Z')
  expect(instantOf('2016-12-31T23:59:60Z')).toBeUndefined()
  expect(instantOf('0000-01-01T00:00:00Z')).toBeUndefined()
})

describe('a corrected key', () => {
  test('brings its own explanations and notes; options keep what was heard', () => {
    const [first, ...others] = exam.questions
    if (first === undefined) throw new Error('The exam has no question.')
    const spoken = first.options.map((option) => ({
      ...option,
      note: 'old',
      notes: { si: 'old' },
      spoken: option.text ?? '',
    }))
    const own = { ...exam, questions: [{ ...first, options: spoken, explanations: { si: 'old' } }, ...others] }
    const options = first.options.map(({ id, text = '', correct }) => ({
      id,
      text,
      ...(correct ? { note: 'new', notes: { ta: 'new' } } : { correct: true }),
    }))
    const later = { ...exam, questions: [{ ...first, options, explanation: 'New', explanations: { ta: 'new' } }] }
    expect(withKeysOf(own, later).questions[0]).toEqual({
      ...first,
      explanation: 'New',
      explanations: { ta: 'new' },
      options: [
        { id: 'a0', text: '과일', spoken: '과일', note: 'new', notes: { ta: 'new' } },
        { id: 'a1', text: '동물', spoken: '동물', correct: true },
      ],
    })
  })
})

describe('the time taken', () => {
  const now = new Date('2026-01-01T10:00:00Z')
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const timing = (start: number, finish: number) =>
    timingOf(exam, { startTime: before(start), finishTime: before(finish), now }, 120)

  test('is the finish minus the start', () => {
    expect(timing(100, 10)).toEqual({ timeTaken: 90, isTimePlausible: true })
  })

  test('is limited to the exam’s time, since a sleeping computer finishes late', () => {
    expect(timing(4000, 10)).toEqual({ timeTaken: 120, isTimePlausible: true })
  })

  test.each([
    ['finished before the start', 10, 20],
    ['faster than anybody can be', 6, 0],
    ['started in the future', -1000, -1100],
    ['finished in the future', 100, -500],
  ])('is flagged if %s', (_, start, finish) => {
    expect(timing(start, finish).isTimePlausible).toBe(false)
  })

  test('is at least one second per reading question and five per listening question', () => {
    expect(timing(7, 0).isTimePlausible).toBe(true)
  })
})

test('equal score and time share a rank: 1, 1, 3', () => {
  const line = (totalScore: number, timeTaken: number) => ({ totalScore, timeTaken })
  expect(withRanks([line(50, 60), line(50, 60), line(50, 61), line(45, 10)]).map(({ rank }) => rank)).toEqual([
    1, 1, 3, 4,
  ])
  expect(withRanks([])).toEqual([])
})

describe('a corrected key', () => {
  const version = (right: string, help: Partial<StoredPaper['questions'][number]>, notes: Record<string, string>) => ({
    ...exam,
    questions: [
      {
        id: 'a',
        number: 1,
        type: 'reading' as const,
        options: ['a0', 'a1'].map((id) => ({
          id,
          text: id,
          ...(id === right && { correct: true }),
          ...optionalProp('note', notes[id]),
        })),
        ...help,
      },
    ],
  })
  const translations = { en: { text: 'Which is it?' } }
  const own = version(
    'a0',
    { explanation: 'Old', explanations: { si: 'Old' }, unreviewed: ['ta'], translations },
    { a1: 'Wrong' },
  )

  test('brings its explanations and notes; translations are those of the attempt', () => {
    const later = version('a1', { explanation: 'New', explanations: { ta: 'New' }, unreviewed: ['si'] }, { a0: 'No' })
    expect(withKeysOf(own, later).questions[0]).toEqual({
      ...version('a1', {}, { a0: 'No' }).questions[0],
      explanation: 'New',
      explanations: { ta: 'New' },
      unreviewed: ['ta', 'si'],
      translations,
    })
  })

  test('removes explanations and notes that the later version lacks', () => {
    const [question] = withKeysOf(own, version('a1', {}, {})).questions
    expect(question).toEqual({ ...version('a1', {}, {}).questions[0], unreviewed: ['ta'], translations })
  })
})
