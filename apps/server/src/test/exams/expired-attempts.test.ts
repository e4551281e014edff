import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { examProgress } from '../../platform/db/schema'
import { gradeOverdue } from '../../modules/attempts/overdue'
import { fieldOf } from '../support/client'
import { openAttemptServer, GRACE, LIMIT } from '../support/content-server'

const {
  server,
  ids: [q1, q2, q3, q4],
  clock,
  context,
  database,
  exam,
  candidate,
  running,
  save,
  savedProgress,
  result,
  stored,
  onLeaderboard,
} = await openAttemptServer()

describe('an exam that is left open', () => {
  const startAttempt = async (answers: Record<string, string>) => {
    const learner = await candidate()
    const start = running({ answers })
    await save(learner, start)
    return { learner, start }
  }

  test('is graded with its saved answers when its time and two minutes are over, and not earlier', async () => {
    const { learner, start } = await startAttempt({ [q1]: '과일', [q3]: 'One' })
    clock.forward(LIMIT + GRACE - 1)
    await gradeOverdue(context)
    expect(await stored(learner)).toEqual([])
    clock.forward(1)
    await gradeOverdue(context)
    expect(await stored(learner)).toMatchObject([
      { totalScore: 10, totalPossibleMarks: 20, timeTaken: LIMIT, isAutomatic: true, isLate: false, attempt: 1 },
    ])
    expect((await learner.get('/api/results/mine')).body).toMatchObject([
      {
        totalScore: 10,
        isAutomatic: true,
        timestamp: new Date(Date.parse(start.startTime) + LIMIT * 1000).toISOString(),
      },
    ])
    expect(await onLeaderboard(learner)).toBeUndefined()
  })

  test('is graded with no marks if nothing was answered', async () => {
    const { learner } = await startAttempt({})
    clock.forward(LIMIT + GRACE)
    await gradeOverdue(context)
    expect(await stored(learner)).toMatchObject([{ totalScore: 0, isAutomatic: true }])
  })

  test.each([
    ['the own results', '/api/results/mine'],
    ['the running attempt', '/api/exams/mini/progress'],
    ['the exam', '/api/exams/mini'],
  ])('is graded as soon as the learner requests %s', async (_, url) => {
    const { learner } = await startAttempt({ [q1]: '과일' })
    clock.forward(LIMIT + GRACE)
    expect(await learner.get(url)).toMatchObject({ status: 200 })
    expect(await stored(learner)).toMatchObject([{ isAutomatic: true, totalScore: 5 }])
    expect(await database.select().from(examProgress).where(eq(examProgress.userId, learner.userId))).toEqual([])
  })

  test('is graded once by simultaneous requests', async () => {
    const { learner } = await startAttempt({ [q1]: '과일' })
    clock.forward(LIMIT + GRACE)
    await Promise.all(Array.from({ length: 10 }, () => gradeOverdue(context)))
    await Promise.all(Array.from({ length: 10 }, () => learner.get('/api/results/mine')))
    expect(await stored(learner)).toHaveLength(1)
  })

  test('can no longer be saved', async () => {
    const { learner, start } = await startAttempt({ [q1]: '과일' })
    clock.forward(LIMIT + GRACE)
    expect(await save(learner, { ...start, revision: 1 })).toMatchObject({ status: 410 })
  })

  test('may still be submitted within two minutes, and then counts as in time', async () => {
    const { learner, start } = await startAttempt({ [q1]: '과일' })
    clock.forward(LIMIT + GRACE - 1)
    const { body } = await learner.post('/api/results', result(start.startTime, { [q1]: '과일', [q3]: 'One' }))
    expect(body).toMatchObject({ result: { totalScore: 10, isLate: false, isAutomatic: false } })
    expect(await onLeaderboard(learner)).toMatchObject({ totalScore: 10 })
    clock.forward(60)
    await gradeOverdue(context)
    expect(await stored(learner)).toHaveLength(1)
  })

  test('is replaced once by the learner’s later submission, so that no answer is lost', async () => {
    const { learner, start } = await startAttempt({ [q1]: '과일' })
    clock.forward(LIMIT + GRACE)
    await gradeOverdue(context)
    clock.forward(3600)
    const more = result(start.startTime, { [q1]: '과일', [q3]: 'One', [q4]: '안녕' })
    expect((await learner.post('/api/results', more)).body).toMatchObject({
      result: { attempt: 1, totalScore: 15, isLate: true, isAutomatic: false },
    })
    const repeated = result(start.startTime, {
      [q1]: '과일',
      [q3]: 'One',
      [q4]: '안녕',
      [q2]: String(fieldOf(exam, 'questions', 1, 'answers', 1, 'photo')),
    })
    expect((await learner.post('/api/results', repeated)).body).toMatchObject({
      result: { attempt: 1, totalScore: 15 },
    })
    expect(await stored(learner)).toHaveLength(1)
    expect(await onLeaderboard(learner)).toBeUndefined()
  })

  test('is replaced once by two devices at the same time', async () => {
    const { learner, start } = await startAttempt({ [q1]: '동물' })
    clock.forward(LIMIT + GRACE)
    await gradeOverdue(context)
    const responses = await Promise.all(
      [{ [q1]: '과일' }, { [q1]: '과일', [q3]: 'One' }, { [q1]: '과일', [q3]: 'One', [q4]: '안녕' }].map((each) =>
        learner.post('/api/results', result(start.startTime, each)),
      ),
    )
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
    expect(responses[0]).toMatchObject({ status: 200, body: { result: { isLate: true, isAutomatic: false } } })
  })

  test('is not replaced by one with fewer answers, or more than a day later', async () => {
    const { learner, start } = await startAttempt({ [q1]: '과일', [q3]: 'One' })
    clock.forward(LIMIT + GRACE)
    await gradeOverdue(context)
    expect((await learner.post('/api/results', result(start.startTime, { [q3]: 'One' }))).body).toMatchObject({
      result: { totalScore: 10, isAutomatic: true },
    })
    clock.forward(86_401)
    await learner.post('/api/auth/login', { email: learner.email, password: learner.password })
    const all = result(start.startTime, { [q1]: '과일', [q3]: 'One', [q4]: '안녕' })
    expect((await learner.post('/api/results', all)).body).toMatchObject({
      result: { totalScore: 10, isAutomatic: true },
    })
  })

  test('is graded before a new attempt starts', async () => {
    const { learner } = await startAttempt({ [q1]: '과일' })
    clock.forward(LIMIT + 1)
    expect(await save(learner, running())).toMatchObject({ status: 200, body: { revision: 1 } })
    expect(await stored(learner)).toMatchObject([{ totalScore: 5, isAutomatic: true }])
  })

  test('on a device whose clock is an hour behind has its full time', async () => {
    const learner = await candidate()
    const behind = running({
      startTime: new Date(clock.now().getTime() - 3_600_000).toISOString(),
      answers: { [q1]: '과일' },
    })
    await save(learner, behind)
    clock.forward(LIMIT - 1)
    expect(await savedProgress(learner)).toMatchObject({ answers: { [q1]: '과일' } })
    const { body } = await learner.post('/api/results', result(behind.startTime, { [q1]: '과일' }))
    expect(body).toMatchObject({ result: { totalScore: 5, isLate: false } })
  })
})

test('a listening server grades expired attempts within half a minute', async () => {
  const learner = await candidate()
  await save(learner, running({ answers: { [q1]: '과일' } }))
  clock.forward(LIMIT + GRACE)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await server.server.listen({ host: '127.0.0.1', port: 0 })
    vi.advanceTimersByTime(29_999)
    expect(await stored(learner)).toEqual([])
    vi.advanceTimersByTime(1)
  } finally {
    vi.useRealTimers()
  }
  await vi.waitFor(async () => expect(await stored(learner)).toMatchObject([{ isAutomatic: true, totalScore: 5 }]))
})

test('a result more than two minutes late is stored, marked as late, and not on the leaderboard', async () => {
  const learner = await candidate()
  const start = new Date(clock.now().getTime() - (LIMIT + GRACE + 1) * 1000)
  const finish = new Date(start.getTime() + 300_000).toISOString()
  expect(
    (await learner.post('/api/results', result(start.toISOString(), { [q1]: '과일' }, finish))).body,
  ).toMatchObject({
    result: { attempt: 1, totalScore: 5, timeTaken: 300, isLate: true },
  })
  expect(await onLeaderboard(learner)).toBeUndefined()
})
