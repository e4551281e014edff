import { describe, expect, it } from 'vitest'
import { extensionOperations, protectedOperations } from '../msw/index'
import { endpoints, operationIds } from '../operations'
import { contractCases } from './cases/index'
import { documentedOperations } from './document'

const statusesOf = (id: string) => contractCases.filter(({ operation }) => operation === id).map(({ status }) => status)

describe('every operation of openapi.yaml is known', () => {
  it('by its name, method and path', () => {
    expect(documentedOperations.map(({ id, method, path }) => [id, method, path])).toEqual(
      operationIds.map((id) => [id, endpoints[id].method, endpoints[id].path]),
    )
  })

  it('as one of the twenty of the specification, or as an extension', () => {
    const extensions = documentedOperations.filter(({ isExtension }) => isExtension).map(({ id }) => id)
    expect(extensions.toSorted()).toEqual(extensionOperations.toSorted())
    expect(documentedOperations.length - extensions.length).toBe(20)
  })

  it('as protected or open', () => {
    const ids = documentedOperations.filter(({ isProtected }) => isProtected).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(protectedOperations.toSorted())
  })
})

describe.each(documentedOperations)('$id is held to the contract', ({ id, statuses }) => {
  it('in a success', () => {
    expect(statusesOf(id)).toContain(200)
  })

  it('in an error', () => {
    expect(statusesOf(id).some((status) => status >= 400)).toBe(true)
  })

  it('in every status that the document names', () => {
    const named = statuses.filter((status) => /^\d+$/.test(status)).map(Number)
    expect(statusesOf(id)).toEqual(expect.arrayContaining(named))
  })
})
