import { expect, it } from 'vitest'
import { rangesOf } from './numbers'

it.each([
  [[], ''],
  [[7], '7'],
  [[1, 2], '1–2'],
  [[1, 2, 3, 5, 7, 8], '1–3, 5, 7–8'],
])('the ranges of %j are %j', (numbers, ranges) => {
  expect(rangesOf(numbers)).toBe(ranges)
})
