import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { users } from '../db/schema'
import { markVerified } from '../modules/auth/repository'
import { buildTestServer } from '../testing'
import { clientOf, fieldOf, listOf, newLearner } from './client'
import { writeContent } from './content'

const admin = { email: 'admin@naru.test', password: 'admin of naru' }
const server = await buildTestServer({ contentFolder: writeContent(), admin })
afterAll(() => server.close())

const adminClient = async () => {
  const client = clientOf(server)
  await client.post('/api/auth/login', admin)
  return client
}
const ownId = async (client: ReturnType<typeof clientOf>) =>
  String(fieldOf((await client.get('/api/user/data')).body, 'userId'))

describe('the list of users', () => {
  test('contains ids, names and states for an admin', async () => {
    const learner = await newLearner(server, { name: 'Sunil', lName: 'Silva' })
    const { status, body } = await (await adminClient()).get('/api/user')
    expect(status).toBe(200)
    expect(body).toContainEqual({ id: learner.userId, name: 'Sunil Silva', isActive: true })
    for (const user of listOf(body)) {
      expect(user).toEqual({ id: expect.any(String), name: expect.any(String), isActive: expect.any(Boolean) })
    }
  })

  test('rejects everybody else', async () => {
    expect(await (await newLearner(server)).get('/api/user')).toMatchObject({ status: 403 })
    expect(await clientOf(server).get('/api/user')).toMatchObject({ status: 401 })
  })
})

describe('deactivating a user', () => {
  test('ends the user’s sessions and rejects the login with a sentence until reactivation', async () => {
    const learner = await newLearner(server)
    const client = await adminClient()
    expect(await client.patch(`/api/user/${learner.userId}/activate`, { isActive: false })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await learner.get('/api/user/data')).toMatchObject({ status: 401 })
    const login = () => learner.post('/api/auth/login', { email: learner.email, password: learner.password })
    expect(await login()).toMatchObject({
      status: 403,
      body: { message: 'This account has been disabled. Please contact us.' },
    })
    expect(
      await clientOf(server).post('/api/auth/login', { email: learner.email, password: 'wrong one' }),
    ).toMatchObject({ status: 401 })
    await client.patch(`/api/user/${learner.userId}/activate`, { isActive: true })
    expect(await login()).toMatchObject({ status: 200 })
  })

  test('rejects the own account, which is also the last admin', async () => {
    const client = await adminClient()
    expect(await client.patch(`/api/user/${await ownId(client)}/activate`, { isActive: false })).toMatchObject({
      status: 403,
    })
    expect(await client.get('/api/user')).toMatchObject({ status: 200 })
  })

  test('requires an admin and an existing user', async () => {
    const [learner, other] = [await newLearner(server), await newLearner(server)]
    const path = `/api/user/${other.userId}/activate`
    expect(await learner.patch(path, { isActive: false })).toMatchObject({ status: 403 })
    expect(await clientOf(server).patch(path, { isActive: false })).toMatchObject({ status: 401 })
    expect(await (await adminClient()).patch('/api/user/nobody/activate', { isActive: false })).toMatchObject({
      status: 404,
    })
    expect(await other.get('/api/user/data')).toMatchObject({ status: 200 })
  })
})

describe('a visitor’s message', () => {
  const message = {
    firstName: 'Ama',
    lastName: 'Fernando',
    contactNumber: '077 123',
    email: 'ama@naru.test',
    message: 'Hello,\nis it open?',
  }

  test('is mailed to the operator, who can reply', async () => {
    expect(await clientOf(server).post('/api/contact', message)).toMatchObject({ status: 200, body: { success: true } })
    expect(server.mails.at(-1)).toMatchObject({
      to: admin.email,
      replyTo: 'ama@naru.test',
      text: expect.stringContaining('is it open?'),
    })
  })

  test.each([
    [{ firstName: 'A\r\nBcc: all@naru.test' }],
    [{ email: 'a@b.lk\nBcc: all@naru.test' }],
    [{ contactNumber: ' ' }],
    [{ email: 'nowhere' }],
  ])('with %j is rejected and not mailed', async (change) => {
    const before = server.mails.length
    expect(await clientOf(server).post('/api/contact', { ...message, ...change })).toMatchObject({ status: 400 })
    expect(server.mails).toHaveLength(before)
  })
})

describe('admin rights', () => {
  const setRole = async (client: ReturnType<typeof clientOf>, id: string, role: string) =>
    client.patch(`/api/admin/users/${id}/role`, { role })

  test('are given to and taken from users with a verified email, whose sessions end', async () => {
    const client = await adminClient()
    const learner = await newLearner(server)
    const login = () => learner.post('/api/auth/login', { email: learner.email, password: learner.password })
    expect(await setRole(client, learner.userId, 'admin')).toMatchObject({
      status: 403,
      body: { code: 'user_unverified', message: 'This user has not verified the email address yet.' },
    })
    await markVerified(server.context.database, learner.userId)
    expect(await setRole(learner, learner.userId, 'admin')).toMatchObject({ status: 403 })
    expect(await setRole(client, learner.userId, 'admin')).toMatchObject({ status: 200 })
    expect(await learner.get('/api/user/data')).toMatchObject({ status: 401 })
    await login()
    expect(await learner.get('/api/admin/users?page=1')).toMatchObject({ status: 200 })
    expect(await setRole(learner, learner.userId, 'learner')).toMatchObject({
      status: 403,
      body: { code: 'own_admin_rights', message: 'You cannot remove your own admin rights.' },
    })
    expect(await setRole(client, learner.userId, 'learner')).toMatchObject({ status: 200 })
    await login()
    expect(await learner.get('/api/admin/users?page=1')).toMatchObject({ status: 403 })
    expect(await setRole(client, 'nobody', 'admin')).toMatchObject({ status: 404 })
  })

  test('of two admins who take each other’s at once, one stays', async () => {
    const client = await adminClient()
    const other = await newLearner(server)
    await markVerified(server.context.database, other.userId)
    await setRole(client, other.userId, 'admin')
    await other.post('/api/auth/login', { email: other.email, password: other.password })
    const responses = await Promise.all([
      setRole(client, other.userId, 'learner'),
      setRole(other, await ownId(client), 'learner'),
    ])
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    // The other tests need the first admin.
    await server.context.database.update(users).set({ role: 'admin' }).where(eq(users.email, admin.email))
  })
})
