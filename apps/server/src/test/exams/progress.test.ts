import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { examStarts, limitCounters } from '../../platform/db/schema'
import { limits } from '../../platform/http/limits'
import { gradeOverdue } from '../../modules/attempts/overdue'
import { newLearner } from '../support/client'
import { openAttemptServer, GRACE, LIMIT } from '../support/content-server'

const {
  server,
  ids: [q1, , q3],
  clock,
  context,
  database,
  candidate,
  running,
  save,
  savedProgress,
  result,
  stored,
} = await openAttemptServer()

describe('a running attempt', () => {
  test('is saved, and another device of the learner continues it', async () => {
    const learner = await candidate()
    expect(await savedProgress(learner)).toBeNull()
    const first = running({ answers: { [q1]: '과일' }, readingStartTime: clock.now().toISOString() })
    expect(await save(learner, first)).toMatchObject({ status: 200, body: { success: true, revision: 1 } })
    expect(await savedProgress(learner)).toEqual({ ...first, revision: 1 })
    const second = { ...first, revision: 1, phase: 'listening', index: 2, plays: { [q3]: 1 } }
    expect(await save(learner, second)).toMatchObject({ status: 200, body: { revision: 2 } })
    expect(await savedProgress(learner)).toEqual({ ...second, revision: 2 })
  })

  test('is listed until its time has run out', async () => {
    const learner = await candidate()
    const list = async () => (await learner.get('/api/user/running-exams')).body
    expect(await list()).toEqual([])
    const first = running()
    await save(learner, first)
    expect(await list()).toEqual([{ examId: 'mini', startTime: first.startTime }])
    expect((await (await candidate()).get('/api/user/running-exams')).body).toEqual([])
    clock.forward(LIMIT + 1)
    expect(await list()).toEqual([])
  })

  test('is not overwritten by an outdated device, which receives the newer one', async () => {
    const learner = await candidate()
    const start = running()
    await save(learner, start)
    await save(learner, { ...start, revision: 1, answers: { [q1]: '과일' }, index: 1 })
    const stale = await save(learner, { ...start, revision: 1, answers: { [q1]: '동물' } })
    expect(stale).toMatchObject({
      status: 409,
      body: { success: false, message: expect.any(String), progress: { answers: { [q1]: '과일' }, revision: 2 } },
    })
    expect(await savedProgress(learner)).toMatchObject({ answers: { [q1]: '과일' }, revision: 2 })
  })

  test('that is retried because its response was lost is no conflict', async () => {
    const learner = await candidate()
    const start = running({ answers: { [q1]: '과일' } })
    expect((await save(learner, start)).body).toEqual({ success: true, revision: 1 })
    expect((await save(learner, start)).body).toEqual({ success: true, revision: 1 })
  })

  test('saved by twenty devices at once is consistent, from one of them', async () => {
    const learner = await candidate()
    const start = running()
    const options = ['과일', '동물']
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(learner, { ...start, answers: { [q1]: options[index % 2] }, index: index % 4 }),
      ),
    )
    expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(await savedProgress(learner)).toMatchObject({ revision: 1 })
  })

  test('continued by twenty devices at once is saved from one; the others receive what it saved', async () => {
    const learner = await candidate()
    const start = running()
    await save(learner, start)
    const listening = { phase: 'listening', index: 2, listeningStartTime: clock.now().toISOString() }
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(learner, { ...start, revision: 1, index: 1 + (index % 2), ...(index % 4 === 0 && listening) }),
      ),
    )
    const saved = await savedProgress(learner)
    expect(saved).toMatchObject({ revision: 2 })
    const others = responses.filter(({ status }) => status === 409)
    expect(others.map(({ body }) => body)).toEqual(others.map(() => expect.objectContaining({ progress: saved })))
    // Equal saves are one that was sent again.
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(others.length).toBeGreaterThan(0)
  })

  test('that begins while its result arrives is not running afterwards', async () => {
    const learners = await Promise.all(Array.from({ length: 10 }, () => candidate()))
    const start = running({ answers: { [q1]: '과일' } })
    clock.forward(60)
    const sent = await Promise.all(
      learners.flatMap((learner) => [
        save(learner, start),
        learner.post('/api/results', result(start.startTime, { [q1]: '과일' })),
      ]),
    )
    expect(sent.filter(({ status }) => status !== 200 && status !== 410)).toEqual([])
    for (const learner of learners) {
      expect(await savedProgress(learner)).toBeNull()
      expect(await stored(learner)).toHaveLength(1)
    }
  })

  test('replaces an older one, never a newer one', async () => {
    const learner = await candidate()
    const older = running({ answers: { [q1]: '과일' } })
    await save(learner, older)
    clock.forward(30)
    const newer = running()
    expect(await save(learner, newer)).toMatchObject({ status: 200, body: { revision: 1 } })
    expect(await save(learner, { ...older, revision: 1 })).toMatchObject({
      status: 409,
      body: { progress: { startTime: newer.startTime } },
    })
    expect(await stored(learner)).toEqual([])
  })

  test.each([
    ['a question that the exam does not have', { answers: { nothing: '과일' } }, /no question 'nothing'/],
    [
      'an option that the question does not have',
      { answers: { [q1]: '비행기' } },
      /question 1 is not one of its options/,
    ],
    ['plays of a reading question', { plays: { [q1]: 1 } }, /is not a listening question/],
    ['a third play', { plays: { [q3]: 3 } }, /question 3 can be played at most 2 times/],
    ['a position behind the last question', { index: 4 }, /no question at this position/],
    ['a leap second', { startTime: '2016-12-31T23:59:60Z' }, /times/],
    ['a section that the exam does not have', { phase: 'finished' }, /no finished section/],
  ])('with %s is rejected and not saved', async (_, change, message) => {
    const learner = await candidate()
    expect(await save(learner, running(change))).toMatchObject({
      status: 400,
      body: { success: false, message: expect.stringMatching(message) },
    })
    expect(await savedProgress(learner)).toBeNull()
  })

  test('of an exam without a listening section cannot be in listening', async () => {
    const learner = await candidate({}, 'quick')
    await learner.get('/api/exams/other')
    expect(await save(learner, running({ phase: 'listening' }), 'other')).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/no listening section/) },
    })
  })

  test('outlives the plan it started under; without a plan none starts', async () => {
    const learner = await candidate({}, 'quick')
    await learner.get('/api/exams/other')
    const start = running()
    clock.forward(240)
    expect(await save(learner, start, 'other')).toMatchObject({ status: 200 })
    clock.forward(17 * 60)
    expect(await learner.get('/api/auth/check-access')).toMatchObject({ body: { canAccessExam: false } })
    expect(await save(learner, { ...start, revision: 1, index: 0 }, 'other')).toMatchObject({ status: 200 })
    expect(await learner.get('/api/exams/other/progress')).toMatchObject({
      status: 200,
      body: { progress: { revision: 2 } },
    })
    expect(await learner.get('/api/exams/other')).toMatchObject({ status: 200 })
    const late = await newLearner(server)
    expect(await save(late, running(), 'other')).toMatchObject({ status: 403 })
    expect(await late.get('/api/exams/other/progress')).toMatchObject({ status: 403 })
    expect(await save(late, running(), 'nothing')).toMatchObject({ status: 404 })
  })

  test('of one learner is not available to others', async () => {
    const [one, other] = [await candidate(), await candidate()]
    await save(one, running({ answers: { [q1]: '과일' } }))
    expect(await savedProgress(other)).toBeNull()
  })

  test('is over once its result is submitted: it can be neither saved nor fetched', async () => {
    const learner = await candidate()
    const start = running({ answers: { [q1]: '과일' } })
    await save(learner, start)
    clock.forward(60)
    expect(await learner.post('/api/results', result(start.startTime, { [q1]: '과일' }))).toMatchObject({ status: 200 })
    expect(await save(learner, { ...start, revision: 1 })).toMatchObject({ status: 410, body: { success: false } })
    expect(await savedProgress(learner)).toBeNull()
    clock.forward(LIMIT + GRACE)
    await gradeOverdue(context)
    expect(await stored(learner)).toHaveLength(1)
  })
})

describe('ASVS 53: a learner’s limits', () => {
  type Learner = Awaited<ReturnType<typeof candidate>>
  const wait = (response: Awaited<ReturnType<typeof save>>) => Number(response.headers['retry-after'])
  const counterOf = (name: string, { userId }: Learner) =>
    eq(limitCounters.key, createHash('sha256').update(`${name}\n${userId}`).digest('base64url'))
  const setCounter = (name: string, learner: Learner, count: number) =>
    database.update(limitCounters).set({ count }).where(counterOf(name, learner))

  test('new attempts, begun or submitted; a repeated one is not counted', async () => {
    const name = 'newAttemptsOfUser'
    const [learner, other] = [await candidate(), await candidate()]
    const submit = (body: object) => learner.post('/api/results', body)
    const begun = running()
    expect(await save(learner, begun)).toMatchObject({ status: 200 })
    expect(await save(learner, begun)).toMatchObject({ status: 200 })
    clock.forward(60)
    const reported = result(begun.startTime, { [q1]: '과일' })
    const unreported = result(clock.now().toISOString(), { [q1]: '과일' })
    const responses = [await submit(reported), ...(await Promise.all([unreported, unreported, unreported].map(submit)))]
    responses.push(await submit(unreported))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    clock.forward(60)
    const last = running()
    expect(await save(learner, last)).toMatchObject({ status: 200 })
    const counted = await database.select().from(limitCounters).where(counterOf(name, learner))
    expect(counted).toMatchObject([{ count: 3 }])

    await setCounter(name, learner, limits[name].count - 1)
    clock.forward(60)
    expect(await submit(result(clock.now().toISOString(), { [q1]: '과일' }))).toMatchObject({ status: 200 })
    clock.forward(60)
    const beyond = running()
    const late = result(beyond.startTime, { [q1]: '과일' })
    for (const response of [await save(learner, beyond), await submit(late)]) {
      expect(response).toMatchObject({ status: 429, body: { success: false } })
      expect(wait(response)).toBe(3600 - 4 * 60)
    }
    expect(await stored(learner)).toHaveLength(3)
    for (const repeated of [reported, unreported, result(last.startTime, { [q1]: '과일' })]) {
      expect(await submit(repeated)).toMatchObject({ status: 200 })
    }
    expect(await save(other, beyond)).toMatchObject({ status: 200 })
    clock.forward(3600 - 4 * 60)
    expect(await submit(late)).toMatchObject({ status: 200 })
  })

  test('new attempts that begin at once: only so many as are left', async () => {
    const name = 'newAttemptsOfUser'
    const learner = await candidate()
    await save(learner, running())
    await setCounter(name, learner, limits[name].count - 1)
    const later = Array.from({ length: 10 }, (_, at) => new Date(clock.now().getTime() + 1000 * (at + 1)).toISOString())
    clock.forward(60)
    const responses = await Promise.all(later.map((startTime) => save(learner, { ...running(), startTime })))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    // One that began before the one that passed is a conflict.
    expect(responses.filter(({ status }) => status !== 200 && status !== 409 && status !== 429)).toEqual([])
    const { count } = limits[name]
    expect(await database.select().from(limitCounters).where(counterOf(name, learner))).toMatchObject([{ count }])
    const started = await database.select().from(examStarts).where(eq(examStarts.userId, learner.userId))
    expect(started).toHaveLength(2)
  })
})
