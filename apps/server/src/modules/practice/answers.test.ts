import { expect, test } from 'vitest'
import { answerTimes, isSameWord, judgeOption } from './answers'

const options = [
  { id: 'a', text: '네' },
  { id: 'b', text: '아니요', correct: true },
]

test.each([
  ['b', true],
  ['a', false],
  ['', false],
  ['c', undefined],
  ['아니요', undefined],
])('the option %j is right: %s', (answer, expected) => {
  expect(judgeOption({ options }, answer)).toBe(expected)
})

test.each([
  ['이름', '이름', true],
  ['이름'.normalize('NFD'), '이름', true],
  [' 이 름 ', '이름', true],
  ['이름\u3000', '이름', true],
  ['외국인등록증', '외국인 등록증', true],
  ['이르', '이름', false],
  ['', '이름', false],
])('%j is the word %s: %s', (typed, korean, expected) => {
  expect(isSameWord(typed, korean)).toBe(expected)
})

const received = new Date('2026-03-03T10:00:00.000Z')

test.each([
  [
    'keeps times of the past',
    ['2026-03-01T09:00:00Z', '2026-03-03T15:29:59.999+05:30'],
    ['2026-03-01T09:00:00.000Z', '2026-03-03T09:59:59.999Z'],
  ],
  ['replaces a time of the future', ['2026-03-03T10:00:00.001Z'], ['2026-03-03T10:00:00.000Z']],
  ['replaces what is no time, or cannot be', ['1990-12-31T23:59:60Z'], ['2026-03-03T10:00:00.000Z']],
  ['replaces a time before 1970', ['1816-01-01T00:00:00Z'], ['2026-03-03T10:00:00.000Z']],
  [
    'keeps the order of those that it replaces',
    ['2999-01-02T00:00:00Z', '2026-03-01T09:00:00Z', '2999-01-01T00:00:00Z', '2999-01-02T00:00:00Z'],
    ['2026-03-03T09:59:59.999Z', '2026-03-01T09:00:00.000Z', '2026-03-03T09:59:59.998Z', '2026-03-03T10:00:00.000Z'],
  ],
])('%s', (_, sent, expected) => {
  expect(answerTimes(sent, received).map((time) => time.toISOString())).toEqual(expected)
})
