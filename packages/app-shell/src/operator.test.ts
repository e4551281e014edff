import { describe, expect, it } from 'vitest'
import { operator, unfilledFacts } from './operator'

describe('what an operator has not filled in', () => {
  it('is everything at first', () => {
    expect(unfilledFacts()).toEqual(
      Object.entries(operator).flatMap(([name, value]) =>
        typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : [name],
      ),
    )
  })

  it('is less with each fact, and in the end nothing', () => {
    const facts = {
      legalName: 'Naru (Pvt) Ltd',
      phone: '+94 11 234 5678',
      email: 'office@naru.lk',
      retention: { payments: '10 years' },
      networks: [{ name: 'Facebook', href: 'https://www.facebook.com/naru' }],
    }
    expect(unfilledFacts(facts)).toEqual([])
    expect(unfilledFacts({ ...facts, phone: operator.phone })).toEqual(['phone'])
    expect(unfilledFacts({ ...facts, networks: [] })).toEqual([])
  })
})
