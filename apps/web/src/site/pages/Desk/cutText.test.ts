import { expect, it } from 'vitest'
import { cutText } from './cutText'

it.each([
  ['short', 200, 'short'],
  ['abcdef', 3, 'abc'],
  ['කෝ', 1, ''],
  ['கொடி', 3, 'கொ'],
  ['한국', 1, '한'],
  ['a👩🏽‍🎓', 3, 'a'],
])('of %j at most %i characters are %j', (text, length, beginning) => {
  expect(cutText(text, length)).toBe(beginning)
})
