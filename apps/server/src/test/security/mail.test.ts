import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asc } from 'drizzle-orm'
import { mails, siteSettings, users } from '../../platform/db/schema'
import { smtpMailer } from '../../platform/mail/mailer'
import { retryDelayMs } from '../../platform/mail/mail-queue'
import { buildTestServer } from '../support/test-server'
import { clientOf, manualClock, registeredLearner, somebody } from '../support/client'
import { writeContent } from '../support/content'
import { dump } from '../support/snapshot'

/** Letters that reached the sink: recipient of the envelope, and content. */
const arrived: { to: string[]; text: string }[] = []
const openSink = (port = 0) =>
  new Promise<{ port: number; close: () => Promise<void> }>((done) => {
    const sink = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, finish) => {
        let text = ''
        stream.on('data', (data) => (text += String(data)))
        stream.on('end', () => {
          arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
          finish()
        })
      },
    })
    const listening = sink.listen(port, '127.0.0.1', () => {
      const address = listening.address()
      done({
        port: typeof address === 'object' && address !== null ? address.port : 0,
        close: () => new Promise((closed) => sink.close(() => closed())),
      })
    })
  })

const clock = manualClock()
let sink = await openSink()
const { port } = sink
const server = await buildTestServer({
  contentFolder: writeContent(),
  now: clock.now,
  mailer: smtpMailer(`smtp://127.0.0.1:${port}`, 'Naru <no-reply@naru.test>'),
})
beforeAll(async () => {
  const mailSignature = { en: 'Harbour, +94 11 234 5678' }
  const settings = { contactEmail: 'harbour@naru.test', mailSignature, mailLogDays: 60 }
  await server.context.database.insert(siteSettings).values({ id: 'site', settings })
  await server.context.operator.reload()
  await server.flushMails()
})
afterAll(async () => {
  await server.close()
  await sink.close()
})
// Mails of the same moment have no order, so each test starts a moment later.
beforeEach(() => clock.forward(1))
afterEach(() => server.flushMails())

const mailLog = () => server.context.database.select().from(mails).orderBy(asc(mails.createdAt), asc(mails.id))
const lastOf = async () => (await mailLog()).at(-1)
const message = {
  firstName: 'Ama',
  lastName: 'Fernando',
  contactNumber: '077 123 4567',
  email: 'ama@naru.test',
  message: 'Is it open?',
}
const contact = async (changes: object) => {
  const response = await clientOf(server).post('/api/contact', { ...message, ...changes })
  // The copy is queued after the response.
  await server.flush()
  return response
}

describe('ASVS 52: mail headers cannot be injected', () => {
  const breaks = [
    '\r\nBcc: victim@naru.test',
    '\nBcc: victim@naru.test',
    '\rBcc: victim@naru.test',
    '\u2028Bcc: x',
    '%0aBcc: y',
  ]

  test.each(['firstName', 'lastName', 'contactNumber', 'email'])('through the contact form’s %s', async (field) => {
    for (const bad of breaks.slice(0, 4)) {
      expect(await contact({ [field]: `A${bad}` })).toMatchObject({ status: 400 })
      expect(await contact({ [field]: `a@naru.test${bad}` })).toMatchObject({ status: 400 })
    }
  })

  test.each(['name', 'lName', 'email', 'phone'])('through the sign-up’s %s', async (field) => {
    for (const bad of breaks.slice(0, 4)) {
      const good = String(Reflect.get(somebody(), field))
      const registered = { ...somebody(), [field]: `${good}${bad}` }
      expect(await clientOf(server).post('/api/auth/register', registered)).toMatchObject({ status: 400 })
    }
  })

  test('and accepted input is sent with one recipient and one of each header', async () => {
    arrived.length = 0
    const nasty = 'Hi\r\n.\r\nMAIL FROM:<x@y>\r\nBcc: victim@naru.test\r\n\r\nQUIT'
    const names = { firstName: '=?utf-8?q?=0ABcc:_victim?=', lastName: 'x,"y"<z@w.lk>' }
    expect(await contact({ message: nasty, ...names })).toMatchObject({ status: 200 })
    await server.flushMails()
    expect(arrived).toHaveLength(1)
    const [letter] = arrived
    expect(letter?.to).toEqual(['harbour@naru.test'])
    const head = letter?.text.split('\r\n\r\n')[0] ?? ''
    expect(head).not.toMatch(/^bcc:/im)
    for (const name of ['From', 'To', 'Subject', 'Reply-To']) {
      expect(head.match(new RegExp(`^${name}:`, 'gim'))).toHaveLength(1)
    }
  })
})

test('mails to users end with the line of the operator, other mails as they are', async () => {
  arrived.length = 0
  await registeredLearner(server)
  await contact({ message: 'Hello' })
  await server.flushMails()
  const [toLearner, toOperator] = arrived.map(({ text }) => text.trimEnd())
  expect(toLearner).toMatch(/\r\nNaru\r\nHarbour, \+94 11 234 5678$/)
  expect(toOperator).toMatch(/\r\nHello$/)
})

describe('a mail server that is down', () => {
  test('delays no visitor and loses no mail: it is sent when the server is back', async () => {
    await sink.close()
    arrived.length = 0
    expect(await contact({ message: 'Queued for later' })).toMatchObject({ status: 200 })
    await server.flushMails()
    expect(await lastOf()).toMatchObject({
      state: 'queued',
      tries: 1,
      lastError: expect.stringContaining('ECONNREFUSED'),
    })

    clock.forward(61)
    await server.runMaintenance()
    expect(await lastOf()).toMatchObject({ state: 'queued', tries: 2 })

    sink = await openSink(port)
    clock.forward(60)
    await server.runMaintenance()
    expect(arrived).toEqual([])
    clock.forward(61)
    await server.runMaintenance()
    expect(arrived).toHaveLength(1)
    expect(arrived[0]?.text).toContain('Queued for later')
    expect(await lastOf()).toMatchObject({ state: 'sent', tries: 3, text: null, lastError: null, sentAt: clock.now() })
  })

  test('gets a new code instead of the one that failed, since codes are never stored', async () => {
    await sink.close()
    arrived.length = 0
    const { userId, email } = await registeredLearner(server)
    await server.flushMails()
    const first = server.mails.findLast(({ to }) => to === email)?.text
    expect(await lastOf()).toMatchObject({ state: 'queued', text: null, codeUserId: userId, codePurpose: 'verify' })
    const code = /\b\d{6}\b/.exec(first ?? '')?.[0] ?? 'no code'
    expect(await dump(server.context.database)).not.toContain(code)

    sink = await openSink(port)
    clock.forward(20 * 60)
    await server.runMaintenance()
    const second = /code is (\d{6})/.exec(arrived.at(-1)?.text ?? '')?.[1] ?? ''
    expect(second).toMatch(/^\d{6}$/)
    const verified = await clientOf(server).post('/api/auth/Verify-account', { userId, otp: second })
    expect(verified).toMatchObject({ status: 200 })
  })

  test('is not retried forever: a mail fails after three days and its text is removed; a code after an hour', async () => {
    await sink.close()
    await contact({ message: 'Never comes' })
    const learner = await registeredLearner(server)
    await server.flushMails()
    for (let hours = 0; hours < 75; hours += 6) {
      clock.forward(6 * 3600 + 1)
      await server.runMaintenance()
    }
    const rows = await mailLog()
    expect(rows.filter(({ state }) => state === 'queued')).toEqual([])
    expect(rows.find(({ to }) => to === learner.email)).toMatchObject({ state: 'failed', text: null })
    expect(rows.findLast(({ to }) => to === 'harbour@naru.test')).toMatchObject({ state: 'failed', text: null })
    sink = await openSink(port)
  })

  test('is retried after one, two, four minutes, and at most an hour', () => {
    expect([1, 2, 3, 7, 50].map((tries) => retryDelayMs(tries) / 60_000)).toEqual([1, 2, 4, 60, 60])
  })

  test('and the mail log is deleted after the days of the settings', async () => {
    // The end of an unverified account would be announced by a new mail.
    await server.context.database.update(users).set({ isVerified: true })
    clock.forward(50 * 86_400)
    await server.runMaintenance()
    expect(await mailLog()).not.toEqual([])
    clock.forward(11 * 86_400)
    await server.runMaintenance()
    expect(await mailLog()).toEqual([])
  })
})
