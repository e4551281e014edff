import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storedPaper } from '../../test/support/content'
import type { StoredPaper } from '@naru/exam-kit/content'
import { grade, MARKS_PER_QUESTION } from '../attempts/rules'
import { barsOf, markQuestions, weakestOf } from './bars'
import { spreadOf, standingIn, withAttempt } from './cohort'
import { countAttempts } from './counts'
import { nextExam } from './today'
import { questionFlags, testFlags, trainingOf } from './exam-statistics'
import { areSameFloors, checkFloors } from './admin-handlers'
import { itemStatistics, type OptionCount } from './item-statistics'
import { percentileOf } from './percentile'
import { differenceOf, scoreError } from './score-error'

/** Within 1e-9, relative to large values. */
const isClose = (value: number | undefined, expected: number | undefined) =>
  value === undefined || expected === undefined
    ? value === expected
    : Math.abs(value - expected) <= 1e-9 * Math.max(1, Math.abs(expected))

describe('a percentile', () => {
  test.each([
    ['is hidden under 20', { below: 5, equal: 2, n: 19 }, { kind: 'hidden' }],
    ['is the middle rank', { below: 30, equal: 20, n: 100 }, { kind: 'point', value: 40 }],
    ['of the best is under 100', { below: 99, equal: 1, n: 100 }, { kind: 'point', value: 99.5 }],
  ])('%s', (_, input, expected) => {
    expect(percentileOf(input)).toEqual(expected)
  })

  // The ranges of the middle that other sources print for Wilson's method.
  test.each([
    [20, 30, 70],
    [50, 37, 63],
    [99, 40, 60],
  ])('of the middle among %i is a range from %i to %i', (n, from, to) => {
    const range = percentileOf({ below: n / 2 - 1, equal: 2, n })
    const rounded = range.kind === 'range' ? [Math.round(range.from), Math.round(range.to)] : []
    expect(rounded).toEqual([from, to])
  })
})

describe('the error of one score', () => {
  // Of 200 marks: 20 of 40 ± 16.0, 28 ± 14.7, 36 ± 9.6.
  test.each([
    [20, 16.0],
    [28, 14.7],
    [36, 9.6],
    [0, 5],
    [40, 5],
  ])('of %i of 40 is ± %d marks', (right, marks) => {
    expect((scoreError({ right, questions: 40 }) ?? 0) * MARKS_PER_QUESTION).toBeCloseTo(marks, 1)
  })

  test('is unknown with one question', () => {
    expect(scoreError({ right: 1, questions: 1 })).toBeUndefined()
    expect(differenceOf({ right: 1, questions: 1 }, { right: 3, questions: 4 })).toBeUndefined()
  })

  test('lets two scores of about 28 of 40 differ only beyond 40 marks of 200', () => {
    const [first, same, other] = [24, 31, 33].map((right) => ({ right, questions: 40 }))
    if (first === undefined || same === undefined || other === undefined) throw new Error('no scores')
    const [near, far] = [differenceOf(first, same), differenceOf(first, other)]
    expect([near?.differs, far?.differs]).toEqual([false, true])
    const at28 = { right: 28, questions: 40 }
    expect((differenceOf(at28, at28)?.margin ?? 0) * 200).toBeCloseTo(40.7, 0)
  })
})

describe('a score among first attempts', () => {
  const scores = (spread: Record<number, number>) =>
    new Map(Object.entries(spread).map(([right, n]) => [Number(right), n]))

  test('has z and its error from 20 attempts on', () => {
    const twenty = scores({ 10: 5, 20: 10, 30: 5 })
    expect(spreadOf(twenty)).toEqual({ n: 20, mean: 20, deviation: Math.sqrt(1000 / 19) })
    const { n, scale } = standingIn(twenty, 30, 40)
    expect([n, scale?.z]).toEqual([20, 10 / Math.sqrt(1000 / 19)])
    expect(scale?.error).toBeCloseTo((scoreError({ right: 30, questions: 40 }) ?? 0) / Math.sqrt(1000 / 19), 12)
    expect(standingIn(scores({ 10: 5, 20: 10, 30: 4 }), 30, 40)).toEqual({ n: 19, percentile: { kind: 'hidden' } })
  })

  test('has no z if all are the same', () => {
    expect(standingIn(withAttempt(scores({ 7: 19 }), 7), 7, 10).scale).toBeUndefined()
  })
})

/** An exam whose question `q<i>` has the options `a` to `d` and the key `key(i)`. */
const contentOf = (questions: number, key: (index: number) => string) =>
  storedPaper(
    Array.from({ length: questions }, (_, index) => ({
      id: `q${index}`,
      number: index + 1,
      type: index % 2 === 0 ? 'reading' : 'listening',
      options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `text ${id}`, correct: id === key(index) })),
    })),
  )

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
/** Rounding errors around 0 are 0, since roots magnify them. */
const roundToZero = (value: number) => (Math.abs(value) < 1e-11 ? 0 : value)
const covariance = (one: readonly number[], other: readonly number[]) => {
  const sum = one.reduce((all, value, index) => all + (value - mean(one)) * ((other[index] ?? 0) - mean(other)), 0)
  return roundToZero(sum) / (one.length - 1)
}
const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other)

/** Moodle's definitions, straight from the attempts. */
const reference = (attempts: readonly (readonly string[])[], content: StoredPaper) => {
  const keys = content.questions.map(({ options }) => options.find(({ correct }) => correct)?.id)
  const marks = attempts.map((chosen) => chosen.map((option, index): number => (option === keys[index] ? 1 : 0)))
  const totals = marks.map((each) => each.reduce((sum, mark) => sum + mark, 0))
  const [n, k] = [totals.length, keys.length]
  const columns = keys.map((_, index) => marks.map((each) => each[index] ?? 0))
  const m = (power: number) => mean(totals.map((total) => (total - mean(totals)) ** power))
  const k2 = (n * m(2)) / (n - 1)
  const hasSpread = n > 2 && new Set(totals).size > 1
  const consistency =
    hasSpread && k > 1
      ? ((100 * k) / (k - 1)) * (1 - columns.reduce((sum, column) => sum + covariance(column, column), 0) / k2)
      : undefined
  const whole = columns.map((column) => covariance(column, totals))
  const weights = whole.reduce((sum, each) => sum + Math.sqrt(Math.max(each, 0)), 0)
  return {
    scores: new Map(totals.map((total) => [total, totals.filter((each) => each === total).length])),
    mean: mean(totals),
    median: mean([sorted(totals)[Math.floor((n - 1) / 2)] ?? 0, sorted(totals)[Math.floor(n / 2)] ?? 0]),
    deviation: n > 1 ? Math.sqrt(k2) : undefined,
    skewness: hasSpread ? (n ** 2 * m(3)) / ((n - 1) * (n - 2)) / k2 ** 1.5 : undefined,
    kurtosis:
      hasSpread && n > 3
        ? (n ** 2 * ((n + 1) * m(4) - 3 * (n - 1) * m(2) ** 2)) / ((n - 1) * (n - 2) * (n - 3)) / k2 ** 2
        : undefined,
    consistency,
    standardError: consistency === undefined ? undefined : Math.sqrt(roundToZero(1 - consistency / 100) * k2),
    questions: columns.map((column, index) => {
      const rests = totals.map((total, attempt) => total - (column[attempt] ?? 0))
      const both = Math.sqrt(covariance(column, column) * covariance(rests, rests))
      const largest = covariance(sorted(column), sorted(rests))
      const withWhole = whole[index] ?? 0
      return {
        facility: 100 * mean(column),
        discrimination: n > 1 && both > 0 ? (100 * covariance(column, rests)) / both : undefined,
        efficiency: n > 1 && largest > 0 ? (100 * covariance(column, rests)) / largest : undefined,
        weight: n > 1 && weights > 0 && withWhole >= 0 ? (100 * Math.sqrt(withWhole)) / weights : undefined,
        options: new Map(
          ['a', 'b', 'c', 'd', ''].map((id) => [id, attempts.filter((each) => each[index] === id).length]),
        ),
      }
    }),
  }
}

const answersOf = (chosen: readonly string[]) =>
  Object.fromEntries(chosen.map((option, index) => [`q${index}`, option === '' ? '' : ` TEXT ${option} `]))

const countsOf = (attempts: readonly (readonly string[])[], exam: StoredPaper): OptionCount[] =>
  countAttempts(
    attempts.map((chosen) => ({ examId: 'e', version: 1, keyVersion: 1, answers: answersOf(chosen), content: exam })),
  )
    .filter(({ questionId }) => questionId !== '')
    .map((row) => ({
      ...row,
      isRight:
        exam.questions
          .find(({ id }) => id === row.questionId)
          ?.options.some(({ id, correct }) => correct === true && id === row.option) ?? false,
    }))

const manyAttempts = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 8, maxLength: 8 }))
  .chain(([questions, keys]) =>
    fc.record({
      content: fc.constant(contentOf(questions, (index) => keys[index] ?? 'a')),
      attempts: fc.array(
        fc.array(fc.constantFrom('a', 'a', 'b', 'c', 'd', ''), { minLength: questions, maxLength: questions }),
        { minLength: 1, maxLength: 60 },
      ),
    }),
  )

describe('those who trained the ear', () => {
  const attempts = (sessions: number, ...shares: number[]) =>
    shares.map((share) => ({ share, sessions, right: Math.floor(sessions / 2) }))

  test('are compared with those who did not, with an interval; a few recordings are neither', () => {
    expect(trainingOf([...attempts(6, 0.8, 0.6), ...attempts(0, 0.5, 0.5), ...attempts(4, 0.1)])).toEqual({
      sessions: 16,
      right: 50,
      // 1.96 · √(0.02 / 2) = 19.6 %
      trained: { learners: 2, share: { mean: 70, from: expect.closeTo(50.4, 2), to: expect.closeTo(89.6, 2) } },
      others: { learners: 2, share: { mean: 50, from: 50, to: 50 } },
      difference: { mean: expect.closeTo(20, 9), from: expect.closeTo(0.4, 2), to: expect.closeTo(39.6, 2) },
    })
  })

  test('have no interval alone, and are nothing without a recording', () => {
    expect(trainingOf([...attempts(6, 0.8), ...attempts(0, 0.5, 0.4)])).toMatchObject({ trained: { learners: 1 } })
    expect(trainingOf([...attempts(6, 0.8), ...attempts(0, 0.5, 0.4)])).not.toHaveProperty('difference')
    expect(trainingOf(attempts(0, 0.5, 0.4))).toBeUndefined()
  })
})

describe('item statistics from counts', () => {
  test('equal a straightforward computation over the attempts', () => {
    fc.assert(
      fc.property(manyAttempts, ({ content, attempts }) => {
        const expected = reference(attempts, content)
        const found = itemStatistics(
          countsOf(attempts, content),
          content.questions.map(({ id }) => id),
        )
        expect(found?.test.attempts).toBe(attempts.length)
        expect(found?.test.scores).toEqual(expected.scores)
        const { low = 0, middle = 0, high = 0 } = found?.test.groups ?? {}
        expect(low + middle + high).toBe(attempts.length)
        for (const name of ['mean', 'median', 'deviation', 'skewness', 'kurtosis', 'consistency'] as const) {
          expect([name, found?.test[name], isClose(found?.test[name], expected[name])]).toEqual([
            name,
            found?.test[name],
            true,
          ])
        }
        expect(isClose(found?.test.standardError, expected.standardError)).toBe(true)
        for (const [index, question] of expected.questions.entries()) {
          const own = found?.questions.get(`q${index}`)
          for (const name of ['facility', 'discrimination', 'efficiency', 'weight'] as const) {
            expect([name, own?.[name], question[name], isClose(own?.[name], question[name])]).toEqual([
              name,
              own?.[name],
              question[name],
              true,
            ])
          }
          for (const [option, n] of question.options) {
            const chosen = own?.options.get(option)
            expect(chosen?.n ?? 0).toBe(n)
            expect((chosen?.low ?? 0) + (chosen?.middle ?? 0) + (chosen?.high ?? 0)).toBe(n)
          }
        }
      }),
    )
  })

  test('have no error of the score where the questions agree', () => {
    const exam = contentOf(2, () => 'a')
    for (let wrong = 2; wrong < 40; wrong += 1) {
      const attempts = [['a', 'a'], ...Array.from({ length: wrong }, () => ['b', 'b'])]
      const found = itemStatistics(
        countsOf(attempts, exam),
        exam.questions.map(({ id }) => id),
      )
      expect([wrong, found?.test.errorRatio, found?.test.standardError]).toEqual([wrong, 0, 0])
    }
  })

  test('count the same scores as the grader', () => {
    fc.assert(
      fc.property(manyAttempts, ({ content, attempts }) => {
        const scores = countAttempts(
          attempts.map((chosen) => ({ examId: 'e', version: 1, keyVersion: 1, answers: answersOf(chosen), content })),
        ).filter(({ questionId }) => questionId === '')
        const graded = attempts.map((chosen) => grade(content, answersOf(chosen)).totalScore / MARKS_PER_QUESTION)
        for (const { total, n } of scores) expect(graded.filter((each) => each === total)).toHaveLength(n)
        expect(scores.reduce((sum, { n }) => sum + n, 0)).toBe(attempts.length)
      }),
      { numRuns: 50 },
    )
  })

  // K. Wuensch, "The Kuder-Richardson 20" (core.ecu.edu/wuenschk/StatHelp/KR20.txt): totals, p of each item, Σpq = 2.18
  // and the variance 5.84 are printed there.
  test('give the published KR-20 of ten students and ten questions', () => {
    const rows = [
      '1111110110',
      '1011011101',
      '1111011001',
      '0010001000',
      '0000010010',
      '1110111111',
      '1101110111',
      '1111111101',
      '0101111101',
      '1101101110',
    ]
    const exam = contentOf(10, () => 'a')
    const attempts = rows.map((row) => Array.from(row, (mark) => (mark === '1' ? 'a' : 'b')))
    const found = itemStatistics(
      countsOf(attempts, exam),
      exam.questions.map(({ id }) => id),
    )
    expect(found?.test.mean).toBe(6.6)
    expect((found?.test.deviation ?? 0) ** 2 * 0.9).toBeCloseTo(5.84, 10)
    expect([...(found?.questions.values() ?? [])].map(({ facility }) => facility)).toEqual([
      70, 70, 60, 70, 60, 80, 70, 70, 50, 60,
    ])
    expect(found?.test.consistency).toBeCloseTo(((100 * 10) / 9) * (1 - 2.18 / 5.84), 10)
  })

  test('are none without attempts, and have no ratios of one', () => {
    expect(itemStatistics([], ['q0'])).toBeUndefined()
    const exam = contentOf(1, () => 'a')
    const found = itemStatistics(countsOf([['a']], exam), ['q0'])
    expect(found?.test).toMatchObject({ attempts: 1, mean: 1, median: 1 })
    expect([found?.test.deviation, found?.test.consistency, found?.questions.get('q0')?.discrimination]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('flags', () => {
  const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, isCorrect: id === 'a' }))
  const chosen = (n: number, high: number) => ({ n, low: 0, middle: n - high, high })
  const fine = {
    facility: 60,
    deviation: 49,
    discrimination: 35,
    efficiency: 40,
    weight: 5,
    options: new Map([
      ['a', chosen(60, 30)],
      ['b', chosen(20, 3)],
      ['c', chosen(15, 2)],
      ['d', chosen(5, 0)],
    ]),
  }

  test.each([
    ['nothing', {}, []],
    [
      'a key that fewer of the best chose than another option',
      { options: new Map([...fine.options, ['b', chosen(40, 31)]]) },
      ['key 2'],
    ],
    ['an option that nobody chose', { options: new Map([...fine.options, ['d', chosen(0, 0)]]) }, ['unused 4']],
    ['a negative discrimination', { discrimination: -1 }, ['negative']],
    ['a weak discrimination', { discrimination: 19.9 }, ['weak']],
    ['a question that is too hard', { facility: 5 }, ['hard']],
    ['a question at the level of guessing', { facility: 25 }, ['guess']],
    ['a question that is too easy, not that it is weak', { facility: 95, discrimination: 3 }, ['easy']],
  ])('name %s', (_, changes, expected) => {
    const flags = questionFlags({ ...fine, ...changes }, options, 30)
    expect(flags.map(({ kind, option }) => (option === undefined ? kind : `${kind} ${option}`))).toEqual(expected)
    expect(questionFlags({ ...fine, ...changes }, options, 29)).toEqual([])
  })

  test('say what to check', () => {
    const [flag] = questionFlags({ ...fine, options: new Map([['b', chosen(40, 31)]]) }, options, 100)
    expect(flag?.text).toBe('More of the best chose option 2: check the key.')
  })

  test('of the exam need 30 attempts, too', () => {
    const ofTest = {
      attempts: 30,
      scores: new Map([[10, 30]]),
      groups: { low: 0, middle: 30, high: 0 },
      mean: 10,
      median: 10,
      deviation: 2,
      skewness: 0,
      kurtosis: 0,
      consistency: 60,
      errorRatio: 60,
      standardError: 1,
    }
    expect(testFlags(ofTest, 40).map(({ kind }) => kind)).toEqual(['hard', 'unreliable'])
    expect(testFlags(ofTest, 12).map(({ kind }) => kind)).toEqual(['easy', 'unreliable'])
    expect(testFlags({ ...ofTest, attempts: 29 }, 40)).toEqual([])
  })
})

describe('bars', () => {
  const plain = contentOf(6, () => 'a')
  const exam: StoredPaper = {
    ...plain,
    questions: plain.questions.map((question, index) => ({
      ...question,
      ...(index < 4
        ? { tags: { edition: 2024, unit: 9 + (index % 2), field: 'f', family: index < 3 ? 'x' : 'y' } }
        : {}),
    })),
  }
  const answers = { q0: 'text a', q1: 'text b', q3: 'text a', q5: 'text a' }
  const names = new Map([[10, { name: '물건 구입', names: { en: 'Buying things' } }]])

  test('count by section, field, family and unit, without topics of fewer than three questions', () => {
    const marked = markQuestions(exam, answers, undefined)
    expect(barsOf(exam, [...marked, ...marked], names)).toEqual({
      sections: [
        { id: 'reading', name: 'Reading', right: 2, total: 6, blank: 4 },
        { id: 'listening', name: 'Listening', right: 4, total: 6, blank: 0 },
      ],
      fields: [{ id: 'f', type: 'reading', right: 4, total: 8, blank: 2 }],
      families: [{ id: 'x', type: 'reading', right: 2, total: 6, blank: 2 }],
      units: [
        { id: '9', right: 2, total: 4, blank: 2 },
        { id: '10', name: '물건 구입', names: { en: 'Buying things' }, right: 2, total: 4, blank: 0 },
      ],
    })
    expect(barsOf(exam, marked, names).units).toEqual([])
  })

  test('take the tags of the newest version for a question that had none', () => {
    const marked = markQuestions(plain, answers, exam)
    expect(barsOf(plain, marked, names).families).toHaveLength(1)
  })

  test('tell the weakest topics of at least three questions', () => {
    const twice = [...markQuestions(exam, answers, undefined), ...markQuestions(exam, { q0: 'text a' }, undefined)]
    const hasDrill = ({ id }: { id: string }) => id === 'x'
    expect(weakestOf(twice, names, hasDrill)).toEqual([
      {
        kind: 'unit',
        id: '10',
        name: '물건 구입',
        names: { en: 'Buying things' },
        right: 1,
        total: 4,
        hasDrill: false,
      },
      { kind: 'family', id: 'x', right: 2, total: 6, hasDrill: true },
      { kind: 'unit', id: '9', right: 2, total: 4, hasDrill: false },
    ])
    expect(weakestOf(markQuestions(exam, {}, undefined).slice(0, 2), names, hasDrill)).toEqual([])
  })
})

test.each([
  ['none is unlocked', [], [], undefined],
  ['one was never taken', ['a', 'b', 'c'], [['a', 5]], { examId: 'b', topic: 'b' }],
  [
    'all were taken',
    ['a', 'b'],
    [
      ['a', 5],
      ['b', 2],
      ['b', 9],
    ],
    { examId: 'a', topic: 'a', takenAt: new Date(5).toISOString() },
  ],
] as const)('the next exam, if %s', (_, unlocked, taken, expected) => {
  const results = taken.map(([examId, at]) => ({ examId, finishTime: new Date(at) }))
  expect(
    nextExam(
      unlocked.map((id) => ({ id, topic: id })),
      results,
    ),
  ).toEqual(expected)
})

describe('floors', () => {
  const floor = {
    sector: 'fishery',
    score: 36,
    outOf: 90,
    source: ' Notice ',
    date: '2023',
    isConfirmed: false,
  } as const

  test('are trimmed', () => {
    expect(checkFloors([floor], '2024-03-15')).toEqual({ accepted: [{ ...floor, source: 'Notice' }] })
  })

  test.each([
    ['two of one sector', [floor, floor], 'floor_twice', 'There are two floors for fishery.'],
    [
      'one above its maximum',
      [{ ...floor, score: 91 }],
      'floor_above_maximum',
      'The score of the floor for fishery is above its maximum.',
    ],
    [
      'a month that there is not',
      [{ ...floor, date: '2023-13' }],
      'floor_date_unknown',
      'The date of the floor for fishery is not in the calendar.',
    ],
    [
      'a day that there is not',
      [{ ...floor, date: '2023-02-29' }],
      'floor_date_unknown',
      'The date of the floor for fishery is not in the calendar.',
    ],
    [
      'a year to come',
      [{ ...floor, date: '2025' }],
      'floor_date_future',
      'The date of the floor for fishery is in the future.',
    ],
    [
      'a month to come',
      [{ ...floor, date: '2024-04' }],
      'floor_date_future',
      'The date of the floor for fishery is in the future.',
    ],
    [
      'tomorrow',
      [{ ...floor, date: '2024-03-16' }],
      'floor_date_future',
      'The date of the floor for fishery is in the future.',
    ],
    [
      'one without a source',
      [{ ...floor, source: ' ' }],
      'floor_source_missing',
      'The source of the floor for fishery must not be empty.',
    ],
    [
      'a source of two lines',
      [{ ...floor, source: 'A\nB' }],
      'floor_source_lines',
      'The source of the floor for fishery must be one line.',
    ],
  ] as const)('reject %s', (_, floors, code, message) => {
    expect(checkFloors(floors, '2024-03-15')).toEqual({ refused: { code, message } })
  })

  test.each(['2024', '2024-03', '2024-03-15', '2024-02-29'])('accept %s', (date) => {
    expect(checkFloors([{ ...floor, date }], '2024-03-15')).toMatchObject({ accepted: [{ date }] })
  })

  test('are the same in any order', () => {
    const other = { ...floor, sector: 'farming' } as const
    expect(areSameFloors([floor, other], [other, { ...floor }])).toBe(true)
    expect(areSameFloors([floor], [floor, other])).toBe(false)
    expect(areSameFloors([floor], [{ ...floor, score: 1 }])).toBe(false)
  })
})
