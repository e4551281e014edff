import { asc, sql } from 'drizzle-orm'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempts, leaderboardEntries } from '../../platform/db/schema'
import { verifyAuditLog } from '../../modules/audit/verify'
import { buildTestServer, type TestServer } from '../support/test-server'
import { clientOf, fieldOf, listOf, newVerifiedLearner, resultOf, type Answer } from '../support/client'
import { writeContent } from '../support/content'
import { newStaff, publish, save } from '../support/desk-client'
import { migratedDatabase, type FreshDatabase } from '../support/fresh-database'

const postgresServer = process.env['TEST_DATABASE_URL']

/** Only PostgreSQL has connections. Vitest fails the run for an error that would end the process. */
describe.skipIf(postgresServer === undefined)('connections that PostgreSQL ends', () => {
  let fresh: FreshDatabase
  let operator: Client
  let [one, other]: TestServer[] = []
  const both = (): [TestServer, TestServer] => {
    if (one === undefined || other === undefined) throw new Error('The servers are not up.')
    return [one, other]
  }
  beforeAll(async () => {
    fresh = await migratedDatabase(postgresServer ?? '')
    const start = () => buildTestServer({ contentFolder: writeContent(), databaseUrl: fresh.address })
    one = await start()
    other = await start()
    operator = new Client({ connectionString: fresh.address })
    await operator.connect()
  })
  afterAll(async () => {
    await operator.end()
    await one?.close()
    await other?.close()
    await fresh.drop()
  })

  const endAll = () =>
    operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )

  /** Repeats a request until it is acknowledged, as browsers do. Every other response asks for that. */
  const acknowledged = async (ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = await ask()
    if (answer.status === 200) return answer
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    return acknowledged(ask)
  }

  test('during saves, results, publishing and regrading cost some requests a 503, and lose nothing', async () => {
    const [first, second] = both()
    const { database } = first.context
    const editor = await newStaff(first, 'editor')
    const there = { ...editor, ...clientOf(second, editor.token()) }
    const paper = await editor.post('/api/desk/papers', { id: 'mini', topic: 'x', from: { exam: 'mini' } })
    const draft = Object(fieldOf(paper.body, 'draft'))
    /** The right option of the first question is another one in each round. */
    const draftOfRound = (round: number) => ({
      ...draft,
      questions: listOf(fieldOf(draft, 'questions')).map((each, at) => {
        const options = ['과일', '동물'].map((text, option) => ({ text, correct: option === round % 2 }))
        return at === 0 ? { ...Object(each), options } : each
      }),
    })
    const answers = ({ body }: Answer) => fieldOf(body, 'progress', 'answers')

    // An even number: the last key is the learners' answer.
    const rounds = Number(process.env['RANDOM_RUNS'] ?? 100) / 25
    for (let round = 1; round <= rounds; round += 1) {
      const learner = await newVerifiedLearner(first)
      const elsewhere = clientOf(second, learner.token())
      await learner.post('/api/user-plan-purchases', { pricePlanId: 'free' })
      const exam = (await learner.get('/api/exams/mini')).body
      const questionId = String(fieldOf(exam, 'questions', 0, '_id'))
      const startTime = new Date(Date.now() - 300_000).toISOString()
      const own = { [questionId]: '과일' }

      const learning = async () => {
        const progress = { startTime, phase: 'reading', index: 0, answers: own, plays: {}, revision: 0 }
        await acknowledged(() => elsewhere.put('/api/exams/mini/progress', progress))
        // By the database's own clock it has seen the attempt long enough to rank it. The operator's connection is never ended.
        await operator.query(
          "update exam_starts set reported = 'online', reported_at = now() - interval '5 minutes' where user_id = $1",
          [learner.userId],
        )
        expect(answers(await acknowledged(() => learner.get('/api/exams/mini/progress')))).toEqual(own)
        const result = resultOf('mini', own, startTime, new Date().toISOString())
        const stored = [
          await acknowledged(() => learner.post('/api/results', result)),
          await acknowledged(() => elsewhere.post('/api/results', result)),
        ]
        expect(new Set(stored.map(({ body }) => fieldOf(body, 'result', 'attemptId'))).size).toBe(1)
      }
      const teaching = async () => {
        await acknowledged(() => save(there, 'mini', round, draftOfRound(round)))
        const published = await acknowledged(() => publish(editor, 'mini', round + 1))
        expect(published.body).toMatchObject({ isPublished: true, version: round + 1 })
        await acknowledged(() => there.post('/api/desk/papers/mini/regrade', { isDry: false }))
      }
      const ending = async () => {
        for (let times = 0; times < 8; times += 1) {
          await new Promise((done) => setTimeout(done, 5 + ((round * 7 + times * 11) % 30)))
          await endAll()
        }
      }
      await Promise.all([learning(), teaching(), ending()])
    }
    // The last results may have been submitted after the regrading of their round.
    await editor.post('/api/desk/papers/mini/regrade', { isDry: false })
    const { userId, totalScore } = attempts
    const marks = await database.select({ userId, totalScore }).from(attempts).orderBy(asc(userId))
    expect(marks.map((each) => each.totalScore)).toEqual(Array.from({ length: rounds }, () => 5))
    const listed = { userId: leaderboardEntries.userId, totalScore: leaderboardEntries.totalScore }
    expect(await database.select(listed).from(leaderboardEntries).orderBy(asc(leaderboardEntries.userId))).toEqual(
      marks,
    )
    expect(await verifyAuditLog(database)).not.toHaveProperty('brokenAt')
    // Both pools have got back what they gave.
    for (const { context } of both()) {
      const pool: unknown = Reflect.get(context.database, '$client')
      expect(pool instanceof Pool && pool.totalCount - pool.idleCount).toBe(0)
    }
  })
  test('limit the time of statements and of transactions that rest', async () => {
    const { database } = both()[0].context
    const [limits] = await database
      .select({
        statement: sql`current_setting('statement_timeout')`,
        rest: sql`current_setting('idle_in_transaction_session_timeout')`,
      })
      .from(sql`(select) as one`)
    expect(limits).toEqual({ statement: '1min', rest: '1min' })
  })
})
