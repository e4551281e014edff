import { describe, expect, test } from 'vitest'
import { planNotifications, shownNotifications } from './rules'

const day = (number: number) => new Date(Date.UTC(2026, 2, number, 8))
const plan = { name: 'Monthly', translations: null }
const bought = (id: string, from: number, to: number | null, planId = 'monthly') => ({
  purchase: { id, planId, activatedAt: day(from), expiresAt: to === null ? null : day(to) },
  plan,
})

describe('plans', () => {
  const idsAt = (present: Date, ...purchases: ReturnType<typeof bought>[]) =>
    shownNotifications(planNotifications(purchases, present), new Set(), present).map(({ id }) => id)

  test.each([
    ['begin', 1, [bought('a', 1, 31)], ['planBegan-a']],
    ['end soon from three days before', 28, [bought('a', 1, 31)], ['planEnds-a', 'planBegan-a']],
    ['do not, four days before', 27, [bought('a', 1, 31)], ['planBegan-a']],
    ['have ended', 31, [bought('a', 1, 31)], ['planBegan-a']],
    ['are extended', 29, [bought('b', 31, 61), bought('a', 1, 31)], ['planBegan-a']],
    ['are extended for life', 29, [bought('b', 20, null), bought('a', 1, 31)], ['planBegan-b', 'planBegan-a']],
    [
      'are not extended by another one',
      29,
      [bought('b', 20, 50, 'x'), bought('a', 1, 31)],
      ['planEnds-a', 'planBegan-b', 'planBegan-a'],
    ],
    ['are too short to announce it', 6, [bought('a', 1, 7)], ['planBegan-a']],
    ['began 90 days ago', 91, [bought('a', 1, null)], ['planBegan-a']],
    ['began 91 days ago', 92, [bought('a', 1, null)], []],
  ])('%s', (_what, present, purchases, ids) => {
    expect(idsAt(day(present), ...purchases)).toEqual(ids)
  })
})

test('at most fifty are shown, the newest', () => {
  const all = Array.from({ length: 60 }, (_, at) => ({
    id: `planBegan-${at}`,
    kind: 'planBegan' as const,
    at: new Date(day(1).getTime() + at).toISOString(),
  }))
  const shown = shownNotifications(all, new Set(['planBegan-59']), day(2))
  expect(shown.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, at) => `planBegan-${58 - at}`))
})
