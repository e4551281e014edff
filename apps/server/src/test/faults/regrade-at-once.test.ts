import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { regrade } from '../../modules/regrade/regrade'
import { lockUsers } from '../../platform/db/lock-user'
import { attempts, leaderboardEntries, mails } from '../../platform/db/schema'
import { recordChange } from '../../modules/audit/record'
import { verifyAuditLog } from '../../modules/audit/verify'
import { buildTestServer, type TestServer } from '../support/test-server'
import { openContentServer } from '../support/content-server'
import { newStaff } from '../support/desk-client'
import { migratedDatabase, type FreshDatabase } from '../support/fresh-database'

const postgresServer = process.env['TEST_DATABASE_URL']

/** The embedded database has one connection, so that everything waits for a transaction. */
describe.skipIf(postgresServer === undefined)('regrading beside other work', () => {
  let fresh: FreshDatabase
  let tools: Awaited<ReturnType<typeof openContentServer>>
  let other: TestServer
  let admin: Awaited<ReturnType<typeof newStaff>>
  let ids: string[] = []
  beforeAll(async () => {
    fresh = await migratedDatabase(postgresServer ?? '')
    tools = await openContentServer({ databaseUrl: fresh.address })
    other = await buildTestServer({ now: tools.clock.now, databaseUrl: fresh.address })
    ids = await tools.questionIds()
    admin = await newStaff(tools.server, 'admin')
    await admin.post('/api/desk/papers', { id: 'mini', topic: 'x', from: { exam: 'mini' } })
  })
  afterAll(async () => {
    await other.close()
    await tools.server.close()
    await fresh.drop()
  })

  /** Learners with an attempt each, whose answer is right in every second version. */
  const learnersWithAttempts = async (number: number) => {
    const learners = await Promise.all(Array.from({ length: number }, () => tools.candidate()))
    for (const learner of learners) await tools.post(learner, { [ids[0] ?? '']: '동물' })
    return learners
  }
  let isCorrected = false
  const correctKey = async () => {
    isCorrected = !isCorrected
    const keys = '{ text: 과일, correct: true }, { text: 동물 }'
    await tools.put(tools.miniWith([keys, isCorrected ? '{ text: 과일 }, { text: 동물, correct: true }' : keys]))
  }
  const target = () => ({ publicUrl: 'https://naru.test', timeZone: 'Asia/Colombo', round: 3 })
  const regradeAtDesk = (isDry: boolean) => admin.post('/api/desk/papers/mini/regrade', { isDry })

  test('a change that takes long keeps neither views nor regrading waiting', async () => {
    const [learner] = await learnersWithAttempts(1)
    await correctKey()
    const { database } = tools.server.context
    const change = { actor: 'command', action: 'importContent', subjects: [] }
    await recordChange(database, change, async () => {
      expect(await admin.get(`/api/admin/users/${learner?.userId}`)).toMatchObject({ status: 200 })
      expect(await regradeAtDesk(true)).toMatchObject({ status: 200, body: { marks: [{ before: 0, after: 5 }] } })
      expect(await regradeAtDesk(false)).toMatchObject({ status: 200, body: { marks: [{ before: 0, after: 5 }] } })
    })
    expect(await verifyAuditLog(database)).not.toHaveProperty('brokenAt')
  })

  test('a dry run waits for no learner, and keeps none waiting', async () => {
    const [learner] = await learnersWithAttempts(1)
    await correctKey()
    const { database } = tools.server.context
    await database.transaction(async (transaction) => {
      await lockUsers(transaction, [learner?.userId ?? ''])
      await transaction
        .update(attempts)
        .set({ practice: 'made' })
        .where(eq(attempts.userId, learner?.userId ?? ''))
      expect(await regradeAtDesk(true)).toMatchObject({ status: 200 })
    })
    await regradeAtDesk(false)
  })

  test('two at once, beside results and views, give each learner one mail and the marks of the keys', async () => {
    const { server, post } = tools
    const { database } = server.context
    const learners = await learnersWithAttempts(8)
    await correctKey()
    await database.delete(mails)
    const late = await Promise.all(Array.from({ length: 4 }, () => tools.candidate()))
    await Promise.all([
      regrade({ ...target(), database }, 'mini'),
      regrade({ ...target(), database: other.context.database }, 'mini'),
      ...late.map((learner) => post(learner, { [ids[0] ?? '']: '동물' })),
      ...learners.map(async ({ userId }) =>
        expect(await admin.get(`/api/admin/users/${userId}`)).toMatchObject({ status: 200 }),
      ),
    ])
    const told = await database.select({ to: mails.to }).from(mails).where(like(mails.subject, 'Your marks%'))
    expect(new Set(told.map(({ to }) => to)).size).toBe(told.length)
    expect(told.map(({ to }) => to)).toEqual(expect.arrayContaining(learners.map(({ email }) => email)))
    const different = and(
      eq(attempts.userId, leaderboardEntries.userId),
      eq(attempts.attempt, 1),
      sql`(${attempts.totalScore} <> ${leaderboardEntries.totalScore} or ${attempts.totalScore} <> ${isCorrected ? 5 : 0})`,
    )
    expect(await database.select().from(leaderboardEntries).innerJoin(attempts, different)).toEqual([])
    expect(await verifyAuditLog(database)).not.toHaveProperty('brokenAt')
  })
})
