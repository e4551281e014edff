import { describe, expect, it, vi } from 'vitest'
import { createApi, read, type ApiOptions } from './client'
import { isApiError, isTransient, isUnauthorized, isUnsupported } from './errors'
import { acknowledged, done, list } from './guards'
import type { ExamListItem } from './types'

const apiReturning = (answer: () => Response | Promise<Response>) =>
  createApi({ baseUrl: 'https://api.example.org', fetch: async () => answer() })

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init)

const exams = (answer: () => Response | Promise<Response>) =>
  read(apiReturning(answer).GET('/api/exams'), list<ExamListItem>)

const page = '<!doctype html><title>Welcome</title>'

const activate = (answer: () => Response) =>
  read(apiReturning(answer).POST('/api/user-plan-purchases', { body: { pricePlanId: 'p' } }), acknowledged)

const login = (answer: () => Response) =>
  read(apiReturning(answer).POST('/api/auth/login', { body: { email: 'a', password: 'b' } }), done)

const failure = async (answer: () => Response | Promise<Response>): Promise<unknown> =>
  exams(answer).catch((reason: unknown) => reason)

describe('an error response', () => {
  it('throws status, status text, the server’s message and the whole body', async () => {
    const body = { success: false, message: 'Not authorized, please login again' }
    await expect(exams(json(body, { status: 401, statusText: 'Unauthorized' }))).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'http',
      method: 'GET',
      path: '/api/exams',
      status: 401,
      statusText: 'Unauthorized',
      serverMessage: body.message,
      bodyText: JSON.stringify(body),
    })
  })

  it('reads `error` if there is no `message`', async () => {
    await expect(exams(json({ error: 'No such exam' }, { status: 404 }))).rejects.toMatchObject({
      serverMessage: 'No such exam',
    })
  })

  it.each([
    ['a page', page],
    ['nothing', null],
    ['an empty message', '{"message":" "}'],
    ['a message that is not a string', '{"message":{"code":1}}'],
    ['a bare text', '"no"'],
    ['null', 'null'],
  ])('has no server message where the body is %s', async (_, body) => {
    const error: unknown = await exams(() => new Response(body, { status: 502 })).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ kind: 'http', status: 502, serverMessage: undefined, bodyText: body ?? '' })
  })
})

describe('the wording of a message', () => {
  const messageOf = async (body: object, wordMessage: NonNullable<ApiOptions['wordMessage']>) => {
    const fetch = async () => Response.json(body, { status: 400 })
    const api = createApi({ baseUrl: 'https://api.example.org', fetch, wordMessage })
    return api.GET('/api/exams').catch((error: unknown) => isApiError(error) && error.serverMessage)
  }
  const body = { success: false, message: 'Please wait 5 seconds.', code: 'wait_for_code', value: 5 }

  it('replaces the server’s', async () => {
    expect(await messageOf(body, async (code, value) => `${code} ${value}`)).toBe('wait_for_code 5')
  })

  it('leaves the server’s if there is none, if it fails, and without a code', async () => {
    expect(await messageOf(body, () => undefined)).toBe(body.message)
    expect(await messageOf(body, () => Promise.reject(new Error('offline')))).toBe(body.message)
    expect(await messageOf({ message: 'No.' }, () => 'worded')).toBe('No.')
  })
})

describe('the delay before a retry', () => {
  it.each([
    ['30', 30],
    ['0', 0],
    ['Mon, 02 Mar 2026 09:01:00 GMT', 60],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
  ])('follows Retry-After: %s', async (value, seconds) => {
    vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z'), toFake: ['Date'] })
    const error: unknown = await failure(json({}, { status: 503, headers: { 'Retry-After': value } }))
    expect(isApiError(error) && error.retryAfter).toBe(seconds)
    vi.useRealTimers()
  })
})

describe('a call without a response', () => {
  it('throws a network error with its cause', async () => {
    const cause = new TypeError('fetch failed')
    await expect(exams(() => Promise.reject(cause))).rejects.toMatchObject({
      kind: 'network',
      status: undefined,
      statusText: '',
      serverMessage: undefined,
      cause,
    })
  })

  it('throws a network error if the connection breaks inside the body', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    })
    await expect(exams(() => new Response(broken))).rejects.toMatchObject({ kind: 'network' })
  })

  it('rethrows the abort of the caller', async () => {
    const controller = new AbortController()
    controller.abort()
    const call = apiReturning(() => Promise.reject(controller.signal.reason)).GET('/api/exams', {
      signal: controller.signal,
    })
    await expect(read(call, list<ExamListItem>)).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a success that does not match the contract', () => {
  it.each([
    ['a page', () => new Response(page), 'json'],
    ['truncated JSON', () => new Response('[{"_id":'), 'json'],
    ['an empty body', () => new Response(''), 'body'],
    ['no content', () => new Response(null, { status: 204 }), 'body'],
    ['blanks', () => new Response(' \n'), 'body'],
    ['an object', json({ exams: [] }), 'array'],
    ['null', json(null), 'array'],
  ])('throws a shape error for %s', async (_, answer, expected) => {
    await expect(exams(answer)).rejects.toMatchObject({ kind: 'shape', expected, path: '/api/exams', method: 'GET' })
  })

  it('contains the server’s message', async () => {
    await expect(exams(json({ success: false, message: 'Please wait' }))).rejects.toMatchObject({
      kind: 'shape',
      serverMessage: 'Please wait',
      status: 200,
    })
  })

  it('is not reported for a compressed body, whatever its headers say', async () => {
    const headers = { 'Content-Length': '0', 'Content-Encoding': 'br' }
    await expect(exams(json([{ _id: 'a' }], { headers }))).resolves.toEqual([{ _id: 'a' }])
  })
})

describe('a call whose result is not read', () => {
  it.each([
    ['no content', () => new Response(null, { status: 204 })],
    ['another object', json({ _id: 'purchase' })],
  ])('accepts %s', async (_, answer) => {
    await expect(activate(answer)).resolves.toMatchObject({ success: true, message: '' })
  })

  it('rejects success false with status 200', async () => {
    await expect(activate(json({ success: false, message: 'Not yours' }))).rejects.toMatchObject({
      kind: 'shape',
      expected: 'success',
      serverMessage: 'Not yours',
    })
  })

  it('rejects an HTML page', async () => {
    await expect(activate(() => new Response(page))).rejects.toMatchObject({ kind: 'shape', expected: 'json' })
  })
})

describe('login and similar calls', () => {
  it('resolve with success false for status 200', async () => {
    await expect(login(json({ success: false, message: 'Wrong' }))).resolves.toEqual({
      success: false,
      message: 'Wrong',
    })
  })

  it('default to an empty message and to success false', async () => {
    await expect(login(json({ success: true }))).resolves.toEqual({ success: true, message: '' })
    await expect(login(json({}))).resolves.toEqual({ success: false, message: '' })
  })
})

describe('error predicates', () => {
  it('recognize an ApiError and its kind', async () => {
    const error = await failure(json({}, { status: 500 }))
    expect([isApiError(error), isApiError(error, 'http'), isApiError(error, 'network')]).toEqual([true, true, false])
    expect(isApiError(new Error('other'))).toBe(false)
  })

  it.each([
    ['401', json({}, { status: 401 }), { unauthorized: true, unsupported: false, transient: false }],
    ['404', json({}, { status: 404 }), { unauthorized: false, unsupported: true, transient: false }],
    ['405', json({}, { status: 405 }), { unauthorized: false, unsupported: true, transient: false }],
    ['a page', () => new Response(page), { unauthorized: false, unsupported: true, transient: false }],
    ['an object', json({}), { unauthorized: false, unsupported: false, transient: false }],
    ['503', json({}, { status: 503 }), { unauthorized: false, unsupported: false, transient: true }],
    ['500', json({}, { status: 500 }), { unauthorized: false, unsupported: false, transient: false }],
    ['no network', () => Promise.reject(new TypeError()), { unauthorized: false, unsupported: false, transient: true }],
  ])('classify %s', async (_, answer, expected) => {
    const error = await failure(answer)
    const answers = {
      unauthorized: isUnauthorized(error),
      unsupported: isUnsupported(error),
      transient: isTransient(error),
    }
    expect(answers).toEqual(expected)
  })
})

it('looks up the platform’s fetch at each call', async () => {
  const api = createApi({ baseUrl: 'https://api.example.org' })
  const platform = globalThis.fetch
  try {
    globalThis.fetch = async () => Response.json([])
    await expect(read(api.GET('/api/exams'), list<ExamListItem>)).resolves.toEqual([])
  } finally {
    globalThis.fetch = platform
  }
})
