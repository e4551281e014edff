import { expect, test } from 'vitest'
import { addDays, dayOf, daysBetween, isDay } from './days'

test.each([
  ['2026-03-01T18:29:59.999Z', 'Asia/Colombo', '2026-03-01'],
  ['2026-03-01T18:30:00.000Z', 'Asia/Colombo', '2026-03-02'],
  ['2026-12-31T18:30:00.000Z', 'Asia/Colombo', '2027-01-01'],
  ['2026-03-01T14:59:59.999Z', 'Asia/Seoul', '2026-03-01'],
  ['2026-03-01T15:00:00.000Z', 'Asia/Seoul', '2026-03-02'],
  ['2026-03-29T00:59:59.999Z', 'Europe/London', '2026-03-29'],
  ['1970-01-01T00:00:00.000Z', 'America/New_York', '1969-12-31'],
])('%s is in %s the day %s', (instant, zone, day) => {
  expect(dayOf(new Date(instant), zone)).toBe(day)
})

test('days are counted over months, leap days and changes of the clock', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3)
  expect(daysBetween('2026-03-02', '2026-02-27')).toBe(-3)
})

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})
