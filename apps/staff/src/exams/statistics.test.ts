import type { QuestionStatistics, StatisticsFlag } from '@naru/api'
import { describe, expect, it } from 'vitest'
import { numberLabel, shareOf, sortQuestions } from './statistics'

const nobody = { n: 0, low: 0, middle: 0, high: 0 }
const question = (questionNumber: number, ...kinds: StatisticsFlag['kind'][]): QuestionStatistics => ({
  questionId: `q${questionNumber}`,
  questionNumber,
  type: 'reading',
  options: [],
  blank: nobody,
  flags: kinds.map((kind) => ({ kind, text: kind })),
})

describe('sortQuestions', () => {
  const questions = [
    question(5, 'unused'),
    question(2),
    question(3, 'weak', 'unused'),
    question(1, 'weak'),
    question(6, 'negative', 'key'),
    question(4),
  ]
  const numbers = (sort: 'number' | 'look') => sortQuestions(questions, sort).map((each) => each.questionNumber)

  it('sorts by number', () => {
    expect(numbers('number')).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('sorts by the most serious flag, then by their number, then by number', () => {
    expect(numbers('look')).toEqual([6, 3, 1, 5, 2, 4])
  })

  it('puts a kind of a newer server between the known ones and none', () => {
    const newer = question(7, 'unused')
    for (const flag of newer.flags) Reflect.set(flag, 'kind', 'newer')
    expect(
      sortQuestions([question(1), newer, question(9, 'unused')], 'look').map((each) => each.questionNumber),
    ).toEqual([9, 7, 1])
  })
})

describe('numberLabel', () => {
  it.each([
    [36.7, 0, '37'],
    [-8.2, 0, '−8'],
    [-0.4, 0, '0'],
    [0.486, 2, '0.49'],
    [24, 1, '24.0'],
    [-0.42, 1, '−0.4'],
  ])('%s with %s decimals is %s', (value, decimals, label) => {
    expect(numberLabel(value, decimals)).toBe(label)
  })
})

describe('shareOf', () => {
  it.each([
    [3, 12, 0.25],
    [0, 0, 0],
  ])('%s of %s', (part, whole, share) => {
    expect(shareOf(part, whole)).toBe(share)
  })
})
