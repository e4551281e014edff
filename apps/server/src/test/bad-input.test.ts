import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestServer } from '../testing'
import { clientOf, fieldOf } from './client'
import { writeContent } from './content'
import { keysOf, operations, ownPage, sample, type Operation } from './contract-operations'

const admin = { email: 'admin@naru.test', password: 'admin of naru' }
const server = await buildTestServer({ contentFolder: writeContent(), admin })
afterAll(() => server.close())

const withBody = operations.filter(({ schema }) => schema !== undefined)

let sid = ''
beforeAll(async () => {
  const client = clientOf(server)
  await client.post('/api/auth/login', admin)
  sid = client.token() ?? ''
})

const ask = ({ method, url }: Operation, payload: string, type = 'application/json') =>
  server.server.inject({ method, url, payload, headers: { ...ownPage, 'content-type': type }, cookies: { sid } })

/** Describes what is wrong with the rejection of a request; undefined if nothing is. */
const faultOfRefusal = (response: { statusCode: number; body: string }, what: string): string | undefined => {
  const body: unknown = JSON.parse(response.body)
  const message = fieldOf(body, 'message')
  const isKnown = keysOf(body).every((key) => ['success', 'message', 'code', 'value'].includes(key))
  const isPlain = isKnown && fieldOf(body, 'success') === false && typeof message === 'string'
  const isSentence = isPlain && /^\S.*$/.test(message) && !/node_modules|at .*:\d+|Error:|select |insert /.test(message)
  const isClientError = response.statusCode >= 400 && response.statusCode < 500
  return isSentence && isClientError ? undefined : `${what}: ${response.statusCode} ${response.body}`
}

describe.each(withBody.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test('rejects every other content type', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'nonsense',
    ]) {
      const response = await ask(operation, JSON.stringify(sample(operation.schema)), type)
      expect(faultOfRefusal(response, type)).toBeUndefined()
      expect([type, response.statusCode]).toEqual([type, 415])
    }
  })
})

describe('every operation', () => {
  test.each(['%00', '%ff', '%', 'x'.repeat(101), '..%2f..', "'; drop table users; --", '%F0%9F%98%80'])(
    'answers the id %s with 4xx',
    async (id) => {
      const paths = [`/api/exams/${id}`, `/api/results/leaderboard?examId=${id}`]
      for (const url of paths) {
        const response = await server.server.inject({ url, cookies: { sid } })
        expect(faultOfRefusal(response, url)).toBeUndefined()
      }
    },
  )

  test('that does not exist answers 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const response = await server.server.inject({
        method,
        url: '/api/nothing',
        headers: { ...ownPage, accept: 'text/html' },
      })
      expect(faultOfRefusal(response, method)).toBeUndefined()
    }
    const response = await server.server.inject({ method: 'DELETE', url: '/api/exams', headers: ownPage })
    expect(response.statusCode).toBe(404)
  })
})

describe('a raw connection', () => {
  let port = 0
  beforeAll(async () => {
    port = Number(new URL(await server.server.listen({ host: '127.0.0.1', port: 0 })).port)
  })

  const raw = (text: string) =>
    new Promise<string>((done, fail) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => socket.end(text))
      socket.on('data', (data) => (answer += data.toString()))
      socket.on('end', () => done(answer))
      socket.on('error', fail)
    })

  test('gets the usual error response to input that is not HTTP', async () => {
    const answer = await raw('nonsense\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('{"success":false,"message":"The request cannot be read."}')
  })

  test('rejects a body above the limit before reading it', async () => {
    const status = await new Promise((done, fail) => {
      const sending = request(
        {
          port,
          host: '127.0.0.1',
          path: '/api/auth/login',
          method: 'POST',
          headers: { ...ownPage, 'content-type': 'application/json', 'content-length': 10_000_000 },
        },
        (response) => {
          done(response.statusCode)
          sending.destroy()
        },
      )
      sending.on('error', fail)
      sending.write('{')
    })
    expect(status).toBe(413)
  })
})
