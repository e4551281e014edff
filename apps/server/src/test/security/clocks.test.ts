import { afterAll, describe, expect, test } from 'vitest'
import { accountByEmail, markVerified } from '../../modules/auth/repository'
import { gradeOverdue } from '../../modules/attempts/overdue'
import type { MailMessage } from '../../platform/mail/mailer'
import { buildTestServer, type TestServer } from '../support/test-server'
import { codeMailedTo, resultOf, somebody } from '../support/client'
import { writeContent } from '../support/content'
import { ownPage } from '../support/contract-operations'
import { migratedDatabase } from '../support/fresh-database'

const HOUR = 3_600_000

let shift = 0
/** The database's clock: it runs, and tests move it forward. */
const databaseNow = () => new Date(Date.now() + shift)
const forward = (seconds: number) => (shift += seconds * 1000)

let calls = 0
/** A server's clock that is an hour ahead or behind at each call. */
const jumpingClock = () => new Date(databaseNow().getTime() + ((calls += 1) % 2 === 0 ? HOUR : -HOUR))
const clockBy = (milliseconds: number) => () => new Date(databaseNow().getTime() + milliseconds)

const postgres = process.env['TEST_DATABASE_URL']
const fresh = postgres === undefined ? undefined : await migratedDatabase(postgres)
/** On PostgreSQL, servers whose clocks differ by three seconds and by an hour; the embedded database has one server. */
const clocks = fresh === undefined ? [jumpingClock] : [clockBy(0), clockBy(3000), clockBy(HOUR), clockBy(-HOUR)]
/** Called with each mail that is being sent. */
let sendMail = (_mail: MailMessage) => Promise.resolve()
const mailer = { send: (mail: MailMessage) => sendMail(mail).then(() => 'sent by the test') }
const contentFolder = writeContent()
const servers: TestServer[] = []
for (const now of clocks) {
  const environment = { ADDRESS_LIMITS: 'true' }
  servers.push(
    await buildTestServer({ contentFolder, now, databaseNow, environment, databaseUrl: fresh?.address, mailer }),
  )
}
afterAll(async () => {
  for (const server of servers) await server.close()
  await fresh?.drop()
})

let addresses = 0
/** Sends a request to the servers in turn. Default address: a new one. */
const post = async (
  at: number,
  url: string,
  payload: object,
  remoteAddress = `10.0.${(addresses += 1) >> 8}.${addresses & 255}`,
) => {
  const test = servers[at % servers.length]
  if (test === undefined) throw new Error('There is no server.')
  const response = await test.server.inject({ method: 'POST', url, payload, remoteAddress, headers: ownPage })
  await test.flush()
  return response
}

const signUp = async () => {
  const data = somebody()
  expect((await post(0, '/api/auth/register', data)).statusCode).toBe(200)
  return data
}

/** Logs in with wrong passwords; returns how many were verified, and how many were refused unverified. */
const guess = async (email: string, count: number, isAtOnce: boolean) => {
  const statuses: number[] = []
  const one = async (at: number) => {
    statuses.push((await post(at, '/api/auth/login', { email, password: `guess ${at}` })).statusCode)
  }
  const tries = Array.from({ length: count }, (_, at) => at)
  if (isAtOnce) await Promise.all(tries.map(one))
  else for (const at of tries) await one(at)
  const countOf = (status: number) => statuses.filter((each) => each === status).length
  return { verified: countOf(401), limited: countOf(429) }
}

describe('ASVS 5: limits count by the database’s clock, whatever the clocks of the servers say', () => {
  test.each([
    ['fifty guesses at once', true],
    ['forty guesses one after another', false],
  ])('%s verify five passwords', async (_, isAtOnce) => {
    const { email } = await signUp()
    const count = isAtOnce ? 50 : 40
    expect(await guess(email, count, isAtOnce)).toEqual({ verified: 5, limited: count - 5 })
  })

  test('a count falls by time, by one try after each delay, and by a success', async () => {
    const { email, password } = await signUp()
    await guess(email, 5, true)
    for (const seconds of [30, 60, 120]) {
      forward(seconds - 5)
      expect(await guess(email, 20, true)).toEqual({ verified: 0, limited: 20 })
      forward(5)
      expect(await guess(email, 20, true)).toEqual({ verified: 1, limited: 19 })
    }
    expect((await post(0, '/api/auth/login', { email, password })).statusCode).toBe(429)
    forward(240)
    expect((await post(1, '/api/auth/login', { email, password })).statusCode).toBe(200)
    expect(await guess(email, 20, true)).toEqual({ verified: 5, limited: 15 })
  })

  test('an address has twenty failures a minute', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const payload = { email: `stranger${at}@naru.test`, password: 'x' }
        return (await post(at, '/api/auth/login', payload, '192.0.2.1')).statusCode
      }),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  })
})

describe('ASVS 13: codes count by the database’s clock, whatever the clocks of the servers say', () => {
  const mails = () => servers.flatMap((server) => server.mails)
  const mailsTo = (email: string) => mails().filter(({ to, subject }) => to === email && /reset/i.test(subject))

  test('one code a minute is mailed, and five an hour', async () => {
    const { email } = await signUp()
    const ask = (at: number) => post(at, '/api/auth/send-reset-otp', { email })
    for (let at = 0; at < 4; at += 1) await ask(at)
    expect(mailsTo(email)).toHaveLength(1)
    forward(61)
    await ask(1)
    expect(mailsTo(email)).toHaveLength(2)
    for (let at = 0; at < 4; at += 1) {
      forward(61)
      expect((await ask(at)).statusCode).toBe(429)
    }
  })

  test('a code has five tries and ten minutes', async () => {
    const spent = await signUp()
    const redeem = (at: number, email: string, otp: string) =>
      post(at, '/api/auth/reset-password', { email, otp, newPassword: 'across the river' })
    const codeFor = async ({ email }: { email: string }) => {
      await post(0, '/api/auth/send-reset-otp', { email })
      return servers.map((server) => codeMailedTo({ ...server, mails: mails() }, email))[0] ?? ''
    }
    const code = await codeFor(spent)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let at = 0; at < 5; at += 1) expect((await redeem(at, spent.email, wrong)).statusCode).toBe(400)
    expect((await redeem(0, spent.email, code)).statusCode).toBe(400)

    const [late, inTime] = [await signUp(), await signUp()]
    const [lateCode, timelyCode] = [await codeFor(late), await codeFor(inTime)]
    forward(590)
    expect((await redeem(1, inTime.email, timelyCode)).statusCode).toBe(200)
    forward(11)
    expect((await redeem(2, late.email, lateCode)).statusCode).toBe(400)
  })
})

describe('plans, sessions, evidence and ranks follow the database’s clock, whatever the clocks of the servers say', () => {
  const all = servers.map((_, at) => at)
  const send = async (at: number, token: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const test = servers[at % servers.length]
    if (test === undefined) throw new Error('There is no server.')
    const sentAt = { 'x-sent-at': databaseNow().toISOString() }
    const headers = { ...ownPage, ...(payload && sentAt) }
    return test.server.inject({ method, url, headers, cookies: { sid: token }, ...(payload && { payload }) })
  }
  const statusesOf = async (token: string, url: string) => {
    const statuses: number[] = []
    for (const at of all) statuses.push((await send(at, token, 'GET', url)).statusCode)
    return [...new Set(statuses)]
  }
  /** The session token of a new learner with a verified email address who logs in on a server. */
  const logIn = async (at: number) => {
    const { email, password } = await signUp()
    for (const { context } of servers.slice(0, 1)) {
      const account = await accountByEmail(context.database, email)
      await markVerified(context.database, account?.id ?? '')
    }
    const response = await post(at, '/api/auth/login', { email, password })
    return response.cookies.find(({ name }) => name === 'sid')?.value ?? ''
  }
  const hasPlan = async (at: number, token: string) => (await send(at, token, 'GET', '/api/auth/check-access')).json()

  test('a session ends a day after its last use, on every server', async () => {
    for (const at of all) {
      const token = await logIn(at)
      forward(24 * 3600 - 20)
      for (const { runMaintenance } of servers) await runMaintenance()
      expect(await statusesOf(token, '/api/user/data')).toEqual([200])
      forward(24 * 3600 + 20)
      expect(await statusesOf(token, '/api/user/data')).toEqual([401])
    }
  })

  test('a plan of five minutes is activated once and ends after five minutes; an opening lasts for its time', async () => {
    for (const at of all) {
      const token = await logIn(at)
      const plans = await Promise.all(
        all.map((other) => send(at + other, token, 'POST', '/api/user-plan-purchases', { pricePlanId: 'quick' })),
      )
      expect(new Set(plans.map(({ body }) => body)).size).toBe(1)
      forward(280)
      for (const other of all) expect(await hasPlan(other, token)).toEqual({ canAccessExam: true })
      expect((await send(at, token, 'GET', '/api/exams/other')).statusCode).toBe(200)
      forward(20)
      for (const other of all) expect(await hasPlan(other, token)).toEqual({ canAccessExam: false })
      forward(21 * 60)
      expect(await statusesOf(token, '/api/exams/other')).toEqual([200])
      forward(60)
      expect(await statusesOf(token, '/api/exams/other')).toEqual([403])
    }
  })

  test('an attempt keeps its time and rank if other servers save its start, its answers and its result', async () => {
    for (const at of all) {
      const token = await logIn(at)
      await send(at, token, 'POST', '/api/user-plan-purchases', { pricePlanId: 'free' })
      const exam = (await send(at, token, 'GET', '/api/exams/mini')).json()
      const questionId: string = exam.questions[0]._id
      const startTime = databaseNow().toISOString()
      const progress = { startTime, phase: 'reading', index: 0, answers: {}, plays: {}, revision: 0 }
      expect((await send(at, token, 'PUT', '/api/exams/mini/progress', progress)).statusCode).toBe(200)
      forward(580)
      for (const { context } of servers) await gradeOverdue(context)
      const saved = await send(at + 1, token, 'PUT', '/api/exams/mini/progress', {
        ...progress,
        revision: 1,
        answers: { [questionId]: '과일' },
      })
      expect(saved.statusCode).toBe(200)
      const timestamp = new Date(Date.parse(startTime) + 60_000).toISOString()
      const body = resultOf('mini', { [questionId]: '과일' }, startTime, timestamp)
      const response = await send(at + 2, token, 'POST', '/api/results', body)
      const { result } = response.json()
      expect(result).toMatchObject({ attempt: 1, isLate: false, isAutomatic: false })
      expect(result.unrankedReason).toBeUndefined()
      // The client claims a minute.
      expect(result.timeTaken).toBeGreaterThanOrEqual(580)
    }
  })
})

test('a mail that one server is sending is not sent by another one, whatever their clocks say', async () => {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  let sent = 0
  sendMail = () => {
    sent += 1
    if (sent > servers.length) release()
    return released
  }
  for (const { context } of servers) await context.queueMail({ to: 'once@naru.test', subject: 'Once', text: 'Once' })
  for (const { runMaintenance } of servers) await runMaintenance()
  release()
  expect(sent).toBe(servers.length)
})
