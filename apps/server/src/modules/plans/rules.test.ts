import { expect, test } from 'vitest'
import { covers, expiryOf } from './rules'

const start = new Date('2026-02-01T10:00:00Z')

test.each([
  ['5-minutes', '2026-02-01T10:05:00.000Z'],
  ['monthly', '2026-03-03T10:00:00.000Z'],
  ['yearly', '2027-02-01T10:00:00.000Z'],
] as const)('a plan of %s ends at %s', (duration, end) => {
  expect(expiryOf(duration, start)?.toISOString()).toBe(end)
})

test('a one-time plan never ends', () => {
  expect(expiryOf('one-time', start)).toBeNull()
  expect(covers({ activatedAt: start, expiresAt: null }, new Date('2100-01-01'))).toBe(true)
})

test('a plan is active from its activation up to, but not at, its end', () => {
  const span = { activatedAt: start, expiresAt: new Date(start.getTime() + 1000) }
  expect(covers(span, new Date(start.getTime() - 1))).toBe(false)
  expect(covers(span, start)).toBe(true)
  expect(covers(span, new Date(start.getTime() + 999))).toBe(true)
  expect(covers(span, new Date(start.getTime() + 1000))).toBe(false)
})
