import type { PlanPurchase } from '@naru/api/types'
import { describe, expect, it } from 'vitest'
import { ownershipOf } from './ownership'

const bought = (state: PlanPurchase['state'], expiresAt?: string, pricePlanId = 'a'): PlanPurchase => ({
  id: `${state}-${expiresAt}`,
  pricePlanId,
  name: 'A',
  price: 1,
  purchasedAt: '2026-03-01T00:00:00.000Z',
  activatedAt: '2026-03-01T00:00:00.000Z',
  state,
  ...(expiresAt === undefined ? {} : { expiresAt }),
})
const [march, april] = ['2026-03-31T00:00:00.000Z', '2026-04-30T00:00:00.000Z'] as const

describe('a plan', () => {
  it.each([
    ['never bought', [], undefined],
    ['that ended or was refunded', [bought('ended', march), bought('reversed', april)], undefined],
    ['of another name', [bought('active', march, 'b')], undefined],
    ['that is active', [bought('active', march)], { until: march }],
    ['that was extended', [bought('upcoming', april), bought('active', march)], { until: april }],
    ['without an end', [bought('active'), bought('ended', march)], { until: undefined }],
  ] as const)('%s', (_, purchases, ownership) => {
    expect(ownershipOf('a', purchases)).toEqual(ownership)
  })
})
