import { expect, it } from 'vitest'
import { isBirthDate } from './rules'

it.each([
  ['1998-03-09', true],
  ['2026-06-13', true],
  ['2026-06-14', false],
  ['2027-01-01', false],
  ['1998-02-30', false],
  ['1900-01-01', false],
])('accepts %s as a day of birth on 14 June 2026: %s', (date, accepted) => {
  expect(isBirthDate(date, '2026-06-14')).toBe(accepted)
})
