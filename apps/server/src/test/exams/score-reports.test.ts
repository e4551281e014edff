import { eq } from 'drizzle-orm'
import { verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { runAdmin } from '../../commands/admin'
import { regrade } from '../../modules/regrade/regrade'
import { attempts, scoreReportKeys, scoreReports, users } from '../../platform/db/schema'
import { ensureScoreReportKey } from '../../modules/score-reports/repository'
import { newKeyPair } from '../../modules/score-reports/statement'
import { clientOf, fieldOf, listOf, resultOf } from '../support/client'
import { runCommand } from '../support/command'
import { openContentServer } from '../support/content-server'
import { openPaymentServer } from '../support/payment-server'

const { server, clock, put, miniWith, questionIds, candidate, post } = await openContentServer()
const { database, now } = server.context
const [q1 = '', , q3 = ''] = await questionIds()

type Learner = Awaited<ReturnType<typeof candidate>>

const finished = async (learner: Learner, seconds = 300) =>
  String(fieldOf(await post(learner, { [q1]: '과일', [q3]: 'One' }, seconds), 'result', 'attemptId'))
const scoreReportOf = async (learner: Learner, id: string) =>
  (await learner.get(`/api/results/${id}/score-report`)).body
const check = (number: unknown) => clientOf(server).get(`/api/score-reports/${String(number)}`)
const shared = await candidate()
/** A new result and its score report. */
const issued = async (learner = shared) => {
  const id = await finished(learner)
  const scoreReport = await scoreReportOf(learner, id)
  return { learner, id, scoreReport, number: String(fieldOf(scoreReport, 'number')) }
}
const keys = () => database.select().from(scoreReportKeys).orderBy(scoreReportKeys.number)

describe('a score report', () => {
  test('has the exam, marks and times of its result, and an address that only its number opens', async () => {
    const { scoreReport, number } = await issued()
    expect(number).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(scoreReport).toMatchObject({ address: `http://127.0.0.1:3000/verify/${number}`, showsName: false })
    const { status, body } = await check(number)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'genuine',
      scoreReport: {
        topic: 'Mini exam',
        version: 1,
        attempt: 1,
        totalScore: 10,
        totalPossibleMarks: 20,
        percentageScore: 50,
        timeTaken: 300,
        receivedAt: now().toISOString(),
      },
    })
    expect(body).toEqual(fieldOf(scoreReport, 'check'))
    expect(await check(number.toLowerCase())).toMatchObject({ status: 404 })
    expect(await check('0000-0000-0000-0000')).toMatchObject({
      status: 404,
      body: { message: 'There is no such score report.' },
    })
  })

  test('is signed: anybody can verify it without the server', async () => {
    const { number } = await issued()
    const scoreReport = fieldOf((await check(number)).body, 'scoreReport')
    const text = String(fieldOf(scoreReport, 'statement'))
    const isSigned = (statement: string) =>
      verify(
        null,
        Buffer.from(statement),
        String(fieldOf(scoreReport, 'publicKey')),
        Buffer.from(String(fieldOf(scoreReport, 'signature')), 'base64url'),
      )
    expect(JSON.parse(text)).toMatchObject({ number, totalScore: 10, topic: 'Mini exam' })
    expect(isSigned(text)).toBe(true)
    expect(isSigned(text.replace('"totalScore":10', '"totalScore":20'))).toBe(false)
  })

  test('is issued once, also under simultaneous requests and later', async () => {
    const id = await finished(shared)
    const bodies = await Promise.all(Array.from({ length: 10 }, () => scoreReportOf(shared, id)))
    clock.forward(3600)
    bodies.push(await scoreReportOf(shared, id))
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  })

  test('says why the result is practice, and nothing about extra time', async () => {
    const { learner } = await issued(await candidate())
    await database.update(users).set({ timeFactor: 2 }).where(eq(users.id, learner.userId))
    const second = await finished(learner, 900)
    const scoreReport = await scoreReportOf(learner, second)
    expect(scoreReport).toMatchObject({
      check: { scoreReport: { attempt: 2, unrankedReason: 'repeated', timeTaken: 900 } },
    })
    expect(JSON.stringify(scoreReport)).not.toMatch(/factor|extra/i)
  })
})

describe('the name', () => {
  test('is shown only while the learner shows it, and nothing else of the person ever', async () => {
    const { learner, id, number } = await issued(
      await candidate({ name: 'Kamala', lName: 'Silva', phone: '+94777654321' }),
    )
    const setName = (showsName: boolean) => learner.patch(`/api/results/${id}/score-report`, { showsName })
    const secrets = [learner.email, learner.userId, '777654321']
    const seen = async () => {
      const { text, body } = await check(number)
      for (const secret of secrets) expect(text).not.toContain(secret)
      return { name: fieldOf(body, 'name'), text }
    }
    expect((await seen()).text).not.toMatch(/Kamala|Silva/)
    expect(await setName(true)).toMatchObject({ status: 400, body: { code: 'adult_required' } })
    expect((await seen()).text).not.toMatch(/Kamala|Silva/)
    await learner.patch('/api/user/leaderboards', { isAdult: true })
    expect(await setName(true)).toMatchObject({ status: 200, body: { showsName: true } })
    expect((await seen()).name).toBe('Kamala Silva')
    await learner.patch('/api/user/profile', { name: 'Amara' })
    expect((await seen()).name).toBe('Kamala Silva')
    expect(await setName(false)).toMatchObject({ status: 200, body: { showsName: false } })
    expect((await seen()).text).not.toMatch(/Kamala|Silva/)
  })

  test('cannot be shown before there is a score report', async () => {
    const learner = await candidate()
    await learner.patch('/api/user/leaderboards', { isAdult: true })
    const id = await finished(learner)
    expect(await learner.patch(`/api/results/${id}/score-report`, { showsName: true })).toMatchObject({ status: 404 })
  })
})

describe('a stored score report that was changed', () => {
  const forged = (text: string) => text.replace('"totalScore":10', '"totalScore":20')

  test.each([
    ['in its marks', (row: typeof scoreReports.$inferSelect) => ({ statement: forged(row.statement) })],
    ['in its signature', () => ({ signature: 'AAAA' })],
    ['into another number', () => ({ number: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ' })],
  ])('%s is reported as altered, without marks', async (_, change) => {
    const { number } = await issued()
    const [row] = await database.select().from(scoreReports).where(eq(scoreReports.number, number))
    if (row === undefined) throw new Error('The score report is not stored.')
    const changes: Partial<typeof row> = change(row)
    await database.update(scoreReports).set(changes).where(eq(scoreReports.number, number))
    expect(await check(changes.number ?? number)).toMatchObject({ status: 200, body: { state: 'altered' } })
    expect(Object.keys(Object((await check(changes.number ?? number)).body))).toEqual(['state'])
  })

  test('into that of another result is reported as altered', async () => {
    const [one, other] = [await issued(), await issued()]
    await database.delete(scoreReports).where(eq(scoreReports.number, other.number))
    await database.update(scoreReports).set({ attemptId: other.id }).where(eq(scoreReports.number, one.number))
    expect((await check(one.number)).body).toEqual({ state: 'altered' })
  })
})

describe('a key', () => {
  test('that is new signs, and score reports of the old one verify for ever', async () => {
    const before = await issued()
    expect(await keys()).toMatchObject([{ number: 1 }])
    expect(await runCommand(server, runAdmin, 'score-report-key')).toEqual([
      'Key 2 signs score reports from now on. Score reports of earlier keys stay valid.',
    ])
    // A restart creates none.
    await ensureScoreReportKey(database, now())
    expect((await keys()).map(({ number }) => number)).toEqual([1, 2])

    const after = await issued()
    expect((await check(after.number)).body).toMatchObject({ state: 'genuine', scoreReport: { keyNumber: 2 } })
    expect((await check(before.number)).body).toEqual(fieldOf(before.scoreReport, 'check'))
    expect(before.scoreReport).toMatchObject({ check: { state: 'genuine', scoreReport: { keyNumber: 1 } } })
  })

  test('that was replaced by a foreign one verifies nothing', async () => {
    const { number } = await issued()
    const [key] = (await keys()).slice(-1)
    if (key === undefined) throw new Error('There is no key.')
    const setPublicKey = (publicKey: string) =>
      database.update(scoreReportKeys).set({ publicKey }).where(eq(scoreReportKeys.number, key.number))
    for (const foreign of [newKeyPair().publicKey, 'no key']) {
      await setPublicKey(foreign)
      expect((await check(number)).body).toEqual({ state: 'altered' })
    }
    await setPublicKey(key.publicKey)
    expect((await check(number)).body).toMatchObject({ state: 'genuine' })
  })
})

describe('a result that changes after its score report', () => {
  test('is shown as deleted if it was deleted', async () => {
    const { id, number } = await issued()
    await database.delete(attempts).where(eq(attempts.id, id))
    expect((await check(number)).body).toEqual({ state: 'deleted' })
  })

  test('is shown as corrected if corrected keys changed its marks, and is not issued again', async () => {
    const { learner, id, number } = await issued()
    await put(
      miniWith(['{ text: 과일, correct: true }, { text: 동물 }', '{ text: 과일 }, { text: 동물 번역, correct: true }']),
    )
    await regrade({ database, publicUrl: 'https://naru.test', timeZone: 'Asia/Colombo' }, 'mini')
    expect((await check(number)).body).toMatchObject({
      state: 'corrected',
      scoreReport: { totalScore: 10, percentageScore: 50 },
      corrected: { totalScore: 5, percentageScore: 25 },
    })
    expect(await scoreReportOf(learner, id)).toMatchObject({ number, check: { state: 'corrected' } })
  })

  test('is final if the server graded it: a later packet does not change the score report', async () => {
    const learner = await candidate()
    const startTime = clock.now().toISOString()
    const progress = { startTime, phase: 'reading', index: 0, answers: { [q3]: 'One' }, plays: {}, revision: 0 }
    await learner.put('/api/exams/mini/progress', progress)
    clock.forward(3600)
    const id = String(fieldOf(listOf((await learner.get('/api/results/mine')).body)[0], 'attemptId'))
    const scoreReport = await scoreReportOf(learner, id)
    expect(scoreReport).toMatchObject({ check: { state: 'genuine', scoreReport: { unrankedReason: 'automatic' } } })
    const timestamp = new Date(new Date(startTime).getTime() + 400_000).toISOString()
    const { status } = await learner.post('/api/results', resultOf('mini', { [q3]: 'Two' }, startTime, timestamp))
    expect(status).toBe(200)
    expect(await scoreReportOf(learner, id)).toEqual(scoreReport)
  })

  test('is shown as withdrawn if its payment was charged back, unless another plan covered it', async () => {
    const shop = await openPaymentServer()
    try {
      const take = async (plans: string[]) => {
        const who = await shop.buyer()
        const checkouts = []
        for (const [at, plan] of plans.entries()) checkouts.push(await shop.buy(who, plan, {}, `${at}`))
        const questionId = String(fieldOf((await who.get('/api/exams/other')).body, 'questions', 0, '_id'))
        const startTime = shop.clock.now().toISOString()
        shop.clock.forward(60)
        const result = resultOf('other', { [questionId]: 'Yes' }, startTime, shop.clock.now().toISOString())
        const { body } = await who.post('/api/results', result)
        const path = `/api/results/${String(fieldOf(body, 'result', 'attemptId'))}/score-report`
        const { body: scoreReport } = await who.get(path)
        expect(scoreReport).toMatchObject({ check: { state: 'genuine' } })
        const state = async () =>
          (await clientOf(shop.test).get(`/api/score-reports/${String(fieldOf(scoreReport, 'number'))}`)).body
        return { checkouts, state }
      }
      const [only, both] = [await take(['forever']), await take(['forever', 'monthly'])]
      shop.clock.forward(60)
      for (const { checkouts } of [only, both]) if (checkouts[0] !== undefined) await shop.report(checkouts[0], '-3')
      expect(await only.state()).toEqual({ state: 'withdrawn' })
      expect(await both.state()).toMatchObject({ state: 'genuine' })
    } finally {
      await shop.test.close()
    }
  })
})
