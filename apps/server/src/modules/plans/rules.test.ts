import { describe, expect, test } from 'vitest'
import { say } from '../../platform/http/messages'
import { areSameTerms, checkExams, checkPlanTranslations, checkPrice, covers, expiryOf } from './rules'

const start = new Date('2026-02-01T10:00:00Z')

test.each([
  ['5-minutes', '2026-02-01T10:05:00.000Z'],
  ['monthly', '2026-03-03T10:00:00.000Z'],
  ['yearly', '2027-02-01T10:00:00.000Z'],
] as const)('a plan of %s ends at %s', (duration, end) => {
  expect(expiryOf(duration, start)?.toISOString()).toBe(end)
})

test('a one-time plan never ends', () => {
  expect(expiryOf('one-time', start)).toBeNull()
  expect(covers({ activatedAt: start, expiresAt: null }, new Date('2100-01-01'))).toBe(true)
})

test('a plan is active from its activation up to, but not at, its end', () => {
  const span = { activatedAt: start, expiresAt: new Date(start.getTime() + 1000) }
  expect(covers(span, new Date(start.getTime() - 1))).toBe(false)
  expect(covers(span, start)).toBe(true)
  expect(covers(span, new Date(start.getTime() + 999))).toBe(true)
  expect(covers(span, new Date(start.getTime() + 1000))).toBe(false)
})

describe('translations of a plan', () => {
  test('contain the texts that are there, trimmed', () => {
    const raw = { ta: { name: ' மாதம் ', description: ' ' }, si: { description: ' දින 30. ' }, ko: {} }
    expect(checkPlanTranslations(raw)).toEqual({
      accepted: { si: { description: 'දින 30.' }, ta: { name: 'மாதம்' } },
    })
  })

  test.each([{}, { si: {} }, { si: { description: '' }, ta: { description: ' ' } }])('%j are none', (raw) => {
    expect(checkPlanTranslations(raw)).toEqual({ accepted: null })
  })

  test.each([
    [' ', 'name_missing'],
    ['one\ntwo', 'name_lines'],
  ] as const)('the name %j is rejected', (name, code) => {
    expect(checkPlanTranslations({ ta: { name } })).toEqual({ refused: say(code) })
  })
})

describe('terms of a plan', () => {
  test.each([
    [0, 0],
    [990.5, 99_050],
    [0.29, 29],
    [9_999_999.99, 999_999_999],
  ])('a price of Rs. %d is %d cents', (price, cents) => {
    expect(checkPrice(price)).toEqual({ accepted: cents })
  })

  test.each([1.005, 0.001, 990.555])('a price of Rs. %d is rejected', (price) => {
    expect(checkPrice(price)).toEqual({ refused: say('price_decimals') })
  })

  test('contain existing exams, unique and sorted', () => {
    const known = new Set(['a', 'b'])
    expect(checkExams(['b', 'a', 'b'], known)).toEqual({ accepted: ['a', 'b'] })
    expect(checkExams([], known)).toEqual({ refused: say('plan_exams_missing') })
    expect(checkExams(['a', 'c'], known)).toEqual({
      refused: { code: 'exam_unknown', message: "There is no exam 'c'." },
    })
  })

  test('differ if price, duration or exams differ', () => {
    const terms = { duration: 'monthly', priceCents: 100, exams: ['a', 'b'] } as const
    expect(areSameTerms(terms, { ...terms })).toBe(true)
    expect(areSameTerms(terms, { ...terms, priceCents: 101 })).toBe(false)
    expect(areSameTerms(terms, { ...terms, duration: 'yearly' })).toBe(false)
    expect(areSameTerms(terms, { ...terms, exams: ['a'] })).toBe(false)
    expect(areSameTerms(terms, { ...terms, exams: ['a', 'c'] })).toBe(false)
  })
})
