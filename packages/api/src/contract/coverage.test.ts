import { describe, expect, it } from 'vitest'
import { endpoints, extensionOperations, operationIds } from '../generated/contract'
import { contractCases } from './cases/index'

const statusesOf = (id: string) => contractCases.filter(({ operation }) => operation === id).map(({ status }) => status)

const documented = operationIds.filter((id) => !extensionOperations.some((extension) => extension === id))

it('the contract has the twenty operations of the specification; all others are extensions', () => {
  expect(documented).toHaveLength(20)
})

// Each response in the server's own tests is checked against the document, too.
describe.each(documented)('%s has a contract case', (id) => {
  it('for a success', () => {
    expect(statusesOf(id)).toContain(200)
  })

  it('for an error', () => {
    expect(statusesOf(id).some((status) => status >= 400)).toBe(true)
  })

  it('for every documented status', () => {
    const named = endpoints[id].statuses.filter((status) => /^\d+$/.test(status)).map(Number)
    expect(statusesOf(id)).toEqual(expect.arrayContaining(named))
  })
})
