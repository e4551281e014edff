import { expect, test } from 'vitest'
import { calendarWeeks } from './calendarWeeks'

test.each([
  ['2026-03-02', '2026-02-02', '2026-03-08'],
  ['2026-03-08', '2026-02-02', '2026-03-08'],
  ['2024-03-01', '2024-01-29', '2024-03-03'],
])('the five weeks of %s are those from %s to %s', (today, first, last) => {
  const weeks = calendarWeeks(today)
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
  expect([weeks[0]?.[0], weeks[4]?.[6]]).toEqual([first, last])
  expect(weeks[4]).toContain(today)
})
