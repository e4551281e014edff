import { symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { hasDuplicateKeys } from '../../platform/http/json-body'
import { putMediaRow, removeUnused } from '../../modules/media/store'
import { paths } from '../../paths'
import { openTestServer } from '../support/test-server'
import { clientOf, fieldOf, listOf, newLearner } from '../support/client'
import { writeContent } from '../support/content'
import { operations, ownJson, ownPage, sample, sendOperation } from '../support/contract-operations'
import { newStaff } from '../support/desk-client'
import { fingerprints } from '../support/snapshot'

const lines: string[] = []
const server = await openTestServer({
  contentFolder: writeContent(),
  requestTimeoutMs: 400,
  logLevel: 'info',
  logTo: { write: (line) => void lines.push(line) },
})
// Others have no right to all operations, and are told so before their request is read.
const cookies = { sid: (await newStaff(server, 'admin')).token() ?? '' }
let port = 0
beforeAll(async () => {
  port = Number(new URL(await server.server.listen({ host: '127.0.0.1', port: 0 })).port)
})

const post = (payload: string, url = '/api/auth/login', headers: Record<string, string> = ownJson) =>
  server.server.inject({ method: 'POST', url, payload, headers })

const head =
  'POST /api/auth/login HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n'
/** Sends raw bytes, with a pause between the pieces, and resolves to the response when the connection ends. */
const sendRaw = (pieces: readonly string[], pause = 0) =>
  new Promise<string>((done) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    const waiting = [...pieces]
    const next = () => {
      const piece = waiting.shift()
      if (piece === undefined || socket.destroyed) return
      socket.write(piece)
      setTimeout(next, pause)
    }
    socket.on('connect', next)
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => done(answer))
  })

describe('ASVS 41: files are served by our names only', () => {
  test.each([
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/%252e%252e%252fetc%252fpasswd',
    '/media/..\\..\\etc\\passwd',
    '/media/%00',
    '/media//etc/passwd',
    '/media/',
    '/media',
    '/media/.',
    `/media/${'a'.repeat(32)}.svg`,
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/.git/config',
    '/package.json',
  ])('%s does not exist', async (url) => {
    const response = await server.server.inject(url)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(response.body).not.toMatch(/root:|"workspaces"/)
  })

  test('a symbolic link among them is not followed', async () => {
    const { database, mediaFolder } = server.context
    const name = `${'0f'.repeat(16)}.svg`
    await putMediaRow(database, { name, contentType: 'image/svg+xml' }, true)
    symlinkSync(paths.contract, join(mediaFolder, name))
    const response = await server.server.inject(`/media/${name}`)
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain('openapi')
    unlinkSync(join(mediaFolder, name))
    writeFileSync(join(mediaFolder, name), '<svg/>')
    expect((await server.server.inject(`/media/${name}`)).body).toBe('<svg/>')
    // The maintenance job would remove it at any later moment.
    await removeUnused(server.context, [name])
  })

  test('and ranges are supported', async () => {
    const [first] = (await server.server.inject('/api/advertisements')).json<unknown[]>()
    const url = String(fieldOf(first, 'imageUrl'))
    const piece = await server.server.inject({ url, headers: { range: 'bytes=0-9' } })
    expect(piece.statusCode).toBe(206)
    expect(piece.rawPayload).toHaveLength(10)
    const beyond = await server.server.inject({ url, headers: { range: 'bytes=999999-' } })
    expect(beyond.statusCode).toBe(416)
    const { rawPayload, headers } = await server.server.inject(url)
    expect(headers).toMatchObject({ 'accept-ranges': 'bytes' })
    const held = { 'if-none-match': String(headers['etag']) }
    expect((await server.server.inject({ url, headers: held })).statusCode).toBe(304)
    expect(beyond.headers).toMatchObject({
      'content-range': `bytes */${rawPayload.length}`,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
  })
})

describe('every operation', () => {
  const withBody = operations.filter(({ schema }) => schema !== undefined)

  test.each(withBody.map((operation) => [operation.id, operation] as const))(
    '%s rejects every other content type',
    async (_, operation) => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
        'nonsense',
      ]) {
        const headers = { ...ownPage, 'content-type': type }
        const response = await sendOperation(server, operation, { headers, cookies })
        expect([type, response.statusCode]).toEqual([type, 415])
        expect(response.json()).toMatchObject({ success: false, message: expect.stringMatching(/^\S.*\.$/) })
      }
    },
  )

  test('that does not exist answers 404, whatever the method', async () => {
    const headers = { ...ownPage, accept: 'text/html' }
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const response = await server.server.inject({ method, url: '/api/nothing', headers })
      expect([method, response.statusCode]).toEqual([method, 404])
      expect(response.json()).toMatchObject({ success: false, message: expect.stringMatching(/^\S.*\.$/) })
    }
    expect((await server.server.inject({ method: 'DELETE', url: '/api/exams', headers })).statusCode).toBe(404)
  })

  test('is not what a connection asks for that sends something else than HTTP', async () => {
    const answer = await sendRaw(['nonsense\r\n\r\n'])
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('{"success":false,"message":"The request cannot be read."}')
  })
})

describe('ASVS 42: input is limited in size', () => {
  test('bodies, by a limit of each operation', async () => {
    for (const operation of operations.filter(({ schema }) => schema !== undefined)) {
      const { id, body = 64 } = operation
      const payload = JSON.stringify({ filler: 'x'.repeat(1024 * body) })
      const response = await sendOperation(server, operation, { payload, cookies })
      const message = fieldOf(response.json(), 'message')
      expect([id, response.statusCode, message]).toEqual([id, 413, 'The request is too large.'])
    }
  })

  test('bodies, before they are read', async () => {
    expect(await sendRaw([`${head}content-length: 10000000\r\n\r\n{`])).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('headers', async () => {
    expect(await sendRaw([`GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`])).toMatch(/^HTTP\/1\.1 431 /)
  })

  test('addresses', async () => {
    const response = await server.server.inject(`/api/exams/${'x'.repeat(3000)}`)
    expect([400, 401, 404, 414]).toContain(response.statusCode)
  })
})

describe('ASVS 43: ambiguous or malicious JSON is rejected', () => {
  test.each([
    ['deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`.slice(0, 60_000)],
    ['33 levels deep', `{"email":${'['.repeat(33)}${']'.repeat(33)},"password":"x"}`],
    ['wide', JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1])))],
    ['with a key twice', '{"email":"a@b.lk","email":"c@d.lk","password":"x"}'],
    ['with a key twice, once in escapes', '{"email":"a@b.lk","\\u0065mail":"c@d.lk","password":"x"}'],
    ['with a number beyond all numbers', '{"email":1e400,"password":"x"}'],
    ['with half a character', '{"email":"a@b.lk","password":"\\ud800"}'],
    ['with half a character in a key', '{"\\udc00":"a@b.lk","password":"x"}'],
    ['with NUL', '{"email":"a\\u0000@b.lk","password":"x"}'],
    ['with __proto__', '{"__proto__":{"role":"admin"},"email":"a@b.lk","password":"x"}'],
    ['with constructor.prototype', '{"constructor":{"prototype":{"role":"admin"}},"email":"a@b.lk","password":"x"}'],
    ['with a comment', '{"email":"a@b.lk",/* */"password":"x"}'],
    ['with NaN', '{"email":NaN,"password":"x"}'],
    ['in another encoding', '\uFEFF\uFEFF{"email":"a@b.lk","password":"x"}'],
  ])('%s', async (_, payload) => {
    const response = await post(payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false, message: expect.stringMatching(/^[A-Z'].*\.$/) })
    expect(({} as { role?: string }).role).toBeUndefined()
  })

  test.each([
    ['{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}', false],
    ['{"a":"{\\"a\\":1,\\"a\\":2}","b":"\\\\"}', false],
    ['{"a":{"b":1,"b":2}}', true],
    ['[{"x":1},{"x":1,"x":1}]', true],
    ['{"a" : 1 ,\n "a" : 2}', true],
    ['"a"', false],
    ['{"\\\\":1,"\\\\":2}', true],
    ['{"a\\"":1,"a":2}', false],
  ])('a duplicate key in %s: %s', (text, expected) => {
    expect(hasDuplicateKeys(text)).toBe(expected)
  })

  test('a duplicate key is found beside a file of many megabytes', () => {
    const file = 'A'.repeat(20_000_000)
    expect(hasDuplicateKeys(`{"file":"${file}","title":"x"}`)).toBe(false)
    expect(hasDuplicateKeys(`{"title":"x","file":"${file}","title":"y"}`)).toBe(true)
  })
})

describe('ASVS 44: slow clients are disconnected', () => {
  test('a body that is sent byte by byte is cut off, which is no fault of the server', async () => {
    lines.length = 0
    const answer = await sendRaw([`${head}content-length: 1000\r\n\r\n`, ...Array.from({ length: 200 }, () => ' ')], 25)
    expect(answer).toMatch(/^HTTP\/1\.1 408 |^$/)
    await vi.waitFor(() => expect(lines.join('')).toContain('The request ended before it was complete.'))
    const logged = lines.map((line): { level: number } => JSON.parse(line))
    expect(logged).toEqual(logged.map(() => expect.objectContaining({ level: 30 })))
    expect(lines.join('')).not.toContain('stack')
  })

  test('but a file of the staff has more time to arrive, and nobody else', async () => {
    const url = 'PUT /api/desk/takes/x HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\nconnection: close\r\n'
    const send = async (token: string | undefined, pieces: number) => {
      const cookie = token === undefined ? '' : `cookie: sid=${token}\r\n`
      const start = `${url}${cookie}content-type: application/json\r\ncontent-length: ${pieces}\r\n\r\n{`
      return sendRaw([start, ...Array.from({ length: pieces - 2 }, () => ' '), '}'], 50)
    }
    const author = await newStaff(server, 'author')
    expect(await send(author.token(), 16)).toMatch(/^HTTP\/1\.1 400 .*'paper' is missing/s)
    expect(await send((await newLearner(server)).token(), 16)).toMatch(/^HTTP\/1\.1 403 /)
    expect(await send(undefined, 16)).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('endless headers are cut off', async () => {
    const answer = await sendRaw(['GET / HTTP/1.1\r\n', ...Array.from({ length: 200 }, (_, at) => `x${at}: y\r\n`)], 25)
    expect(answer).toMatch(/^HTTP\/1\.1 408 |^$/)
  })

  test('other clients are served meanwhile', async () => {
    const slow = sendRaw([`${head}content-length: 1000\r\n\r\n`, ...Array.from({ length: 40 }, () => ' ')], 25)
    const responses = await Promise.all(Array.from({ length: 20 }, () => server.server.inject('/healthz')))
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true)
    await slow
  })
})

describe('ASVS 45: values are not coerced', () => {
  test('numbers, booleans and lists are not read from text', async () => {
    const learner = await newLearner(server)
    const before = await fingerprints(server.context.database)
    const wrong: string[] = []
    for (const operation of operations.filter(({ schema }) => schema !== undefined)) {
      const good: object = Object(sample(operation.schema))
      for (const [field, value] of Object.entries(good)) {
        const other = typeof value === 'string' ? [value] : String(value)
        const payload = JSON.stringify({ ...good, [field]: other })
        const { statusCode } = await sendOperation(server, operation, { payload, token: learner.token() })
        if (statusCode < 400 || statusCode >= 500) wrong.push(`${operation.id} ${field}: ${statusCode}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await fingerprints(server.context.database)).toEqual(before)
  })

  test('a duplicate query parameter is rejected', async () => {
    const learner = await newLearner(server)
    expect(await learner.get('/api/results/leaderboard?examId=mini&examId=other')).toMatchObject({ status: 400 })
    expect(await learner.get('/api/results/leaderboard?examId[]=mini')).toMatchObject({ status: 400 })
  })
})

describe('ASVS 38: text is data', () => {
  const corpus = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; drop table users; --",
    "' or '1'='1",
    '{{constructor.constructor("alert(1)")()}}',
    'javascript:alert(1)',
    '\u202Egnp.exe',
    '${7*7}',
  ]

  test.each(corpus)('%s is returned unchanged, as JSON that is never interpreted as a page', async (name) => {
    const learner = await newLearner(server, { name, lName: name })
    const response = await learner.get('/api/user/data')
    expect(response.body).toMatchObject({ name, lName: name })
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  // What only a page would read, `fuzz.test.ts` sends at random, too.
  test.each(corpus.filter((text) => text.startsWith("'")))(
    'ASVS 39: %s reaches the database as a value, in every field of every operation',
    async (text) => {
      const learner = await newLearner(server)
      const before = listOf((await learner.get('/api/price-plans')).body).length
      for (const operation of operations) {
        const filled = JSON.stringify(sample(operation.schema)).replaceAll(/"x+"/g, JSON.stringify(text))
        const response = await sendOperation(server, operation, {
          url: operation.url.replace(/\bx\b/, encodeURIComponent(text)),
          token: learner.token(),
          ...(operation.schema !== undefined && { payload: filled }),
        })
        expect([operation.url, response.statusCode]).toEqual([
          operation.url,
          expect.toSatisfy((status: number) => status < 500),
        ])
      }
      expect(listOf((await clientOf(server).get('/api/price-plans')).body)).toHaveLength(before)
    },
  )
})

test('ASVS 40: only the staff can upload files, and a learner the own picture; they are checked', () => {
  const taking = operations.filter(({ schema }) => /base64|binary/.test(JSON.stringify(schema ?? {})))
  expect(taking.length).toBeGreaterThan(1)
  expect(taking.filter(({ right }) => right === undefined)).toMatchObject([
    { method: 'PATCH', url: '/api/user/profile' },
  ])
})
