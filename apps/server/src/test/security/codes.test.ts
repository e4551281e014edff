import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { oneTimeCodes } from '../../platform/db/schema'
import { isOutdated } from '../../modules/auth/passwords'
import { randomCode } from '../../modules/auth/codes'
import { openTestServer } from '../support/test-server'
import { clientOf, codeMailedTo, manualClock, newLearner, registeredLearner } from '../support/client'
import { writeContent } from '../support/content'
import { dump } from '../support/snapshot'

const clock = manualClock()
const lines: string[] = []
const server = await openTestServer({
  contentFolder: writeContent(),
  now: clock.now,
  logLevel: 'info',
  logTo: { write: (line) => void lines.push(line) },
})

const verify = async (userId: string, otp: string) =>
  (await clientOf(server).post('/api/auth/Verify-account', { userId, otp })).status
const ask = (email: string) => clientOf(server).post('/api/auth/send-reset-otp', { email })
const reset = async (email: string, otp: string) =>
  (await clientOf(server).post('/api/auth/reset-password', { email, otp, newPassword: 'over the river' })).status
const codeOf = (email: string) => codeMailedTo(server, email)
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

test('ASVS 9: all codes of six digits are equally likely, leading zeros included', () => {
  const codes = Array.from({ length: 100_000 }, randomCode)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(codes.some((code) => code.startsWith('00'))).toBe(true)
  for (let place = 0; place < 6; place += 1) {
    const seen = Array.from({ length: 10 }, () => 0)
    for (const code of codes) seen[Number(code[place])] = (seen[Number(code[place])] ?? 0) + 1
    const expected = codes.length / 10
    const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // Nine degrees of freedom: a fair draw passes in 999,999 of 1,000,000 runs.
    expect(chiSquare).toBeLessThan(45)
  }
})

test('ASVS 10: a code is stored as a slow, salted hash, and appears neither in the database nor in the log', async () => {
  const learner = await registeredLearner(server)
  await ask(learner.email)
  const [row] = await server.context.database.select().from(oneTimeCodes).where(eq(oneTimeCodes.userId, learner.userId))
  expect(isOutdated(row?.codeHash ?? '')).toBe(false)
  const stored = await dump(server.context.database)
  const codes = server.mails
    .filter(({ to }) => to === learner.email)
    .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '')
  expect(codes).toHaveLength(2)
  expect(stored).not.toContain(learner.password)
  for (const code of codes) {
    expect(code).toMatch(/^\d{6}$/)
    expect(stored).not.toMatch(new RegExp(`\\b${code}\\b`))
    expect(lines.join('')).not.toMatch(new RegExp(`\\b${code}\\b`))
  }
})

test('ASVS 11: a code expires after ten minutes', async () => {
  const [early, late] = [await registeredLearner(server), await registeredLearner(server)]
  clock.forward(599)
  expect(await verify(early.userId, codeOf(early.email))).toBe(200)
  clock.forward(2)
  expect(await verify(late.userId, codeOf(late.email))).toBe(400)
})

describe('ASVS 12: a code works once, for one account and one purpose', () => {
  test('not for another user', async () => {
    const [one, other] = [await registeredLearner(server), await registeredLearner(server)]
    expect(await verify(other.userId, codeOf(one.email))).toBe(400)
  })

  test('not to reset a password if it verifies the email, nor the other way round', async () => {
    const { userId, email } = await registeredLearner(server)
    const verification = codeOf(email)
    await ask(email)
    const forReset = codeOf(email)
    // They are the same six digits once in a million runs.
    expect(await reset(email, verification === forReset ? wrongFor(forReset) : verification)).toBe(400)
    expect(await verify(userId, verification === forReset ? wrongFor(forReset) : forReset)).toBe(400)
  })

  test('not after a newer one was mailed', async () => {
    const { email } = await registeredLearner(server)
    await ask(email)
    const old = codeOf(email)
    clock.forward(61)
    await ask(email)
    const fresh = codeOf(email)
    expect(fresh).not.toBe(old)
    expect(await reset(email, old)).toBe(400)
    expect(await reset(email, fresh)).toBe(200)
  })
})

describe('ASVS 13: a code cannot be guessed', () => {
  test('fifty simultaneous tries count as fifty', async () => {
    const { userId, email } = await registeredLearner(server)
    const code = codeOf(email)
    await Promise.all(Array.from({ length: 50 }, () => verify(userId, wrongFor(code))))
    expect(await verify(userId, code)).toBe(400)
  })

  test('requesting one code after another allows 25 tries an hour, out of a million', async () => {
    const { email, userId } = await newLearner(server)
    let tries = 0
    for (let minute = 0; minute < 58; minute += 1) {
      clock.forward(61)
      const asked = await ask(email)
      if (asked.status === 429) continue
      for (let at = 0; at < 6; at += 1) {
        const [living] = await server.context.database
          .select({ left: oneTimeCodes.triesLeft })
          .from(oneTimeCodes)
          .where(and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, 'reset')))
        if (living !== undefined && living.left > 0) tries += 1
        await reset(email, wrongFor(codeOf(email)))
      }
    }
    const mailed = server.mails.filter(({ to, subject }) => to === email && subject.includes('reset')).length
    expect(mailed).toBe(5)
    expect(tries).toBe(25)
  })

  test('five codes an hour, for an email without an account too', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 6; at += 1) {
      clock.forward(61)
      statuses.push((await ask('nobody.home@naru.test')).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('a clock that was ahead when a code was sent does not delay the next one', async () => {
    const learner = await registeredLearner(server)
    clock.forward(-86_400)
    const back = await clientOf(server).post('/api/auth/login', { email: learner.email, password: learner.password })
    expect(back.status).toBe(200)
    expect((await ask(learner.email)).status).toBe(200)
    expect(await learner.post('/api/auth/resend-verification')).toMatchObject({ status: 200 })
    clock.forward(86_400)
  })
})

describe('ASVS 14: nobody is verified by guessing ids', () => {
  test('ids are 96 random bits', async () => {
    const ids = [await registeredLearner(server), await registeredLearner(server)].map(({ userId }) => userId)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/)
    expect(ids[0]?.slice(0, 12)).not.toBe(ids[1]?.slice(0, 12))
  })

  test('an existing and an unknown id are answered alike', async () => {
    const { userId, email } = await registeredLearner(server)
    const client = clientOf(server)
    const known = await client.post('/api/auth/Verify-account', { userId, otp: wrongFor(codeOf(email)) })
    const unknown = await client.post('/api/auth/Verify-account', { userId: 'f'.repeat(24), otp: '123456' })
    expect(unknown.text).toBe(known.text)
    expect(unknown.status).toBe(known.status)
  })
})
