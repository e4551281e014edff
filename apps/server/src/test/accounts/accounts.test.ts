import { afterAll, describe, expect, test } from 'vitest'
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

const clock = manualClock()
const server = await buildTestServer({ contentFolder: writeContent(), now: clock.now })
afterAll(() => server.close())

const NOT_AUTHORIZED = { success: false, message: 'Not authorized, please login again' }

describe('sign-up', () => {
  test('creates a learner, mails a code, and does not log in', async () => {
    const client = clientOf(server)
    const data = somebody()
    expect(await client.post('/api/auth/register', data)).toMatchObject({ status: 200, body: { success: true } })
    expect(client.token()).toBeUndefined()
    expect(codeMailedTo(server, data.email)).toMatch(/^\d{6}$/)
  })

  test('with an existing email is rejected, however the email is written', async () => {
    const { email } = await registeredLearner(server)
    const response = await clientOf(server).post('/api/auth/register', somebody({ email: ` ${email.toUpperCase()} ` }))
    expect(response).toMatchObject({ status: 409, body: { message: 'An account with this email already exists' } })
  })
})

describe('login', () => {
  test('sets a cookie that scripts cannot read', async () => {
    const data = somebody()
    const client = clientOf(server)
    await client.post('/api/auth/register', data)
    const { headers } = await client.post('/api/auth/login', { email: data.email, password: data.password })
    expect(String(headers['set-cookie'])).toMatch(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('issues a new token and ends the session of the old one', async () => {
    const learner = await newLearner(server)
    const old = learner.token()
    await learner.post('/api/auth/login', { email: learner.email, password: learner.password })
    expect(learner.token()).not.toBe(old)
    const response = await server.server.inject({ url: '/api/user/data', cookies: { sid: old ?? '' } })
    expect(response.statusCode).toBe(401)
  })
})

describe('an authenticated session', () => {
  test('is reported by is-auth with 200, logged in or not', async () => {
    const learner = await newLearner(server, { name: 'Kamala' })
    expect(await learner.get('/api/auth/is-auth')).toMatchObject({
      status: 200,
      body: { success: true, user: { name: 'Kamala', role: 'learner', isVerified: false } },
    })
    expect(await clientOf(server).get('/api/auth/is-auth')).toMatchObject({ status: 200, body: NOT_AUTHORIZED })
  })

  test.each(['', 'x', 'a'.repeat(4000), "' or 1=1 --", '%00'])('does not exist for the token %j', async (sid) => {
    const response = await server.server.inject({ url: '/api/user/data', headers: { cookie: `sid=${sid}` } })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ ...NOT_AUTHORIZED, code: 'not_authorized' })
  })
})

describe('a verification code', () => {
  const verify = (userId: string, otp: string) => clientOf(server).post('/api/auth/Verify-account', { userId, otp })

  test('verifies the email once', async () => {
    const learner = await registeredLearner(server)
    const otp = codeMailedTo(server, learner.email)
    expect(await learner.get('/api/auth/is-auth')).toMatchObject({ body: { user: { isVerified: false } } })
    expect(await verify(learner.userId, otp)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Email verified successfully' },
    })
    expect(await learner.get('/api/auth/is-auth')).toMatchObject({ body: { user: { isVerified: true } } })
    expect(await verify(learner.userId, otp)).toMatchObject({ status: 400 })
  })

  test('can be resent after 60 seconds, which invalidates the old one', async () => {
    const learner = await registeredLearner(server)
    const old = codeMailedTo(server, learner.email)
    const early = await learner.post('/api/auth/resend-verification')
    expect(early).toMatchObject({ status: 429, body: { success: false }, headers: { 'retry-after': '60' } })
    clock.forward(60)
    expect(await learner.post('/api/auth/resend-verification')).toMatchObject({ status: 200 })
    const fresh = codeMailedTo(server, learner.email)
    // Both codes are equal once in a million runs.
    const withOld = fresh === old ? { status: 400 } : await verify(learner.userId, old)
    expect(withOld).toMatchObject({ status: 400 })
    expect(await verify(learner.userId, fresh)).toMatchObject({ status: 200 })
    clock.forward(60)
    expect(await learner.post('/api/auth/resend-verification')).toMatchObject({ status: 409 })
  })
})

describe('a password reset', () => {
  const ask = (email: string) => clientOf(server).post('/api/auth/send-reset-otp', { email })
  const reset = (email: string, otp: string, newPassword = 'brand new') =>
    clientOf(server).post('/api/auth/reset-password', { email, otp, newPassword })

  test('reveals to nobody whether an email has an account', async () => {
    const { email } = await newLearner(server)
    const known = await ask(email)
    const repeated = await ask(email)
    const unknown = await ask('nobody@naru.test')
    expect(known).toMatchObject({ status: 200, body: { success: true } })
    expect([repeated.text, unknown.text]).toEqual([known.text, known.text])
    expect((await reset(email, 'x')).text).toBe((await reset('nobody@naru.test', 'x')).text)
  })

  test('requires at least 8 characters', async () => {
    const response = await reset('a@b.lk', '123456', '1234567')
    expect(response).toMatchObject({ status: 400, body: { message: 'Password must be at least 8 characters long' } })
  })
})

test('a user’s language is stored, if the site has it', async () => {
  const learner = await newLearner(server)
  expect(await learner.put('/api/user/language', { language: 'si' })).toMatchObject({
    status: 200,
    body: { language: 'si' },
  })
  expect(await learner.put('/api/user/language', { language: 'xx' })).toMatchObject({ status: 400 })
  expect(await learner.get('/api/user/data')).toMatchObject({ body: { language: 'si' } })
})

test('the response to an unknown field names it', async () => {
  const response = await clientOf(server).post('/api/auth/login', { email: 'a@b.lk', password: 'x', role: 'admin' })
  expect(fieldOf(response.body, 'message')).toBe("The field 'role' is unknown.")
})
