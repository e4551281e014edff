import { describe, expect, it } from 'vitest'
import { okBodies } from '../msw/index'
import { requestFaults, responseFaults } from './document'

const { purchase: samplePurchase } = okBodies.purchasePlan
const answer = (purchase: unknown) => ({ success: true, message: '', purchase })

describe('validating a response', () => {
  it('rejects a missing field, an unknown field and a wrong type', () => {
    expect(responseFaults('checkAccess', 200, {})).not.toEqual([])
    expect(responseFaults('checkAccess', 200, { canAccessExam: true, role: 'admin' })).not.toEqual([])
    expect(responseFaults('checkAccess', 200, { canAccessExam: 'yes' })).not.toEqual([])
    expect(responseFaults('checkAccess', 200, { canAccessExam: true })).toEqual([])
  })

  it('rejects them at any depth', () => {
    const [plan] = okBodies.listPricePlans
    const spoiled = [{ ...plan, exams: [{ _id: 'a', topic: 7 }] }]
    expect(responseFaults('listPricePlans', 200, spoiled)).toEqual(['/0/exams/0/topic must be string'])
  })

  it('accepts null only where the contract does', () => {
    expect(responseFaults('purchasePlan', 200, answer({ ...samplePurchase, expiresAt: null }))).toEqual([])
    expect(responseFaults('purchasePlan', 200, answer({ ...samplePurchase, activatedAt: null }))).not.toEqual([])
  })

  it('rejects an invalid date', () => {
    const purchase = { ...samplePurchase, activatedAt: 'yesterday' }
    expect(responseFaults('purchasePlan', 200, { success: true, message: '', purchase })).not.toEqual([])
  })

  it('validates an error by its status or its class', () => {
    const refusal = { success: false, message: 'No' }
    expect(responseFaults('login', 401, refusal)).toEqual([])
    expect(responseFaults('login', 418, refusal)).toEqual([])
    expect(responseFaults('login', 503, refusal)).toEqual([])
    expect(responseFaults('login', 401, { error: 'No' })).not.toEqual([])
    expect(responseFaults('login', 500, { ...refusal, stack: 'at …' })).not.toEqual([])
  })

  it('rejects an undocumented status', () => {
    expect(responseFaults('login', 302, {})).toEqual(['login documents no status 302'])
  })
})

describe('validating a request', () => {
  it('rejects what the contract forbids', () => {
    expect(requestFaults('login', { email: 'a', password: 'b' })).toEqual([])
    expect(requestFaults('login', { email: 'a', password: 'b', remember: true })).not.toEqual([])
    expect(requestFaults('login', undefined)).not.toEqual([])
    expect(requestFaults('logout', {})).toEqual(['logout accepts no body'])
    expect(requestFaults('logout', undefined)).toEqual([])
  })
})
