import type { AttemptAnalysis } from '@naru/api'
import { describe, expect, it } from 'vitest'
import { translatorOf } from '@naru/ui/language'
import messages from '../text/en/analysis.json'
import { wrap } from '../share/wrap'
import { practiceOfBar, practiceOfTopic, reviewOfQuestion } from '../../shared/links'
import { meaningOf } from './meaning'

const text = translatorOf({ language: 'en', messages })

describe('a bar leads into practice', () => {
  it.each([
    ['sections', 'listening', '/practice?section=listening'],
    ['sections', 'extra', '/practice?examId=exam%201'],
    ['fields', 'comprehension', '/practice?field=comprehension'],
    ['families', 'sign', '/practice?family=sign'],
    ['units', '36', '/practice?unit=36'],
  ] as const)('of %s, %s', (division, id, href) => {
    expect(practiceOfBar(division, { id }, 'exam 1')).toBe(href)
  })

  it('and a weak topic to its drill, or to what was missed where there is none', () => {
    expect(practiceOfTopic({ kind: 'unit', id: '36', hasDrill: true })).toBe('/practice/drills?unit=36')
    expect(practiceOfTopic({ kind: 'family', id: 'hear-picture', hasDrill: false })).toBe(
      '/practice?family=hear-picture',
    )
  })

  it('and a question into the review', () => {
    expect(reviewOfQuestion('a 1', 14)).toBe('/myresult/a%201#question-14')
  })
})

const analysis: AttemptAnalysis = {
  attemptId: 'a1',
  examId: 'e1',
  topic: 'Sample 1',
  attempt: 1,
  right: 3,
  total: 6,
  totalScore: 15,
  totalPossibleMarks: 30,
  percentageScore: 50,
  bars: {
    sections: [
      { id: 'reading', name: 'Reading', right: 2, total: 3, blank: 0 },
      { id: 'extra', right: 1, total: 3, blank: 0 },
    ],
    fields: [],
    families: [],
    units: [],
  },
  weakest: [],
  floors: [],
}

describe('what a result means', () => {
  const earlier = {
    attemptId: 'a0',
    attempt: 1,
    timestamp: '2026-03-01T12:07:41.000Z',
    totalScore: 120,
    totalPossibleMarks: 200,
    margin: 40.7,
    differs: true,
  }

  it.each([
    [33 / 40 - 24 / 40, '45 marks more than in attempt 1. This is unlikely to be chance.'],
    [24 / 40 - 33 / 40, '45 marks fewer than in attempt 1. This is unlikely to be chance.'],
  ])('tells a difference of %d of 200 marks in whole marks', (share, sentence) => {
    expect(meaningOf({ ...analysis, earlier: { ...earlier, difference: share * 200 } }, text)).toEqual([sentence])
  })

  it.each([
    [{ percentile: 99.9 }, 'about 99 out of'],
    [{ percentile: 0.3 }, 'about 1 out of'],
    [{ percentile: 41.6 }, 'about 42 out of'],
    [{ from: 0, to: 5.2 }, 'at most 5 out of'],
    [{ from: 0.6, to: 17 }, 'at most 17 out of'],
    [{ from: 83.4, to: 99.7 }, 'at least 83 out of'],
    [{ from: 22.4, to: 49.8 }, '22 to 50 out of'],
    [{}, 'There are only 42 first attempts'],
  ])('words the place %j', (place, words) => {
    expect(meaningOf({ ...analysis, standing: { attempts: 42, ...place } }, text).join(' ')).toContain(words)
  })
})

it('a floor of another scale is a share too', () => {
  expect(text('floor', { sector: 'Fishery', score: 36, outOf: 90, share: 40, percentage: 61 })).toBe(
    'Fishery: 36 of 90 (40%). Your paper: 61%.',
  )
  expect(text('floor', { sector: 'Manufacturing', score: 55, outOf: 100, share: 55, percentage: 61 })).toBe(
    'Manufacturing: 55 of 100. Your paper: 61%.',
  )
})

it.each([
  ['one', ['one']],
  ['one two', ['one two']],
  ['one two three', ['one two', 'three']],
  ['averylongword two', ['averylongword', 'two']],
  ['one two three four five', ['one two', 'three four five']],
])('a picture shows %j in at most two lines', (words, lines) => {
  expect(wrap(words, (line) => line.length <= 7)).toEqual(lines)
})
