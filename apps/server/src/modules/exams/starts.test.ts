import { expect, test } from 'vitest'
import { reportedHow } from './starts'

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000)

test.each([
  ['at once', 0, 2, 'online'],
  ['at once by a device whose clock is an hour ahead', 3600, 3602, 'online'],
  ['a minute later', 0, 60, 'online'],
  ['61 seconds later', 0, 61, 'offline'],
  ['before it happened', 5, 0, 'offline'],
])('a start that is reported %s', (_, start, sent, how) => {
  expect(reportedHow(at(start), { sentAt: at(sent), reportedAt: at(2) })).toBe(how)
})

test('without the device’s clock, a start is known to be reported at once only if both clocks agree', () => {
  expect(reportedHow(at(0), { sentAt: null, reportedAt: at(2) })).toBe('online')
  expect(reportedHow(at(3600), { sentAt: null, reportedAt: at(2) })).toBeNull()
  expect(reportedHow(at(-300), { sentAt: null, reportedAt: at(2) })).toBeNull()
})
