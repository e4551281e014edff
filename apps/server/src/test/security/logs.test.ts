import { describe, expect, test } from 'vitest'
import { openTestServer } from '../support/test-server'
import { breakDatabase } from '../support/break-database'
import { clientOf, codeMailedTo, newLearner, registeredLearner, somebody } from '../support/client'
import { writeContent } from '../support/content'
import { contract, operations, sendOperation } from '../support/contract-operations'

const lines: string[] = []
/** Lines for the operator, which are not part of the log. */
const operatorLines: string[] = []
const server = await openTestServer({
  contentFolder: writeContent(),
  logLevel: 'info',
  logTo: { write: (line) => void lines.push(line) },
  notifyOperator: (line) => void operatorLines.push(line),
})

interface Line {
  event?: string
  userId?: string
  subjectId?: string
  status?: number
  operation?: string
  reason?: string
  address?: string
}
const logged = (): Line[] => lines.map((line): Line => JSON.parse(line))
const events = () => logged().filter(({ event }) => event !== undefined)

describe('ASVS 50: the log contains security events and no secrets', () => {
  test('logins, codes, resets, deactivations and rejections are logged', async () => {
    lines.length = 0
    const learner = await registeredLearner(server)
    await clientOf(server).post('/api/auth/login', { email: learner.email, password: 'wrong' })
    await clientOf(server).post('/api/auth/Verify-account', { userId: learner.userId, otp: 'wrong' })
    await learner.get('/api/user')
    await clientOf(server).post('/api/auth/send-reset-otp', { email: learner.email })
    const otp = codeMailedTo(server, learner.email)
    await clientOf(server).post('/api/auth/reset-password', {
      email: learner.email,
      otp,
      newPassword: 'another way over',
    })
    const { userId } = learner
    const found = events()
    for (const wanted of [
      { event: 'registered', userId },
      { event: 'logged in', userId },
      { event: 'login failed', subjectId: userId, address: '127.0.0.1' },
      { event: 'code refused', subjectId: userId },
      { event: 'refused', status: 403, operation: 'GET /api/user', userId },
      { event: 'code mailed', userId },
      { event: 'password reset', userId },
    ]) {
      expect(found).toContainEqual(expect.objectContaining(wanted))
    }
  })

  test('a refused origin is logged with PUBLIC_URL, and as a warning if the site itself is opened there', async () => {
    lines.length = 0
    const send = (headers: Record<string, string>) =>
      server.server.inject({ method: 'POST', url: '/api/auth/login', headers, payload: {} })
    await send({ origin: 'https://evil.example' })
    await send({ origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' })
    const refusal = { event: 'refused', status: 403, PUBLIC_URL: 'http://127.0.0.1:3000' }
    expect(logged()).toMatchObject([
      { ...refusal, level: 30, origin: 'https://evil.example' },
      { ...refusal, level: 40, origin: 'http://192.168.1.20:3000' },
    ])
  })

  test('reports of blocked content are logged without query strings and texts of the page; at most five of a batch', async () => {
    lines.length = 0
    const report = (facts: object, type = 'csp-violation') => ({ type, age: 1, url: 'x', user_agent: 'x', body: facts })
    const blocked = {
      documentURL: 'http://127.0.0.1:3000/profile?secret=1#secret',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x.js?secret=1',
      sourceFile: 'http://127.0.0.1:3000/assets/a.js?secret=1',
      sample: 'secret',
      referrer: 'https://x.example/?secret',
    }
    const send = (payload: unknown, type = 'application/reports+json') =>
      server.server.inject({
        method: 'POST',
        url: '/csp-reports',
        headers: { 'content-type': type },
        payload: JSON.stringify(payload),
      })
    const inline = { ...blocked, blockedURL: 'inline' }
    const foreign = { ...blocked, documentURL: 'https://other.example/' }
    expect(
      (
        await send([
          report(blocked),
          report(foreign),
          report(blocked, 'deprecation'),
          report(inline),
          1,
          report(inline),
        ])
      ).statusCode,
    ).toBe(204)
    const line = {
      event: 'policy violation',
      directive: 'script-src-elem',
      page: 'http://127.0.0.1:3000/profile',
      source: 'http://127.0.0.1:3000/assets/a.js',
    }
    expect(logged()).toMatchObject([
      { ...line, blocked: 'https://evil.example/x.js' },
      { ...line, blocked: 'inline' },
    ])
    expect(lines.join('')).not.toContain('secret')
    lines.length = 0
    expect((await send([report({ ...blocked, sample: 'x'.repeat(16 * 1024) })])).statusCode).toBe(413)
    expect((await send({ type: 'csp-violation', body: blocked })).statusCode).toBe(400)
    expect((await send([report(blocked)], 'text/plain')).statusCode).toBe(415)
    expect(lines).toEqual([])
  })

  test('a canary in every field never appears in the log', async () => {
    lines.length = 0
    const canary = 'canary-4711'
    const data = somebody({
      name: `${canary} name`,
      email: `${canary}@naru.test`,
      password: `${canary} password`,
    })
    const client = clientOf(server)
    await client.post('/api/auth/register', data)
    await client.post('/api/auth/login', { email: data.email, password: `${canary} wrong` })
    await client.post('/api/auth/login', { email: data.email, password: data.password })
    await client.post('/api/auth/Verify-account', { userId: 'x', otp: canary })
    await client.post('/api/contact', {
      firstName: canary,
      lastName: canary,
      contactNumber: canary,
      email: data.email,
      message: canary,
    })
    await client.get(`/api/results/leaderboard?examId=${canary}`)
    await client.get('/api/user/data', { authorization: `Bearer ${canary}`, 'user-agent': canary })
    const restore = breakDatabase(server.context.database, () =>
      Object.assign(new Error('the database is broken'), { code: '42P01' }),
    )
    const failed = await client.post('/api/auth/register', somebody({ name: canary, email: `${canary}-2@naru.test` }))
    expect(failed.status).toBe(500)
    await server.runMaintenance()
    restore()
    const all = lines.join('')
    expect(all).toContain('the database is broken')
    expect(all).toContain('"errorCode":"42P01"')
    expect(all).not.toContain(canary)
    expect(`${all}${operatorLines.join('')}`).not.toMatch(/Failed query|params:/)
    expect(operatorLines).toContain('Maintenance job failed and will be retried: the database is broken')
    expect(all).not.toContain(client.token() ?? 'no token')
  })
})

test('ASVS 51: internal errors are hidden from clients and never bypass a check', async () => {
  const learner = await newLearner(server)
  const restore = breakDatabase(server.context.database, () =>
    Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' }),
  )
  const statuses: number[] = []
  for (const operation of operations.filter(({ needsLogin }) => needsLogin)) {
    const response = await sendOperation(server, { ...operation, schema: undefined }, { token: learner.token() })
    expect(response.body).not.toMatch(/10\.0\.0\.7|ECONNREFUSED|node_modules|select/)
    statuses.push(response.statusCode)
  }
  restore()
  expect(new Set(statuses)).toEqual(new Set([503]))
})

test('ASVS 49: no address of the site or the API can contain a secret', () => {
  const inAddresses = [...JSON.stringify(contract).matchAll(/"name":"(\w+)","in":"(?:query|path)"/g)].map(
    ([, name]) => name,
  )
  expect(inAddresses.length).toBeGreaterThan(1)
  for (const name of inAddresses) expect(name).not.toMatch(/otp|code|mail|token|password|phone/i)
})
