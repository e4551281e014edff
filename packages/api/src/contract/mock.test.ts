import { getResponse, type HttpHandler } from 'msw'
import { expect, it } from 'vitest'
import { endpoints, operationIds } from '../generated/contract'
import { requestBodies } from '../examples'
import { handlers } from '../msw/index'
import type { OperationId } from '../types'
import { takesBody } from './cases/case'
import { requestFaults, responseFaults } from './document'

/** The answer of a mock to an operation, and how it violates the contract. */
async function answerOf(mock: HttpHandler[], id: OperationId) {
  const { method, path } = endpoints[id]
  const request = new Request(new URL(path.replace(/\{\w+\}/g, 'x'), 'http://naru.test'), {
    method: method.toUpperCase(),
  })
  const response = await getResponse(mock, request)
  if (response === undefined) throw new Error(`no handler for ${id}`)
  return { status: response.status, faults: responseFaults(id, response.status, await response.json()) }
}

/** The mocks, and the status with which they answer an operation. */
const mocks: [name: string, handlers: HttpHandler[], statusOf: (id: OperationId) => number][] = [
  ['ok', handlers.ok(), () => 200],
  ['slow', handlers.slow(0), () => 200],
  ['empty', handlers.empty(), () => 200],
  ['inlineKeys', handlers.inlineKeys(), () => 200],
  ['loggedOut', handlers.loggedOut(), (id) => ('needsLogin' in endpoints[id] ? 401 : 200)],
  ['noPlan', handlers.noPlan(), (id) => ('plan' in endpoints[id] ? 403 : 200)],
  ['error', handlers.error(), () => 500],
  ['error with a status', handlers.error(operationIds, { status: 400, message: 'No' }), () => 400],
]

it.each(mocks)('the mocks %s answer as documented', async (_, mock, statusOf) => {
  const answers = await Promise.all(operationIds.map(async (id) => ({ id, ...(await answerOf(mock, id)) })))
  expect(answers).toEqual(operationIds.map((id) => ({ id, status: statusOf(id), faults: [] })))
})

it.each(operationIds.filter(takesBody))('the example request of %s is as documented', (id) => {
  expect(requestFaults(id, requestBodies[id])).toEqual([])
})
