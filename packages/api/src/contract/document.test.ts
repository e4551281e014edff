import { describe, expect, it } from 'vitest'
import { okBodies, samplePurchase } from '../msw/index'
import { requestFaults, responseFaults } from './document'

const answer = (purchase: unknown) => ({ success: true, message: '', purchase })

describe('the check of an answer', () => {
  it('finds a missing field, an unknown field and a wrong type', () => {
    expect(responseFaults('checkAccess', 200, {})).not.toEqual([])
    expect(responseFaults('checkAccess', 200, { canAccessExam: true, role: 'admin' })).not.toEqual([])
    expect(responseFaults('checkAccess', 200, { canAccessExam: 'yes' })).not.toEqual([])
    expect(responseFaults('checkAccess', 200, { canAccessExam: true })).toEqual([])
  })

  it('finds them at any depth', () => {
    const [plan] = okBodies.listPricePlans
    const spoiled = [{ ...plan, exams: [{ _id: 'a', topic: 7 }] }]
    expect(responseFaults('listPricePlans', 200, spoiled)).toEqual(['/0/exams/0/topic must be string'])
  })

  it('takes null only where the contract does', () => {
    expect(responseFaults('purchasePlan', 200, answer({ ...samplePurchase, expiresAt: null }))).toEqual([])
    expect(responseFaults('purchasePlan', 200, answer({ ...samplePurchase, activatedAt: null }))).not.toEqual([])
  })

  it('holds dates to their form', () => {
    const purchase = { ...samplePurchase, activatedAt: 'yesterday' }
    expect(responseFaults('purchasePlan', 200, { success: true, message: '', purchase })).not.toEqual([])
  })

  it('holds an error to the form of errors, by its status or its class', () => {
    const refusal = { success: false, message: 'No' }
    expect(responseFaults('login', 401, refusal)).toEqual([])
    expect(responseFaults('login', 418, refusal)).toEqual([])
    expect(responseFaults('login', 503, refusal)).toEqual([])
    expect(responseFaults('login', 401, { error: 'No' })).not.toEqual([])
    expect(responseFaults('login', 500, { ...refusal, stack: 'at …' })).not.toEqual([])
  })

  it('knows no status that the document does not name', () => {
    expect(responseFaults('login', 302, {})).toEqual(['login documents no status 302'])
  })
})

describe('the check of a request', () => {
  it('finds what the contract forbids', () => {
    expect(requestFaults('login', { email: 'a', password: 'b' })).toEqual([])
    expect(requestFaults('login', { email: 'a', password: 'b', remember: true })).not.toEqual([])
    expect(requestFaults('login', undefined)).not.toEqual([])
    expect(requestFaults('logout', {})).toEqual(['logout takes no body'])
    expect(requestFaults('logout', undefined)).toEqual([])
  })
})
