import { describe, expect, it } from 'vitest'
import { formatClock } from '..'
import { guidelineBullets, minutesToSeconds } from './format'

describe("Shown mm:ss; 'N/A' for negative or non-finite", () => {
  it.each([
    [0, '00:00'],
    [9, '00:09'],
    [60, '01:00'],
    [1499.9, '24:59'],
    [6000, '100:00'],
    [-1, 'N/A'],
    [-0.5, 'N/A'],
    [Number.NaN, 'N/A'],
    [Number.POSITIVE_INFINITY, 'N/A'],
  ])('%d → %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text)
  })
})

describe('Section times converted to seconds (invalid becomes 0)', () => {
  it.each([
    [25, 1500],
    [0.5, 30],
    ['25', 1500],
    [0, 0],
    [-1, 0],
    ['', 0],
    ['ten', 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [null, 0],
    [undefined, 0],
    [{}, 0],
  ])('%j minutes → %d', (minutes, seconds) => {
    expect(minutesToSeconds(minutes)).toBe(seconds)
  })
})

describe('each guideline is split on newlines and semicolons into bullets', () => {
  it.each([
    ['one', ['one']],
    ['one; two', ['one', 'two']],
    ['one\ntwo\r\nthree', ['one', 'two', 'three']],
    ['one;; two;\n', ['one', 'two']],
    [' ; ', []],
    ['', []],
  ])('%j → %j', (guideline, bullets) => {
    expect(guidelineBullets(guideline)).toEqual(bullets)
  })
})
