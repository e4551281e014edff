import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../platform/db/schema'
import { markVerified } from '../../modules/auth/repository'
import { openTestServer } from '../support/test-server'
import { clientOf, fieldOf, listOf, newLearner, newVerifiedLearner } from '../support/client'
import { writeContent } from '../support/content'

const admin = { email: 'admin@naru.test', password: 'admin of naru' }
const server = await openTestServer({
  contentFolder: writeContent(),
  admin,
})

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
    const { put } = await adminClient()
    await put('/api/admin/settings', { settings: { email: 'public@naru.test', contactEmail: 'office@naru.test' } })
    expect(await clientOf(server).post('/api/contact', message)).toMatchObject({ status: 200, body: { success: true } })
    await server.flush()
    expect(server.mails.at(-1)).toMatchObject({
      to: 'office@naru.test',
      replyTo: 'ama@naru.test',
      text: expect.stringContaining('is it open?'),
    })
  })

  const inbox = async () => (await (await adminClient()).get('/api/admin/messages?page=1')).body

  test('is stored for the admins, with the report of a mistake, until it is done', async () => {
    const learner = await newLearner(server)
    await learner.post('/api/contact', { ...message, message: 'I paid but have no plan' })
    await clientOf(server).post('/api/translation-reports', {
      language: 'si',
      page: '/pricing',
      keys: ['plans.buy'],
      message: 'A typo',
    })
    const [report, paid] = listOf(fieldOf(await inbox(), 'entries'))
    expect(report).toEqual({
      id: expect.any(String),
      kind: 'translation',
      language: 'si',
      page: '/pricing',
      keys: ['plans.buy'],
      text: 'A typo',
      isDone: false,
      createdAt: expect.any(String),
    })
    expect(paid).toMatchObject({
      kind: 'contact',
      name: 'Ama Fernando',
      email: 'ama@naru.test',
      phone: '077 123',
      text: 'I paid but have no plan',
    })
    const client = await adminClient()
    const open = async () => fieldOf((await client.get('/api/admin/overview')).body, 'openMessages')
    const before = Number(await open())
    const address = `/api/admin/messages/${String(fieldOf(paid, 'id'))}`
    expect(await client.patch(address, { isDone: true })).toMatchObject({ status: 200 })
    expect(await open()).toBe(before - 1)
    expect(fieldOf(await inbox(), 'entries', 1)).toMatchObject({ isDone: true })
    expect(await client.patch('/api/admin/messages/none', { isDone: true })).toMatchObject({ status: 404 })
  })

  test('is answered once, though two of the staff answer at once, in the language of its writer', async () => {
    const learner = await newVerifiedLearner(server, { email: 'ama@naru.test' })
    await learner.put('/api/user/language', { language: 'si' })
    await learner.post('/api/contact', { ...message, email: ' Ama@naru.test ' })
    const client = await adminClient()
    const newest = async (state: string) =>
      fieldOf((await client.get(`/api/admin/messages?page=1${state}`)).body, 'entries', 0)
    const id = String(fieldOf(await newest('&state=open'), 'id'))
    const answer = (text: string, of = id) => client.post(`/api/admin/messages/${of}/answer`, { text })
    expect(await answer(' \n ')).toMatchObject({ status: 400, body: { code: 'answer_missing' } })
    const nasty = 'It is.\r\nBcc: victim@naru.test\r\n\r\n<b>Bold</b>'
    const given = await Promise.all([answer(nasty), answer(nasty), answer(nasty)])
    expect(given.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(given.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'message_answered' })
    await server.runMaintenance()
    await server.flushMails()
    const mailed = server.mails.filter(({ text }) => text.includes('It is.'))
    expect(mailed).toMatchObject([{ to: 'ama@naru.test', language: 'si', subject: expect.not.stringContaining('\n') }])
    expect(mailed[0]?.text).toContain('> Hello,\n> is it open?')
    expect(await newest('&state=answered')).toMatchObject({ id, answer: nasty, answeredBy: 'Admin', isDone: true })
    const told = (await learner.get('/api/user/notifications')).body
    expect(told).toMatchObject([{ id: `reply-${id}`, kind: 'reply', text: nasty }])
    const other = await newVerifiedLearner(server)
    expect((await other.get('/api/user/notifications')).body).toEqual([])
    // Anybody could have written the address of an account that is not verified.
    await server.context.database.update(users).set({ isVerified: false }).where(eq(users.id, learner.userId))
    expect((await learner.get('/api/user/notifications')).body).toEqual([])
    await clientOf(server).post('/api/translation-reports', { language: 'si', page: '/pricing', message: 'A typo' })
    const report = String(fieldOf(await newest(''), 'id'))
    expect(await answer('Thank you.', report)).toMatchObject({ status: 404, body: { code: 'message_unknown' } })
    expect(await learner.post(`/api/admin/messages/${report}/answer`, { text: 'x' })).toMatchObject({ status: 403 })
  })

  test('is stored though its copy cannot be queued, and is not called sent if it cannot be stored', async () => {
    const total = async () => fieldOf(await inbox(), 'total')
    const { database } = server.context
    const [before, mailed] = [Number(await total()), server.mails.length]
    await database.execute(sql`alter table mails add constraint broken check (false) not valid`)
    expect(await clientOf(server).post('/api/contact', message)).toMatchObject({ status: 200 })
    await database.execute(sql`alter table mails drop constraint broken`)
    expect([await total(), server.mails.length]).toEqual([before + 1, mailed])
    await database.execute(sql`alter table messages add constraint broken check (false) not valid`)
    expect(await clientOf(server).post('/api/contact', message)).toMatchObject({ status: 500 })
    await database.execute(sql`alter table messages drop constraint broken`)
    expect([await total(), server.mails.length]).toEqual([before + 1, mailed])
  })

  test.each([[{ contactNumber: ' ' }], [{ email: 'nowhere' }]])(
    'with %j is rejected and not mailed',
    async (change) => {
      const before = server.mails.length
      expect(await clientOf(server).post('/api/contact', { ...message, ...change })).toMatchObject({ status: 400 })
      expect(server.mails).toHaveLength(before)
    },
  )
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
