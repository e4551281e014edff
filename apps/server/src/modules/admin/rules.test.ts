import { describe, expect, test } from 'vitest'
import { say } from '../../http/messages'
import { areSameTerms, checkExams, checkLine, checkPlanTranslations, checkPrice, checkYoutubeUrl } from './rules'

describe('checkLine', () => {
  test('accepts one trimmed line', () => {
    expect(checkLine('name', '  나루 plan ')).toEqual({ accepted: '나루 plan' })
    expect(checkLine('name', '   ')).toEqual({ refused: say('name_missing') })
    expect(checkLine('title', 'one\ntwo')).toEqual({ refused: say('title_lines') })
  })
})

describe('checkYoutubeUrl', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    [' youtu.be/dQw4w9WgXcQ ', 'https://youtu.be/dQw4w9WgXcQ'],
    ['https://m.youtube.com/watch?list=a&v=dQw4w9WgXcQ', 'https://m.youtube.com/watch?list=a&v=dQw4w9WgXcQ'],
  ])('accepts %s', (url, accepted) => {
    expect(checkYoutubeUrl(url)).toEqual({ accepted })
  })

  test.each([
    'https://example.org/watch?v=dQw4w9WgXcQ',
    'https://youtu.be.example.org/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'not an address',
    '',
  ])('rejects %j', (url) => {
    expect(checkYoutubeUrl(url)).toEqual({ refused: say('youtube_address_invalid') })
  })
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
