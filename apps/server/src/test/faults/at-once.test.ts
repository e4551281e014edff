import { eq } from 'drizzle-orm'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { attempts, mails, purchases, users } from '../../platform/db/schema'
import { outboxMailer } from '../../platform/mail/mailer'
import { openTestServer } from '../support/test-server'
import { anotherServer } from '../support/another-server'
import { breakDatabase } from '../support/break-database'
import { clientOf, fieldOf, manualClock, newLearner, registeredLearner, resultOf, somebody } from '../support/client'
import { writeContent } from '../support/content'

const clock = manualClock()
/** A file in place of the mail folder: nothing can be written there, as on a full disk. */
const full = join(mkdtempSync(join(tmpdir(), 'naru-full-')), 'outbox')
writeFileSync(full, '')
const options = {
  contentFolder: writeContent(),
  now: clock.now,
  mailer: outboxMailer(full, 'Naru <no-reply@naru.test>', clock.now),
}
const server = await openTestServer(options)
const other = await anotherServer(server, options)
const onEither = (at: number, token?: string) => clientOf(at % 2 === 0 ? server : other, token)
const { database } = server.context

const twenty = <Result>(ask: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)))
const withPlan = async () => {
  const learner = await newLearner(server)
  const buy = (at = 0) => onEither(at, learner.token()).post('/api/user-plan-purchases', { pricePlanId: 'free' })
  return { learner, buy }
}

describe('ASVS 33: twenty equal requests at once, to two servers, are one', () => {
  test('sign-up: one account', async () => {
    const data = somebody()
    const responses = await twenty((at) => onEither(at).post('/api/auth/register', data))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await database.select().from(users).where(eq(users.email, data.email))).toHaveLength(1)
  })

  test('purchase: one plan', async () => {
    const { learner, buy } = await withPlan()
    const responses = await twenty(buy)
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
    expect(await database.select().from(purchases).where(eq(purchases.userId, learner.userId))).toHaveLength(1)
  })

  test('F12: result: one attempt, twenty equal answers', async () => {
    const { learner, buy } = await withPlan()
    await buy()
    const exam = (await learner.get('/api/exams/mini')).body
    const startTime = clock.now().toISOString()
    clock.forward(60)
    const questionId = String(fieldOf(exam, 'questions', 0, '_id'))
    const body = resultOf('mini', { [questionId]: '' }, startTime, clock.now().toISOString())
    const responses = await twenty((at) => onEither(at, learner.token()).post('/api/results', body))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
    expect(await database.select().from(attempts).where(eq(attempts.userId, learner.userId))).toHaveLength(1)
  })

  test('verification code: it works once', async () => {
    const learner = await registeredLearner(server)
    const otp = /\b\d{6}\b/.exec(server.mails.findLast(({ to }) => to === learner.email)?.text ?? '')?.[0] ?? ''
    const responses = await twenty((at) =>
      onEither(at).post('/api/auth/Verify-account', { userId: learner.userId, otp }),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('a full disk', () => {
  test('keeps mails in the database until there is space', async () => {
    const message = { firstName: 'A', lastName: 'B', contactNumber: '1', email: 'a@naru.test', message: 'No room' }
    expect(await clientOf(server).post('/api/contact', message)).toMatchObject({ status: 200 })
    await server.flushMails()
    const waiting = (await database.select().from(mails)).find(({ text }) => text?.includes('No room'))
    expect(waiting).toMatchObject({
      state: 'queued',
      tries: 1,
      lastError: expect.stringMatching(/EEXIST|ENOTDIR|ENOSPC/),
    })
  })

  test.each(['53100', 'ENOSPC'])('under the database (%s) answers 503 and writes nothing', async (code) => {
    const learner = await newLearner(server)
    const restore = breakDatabase(database, () => Object.assign(new Error('could not extend file'), { code }))
    const data = somebody()
    const response = await clientOf(server).post('/api/auth/register', data)
    expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    restore()
    expect(await database.select().from(users).where(eq(users.email, data.email))).toEqual([])
    expect(await learner.get('/api/user/data')).toMatchObject({ status: 200 })
  })
})
