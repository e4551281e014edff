import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockUser } from '../../platform/db/lock-user'
import { openPostgres } from '../../platform/db/open'
import { mails, users } from '../../platform/db/schema'
import { addScoreReportKey, ensureScoreReportKey } from '../../modules/score-reports/repository'
import { storeAttempt } from '../../modules/attempts/repository'
import { buildTestServer, type TestServer } from '../support/test-server'
import { clientOf, fieldOf, listOf, newLearner, newVerifiedLearner, resultOf } from '../support/client'
import { writeContent } from '../support/content'
import { newAttempt } from '../support/crowd'
import { freshDatabase, migratedDatabase, type FreshDatabase } from '../support/fresh-database'

const postgresServer = process.env['TEST_DATABASE_URL']

/** A proxy between a server and its database that can be cut. */
const openWire = async (address: string) => {
  const { hostname, port } = new URL(address)
  const ends = new Set<Socket>()
  let isCut = false
  const wire = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        ends.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
    return near
  })
  await new Promise<void>((done) => wire.listen(0, '127.0.0.1', done))
  const own = wire.address()
  const through = new URL(address)
  through.host = `127.0.0.1:${typeof own === 'object' && own !== null ? own.port : 0}`
  return {
    address: through.href,
    cut: () => {
      isCut = true
      for (const end of ends) end.destroy()
    },
    mend: () => {
      isCut = false
    },
    close: () => new Promise((done) => wire.close(done)),
  }
}

/** The embedded database belongs to one process. */
describe.skipIf(postgresServer === undefined)('servers of one database', () => {
  let fresh: FreshDatabase
  let [one, other]: TestServer[] = []
  const contentFolder = writeContent()
  const both = (): [TestServer, TestServer] => {
    if (one === undefined || other === undefined) throw new Error('The servers are not up.')
    return [one, other]
  }

  beforeAll(async () => {
    fresh = await migratedDatabase(postgresServer ?? '')
    one = await buildTestServer({ contentFolder, databaseUrl: fresh.address, environment: { ADDRESS_LIMITS: 'true' } })
    other = await buildTestServer({
      contentFolder,
      databaseUrl: fresh.address,
      environment: { ADDRESS_LIMITS: 'true' },
    })
  })
  afterAll(async () => {
    await one?.close()
    await other?.close()
    await fresh.drop()
  })

  describe('two servers on one database', () => {
    test('reject a user right after logout or deactivation on the other one, under concurrent requests', async () => {
      const [first, second] = both()
      const statusesOf = async (token: string) => {
        const urls = ['/api/user/data', '/api/exams', '/api/exams/mini']
        const asked = Array.from({ length: 30 }, (_, at) => clientOf(second, token).get(urls[at % 3] ?? ''))
        return [...new Set((await Promise.all(asked)).map(({ status }) => status))]
      }
      const open = async () => {
        const learner = await newLearner(first)
        await learner.post('/api/user-plan-purchases', { pricePlanId: 'free' })
        return learner
      }
      const loggedOut = await open()
      const token = loggedOut.token() ?? ''
      expect(await statusesOf(token)).toEqual([200])
      await loggedOut.post('/api/auth/logout')
      expect(await statusesOf(token)).toEqual([401])

      const disabled = await open()
      expect(await statusesOf(disabled.token() ?? '')).toEqual([200])
      await first.context.database.update(users).set({ isActive: false }).where(eq(users.id, disabled.userId))
      expect(await statusesOf(disabled.token() ?? '')).toEqual([401])
    })

    test('show results and departures on the leaderboard at once that were submitted to the other one', async () => {
      const [first, second] = both()
      const candidates = await Promise.all(
        [first, second, first, second].map(async (server) => {
          const learner = await newVerifiedLearner(server)
          await learner.post('/api/user-plan-purchases', { pricePlanId: 'free' })
          return learner
        }),
      )
      const exam = (await candidates[0]?.get('/api/exams/mini'))?.body
      const questionId = String(fieldOf(exam, 'questions', 0, '_id'))
      const seenBy = async (at: number) =>
        listOf((await candidates[at]?.get('/api/results/leaderboard?examId=mini'))?.body).map((line) =>
          fieldOf(line, 'userId'),
        )
      const present = Date.now()
      for (const [at, learner] of candidates.entries()) {
        const startTime = new Date(present - 300_000 - at).toISOString()
        const progress = { startTime, phase: 'reading', index: 0, answers: {}, plays: {}, revision: 0 }
        await learner.put('/api/exams/mini/progress', progress)
        await first.context.database.execute(
          // By the database's own clock: it has seen the attempt long enough to rank it.
          sql`update exam_starts set reported = 'online', reported_at = reported_at - interval '5 minutes' where user_id = ${learner.userId}`,
        )
        const result = resultOf('mini', { [questionId]: '' }, startTime, new Date(present).toISOString())
        const response = await learner.post('/api/results', result)
        expect(response).toMatchObject({ status: 200, body: { result: { attempt: 1 } } })
        // One per server.
        for (const reader of [0, 1]) expect(await seenBy(reader)).toContain(learner.userId)
      }
      const [leaver] = candidates
      await leaver?.patch('/api/user/leaderboards', { hasLeft: true })
      for (const reader of [0, 1]) expect(await seenBy(reader)).not.toContain(leaver?.userId)
    })

    test('keep one trail of an attempt that is saved through either, and at once', async () => {
      const [first, second] = both()
      const learner = await newVerifiedLearner(first)
      await learner.post('/api/user-plan-purchases', { pricePlanId: 'free' })
      const exam = (await learner.get('/api/exams/mini')).body
      const [q1 = ''] = listOf(fieldOf(exam, 'questions')).map((question) => String(fieldOf(question, '_id')))
      const elsewhere = clientOf(second, learner.token())
      const startTime = new Date(Date.now() - 20_000).toISOString()
      const save = async (client: typeof elsewhere, revision: number, index: number, answer?: string) => {
        const answers = answer === undefined ? {} : { [q1]: answer }
        const progress = { startTime, phase: 'reading', index, answers, plays: {}, revision }
        return (await client.put('/api/exams/mini/progress', progress)).status
      }
      expect(await save(learner, 0, 0)).toBe(200)
      expect(await save(elsewhere, 1, 0, '과일')).toBe(200)
      const answers = ['동물', '과일', '동물', '과일']
      const statuses = await Promise.all(
        answers.map((answer, at) => save(at % 2 === 0 ? learner : elsewhere, 2, 1, answer)),
      )
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
      expect(await save(learner, 3, 1, '동물')).toBe(200)
      const result = resultOf('mini', { [q1]: '동물' }, startTime, new Date().toISOString())
      const { body } = await learner.post('/api/results', result)
      const id = String(fieldOf(body, 'result', 'attemptId'))
      const analysis = await elsewhere.get(`/api/results/${id}/analysis`)
      expect(fieldOf(analysis.body, 'changedToWrong')).toEqual([{ questionId: q1, number: 1 }])
    })

    test('wait for the disk before confirming a write', async () => {
      for (const { context } of both()) {
        expect(await context.database.execute(sql`show synchronous_commit`)).toMatchObject({
          rows: [{ synchronous_commit: 'on' }],
        })
      }
    })

    test('store results of unlocked learners at once, and of locked ones after their release', async () => {
      const [first, second] = both()
      const [locked, free] = await Promise.all([newLearner(first), newLearner(first)])
      const store = (userId: string) => storeAttempt(first.context.database, newAttempt(userId))
      const waiting = await second.context.database.transaction(async (transaction) => {
        await lockUser(transaction, locked.userId)
        const ofLocked = store(locked.userId)
        expect(await store(free.userId)).toMatchObject({ userId: free.userId, attempt: 1 })
        return { ofLocked }
      })
      expect(await waiting.ofLocked).toMatchObject({ userId: locked.userId, attempt: 1 })
    })

    test('issue one score report for a result, with the newest key of either, and verify it', async () => {
      const [first, second] = both()
      const learner = await newLearner(first)
      await learner.post('/api/user-plan-purchases', { pricePlanId: 'free' })
      const questionId = String(fieldOf((await learner.get('/api/exams/mini')).body, 'questions', 0, '_id'))
      const startTime = new Date(Date.now() - 300_000).toISOString()
      const result = resultOf('mini', { [questionId]: '' }, startTime, new Date().toISOString())
      const { body } = await learner.post('/api/results', result)
      const url = `/api/results/${String(fieldOf(body, 'result', 'attemptId'))}/score-report`
      expect(await addScoreReportKey(second.context.database, new Date())).toBe(2)
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          both()[at % 2]?.server.inject({ url, cookies: { sid: learner.token() ?? '' } }),
        ),
      )
      expect(new Set(responses.map((response) => response?.body)).size).toBe(1)
      const number = String(fieldOf(responses[0]?.json(), 'number'))
      for (const server of [first, second]) {
        expect(await clientOf(server).get(`/api/score-reports/${number}`)).toMatchObject({
          body: { state: 'genuine', scoreReport: { keyNumber: 2 } },
        })
      }
    })

    test('send a queued mail once', async () => {
      const [first, second] = both()
      await first.context.queueMail({ to: 'once@naru.test', subject: 'Once', text: 'Once' })
      await first.flushMails()
      const past = new Date(Date.now() - 1000)
      await first.context.database
        .update(mails)
        .set({ state: 'queued', text: 'Once', nextTryAt: past })
        .where(eq(mails.to, 'once@naru.test'))
      const before = first.mails.length + second.mails.length
      await Promise.all([
        first.runMaintenance(),
        second.runMaintenance(),
        first.runMaintenance(),
        second.runMaintenance(),
      ])
      expect(first.mails.length + second.mails.length).toBe(before + 1)
    })
  })

  test('servers that start simultaneously on an empty database all run, with one first key for score reports', async () => {
    const empty = await freshDatabase(postgresServer ?? '')
    const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(empty.address)))
    const client = new Client({ connectionString: empty.address })
    await client.connect()
    const { rows } = await client.query(
      'select count(*)::int as count, count(distinct hash)::int as kinds from drizzle.__drizzle_migrations',
    )
    expect(rows[0].count).toBeGreaterThan(0)
    expect(rows[0].count).toBe(rows[0].kinds)
    await Promise.all(opened.map(({ database }) => ensureScoreReportKey(database, new Date())))
    expect((await client.query('select number from score_report_keys')).rows).toEqual([{ number: 1 }])
    await client.end()
    await Promise.all(opened.map(({ close }) => close()))
    await empty.drop()
  })

  test('one server runs the jobs, and another one does when it closes or loses its connection', async () => {
    const own = await migratedDatabase(postgresServer ?? '')
    const [first, second] = [await openPostgres(own.address), await openPostgres(own.address)]
    expect([await first.isLeader(), await second.isLeader(), await first.isLeader()]).toEqual([true, false, true])
    await second.database.execute(sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`)
    await expect.poll(() => second.isLeader()).toBe(true)
    await expect.poll(() => first.isLeader()).toBe(false)
    await second.close()
    await expect.poll(() => first.isLeader()).toBe(true)
    await first.close()
    await own.drop()
  })

  test('a lost database answers 503, and requests work again when it is back', async () => {
    const own = await migratedDatabase(postgresServer ?? '')
    const wire = await openWire(own.address)
    const server = await buildTestServer({ contentFolder, databaseUrl: wire.address })
    const learner = await newLearner(server)
    const ask = () => learner.get('/api/exams')
    expect(await ask()).toMatchObject({ status: 200 })

    // During requests.
    const running = Array.from({ length: 20 }, ask)
    wire.cut()
    const statuses = new Set((await Promise.all(running)).map(({ status }) => status))
    expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true)
    const down = await ask()
    expect(down).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { success: false, message: 'The site cannot reach its data right now. Please try again in a moment.' },
    })
    expect((await server.server.inject('/healthz')).statusCode).toBe(503)

    wire.mend()
    expect(await ask()).toMatchObject({ status: 200 })

    // Terminated by the database's operator.
    const operator = new Client({ connectionString: own.address })
    await operator.connect()
    const asked = Array.from({ length: 10 }, ask)
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    for (const { status } of await Promise.all(asked)) expect([200, 503]).toContain(status)
    await operator.end()
    await expect.poll(async () => (await ask()).status).toBe(200)
    await server.close()
    await wire.close()
    await own.drop()
  })
})
