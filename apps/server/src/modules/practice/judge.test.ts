import { expect, test } from 'vitest'
import { isSameWord, judgeOption } from './judge'

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
