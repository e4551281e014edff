import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { answerErrors, refusalFor } from './errors'
import { faultOf } from './json-body'
import { say } from './messages'
import { Refusal } from './refusal'
import { isOwnRequest } from './same-origin'

const publicUrl = 'https://naru.example'
const from = (site?: string, origin?: string) => isOwnRequest({ site, origin, publicUrl })

describe('isOwnRequest', () => {
  test('accepts every loopback name of the same scheme and port', () => {
    const local = (origin: string) => isOwnRequest({ site: undefined, origin, publicUrl: 'http://127.0.0.1:3000' })
    expect(local('http://localhost:3000')).toBe(true)
    expect(local('http://[::1]:3000')).toBe(true)
    expect(local('http://localhost:3001')).toBe(false)
    expect(local('https://localhost:3000')).toBe(false)
    expect(local('http://localhost.evil.example:3000')).toBe(false)
    expect(from(undefined, 'http://localhost:3000')).toBe(false)
  })
})

describe('faultOf', () => {
  const nested = (levels: number): unknown => Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 1)

  test('accepts ordinary text in any language', () => {
    expect(faultOf({ name: '나루 නිමල් 😀', list: [1, null, { deep: true }] })).toBeUndefined()
  })

  test('accepts 32 levels of nesting, rejects 33, and survives 100,000', () => {
    expect(faultOf(nested(32))).toBeUndefined()
    expect(faultOf(nested(33))).toMatch(/nested/)
    expect(faultOf(nested(100_000))).toMatch(/nested/)
  })

  test.each(['a\0b', '\uD800', 'x\uDC00y'])('rejects %j as invalid text, as a value and as a key', (text) => {
    expect(faultOf({ inner: [text] })).toMatch(/invalid characters/)
    expect(faultOf({ [text]: 1 })).toMatch(/invalid characters/)
  })
})

describe('error responses', () => {
  test('send the message of a refusal', () => {
    expect(refusalFor(new Refusal(409, say('email_taken')))).toMatchObject({
      statusCode: 409,
      said: { code: 'email_taken', message: 'An account with this email already exists' },
    })
  })

  test('hide the details of a server error', () => {
    const response = refusalFor(new Error('relation "users" does not exist'))
    expect(response).toMatchObject({
      statusCode: 500,
      message: 'Something went wrong on our side. Please try again later.',
    })
  })

  test('report a lost database connection as 503, at any depth of the chain of causes', () => {
    const lost = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    expect(refusalFor(new Error('Failed query', { cause: lost }))).toMatchObject({ statusCode: 503, retryAfter: 5 })
  })

  test('and logs contain no values of a failed query', async () => {
    const lines: string[] = []
    const server = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })
    answerErrors(server)
    server.get('/', async () => {
      throw new Error('Failed query: insert … params: hunter2', { cause: new Error('disk full') })
    })
    expect((await server.inject('/')).json()).toEqual({
      success: false,
      code: 'server_failed',
      message: 'Something went wrong on our side. Please try again later.',
    })
    expect(lines.join('')).toContain('disk full')
    expect(lines.join('')).not.toContain('hunter2')
  })

  test('exist for anything that is thrown', () => {
    for (const thrown of ['text', null, undefined, 7, {}]) expect(refusalFor(thrown).statusCode).toBe(500)
  })
})
