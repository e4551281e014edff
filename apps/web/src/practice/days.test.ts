import { expect, it } from 'vitest'
import { daysBetween } from './days'

it.each([
  ['2026-03-03', '2026-03-04', 1],
  ['2026-03-03', '2026-03-03', 0],
  ['2026-02-28', '2026-06-14', 106],
  ['2026-03-03', '2026-03-01', -2],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})
