import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { answerErrors, answerFor } from './errors'
import { faultOf } from './json-body'
import { Refusal } from './refusal'
import { isOwnRequest } from './same-origin'

const publicUrl = 'https://naru.example'
const from = (site?: string, origin?: string, host = 'naru.example') => isOwnRequest({ site, origin, host, publicUrl })

describe('a changing request', () => {
  test('of our own page is let in', () => {
    expect(from('same-origin', publicUrl)).toBe(true)
    expect(from(undefined, publicUrl)).toBe(true)
    expect(from(undefined, 'http://localhost:3000', 'localhost:3000')).toBe(true)
    expect(from('same-origin', 'http://localhost:5173', 'localhost:3000')).toBe(true)
  })

  test('that does not tell where it comes from is refused', () => {
    expect(from()).toBe(false)
  })

  test.each([
    ['cross-site', publicUrl],
    ['same-site', 'https://other.naru.example'],
    ['none', undefined],
    [undefined, 'https://evil.example'],
    [undefined, 'null'],
    [undefined, 'https://naru.example.evil'],
  ])('of another site is refused (Sec-Fetch-Site %s, Origin %s)', (site, origin) => {
    expect(from(site, origin)).toBe(false)
  })
})

describe('what a request may hold', () => {
  const nested = (levels: number): unknown => Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 1)

  test('ordinary text of any language passes', () => {
    expect(faultOf({ name: '나루 නිමල් 😀', list: [1, null, { deep: true }] })).toBeUndefined()
  })

  test('32 levels pass, 33 do not, and 100,000 do not break the check', () => {
    expect(faultOf(nested(32))).toBeUndefined()
    expect(faultOf(nested(33))).toMatch(/nested/)
    expect(faultOf(nested(100_000))).toMatch(/nested/)
  })

  test.each(['a\0b', '\uD800', 'x\uDC00y'])('%j is no text, neither as a value nor as a key', (text) => {
    expect(faultOf({ inner: [text] })).toMatch(/no text/)
    expect(faultOf({ [text]: 1 })).toMatch(/no text/)
  })
})

describe('what the sender learns about an error', () => {
  test('a refusal is told as it is', () => {
    expect(answerFor(new Refusal(409, 'Taken.'))).toMatchObject({ status: 409, message: 'Taken.' })
  })

  test('a fault of ours is not told', () => {
    const answer = answerFor(new Error('relation "users" does not exist'))
    expect(answer).toMatchObject({ status: 500, message: 'Something went wrong on our side. Please try again later.' })
  })

  test('a lost database is told as a pause, wherever it stands in the chain of causes', () => {
    const lost = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    expect(answerFor(new Error('Failed query', { cause: lost }))).toMatchObject({ status: 503, retryAfter: 5 })
  })

  test('and the log keeps the values of a failed query to itself', async () => {
    const lines: string[] = []
    const server = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })
    answerErrors(server)
    server.get('/', async () => {
      throw new Error('Failed query: insert … params: hunter2', { cause: new Error('disk full') })
    })
    expect((await server.inject('/')).json()).toEqual({
      success: false,
      message: 'Something went wrong on our side. Please try again later.',
    })
    expect(lines.join('')).toContain('disk full')
    expect(lines.join('')).not.toContain('hunter2')
  })

  test('anything that is thrown gets an answer', () => {
    for (const thrown of ['text', null, undefined, 7, {}]) expect(answerFor(thrown).status).toBe(500)
  })
})
