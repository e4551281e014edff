import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../platform/db/schema'
import common from '../../modules/auth/common-passwords.json'
import { isCommonPassword } from '../../modules/auth/common-passwords'
import { buildTestServer, openTestServer } from '../support/test-server'
import { hashAtProductionCosts } from '../support/hash-costs'
import { clientOf, codeMailedTo, manualClock, newLearner, registeredLearner, somebody } from '../support/client'
import { writeContent } from '../support/content'
import { ownPage } from '../support/contract-operations'
import { processorMs } from '../support/processor-time'

const clock = manualClock()
const server = await openTestServer({ contentFolder: writeContent(), now: clock.now })
const { database } = server.context

const rowOf = async (email: string) => {
  const [row] = await database.select().from(users).where(eq(users.email, email))
  return row
}
const login = async (email: string, password: string) =>
  (await clientOf(server).post('/api/auth/login', { email, password })).status

describe('ASVS 1: passwords are stored as argon2id with their own salt', () => {
  hashAtProductionCosts()

  test('with at least 19 MiB, two passes and one lane', async () => {
    const { email } = await registeredLearner(server)
    const [, memory, passes, lanes] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec((await rowOf(email))?.passwordHash ?? '') ?? []
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
    expect(Number(passes)).toBeGreaterThanOrEqual(2)
    expect(Number(lanes)).toBe(1)
  })

  test('so that equal passwords have different hashes', async () => {
    const [one, other] = [await registeredLearner(server), await registeredLearner(server)]
    expect((await rowOf(one.email))?.passwordHash).not.toBe((await rowOf(other.email))?.passwordHash)
  })

  test('and an older, weaker hash is replaced at the next login', async () => {
    const { email, password } = await registeredLearner(server)
    const weak = await hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 })
    await database.update(users).set({ passwordHash: weak }).where(eq(users.email, email))
    expect(await login(email, password)).toBe(200)
    expect((await rowOf(email))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await login(email, password)).toBe(200)
  })
})

describe('ASVS 2: a password is compared as typed', () => {
  test.each([64, 128, 512])('with %d characters', async (length) => {
    const password = 'ferry '.repeat(100).slice(0, length)
    const { email } = await registeredLearner(server, { password })
    expect(await login(email, password)).toBe(200)
    expect(await login(email, `${password.slice(0, -1)}#`)).toBe(401)
  })

  test('up to the 100th character, with blanks and case', async () => {
    const password = `  Oar${'a'.repeat(96)}b `
    const { email } = await registeredLearner(server, { password })
    expect(await login(email, password)).toBe(200)
    expect(await login(email, password.trim())).toBe(401)
    expect(await login(email, password.toUpperCase())).toBe(401)
    expect(await login(email, `  Oar${'a'.repeat(96)}c `)).toBe(401)
  })

  test('and composed and decomposed letters are equal', async () => {
    const { email } = await registeredLearner(server, { password: 'caf\u00E9 \u{1F6F6} 나루' })
    expect(await login(email, 'cafe\u0301 \u{1F6F6} 나루'.normalize('NFD'))).toBe(200)
  })
})

describe('ASVS 3: a common password is rejected', () => {
  const message = 'This password is too common. Please choose another.'

  test('from a list of 3,000', () => {
    expect(common.passwords.split(' ')).toHaveLength(3000)
  })

  test.each(['password', '12345678', 'Password', 'qwerty', 'aaaaaaaaaa', 'naru2026', 'eps-topik', 'Korean123!'])(
    '%s at sign-up',
    async (password) => {
      const response = await clientOf(server).post('/api/auth/register', somebody({ password }))
      expect(response).toMatchObject({ status: 400, body: { message } })
    },
  )

  test('or the own name or email', async () => {
    for (const change of [
      { name: 'Dinusha', password: 'dinusha1' },
      { email: 'river.boat@naru.test', password: 'river.boat@naru.test' },
      { email: 'river.boat@naru.test', password: 'River.Boat99' },
    ]) {
      expect(await clientOf(server).post('/api/auth/register', somebody(change))).toMatchObject({ status: 400 })
    }
  })

  test('at a reset, without using up the code', async () => {
    const { email } = await registeredLearner(server)
    await clientOf(server).post('/api/auth/send-reset-otp', { email })
    const reset = (newPassword: string) =>
      clientOf(server).post('/api/auth/reset-password', { email, otp: codeMailedTo(server, email), newPassword })
    expect(await reset('12345678')).toMatchObject({ status: 400, body: { message } })
    expect(await reset('a boat at dawn')).toMatchObject({ status: 200 })
  })

  test('without any composition rules', () => {
    for (const password of ['lowercase only', '734098234098', 'nimal and the ferry', '한국어공부']) {
      expect(isCommonPassword(password, ['Nimal', 'Perera', 'nimal@naru.test'])).toBe(false)
    }
  })
})

test('ASVS 2: the operator can require longer passwords at sign-up', async () => {
  const strict = await buildTestServer({ contentFolder: writeContent(), environment: { PASSWORD_MIN_SIGNUP: '10' } })
  const response = await clientOf(strict).post('/api/auth/register', somebody({ password: 'nine char' }))
  expect(response).toMatchObject({ status: 400, body: { message: 'Password must be at least 10 characters' } })
  await strict.close()
})

describe('ASVS 6: an email without an account is answered like one with an account, and as fast', () => {
  hashAtProductionCosts()

  /** A tenth of the times are below it. Other work on the machine, such as garbage collection, only adds to a time. */
  const typical = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? 0

  test.each([
    ['/api/auth/login', { password: 'not this one' }],
    ['/api/auth/send-reset-otp', {}],
  ])('at %s', async (url, more) => {
    const people: string[] = []
    for (let at = 0; at < 6; at += 1) people.push((await newLearner(server)).email)
    const [known, unknown]: [number[], number[]] = [[], []]
    const answers = new Set<string>()
    const timed = async (email: string, times: number[]) => {
      const started = processorMs()
      const payload = { email, ...more }
      const response = await server.server.inject({ method: 'POST', url, headers: ownPage, payload })
      times.push(processorMs() - started)
      answers.add(`${response.statusCode} ${response.body}`)
      await server.flush()
    }
    for (let round = 0; round < 4; round += 1) {
      clock.forward(61)
      // Alternates, so that other load affects both.
      for (const [at, email] of people.entries()) {
        await timed(email, known)
        await timed(`nobody${at}@naru.test`, unknown)
      }
    }
    expect(known.length + unknown.length).toBe(48)
    expect([...answers]).toHaveLength(1)
    // Less than a tenth, or than a millisecond, which no network can distinguish.
    const difference = Math.abs(typical(known) - typical(unknown))
    expect(difference).toBeLessThan(Math.max(typical(unknown) / 10, 1))
  })
})
