import { createAuthenticator, totpCode, type Authenticator } from '@naru/api/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { runAdmin } from '../../commands/admin'
import { auditEntries, recoveryCodes, sessions, totpSecrets, users } from '../../platform/db/schema'
import { checkTwoStepDelay } from '../../modules/user/two-step-requirement'
import { openTestServer, type TestServer } from '../support/test-server'
import { anotherServer } from '../support/another-server'
import { clientOf, fieldOf, listOf, manualClock, newLearner, type Client } from '../support/client'
import { runCommand } from '../support/command'
import { writeContent } from '../support/content'
import { operations, sample } from '../support/contract-operations'

interface AdminAccount {
  email: string
  password: string
  userId: string
}

/** Creates an admin without two-step verification. */
const newAdminAccount = async (test: TestServer): Promise<AdminAccount> => {
  const { email, password, userId } = await newLearner(test)
  await test.context.database.update(users).set({ role: 'admin', isVerified: true }).where(eq(users.id, userId))
  return { email, password, userId }
}

const logIn = async (test: TestServer, { email, password }: AdminAccount): Promise<Client> => {
  const client = clientOf(test)
  await client.post('/api/auth/login', { email, password })
  return client
}

interface App {
  code: () => Promise<string>
  recoveryCodes: string[]
}

/** Adds an authenticator app. `now`: the database's clock. */
const addTotp = async (client: Client, now: () => Date): Promise<App> => {
  const secret = String(fieldOf((await client.post('/api/admin/two-step/totp/secret')).body, 'secret'))
  const code = () => totpCode(secret, now().getTime())
  const { body } = await client.post('/api/admin/two-step/totp', { code: await code() })
  return { code, recoveryCodes: listOf(fieldOf(body, 'recoveryCodes')).map(String) }
}

type NewPasskeyOptions = Parameters<Authenticator['register']>[0]
type CheckOptions = Parameters<Authenticator['assert']>[0]

const newPasskeyOptions = async (client: Client): Promise<NewPasskeyOptions> =>
  Object(fieldOf((await client.post('/api/admin/two-step/passkeys/challenge')).body, 'options'))

const checkOptions = async (client: Client): Promise<CheckOptions> =>
  Object(fieldOf((await client.post('/api/admin/two-step/challenge')).body, 'options'))

/** Makes a passkey. `send` adds it. */
const makePasskey = async (client: Client, origin: string, name = 'Phone') => {
  const authenticator = await createAuthenticator(origin)
  const response = await authenticator.register(await newPasskeyOptions(client))
  return { authenticator, send: () => client.post('/api/admin/two-step/passkeys', { name, ...response }) }
}

const addPasskey = async (client: Client, origin: string, name = 'Phone') => {
  const { authenticator, send } = await makePasskey(client, origin, name)
  return { authenticator, answer: await send() }
}

const publicUrl = 'https://naru.example'
const HOUR = 3600
const clock = manualClock()
const by = (seconds: number) => () => new Date(clock.now().getTime() + seconds * 1000)
const contentFolder = writeContent()
const options = { contentFolder, publicUrl, databaseNow: clock.now, environment: { NODE_ENV: 'production' } }
const server = await openTestServer({ ...options, now: clock.now })
/** Its clock is an hour ahead. */
const other = await anotherServer(server, { ...options, now: by(HOUR) })
const { database } = server.context

const at = '/api/admin/two-step'
const codeOf = ({ body }: { body: unknown }) => fieldOf(body, 'code')
const overview = (client: Client) => client.get('/api/admin/overview')
const give = (client: Client, code: string) => client.post(`${at}/code`, { code })
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, another) => one - another)

/** An admin with an authenticator app, and two sessions that lack two-step verification, one on each server. */
const withApp = async () => {
  const account = await newAdminAccount(server)
  const first = await logIn(server, account)
  const app = await addTotp(first, clock.now)
  // The code of the setup is used up.
  clock.forward(30)
  return { account, first, app, half: await logIn(server, account), otherHalf: await logIn(other, account) }
}

const passkeyAdmin = async () => {
  const account = await newAdminAccount(server)
  const first = await logIn(server, account)
  const { authenticator } = await addPasskey(first, publicUrl)
  return { account, first, authenticator, half: await logIn(server, account) }
}

describe('ASVS 56: two-step verification of admins', () => {
  const isOfTwoStep = (path: string) => path.startsWith(at)
  const forStaff = operations.filter(({ right }) => right !== undefined)

  test('is required by every operation of the staff, and by nothing else', async () => {
    const { half, account } = await withApp()
    const withoutOne = await logIn(server, await newAdminAccount(server))
    const call = (client: Client, { method, url, schema }: (typeof operations)[number]) => {
      const body = schema === undefined ? undefined : Object(sample(schema))
      if (method === 'GET') return client.get(url)
      if (method === 'DELETE') return client.remove(url)
      if (method === 'PUT') return client.put(url, Object(body))
      return method === 'PATCH' ? client.patch(url, body) : client.post(url, body)
    }
    const passed: string[] = []
    for (const operation of forStaff) {
      const [response, unset] = [await call(half, operation), await call(withoutOne, operation)]
      if (response.status !== 403 || codeOf(response) !== 'two_step_required') passed.push(operation.id)
      // It can be set up only.
      expect(codeOf(unset) === 'two_step_setup_required').toBe(!isOfTwoStep(operation.path))
    }
    expect(passed.toSorted()).toEqual(['confirmByCode', 'confirmByPasskey', 'getTwoStep', 'startPasskeyCheck'])
    expect(codeOf(await half.get('/api/admin/audit.jsonl'))).toBe('two_step_required')
    expect((await half.get(at)).body).toMatchObject({ isGiven: false, hasTotp: true, passkeys: [] })
    const { email, password } = account
    expect((await clientOf(server).post('/api/auth/login', { email, password })).body).toEqual({
      success: true,
      message: 'Logged in',
    })
    for (const url of ['/api/user/data', '/api/exams', '/api/auth/sessions', '/api/results/mine']) {
      expect(await half.get(url)).toMatchObject({ status: 200 })
    }
  })

  test('is given by a code once per session, which gets a new token', async () => {
    const { half, app } = await withApp()
    const before = half.token()
    expect(await give(half, await app.code())).toMatchObject({ status: 200 })
    expect(await overview(half)).toMatchObject({ status: 200 })
    expect(half.token()).not.toBe(before)
    const old = await server.server.inject({ url: '/api/user/data', cookies: { '__Host-sid': before ?? '' } })
    expect(old.statusCode).toBe(401)
  })

  test('a code of the app works once, also at once on two servers, and none before it works later', async () => {
    const { half, otherHalf, app } = await withApp()
    const earlier = await app.code()
    clock.forward(30)
    const code = await app.code()
    expect(statuses(await Promise.all([give(half, code), give(otherHalf, code)]))).toEqual([200, 400])
    clock.forward(30)
    const again = await logIn(server, (await withApp()).account)
    expect(await give(again, code)).toMatchObject({ status: 400 })
    expect(await give(half, earlier)).toMatchObject({ status: 400 })
    expect(await give(half, code)).toMatchObject({ status: 400 })
  })

  test('a recovery code works once, also at once on two servers, in any case and grouping', async () => {
    const { half, otherHalf, app, account } = await withApp()
    const [code = '', second = ''] = app.recoveryCodes
    expect(app.recoveryCodes).toHaveLength(10)
    expect(statuses(await Promise.all([give(half, code), give(otherHalf, code)]))).toEqual([200, 400])
    const third = await logIn(server, account)
    expect(await give(third, second.toLowerCase().replaceAll('-', ' '))).toMatchObject({ status: 200 })
    expect((await third.get(at)).body).toMatchObject({ recoveryCodes: 8 })
    expect(JSON.stringify(await database.select().from(recoveryCodes))).not.toContain(app.recoveryCodes[2])
    const renewed = listOf(fieldOf((await third.post(`${at}/recovery-codes`)).body, 'recoveryCodes'))
    expect(renewed).toHaveLength(10)
    expect(await give(third, app.recoveryCodes[2] ?? '')).toMatchObject({ status: 400 })
    expect(await give(third, String(renewed[0]))).toMatchObject({ status: 200 })
    const entries = await database.select().from(auditEntries).where(eq(auditEntries.subjectId, account.userId))
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['addTotp', 'renewRecoveryCodes'])
  })

  test('five codes are tried, also of 20 at once on two servers; then even the right one waits', async () => {
    const { half, otherHalf, app } = await withApp()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => give(index % 2 === 0 ? half : otherHalf, `x-wrong-${index}`)),
    )
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15)
    expect(await give(half, await app.code())).toMatchObject({ status: 429 })
    clock.forward(31)
    expect(await give(half, await app.code())).toMatchObject({ status: 200 })
  })

  test('the secret of a new app counts only with a code of it, for ten minutes', async () => {
    const client = await logIn(server, await newAdminAccount(server))
    await client.post(`${at}/totp/secret`)
    // The second code has six digits in full width, of three bytes each.
    for (const code of ['000000', '１２３４５６'])
      expect(await client.post(`${at}/totp`, { code })).toMatchObject({ status: 400 })
    expect((await client.get(at)).body).toMatchObject({ isSetUp: false, hasTotp: false })
    expect(await overview(client)).toMatchObject({ status: 403 })
    await database
      .update(totpSecrets)
      .set({ pendingUntil: clock.now() })
      .where(sql`true`)
    await expect(addTotp(client, clock.now)).resolves.toMatchObject({ recoveryCodes: expect.any(Array) })
    expect(await overview(client)).toMatchObject({ status: 200 })
  })

  test('a passkey answers a challenge once, in five minutes, on its own session', async () => {
    const { half, authenticator, account } = await passkeyAdmin()
    const confirm = (client: Client, body: object) => client.post(`${at}/passkey`, body)
    const body = await authenticator.assert(await checkOptions(half))
    const stranger = await logIn(server, account)
    await checkOptions(stranger)
    expect(await confirm(stranger, body)).toMatchObject({ status: 400 })
    expect(statuses([await confirm(half, body), await confirm(half, body)])).toEqual([200, 400])

    const late = await authenticator.assert(await checkOptions(stranger))
    clock.forward(5 * 60)
    expect(await confirm(stranger, late)).toMatchObject({ status: 400 })
    expect(await confirm(stranger, await authenticator.assert(await checkOptions(stranger)))).toMatchObject({
      status: 200,
    })
  })

  test.each([
    ['whose user was not verified', { isVerified: false }],
    ['of a page of another site', { origin: 'https://naru.example.evil.test' }],
    ['whose counter did not increase', { counter: 1 }],
  ])('an answer %s is rejected', async (_, changes) => {
    const { half, first, authenticator } = await passkeyAdmin()
    await first.post(`${at}/passkey`, await authenticator.assert(await checkOptions(first), { counter: 1 }))
    const response = await half.post(`${at}/passkey`, await authenticator.assert(await checkOptions(half), changes))
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining('not accepted') } })
    expect(await overview(half)).toMatchObject({ status: 403 })
  })

  test('a new passkey answers a challenge of its session, from the site itself', async () => {
    const client = await logIn(server, await newAdminAccount(server))
    const elsewhere = await createAuthenticator('https://evil.test')
    const send = (response: object) => client.post(`${at}/passkeys`, { name: 'Phone', ...response })
    expect(await send(await elsewhere.register(await newPasskeyOptions(client)))).toMatchObject({ status: 400 })
    const authenticator = await createAuthenticator(publicUrl)
    const response = await authenticator.register(await newPasskeyOptions(client))
    expect(statuses([await send(response), await send(response)])).toEqual([200, 400])
    expect(fieldOf((await client.get(at)).body, 'passkeys')).toMatchObject([{ name: 'Phone' }])
  })

  test('money, roles, keys and activation need one of the last ten minutes; reading does not', async () => {
    const { first, app } = await withApp()
    const learner = await newLearner(server)
    const [plan] = listOf((await first.get('/api/admin/plans')).body)
    const [exam] = listOf((await first.get('/api/admin/exams')).body)
    const calls = [
      () => first.patch(`/api/admin/plans/${String(fieldOf(plan, '_id'))}`, { name: 'Autumn' }),
      () => first.patch(`/api/admin/users/${learner.userId}/role`, { role: 'learner' }),
      () => first.patch(`/api/user/${learner.userId}/activate`, { isActive: true }),
      () => first.get(`/api/admin/exams/${String(fieldOf(exam, '_id'))}`),
      () => first.post(`${at}/recovery-codes`),
    ]
    clock.forward(9 * 60)
    for (const call of calls) expect(await call()).toMatchObject({ status: 200 })
    clock.forward(60)
    for (const call of calls) {
      expect(await call()).toMatchObject({ status: 403, body: { code: 'two_step_recent_required' } })
    }
    expect(await overview(first)).toMatchObject({ status: 200 })
    await give(first, await app.code())
    for (const call of calls) expect(await call()).toMatchObject({ status: 200 })
  })

  test('the last one cannot be removed; others can, and be renamed', async () => {
    const { first } = await withApp()
    expect(await first.remove(`${at}/totp`)).toMatchObject({ status: 409 })
    await addPasskey(first, publicUrl)
    expect(await first.remove(`${at}/totp`)).toMatchObject({ status: 200 })
    const [passkey] = listOf(fieldOf((await first.get(at)).body, 'passkeys'))
    const one = `${at}/passkeys/${String(fieldOf(passkey, 'id'))}`
    expect(await first.patch(one, { name: ' Tablet ' })).toMatchObject({ status: 200 })
    expect(fieldOf((await first.get(at)).body, 'passkeys')).toMatchObject([{ name: 'Tablet' }])
    const stranger = await withApp()
    expect(await stranger.first.patch(one, { name: 'Mine' })).toMatchObject({ status: 404 })
    expect(await first.remove(one)).toMatchObject({ status: 409 })
    await addPasskey(first, publicUrl)
    expect(await first.remove(one)).toMatchObject({ status: 200 })
  })

  test('a first one that another session adds meanwhile does not let a half session add its own', async () => {
    const account = await newAdminAccount(server)
    const [one, two] = [await logIn(server, account), await logIn(other, account)]
    const passkeys = await Promise.all([makePasskey(one, publicUrl), makePasskey(two, publicUrl)])
    expect(statuses(await Promise.all(passkeys.map(({ send }) => send())))).toEqual([200, 403])
  })

  test('is reset by the operator’s command, which ends the admin’s sessions', async () => {
    const { account, first } = await withApp()
    const run = (email: string) => runCommand(server, runAdmin, 'reset-two-step', email)
    expect(await run(account.email.toUpperCase())).toEqual([
      `${account.email} has no two-step verification now, and must log in again.`,
    ])
    expect(await first.get('/api/user/data')).toMatchObject({ status: 401 })
    expect(codeOf(await overview(await logIn(server, account)))).toBe('two_step_setup_required')
    expect(await run('nobody@naru.test')).toBe('There is no account with the email nobody@naru.test.')
  })

  test('is required from the day of the setting, at most seven days after the first start with it', async () => {
    const from = (day: string) => ({ kind: 'required', from: new Date(`${day}T00:00:00Z`) }) as const
    await checkTwoStepDelay(database, from('2026-03-08'))
    const late = new Date(clock.now().getTime() + 9 * 86_400_000).toISOString().slice(0, 10)
    await expect(checkTwoStepDelay(database, from(late))).rejects.toThrow(
      /^ADMIN_TWO_STEP_FROM must be 2026-03-0\d or earlier/,
    )
    const client = await logIn(server, await newAdminAccount(server))
    const before = server.context.twoStep
    server.context.twoStep = { kind: 'required', from: by(24 * HOUR)() }
    expect(await overview(client)).toMatchObject({ status: 200 })
    expect((await client.get('/api/user/data')).body).toMatchObject({ twoStepFrom: by(24 * HOUR)().toISOString() })
    server.context.twoStep = { kind: 'required', from: clock.now() }
    expect(await overview(client)).toMatchObject({ status: 403 })
    server.context.twoStep = before
    expect((await client.get('/api/user/data')).body).not.toHaveProperty('twoStepFrom')
  })
})

describe('ASVS 57: sessions of a user', () => {
  const list = async (client: Client) => listOf((await client.get('/api/auth/sessions')).body)
  const idOf = (session: unknown) => String(fieldOf(session, 'id'))
  const isCurrent = (session: unknown) => fieldOf(session, 'isCurrent') === true

  test('are listed with device and times, and ended one by one or together', async () => {
    const learner = await newLearner(server)
    const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
    const login = () =>
      server.server.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'sec-fetch-site': 'same-origin', 'user-agent': phone },
        payload: { email: learner.email, password: learner.password },
      })
    await login()
    // Of a program that names no browser.
    const old = clientOf(server)
    await old.post('/api/auth/login', { email: learner.email, password: learner.password })
    const [oldId] = (await list(old)).filter(isCurrent).map(idOf)
    await database
      .update(sessions)
      .set({ device: null })
      .where(eq(sessions.id, oldId ?? ''))

    const all = await list(learner)
    expect(all).toHaveLength(3)
    expect(all.filter(isCurrent)).toHaveLength(1)
    expect(all).toContainEqual(expect.objectContaining({ device: 'Chrome, phone', isCurrent: false }))
    expect(all.find((session) => idOf(session) === oldId)).toEqual({
      id: oldId,
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      isCurrent: false,
    })
    expect(await old.get('/api/user/data')).toMatchObject({ status: 200 })

    const stranger = await newLearner(server)
    expect(await stranger.remove(`/api/auth/sessions/${oldId}`)).toMatchObject({ status: 404 })
    await stranger.post('/api/auth/sessions/end-others')
    expect(await list(learner)).toHaveLength(3)
    expect(await learner.remove(`/api/auth/sessions/${oldId}`)).toMatchObject({ status: 200 })
    expect(await old.get('/api/user/data')).toMatchObject({ status: 401 })
    await learner.post('/api/auth/sessions/end-others')
    expect(await list(learner)).toMatchObject([{ isCurrent: true }])
  })

  test('store their last use every five minutes', async () => {
    const learner = await newLearner(server)
    const lastUse = async () => fieldOf((await list(learner))[0], 'lastUsedAt')
    const start = clock.now()
    clock.forward(299)
    expect(await lastUse()).toBe(start.toISOString())
    clock.forward(1)
    await learner.get('/api/user/data')
    expect(await lastUse()).toBe(clock.now().toISOString())
  })

  test('of an admin end after twelve hours, even if they are used or were begun as a learner', async () => {
    const { first, account } = await withApp()
    const learner = await newLearner(server)
    await database
      .update(sessions)
      .set({ expiresAt: by(24 * HOUR)() })
      .where(eq(sessions.userId, account.userId))
    for (let hour = 0; hour < 11; hour += 1) {
      clock.forward(HOUR)
      expect(await first.get('/api/user/data')).toMatchObject({ status: 200 })
    }
    clock.forward(HOUR)
    expect(await first.get('/api/user/data')).toMatchObject({ status: 401 })
    expect(await learner.get('/api/user/data')).toMatchObject({ status: 200 })
  })
})
