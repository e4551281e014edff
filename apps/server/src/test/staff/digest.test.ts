import { eq } from 'drizzle-orm'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleAdminOverview } from '@naru/api/msw'
import { requiredFacts } from '@naru/api/operator'
import { expect, test } from 'vitest'
import { messages, siteSettings, totpSecrets, users } from '../../platform/db/schema'
import { digestMail } from '../../platform/mail/messages'
import { readSettings } from '../../platform/settings'
import { anotherServer } from '../support/another-server'
import { clientOf, manualClock } from '../support/client'
import { writeContent } from '../support/content'
import { newStaff } from '../support/desk-client'
import { openTestServer } from '../support/test-server'

const HOUR = 3600
/** Colombo is 5:30 hours ahead: it is 06:59 there. */
const clock = manualClock('2026-03-02T01:29:00.000Z')
const lines: string[] = []
const options = {
  contentFolder: writeContent(),
  now: clock.now,
  environment: { ADMIN_DIGEST: 'true', BACKUP_RECIPIENT: 'age1test' },
  notifyOperator: (line: string) => lines.push(line),
}
const server = await openTestServer(options)
const other = await anotherServer(server, options)
const servers = [server, other, server, other]
const { database } = server.context

const seen = new Set<object>()
/** Mails since the last call, of both servers, after each has run its jobs several times. */
const newMails = async () => {
  await Promise.all(servers.map((each) => each.runMaintenance()))
  await Promise.all(servers.map((each) => each.runMaintenance()))
  await Promise.all(servers.map((each) => each.flushMails()))
  const fresh = [...new Set([...server.mails, ...other.mails])].filter((mail) => !seen.has(mail))
  for (const mail of fresh) seen.add(mail)
  return fresh
}
const backUp = () => {
  for (const { context } of servers) {
    writeFileSync(join(context.mediaFolder, '../backup.json'), JSON.stringify({ at: clock.now().toISOString() }))
  }
}
const write = async () => {
  const sender = { firstName: 'A', lastName: 'B', contactNumber: '+94 77 123 4567', email: 'a@naru.test' }
  expect(await clientOf(server).post('/api/contact', { ...sender, message: 'Hello' })).toMatchObject({ status: 200 })
  await server.flushMails()
  for (const mail of server.mails) seen.add(mail)
}

test('what waits is mailed to each admin once a day from 07:00, by whichever server, and nothing if nothing waits', async () => {
  const english = await newStaff(server, 'admin')
  const korean = await newStaff(server, 'admin')
  await database.update(users).set({ language: 'ko' }).where(eq(users.id, korean.userId))
  const gone = await newStaff(server, 'admin')
  await database.update(users).set({ isActive: false }).where(eq(users.id, gone.userId))
  await newStaff(server, 'editor')
  await write()
  backUp()
  expect(await newMails()).toEqual([])

  clock.forward(HOUR)
  const mails = await newMails()
  expect(mails.map(({ to }) => to).toSorted()).toEqual([english.email, korean.email].toSorted())
  const [mail, koreanMail] = [english, korean].map(({ email }) => mails.find(({ to }) => to === email))
  const site = 'http://127.0.0.1:3000'
  expect(mail).toMatchObject({ language: 'en', subject: 'What waits for you at Naru' })
  expect(mail?.text.split('\n\n').slice(1, -2)).toEqual([
    `${requiredFacts.length} settings are missing\n${site}/admin/settings`,
    `1 open message\n${site}/admin/messages`,
    `3 people of the staff without two-step verification\n${site}/admin/users`,
    `All of it, and how the site is: ${site}/admin`,
  ])
  expect(koreanMail).toMatchObject({ language: 'ko', subject: 'Naru에서 처리할 일' })
  expect(koreanMail?.text).toContain(`처리 전 메시지 1개\n${site}/admin/messages`)

  clock.forward(12 * HOUR)
  expect(await newMails()).toEqual([])
  clock.forward(36 * HOUR)
  const late = await newMails()
  expect(late).toHaveLength(2)
  expect(late.find(({ to }) => to === english.email)?.text).toContain(
    'The last backup is from 2 March 2026. Run ‘naru backup’',
  )

  clock.forward(24 * HOUR)
  backUp()
  await database.update(messages).set({ isDone: true })
  const settings = Object.fromEntries(requiredFacts.map((name) => [name, { en: 'x' }]))
  await database.insert(siteSettings).values({ id: 'site', settings })
  await Promise.all(servers.map(({ context }) => context.operator.reload()))
  for (const { id } of await database.select({ id: users.id }).from(users)) {
    await database.insert(totpSecrets).values({ userId: id, secret: 'A' })
  }
  expect(await newMails()).toEqual([])
  expect(lines.filter((line) => line.includes('failed'))).toEqual([])
  // On a day without a digest, what comes later is not left until tomorrow.
  await write()
  clock.forward(HOUR)
  expect(await newMails()).toHaveLength(2)
})

test('backups that are not set up are named, but no reason for a mail; a first one that does not come is', () => {
  const to = { email: 'a@naru.test', name: 'A', language: null }
  const nothing = { papersInReview: 0, openMessages: 0, failedMails: 0, openPayments: 0, staffWithoutTwoStep: 0 }
  const { lastBackupAt: _lastBackupAt, ...unsaved } = sampleAdminOverview
  const idle = { ...unsaved, ...nothing, missingSettings: [] }
  const off = { ...idle, isBackupSetUp: false, isBackupLate: true }
  expect(digestMail(to, off, '')).toBeUndefined()
  expect(digestMail(to, { ...off, openMessages: 1 }, '')?.text).toContain('Backups are not set up')
  expect(digestMail(to, { ...idle, isBackupSetUp: true, isBackupLate: true }, '')?.text).toContain('No backup has been')
})

test('only a site in production sends it, unless a setting says otherwise', () => {
  const digestOf = (environment: Record<string, string>) => readSettings(environment).adminDigest
  expect([digestOf({}), digestOf({ NODE_ENV: 'production' })]).toEqual([false, true])
  expect(digestOf({ NODE_ENV: 'production', ADMIN_DIGEST: 'false' })).toBe(false)
})
