import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mails, users } from '../../platform/db/schema'
import { outboxMailer } from '../../platform/mail/mailer'
import sinhala from '../../../text/si/mails.json'
import { openTestServer } from '../support/test-server'
import { codeMailedTo, somebody } from '../support/client'
import { writeContent } from '../support/content'
import { ownPage } from '../support/contract-operations'

const server = await openTestServer({ contentFolder: writeContent() })
const { database } = server.context

const signUp = async (cookie: string | undefined) => {
  const data = somebody()
  const response = await server.server.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { ...ownPage, ...(cookie === undefined ? {} : { cookie }) },
    payload: data,
  })
  expect(response.statusCode).toBe(200)
  await server.flushMails()
  const [account] = await database.select().from(users).where(eq(users.email, data.email))
  return { email: data.email, language: account?.language, mail: server.mails.findLast(({ to }) => to === data.email) }
}

describe('the language at sign-up', () => {
  test('is that of the device, for the account and its mails', async () => {
    const { email, language, mail } = await signUp('sid=x; naru.language=si')
    expect(language).toBe('si')
    expect(mail).toMatchObject({ language: 'si', subject: sinhala.verification.subject })
    expect(codeMailedTo(server, email)).toMatch(/^\d{6}$/)
    const [row] = await database.select().from(mails).where(eq(mails.to, email))
    expect(row).toMatchObject({ language: 'si', subject: sinhala.verification.subject })
  })

  test.each([undefined, 'naru.language=xx', 'naru.language=', 'naru.language=%E0%A4%A', 'naru.language=SI'])(
    'is none with the cookie %j, so mails are English',
    async (cookie) => {
      const { language, mail } = await signUp(cookie)
      expect(language).toBeNull()
      expect(mail).toMatchObject({ language: 'en', subject: 'Your Naru verification code' })
    },
  )
})

test('a mail names its language and is readable in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  const mailer = outboxMailer(folder, 'Naru <no-reply@naru.test>', () => new Date())
  const path = await mailer.send({ to: 'a@naru.test', subject: 'S', text: 'ශ්‍රී', language: 'si' })
  const letter = readFileSync(path, 'utf8')
  expect(letter).toMatch(/^Content-Language: si$/m)
  expect(letter).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
})
