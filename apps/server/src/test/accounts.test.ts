import { afterAll, describe, expect, test } from 'vitest'
import { sessions, users } from '../db/schema'
import { isOutdated } from '../modules/auth/passwords'
import { buildTestServer } from '../testing'
import { clientOf, codeMailedTo, fieldOf, manualClock, newLearner, registeredLearner, somebody } from './client'
import { writeContent } from './content'

const clock = manualClock()
const server = await buildTestServer({ contentFolder: writeContent(), now: clock.now })
afterAll(() => server.close())

const NOT_AUTHORIZED = { success: false, message: 'Not authorized, please login again' }
const DAY = 86_400

describe('sign-up', () => {
  test('creates a learner, mails a code, and does not log in', async () => {
    const client = clientOf(server)
    const data = somebody()
    expect(await client.post('/api/auth/register', data)).toMatchObject({ status: 200, body: { success: true } })
    expect(client.token()).toBeUndefined()
    expect(codeMailedTo(server, data.email)).toMatch(/^\d{6}$/)
  })

  test('stores no readable password', async () => {
    await registeredLearner(server, { password: 'my own words' })
    const rows = await server.context.database.select().from(users)
    expect(JSON.stringify(rows)).not.toContain('my own words')
    for (const { passwordHash } of rows) expect(isOutdated(passwordHash)).toBe(false)
  })

  test('with an existing email is rejected, however the email is written', async () => {
    const { email } = await registeredLearner(server)
    const response = await clientOf(server).post('/api/auth/register', somebody({ email: ` ${email.toUpperCase()} ` }))
    expect(response).toMatchObject({ status: 409, body: { success: false } })
  })

  test('twenty times at once creates one account', async () => {
    const data = somebody()
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => clientOf(server).post('/api/auth/register', data)),
    )
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ])
  })

  test.each([
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ phone: '+94 1' }, 'Please enter a valid phone number'],
    [{ email: 'not an address' }, 'Please enter a valid email address'],
    [{ name: ' ' }, 'All fields are required'],
  ])('with %j is rejected', async (change, message) => {
    const response = await clientOf(server).post('/api/auth/register', somebody(change))
    expect(response).toMatchObject({ status: 400, body: { success: false, message } })
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

  test('stores only a hash of the token', async () => {
    const learner = await newLearner(server)
    const rows = await server.context.database.select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(learner.token())
  })

  test('answers a wrong password and an unknown email alike', async () => {
    const { email } = await registeredLearner(server)
    const wrong = await clientOf(server).post('/api/auth/login', { email, password: 'something else' })
    const unknown = await clientOf(server).post('/api/auth/login', {
      email: 'nobody@naru.test',
      password: 'something else',
    })
    expect(wrong).toMatchObject({ status: 401, body: { success: false, message: 'Invalid email or password' } })
    expect(unknown.text).toBe(wrong.text)
    expect(unknown.status).toBe(wrong.status)
  })

  test('compares the password exactly: case, blanks and length count', async () => {
    const password = ` Päss ${'x'.repeat(120)}`
    const { email } = await registeredLearner(server, { password })
    const status = async (tried: string) =>
      (await clientOf(server).post('/api/auth/login', { email, password: tried })).status
    expect(await status(password)).toBe(200)
    expect(await status(password.trim())).toBe(401)
    expect(await status(password.toLowerCase())).toBe(401)
    expect(await status(password.slice(0, -1))).toBe(401)
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

  test('gives access to the learner’s own data', async () => {
    const learner = await newLearner(server)
    expect(await learner.get('/api/user/data')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: {
        userId: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'Nimal',
        lName: 'Perera',
        email: learner.email,
        phone: '+94771234567',
      },
    })
  })

  test('ends at logout, on the server too; logout also succeeds without a session', async () => {
    const learner = await newLearner(server)
    const sid = learner.token() ?? ''
    expect(await learner.post('/api/auth/logout')).toMatchObject({ status: 200, body: { success: true } })
    expect(learner.token()).toBeUndefined()
    expect((await server.server.inject({ url: '/api/user/data', cookies: { sid } })).statusCode).toBe(401)
    expect(await clientOf(server).post('/api/auth/logout')).toMatchObject({ status: 200, body: { success: true } })
  })

  test('is extended by use, and expires after a day without use', async () => {
    const learner = await newLearner(server)
    for (let day = 0; day < 3; day += 1) {
      clock.forward(DAY - 60)
      expect(await learner.get('/api/user/data')).toMatchObject({ status: 200 })
    }
    clock.forward(DAY + 1)
    expect(await learner.get('/api/user/data')).toMatchObject({ status: 401, body: NOT_AUTHORIZED })
  })

  test('expires after thirty days in any case', async () => {
    const learner = await newLearner(server)
    for (let day = 0; day < 31; day += 1) {
      clock.forward(DAY - 3600)
      await learner.get('/api/user/data')
    }
    clock.forward(DAY - 3600)
    expect(await learner.get('/api/user/data')).toMatchObject({ status: 401 })
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

  test('is rejected if wrong, or for another or an unknown account', async () => {
    const [one, other] = [await registeredLearner(server), await registeredLearner(server)]
    const otp = codeMailedTo(server, one.email)
    expect(await verify(one.userId, otp === '000000' ? '000001' : '000000')).toMatchObject({ status: 400 })
    expect(await verify(other.userId, otp)).toMatchObject({ status: 400 })
    expect(await verify('nobody', otp)).toMatchObject({ status: 400 })
  })

  test('expires after ten minutes', async () => {
    const learner = await registeredLearner(server)
    clock.forward(601)
    expect(await verify(learner.userId, codeMailedTo(server, learner.email))).toMatchObject({ status: 400 })
  })

  test('is invalid after five wrong tries, even simultaneous ones', async () => {
    const learner = await registeredLearner(server)
    const otp = codeMailedTo(server, learner.email)
    const wrong = otp === '123456' ? '654321' : '123456'
    await Promise.all(Array.from({ length: 8 }, () => verify(learner.userId, wrong)))
    expect(await verify(learner.userId, otp)).toMatchObject({ status: 400 })
  })

  test('works once out of twenty simultaneous requests', async () => {
    const learner = await registeredLearner(server)
    const otp = codeMailedTo(server, learner.email)
    const responses = await Promise.all(Array.from({ length: 5 }, () => verify(learner.userId, otp)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
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

  test('with the mailed code ends all sessions and informs the owner', async () => {
    const learner = await newLearner(server)
    await ask(learner.email)
    expect(await reset(learner.email, codeMailedTo(server, learner.email))).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await learner.get('/api/user/data')).toMatchObject({ status: 401 })
    expect(await learner.post('/api/auth/login', { email: learner.email, password: learner.password })).toMatchObject({
      status: 401,
    })
    expect(await learner.post('/api/auth/login', { email: learner.email, password: 'brand new' })).toMatchObject({
      status: 200,
    })
    expect(server.mails.at(-1)).toMatchObject({ to: learner.email, subject: 'Your Naru password was changed' })
  })

  test('reveals to nobody whether an email has an account', async () => {
    const { email } = await newLearner(server)
    const known = await ask(email)
    const repeated = await ask(email)
    const unknown = await ask('nobody@naru.test')
    expect(known).toMatchObject({ status: 200, body: { success: true } })
    expect([repeated.text, unknown.text]).toEqual([known.text, known.text])
    expect((await reset(email, 'x')).text).toBe((await reset('nobody@naru.test', 'x')).text)
  })

  test('sends no second mail within 60 seconds', async () => {
    const { email } = await newLearner(server)
    const count = () => server.mails.filter(({ to }) => to === email).length
    await ask(email)
    const before = count()
    await ask(email)
    expect(count()).toBe(before)
    clock.forward(60)
    await ask(email)
    expect(count()).toBe(before + 1)
  })

  test('rejects a code for another purpose', async () => {
    const learner = await newLearner(server)
    expect(await reset(learner.email, codeMailedTo(server, learner.email))).toMatchObject({ status: 400 })
  })

  test('requires at least 8 characters', async () => {
    const response = await reset('a@b.lk', '123456', '1234567')
    expect(response).toMatchObject({ status: 400, body: { message: 'Password must be at least 8 characters long' } })
  })
})

test('codes keep their leading zeros', async () => {
  const codes = server.mails
    .map(({ text }) => /\b\d+\b(?=\. It is valid)/.exec(text)?.[0])
    .filter((code) => code !== undefined)
  expect(codes.length).toBeGreaterThan(10)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
})

test('the response to an unknown field names it', async () => {
  const response = await clientOf(server).post('/api/auth/login', { email: 'a@b.lk', password: 'x', role: 'admin' })
  expect(fieldOf(response.body, 'message')).toBe("The field 'role' is unknown.")
})
