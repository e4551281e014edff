import { requestBodies } from '@naru/api/msw'
import { afterAll, describe, expect, test } from 'vitest'
import { limitCounters } from '../../platform/db/schema'
import { keyOf, networkOf } from '../../platform/http/limits'
import { buildTestServer } from '../support/test-server'
import {
  clientOf,
  codeMailedTo,
  fieldOf,
  manualClock,
  newLearner,
  registeredLearner,
  somebody,
} from '../support/client'
import { writeContent } from '../support/content'
import { operations, ownJson, ownPage, sendOperation } from '../support/contract-operations'
import { newStaff } from '../support/desk-client'
import { dump } from '../support/snapshot'

const clock = manualClock()
const contentFolder = writeContent()
const server = await buildTestServer({ contentFolder, now: clock.now })
const guardedLog: string[] = []
const guarded = await buildTestServer({
  contentFolder,
  now: clock.now,
  logLevel: 'warn',
  logTo: { write: (line) => void guardedLog.push(line) },
  environment: { ADDRESS_LIMITS: 'true', TRUST_PROXY: '1' },
})
afterAll(() => Promise.all([server.close(), guarded.close()]))

const login = (email: string, password: string) => clientOf(server).post('/api/auth/login', { email, password })

/** A request to the guarded server, as its proxy forwards it. */
const from = (address: string, url: string, payload: object, forwarded = address) =>
  guarded.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...ownPage, 'x-forwarded-for': forwarded },
    remoteAddress: '10.0.0.1',
  })
const manyFrom = async (count: number, address: string, url: string, payload: () => object) => {
  const statuses: number[] = []
  for (let at = 0; at < count; at += 1) statuses.push((await from(address, url, payload())).statusCode)
  return statuses
}

describe('ASVS 5: password guessing is slowed down, without locking the owner out permanently', () => {
  test('after five failures a login waits 30 seconds, then twice as long each time, at most 15 minutes', async () => {
    const [{ email, password }, other] = [await newLearner(server), await newLearner(server)]
    for (let fail = 0; fail < 5; fail += 1) expect(await login(email, 'wrong')).toMatchObject({ status: 401 })
    const waits: number[] = []
    for (let round = 0; round < 8; round += 1) {
      const limited = await login(email, password)
      expect(limited).toMatchObject({ status: 429, body: { success: false } })
      const seconds = Number(limited.headers['retry-after'])
      waits.push(seconds)
      clock.forward(seconds)
      expect(await login(email, 'wrong')).toMatchObject({ status: 401 })
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
    expect(await login(other.email, other.password)).toMatchObject({ status: 200 })
    clock.forward(900)
    expect(await login(email, password)).toMatchObject({ status: 200 })
    expect(await login(email, 'wrong')).toMatchObject({ status: 401 })
  })

  test('an email without an account is limited in the same way', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 7; at += 1) statuses.push((await login('nobody.there@naru.test', 'x')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  test('a password reset still works, and clears the limit', async () => {
    const { email } = await registeredLearner(server)
    for (let at = 0; at < 8; at += 1) await login(email, 'wrong')
    await clientOf(server).post('/api/auth/send-reset-otp', { email })
    const otp = codeMailedTo(server, email)
    await clientOf(server).post('/api/auth/reset-password', { email, otp, newPassword: 'across the river' })
    expect(await login(email, 'across the river')).toMatchObject({ status: 200 })
  })

  test('twenty failures a minute per address, over all accounts; a successful login is not counted', async () => {
    const good = somebody()
    await from('198.51.100.7', '/api/auth/register', good)
    let person = 0
    const wrong = () => ({ email: `stranger${(person += 1)}@naru.test`, password: 'x' })
    const right = () => ({ email: good.email, password: good.password })
    expect(await manyFrom(25, '198.51.100.7', '/api/auth/login', right)).toEqual(Array.from({ length: 25 }, () => 200))
    expect((await manyFrom(22, '198.51.100.7', '/api/auth/login', wrong)).slice(19)).toEqual([401, 429, 429])
    expect((await from('198.51.100.8', '/api/auth/login', right())).statusCode).toBe(200)
    clock.forward(61)
    expect((await from('198.51.100.7', '/api/auth/login', right())).statusCode).toBe(200)
  })

  test('a class behind one address logs in at once; failures sent at once are limited as before', async () => {
    const pupils = await Promise.all(Array.from({ length: 40 }, () => newLearner(guarded)))
    const login = (email: string, password: string) => from('198.51.100.9', '/api/auth/login', { email, password })
    const logins = await Promise.all(pupils.map(({ email, password }) => login(email, password)))
    expect(new Set(logins.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const wrong = await Promise.all(pupils.map(({ email }) => login(email, 'wrong')))
    expect(wrong.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20)
  })

  test('a database clock that was far ahead locks nobody out for longer than 15 minutes after it is corrected', async () => {
    const { email, password } = await newLearner(server)
    const year = 366 * 86_400
    clock.forward(year)
    for (let at = 0; at < 6; at += 1) await login(email, 'wrong')
    clock.forward(-year)
    expect(await login(email, password)).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
    clock.forward(900)
    expect(await login(email, password)).toMatchObject({ status: 200 })
  })
})

describe('ASVS 46: a client’s address is read from our own proxy only', () => {
  const wrong = () => ({ email: 'one.more@naru.test', password: 'x' })

  test('addresses that the client adds to the header do not change the limit', async () => {
    const send = async (at: number) => {
      const body = { userId: `nobody${at}`, otp: '000000' }
      return (await from('203.0.113.5', '/api/auth/Verify-account', body, `192.0.2.${at}, 203.0.113.5`)).statusCode
    }
    expect(await send(0)).toBe(400)
    await guarded.context.database.update(limitCounters).set({ count: 59 })
    expect([await send(1), await send(2)]).toEqual([400, 429])
  })

  test('without a proxy the header is ignored, and logged as a warning once', async () => {
    const warnings: string[] = []
    const bare = await buildTestServer({
      contentFolder,
      now: clock.now,
      environment: { ADDRESS_LIMITS: 'true' },
      logLevel: 'warn',
      logTo: { write: (line) => void warnings.push(line) },
    })
    await bare.server.inject({ url: '/healthz', headers: ownPage })
    expect(warnings).toEqual([])
    const statuses: number[] = []
    for (let at = 0; at < 21; at += 1) {
      const response = await bare.server.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { ...wrong(), email: `one${at}@naru.test` },
        headers: { ...ownPage, 'x-forwarded-for': `192.0.2.${at}` },
      })
      statuses.push(response.statusCode)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(warnings).toEqual([expect.stringMatching(/"level":40.*"event":"untrusted proxy".*TRUST_PROXY/)])
    expect(warnings.join()).not.toContain('192.0.2.')
    expect(guardedLog.join()).not.toContain('untrusted proxy')
    await bare.close()
  })

  test('an IPv6 household counts as one', () => {
    expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:0db8:1:2::ffff'))
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
    expect(networkOf('::1')).toBe('0:0:0:0')
  })
})

describe('ASVS 53: expensive operations are limited, with a retry time', () => {
  const ofContract = operations.flatMap((operation) =>
    (['user', 'address'] as const).flatMap((by) => {
      const limit = operation.limit?.[by]
      return limit === undefined ? [] : [[operation.id, by, limit, operation] as const]
    }),
  )
  test.each(ofContract)('%s, of one %s', async (_id, by, { counter, count, minutes }, operation) => {
    const people = [await newStaff(guarded, 'admin'), await newStaff(guarded, 'admin')] as const
    const addresses = ['203.0.113.30', '203.0.113.31'] as const
    /** @returns for how many seconds the limit refuses it */
    const send = async (at: 0 | 1) => {
      const [person, address] = by === 'user' ? [people[at], addresses[0]] : [people[0], addresses[at]]
      const payload = fieldOf(requestBodies, operation.id)
      const response = await sendOperation(guarded, operation, {
        token: person.token(),
        headers: { ...(payload === undefined ? ownPage : ownJson), 'x-forwarded-for': address },
        ...(payload !== undefined && { payload: JSON.stringify(payload) }),
        remoteAddress: '10.0.0.1',
      })
      const isLimited = response.statusCode === 429 && response.json().code === 'too_many_attempts'
      return isLimited ? Number(response.headers['retry-after']) : 0
    }
    const key = keyOf(counter, by === 'user' ? people[0].userId : addresses[0])
    const windowEndsAt = new Date(clock.now().getTime() + minutes * 60_000)
    await guarded.context.database.delete(limitCounters)
    await guarded.context.database.insert(limitCounters).values({ key, count: count - 1, windowEndsAt })
    expect([await send(0), await send(0), await send(1)]).toEqual([0, minutes * 60, 0])
    clock.forward(minutes * 60)
    expect(await send(0)).toBe(0)
  })

  test.each<[what: string, count: number, send: (address: string) => ReturnType<typeof from>]>([
    ['sign-ups', 60, (address) => from(address, '/api/auth/register', somebody())],
    [
      'reports of blocked content',
      20,
      (address) => {
        const headers = { 'content-type': 'application/reports+json', 'x-forwarded-for': address }
        return guarded.server.inject({ method: 'POST', url: '/csp-reports', headers, payload: '[]' })
      },
    ],
  ])('%s from one address', async (_, count, send) => {
    const { statusCode: usual } = await send('203.0.113.20')
    await guarded.context.database.update(limitCounters).set({ count: count - 1 })
    expect((await send('203.0.113.20')).statusCode).toBe(usual)
    const limited = await send('203.0.113.20')
    expect(limited.statusCode).toBe(429)
    expect(limited.json()).toMatchObject({ code: 'too_many_attempts', value: Number(limited.headers['retry-after']) })
    expect((await send('203.0.113.21')).statusCode).toBe(usual)
  })

  test('counters are stored in the shared database, without addresses or emails', async () => {
    const counters = (await dump(guarded.context.database))
      .split('\n')
      .filter((line) => line.startsWith('limit_counters'))
    expect(counters.length).toBeGreaterThan(3)
    for (const line of counters) expect(line).not.toMatch(/203\.0\.113|198\.51\.100|@/)
  })
})
