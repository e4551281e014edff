import { eq } from 'drizzle-orm'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { papers, sessions, users } from '../../platform/db/schema'
import { emptyDueAccounts } from '../../modules/my-data/deletion'
import { buildTestServer } from '../support/test-server'
import { clientOf, codeMailedTo, manualClock, newLearner, somebody } from '../support/client'
import { writeContent } from '../support/content'
import { ownPage } from '../support/contract-operations'
import { newStaff } from '../support/desk-client'
import { dump } from '../support/snapshot'

const clock = manualClock()
const contentFolder = writeContent()
const admin = { email: 'admin@naru.test', password: 'admin of naru' }
const server = await buildTestServer({ contentFolder, admin, now: clock.now })
const secure = await buildTestServer({ contentFolder, publicUrl: 'https://naru.example' })
const neutral = await buildTestServer({ contentFolder, environment: { SIGNUP_ANSWER: 'neutral' } })
afterAll(() => Promise.all([server.close(), secure.close(), neutral.close()]))
const { database } = server.context

const statusWith = async (sid: string | undefined) =>
  (await server.server.inject({ url: '/api/user/data', cookies: { sid: sid ?? '' } })).statusCode

describe('ASVS 7: a sign-up with the email of an existing account', () => {
  test('is answered like any other if configured, and its owner gets a mail', async () => {
    const { email } = await newLearner(neutral)
    const existing = await clientOf(neutral).post('/api/auth/register', somebody({ email }))
    expect(neutral.mails.at(-1)).toMatchObject({ to: email, subject: 'You already have a Naru account' })
    const fresh = await clientOf(neutral).post('/api/auth/register', somebody())
    expect([existing.status, existing.text]).toEqual([fresh.status, fresh.text])
  })
})

test('ASVS 8: a new server has no admin but the configured one', async () => {
  const roles = async (test: typeof server) =>
    (await test.context.database.select().from(users)).map(({ role }) => role)
  expect(await roles(secure)).not.toContain('admin')
  expect((await roles(server)).filter((role) => role === 'admin')).toHaveLength(1)
})

test('ASVS 15: a reset ends all sessions, informs the owner, and logs nobody in', async () => {
  const learner = await newLearner(server)
  const elsewhere = clientOf(server)
  await elsewhere.post('/api/auth/login', { email: learner.email, password: learner.password })
  const tokens = [learner.token(), elsewhere.token()]
  const visitor = clientOf(server)
  await visitor.post('/api/auth/send-reset-otp', { email: learner.email })
  const otp = codeMailedTo(server, learner.email)
  const response = await visitor.post('/api/auth/reset-password', {
    email: learner.email,
    otp,
    newPassword: 'a new landing',
  })
  expect(response).toMatchObject({ status: 200 })
  expect(visitor.token()).toBeUndefined()
  for (const token of tokens) expect(await statusWith(token)).toBe(401)
  const { email, password } = learner
  expect(await visitor.post('/api/auth/login', { email, password })).toMatchObject({ status: 401 })
  expect(server.mails.at(-1)).toMatchObject({ to: learner.email, subject: 'Your Naru password was changed' })
})

test('ASVS 16: a token has 256 random bits, and only its hash is stored', async () => {
  const [one, other] = [await newLearner(server), await newLearner(server)]
  for (const learner of [one, other]) {
    expect(Buffer.from(learner.token() ?? '', 'base64url')).toHaveLength(32)
    expect(await dump(database)).not.toContain(learner.token() ?? 'no token')
  }
  expect(one.token()).not.toBe(other.token())
})

test('ASVS 17: a login issues a new token; a planted one stays invalid', async () => {
  const { email, password } = await newLearner(server)
  const planted = 'p'.repeat(43)
  const response = await server.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: ownPage,
    payload: { email, password },
    cookies: { sid: planted },
  })
  expect(response.cookies[0]?.value).not.toBe(planted)
  expect(await statusWith(planted)).toBe(401)
  expect(await statusWith(response.cookies[0]?.value)).toBe(200)
})

test('ASVS 18: a saved cookie is invalid after logout', async () => {
  const learner = await newLearner(server)
  const staleToken = learner.token()
  await learner.post('/api/auth/logout')
  expect(await statusWith(staleToken)).toBe(401)
})

test('ASVS 19: a deactivated user is logged out at once and cannot log in', async () => {
  const learner = await newLearner(server)
  const adminClient = clientOf(server)
  await adminClient.post('/api/auth/login', admin)
  await adminClient.patch(`/api/user/${learner.userId}/activate`, { isActive: false })
  expect(await statusWith(learner.token())).toBe(401)
  const login = (password: string) => learner.post('/api/auth/login', { email: learner.email, password })
  expect(await login(learner.password)).toMatchObject({ status: 403 })
  expect(await login('wrong one')).toMatchObject({ status: 401 })
})

describe('ASVS 20: an authenticated session expires', () => {
  const DAY = 86_400

  test('a day after its last use, and its row is deleted', async () => {
    const learner = await newLearner(server)
    clock.forward(DAY - 1)
    expect(await statusWith(learner.token())).toBe(200)
    clock.forward(DAY + 1)
    expect(await statusWith(learner.token())).toBe(401)
    await server.runMaintenance()
    expect(await database.select().from(sessions).where(eq(sessions.userId, learner.userId))).toEqual([])
  })

  test('thirty days after its start, even if it is used', async () => {
    const learner = await newLearner(server)
    for (let day = 0; day < 30; day += 1) {
      expect(await statusWith(learner.token())).toBe(200)
      clock.forward(DAY - 60)
    }
    clock.forward(30 * 60 + 1)
    expect(await statusWith(learner.token())).toBe(401)
  })

  test('and not when the clock is set back', async () => {
    const learner = await newLearner(server)
    clock.forward(-3 * DAY)
    expect(await statusWith(learner.token())).toBe(200)
    clock.forward(3 * DAY)
    expect(await statusWith(learner.token())).toBe(200)
  })
})

test('ASVS 21: over HTTPS the cookie is restricted to this host, HTTPS, HTTP and this site', async () => {
  const learner = somebody()
  const ask = (url: string, payload: object) => secure.server.inject({ method: 'POST', url, headers: ownPage, payload })
  await ask('/api/auth/register', learner)
  const response = await ask('/api/auth/login', { email: learner.email, password: learner.password })
  const [cookie] = response.cookies
  expect(cookie).toMatchObject({ name: '__Host-sid', path: '/', httpOnly: true, secure: true, sameSite: 'Lax' })
  expect(cookie).toMatchObject({ maxAge: 30 * 86_400 })
  expect(cookie).not.toHaveProperty('domain')
  const own = await secure.server.inject({ url: '/api/user/data', cookies: { '__Host-sid': cookie?.value ?? '' } })
  expect(own.statusCode).toBe(200)
  const renamed = await secure.server.inject({ url: '/api/user/data', cookies: { sid: cookie?.value ?? '' } })
  expect(renamed.statusCode).toBe(401)
})

describe('a request whose body arrives late', () => {
  /** Sends a body whose first byte arrives two seconds after the headers; `meanwhile` runs in between. */
  const sendLate = async (
    token: string | undefined,
    { method, url, body }: { method: 'POST' | 'PATCH' | 'PUT'; url: string; body: object },
    meanwhile: () => Promise<unknown>,
  ) => {
    const late = async function* () {
      clock.forward(2)
      await meanwhile()
      yield JSON.stringify(body)
    }
    const response = await server.server.inject({
      method,
      url,
      headers: { ...ownPage, 'content-type': 'application/json' },
      cookies: { sid: token ?? '' },
      payload: Readable.from(late()),
    })
    return response.statusCode
  }
  const name = { method: 'PATCH', url: '/api/user/leaderboards', body: { displayName: 'Late' } } as const
  const nameOf = async (id: string) =>
    (await database.select().from(users).where(eq(users.id, id)))[0]?.displayName ?? null

  test('is stored if nothing has changed', async () => {
    const learner = await newLearner(server)
    expect(await sendLate(learner.token(), name, async () => {})).toBe(200)
    expect(await nameOf(learner.userId)).toBe('Late')
  })

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['session has ended', (id) => database.delete(sessions).where(eq(sessions.userId, id))],
    ['account is inactive', (id) => database.update(users).set({ isActive: false }).where(eq(users.id, id))],
    [
      'account is emptied',
      async (id) => {
        await database.update(users).set({ deletionAt: clock.now() }).where(eq(users.id, id))
        await emptyDueAccounts(server.context)
      },
    ],
  ])('is refused if the %s meanwhile', async (_, end) => {
    const learner = await newLearner(server)
    expect(await sendLate(learner.token(), name, () => end(learner.userId))).toBe(401)
    expect(await nameOf(learner.userId)).toBeNull()
  })

  test('is refused if the role has changed meanwhile', async () => {
    const author = await newStaff(server, 'author')
    const save = { method: 'POST', url: '/api/desk/papers', body: { id: 'late-paper', topic: 'Late' } } as const
    const demote = () => database.update(users).set({ role: 'learner' }).where(eq(users.id, author.userId))
    expect(await sendLate(author.token(), save, demote)).toBe(403)
    expect(await database.select().from(papers).where(eq(papers.id, 'late-paper'))).toEqual([])
  })
})
