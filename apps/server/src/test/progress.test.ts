import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { attempts, examProgress } from '../db/schema'
import { setTimeFactor } from '../modules/exams/time-factor'
import { gradeOverdue } from '../modules/results/overdue'
import { buildTestServer } from '../testing'
import { clientOf, demo, fieldOf, handClock, listOf, newLearner } from './client'
import { writeContent } from './content'

const clock = handClock()
const server = await buildTestServer({ contentFolder: writeContent(), now: clock.now })
afterAll(() => server.close())
const { context } = server
const { database } = context

/** Both sections of the exam `mini`, in seconds. */
const LIMIT = 600
const GRACE = 120

const paper = (await (await demo(server)).get('/api/exams/mini')).body
const [q1 = '', q2 = '', q3 = '', q4 = ''] = listOf(fieldOf(paper, 'questions')).map((question) =>
  String(fieldOf(question, '_id')),
)

const candidate = async (plan = 'free') => {
  const learner = await newLearner(server)
  await learner.post('/api/user-plan-purchases', { pricePlanId: plan })
  await learner.get('/api/exams/mini')
  return learner
}
type Candidate = Awaited<ReturnType<typeof candidate>>

const running = (changes: object = {}) => ({
  startTime: clock.now().toISOString(),
  phase: 'reading',
  index: 0,
  answers: {},
  plays: {},
  revision: 0,
  ...changes,
})
const save = (learner: Candidate, body: object, id = 'mini') => learner.put(`/api/exams/${id}/progress`, body)
const kept = async (learner: Candidate) => fieldOf((await learner.get('/api/exams/mini/progress')).body, 'progress')
const result = (startTime: string, answers: Record<string, string>, timestamp = clock.now().toISOString()) => ({
  examId: 'mini',
  questions: Object.entries(answers).map(([questionId, userAnswer]) => ({
    questionId,
    userAnswer,
    correctAnswer: '',
    isCorrect: false,
  })),
  totalScore: 0,
  totalPossibleMarks: 0,
  percentageScore: 0,
  startTime,
  timestamp,
})
const stored = (learner: Candidate) => database.select().from(attempts).where(eq(attempts.userId, learner.userId))
const onBoard = async (learner: Candidate, board = 'standard') =>
  listOf((await learner.get(`/api/results/leaderboard?examId=mini&board=${board}`)).body).find(
    (line) => fieldOf(line, 'userId') === learner.userId,
  )

describe('a running attempt', () => {
  test('is kept, and another device of the learner goes on with it', async () => {
    const learner = await candidate()
    expect(await kept(learner)).toBeNull()
    const first = running({ answers: { [q1]: '과일' }, readingStartTime: clock.now().toISOString() })
    expect(await save(learner, first)).toMatchObject({ status: 200, body: { success: true, revision: 1 } })
    expect(await kept(learner)).toEqual({ ...first, revision: 1 })
    const second = { ...first, revision: 1, phase: 'listening', index: 2, plays: { [q3]: 1 } }
    expect(await save(learner, second)).toMatchObject({ status: 200, body: { revision: 2 } })
    expect(await kept(learner)).toEqual({ ...second, revision: 2 })
  })

  test('is not overwritten by a device that has not seen the newest: it gets the newer one', async () => {
    const learner = await candidate()
    const start = running()
    await save(learner, start)
    await save(learner, { ...start, revision: 1, answers: { [q1]: '과일' }, index: 1 })
    const stale = await save(learner, { ...start, revision: 1, answers: { [q1]: '동물' } })
    expect(stale).toMatchObject({
      status: 409,
      body: { success: false, message: expect.any(String), progress: { answers: { [q1]: '과일' }, revision: 2 } },
    })
    expect(await kept(learner)).toMatchObject({ answers: { [q1]: '과일' }, revision: 2 })
  })

  test('that comes again because its answer was lost is no conflict', async () => {
    const learner = await candidate()
    const start = running({ answers: { [q1]: '과일' } })
    expect((await save(learner, start)).body).toEqual({ success: true, revision: 1 })
    expect((await save(learner, start)).body).toEqual({ success: true, revision: 1 })
  })

  test('of twenty devices at once is kept whole, by one of them', async () => {
    const learner = await candidate()
    const start = running()
    const options = ['과일', '동물']
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(learner, { ...start, answers: { [q1]: options[index % 2] }, index: index % 4 }),
      ),
    )
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(await kept(learner)).toMatchObject({ revision: 1 })
  })

  test('begins anew in place of an older one, never in place of a newer one', async () => {
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
    ['a question that the exam does not have', { answers: { nothing: '과일' } }, /'nothing' belongs to no question/],
    ['an option that the question does not have', { answers: { [q1]: '비행기' } }, /question 1 is none of its options/],
    ['plays of a reading question', { plays: { [q1]: 1 } }, /is no listening question/],
    ['a third play', { plays: { [q3]: 3 } }, /must be at most 2/],
    ['a position behind the last question', { index: 4 }, /no question at this position/],
    ['a leap second', { startTime: '2016-12-31T23:59:60Z' }, /times/],
    ['no date', { readingStartTime: 'soon' }, /date and time/],
    ['an answer that is no text', { answers: { [q1]: 7 } }, /must be text/],
    ['a third phase', { phase: 'finished' }, /allowed values/],
    ['a NUL', { answers: { [q1]: 'a\0' } }, /no text/],
  ])('with %s is refused and nothing is kept', async (_, change, message) => {
    const learner = await candidate()
    expect(await save(learner, running(change))).toMatchObject({ status: 400, body: { success: false, message } })
    expect(await kept(learner)).toBeNull()
  })

  test('of more than 200 KB is refused', async () => {
    const learner = await candidate()
    const answers = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`q${index}`, 'x'.repeat(1100)]))
    expect(await save(learner, running({ answers }))).toMatchObject({ status: 413, body: { success: false } })
  })

  test('of an exam without a listening section does not listen', async () => {
    const learner = await candidate('quick')
    await learner.get('/api/exams/other')
    expect(await save(learner, running({ phase: 'listening' }), 'other')).toMatchObject({
      status: 400,
      body: { message: /no listening section/ },
    })
  })

  test('outlives the plan that it was begun under; without a plan none begins', async () => {
    const learner = await candidate('quick')
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
    expect(await clientOf(server).put('/api/exams/mini/progress', running())).toMatchObject({ status: 401 })
  })

  test('of one learner is nobody else’s', async () => {
    const [one, other] = [await candidate(), await candidate()]
    await save(one, running({ answers: { [q1]: '과일' } }))
    expect(await kept(other)).toBeNull()
  })

  test('is over once its result is posted: it can neither be saved nor fetched any more', async () => {
    const learner = await candidate()
    const start = running({ answers: { [q1]: '과일' } })
    await save(learner, start)
    clock.forward(60)
    expect(await learner.post('/api/results', result(start.startTime, { [q1]: '과일' }))).toMatchObject({ status: 200 })
    expect(await save(learner, { ...start, revision: 1 })).toMatchObject({ status: 410, body: { success: false } })
    expect(await kept(learner)).toBeNull()
    clock.forward(LIMIT + GRACE)
    await gradeOverdue(context)
    expect(await stored(learner)).toHaveLength(1)
  })
})

describe('an exam that is left open', () => {
  const leftOpen = async (answers: Record<string, string>) => {
    const learner = await candidate()
    const start = running({ answers })
    await save(learner, start)
    return { learner, start }
  }

  test('is graded with what it has when its time and two minutes are over, and not a moment earlier', async () => {
    const { learner, start } = await leftOpen({ [q1]: '과일', [q3]: 'One' })
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
    expect(await onBoard(learner)).toBeUndefined()
  })

  test('is graded with no marks if nothing was answered', async () => {
    const { learner } = await leftOpen({})
    clock.forward(LIMIT + GRACE)
    await gradeOverdue(context)
    expect(await stored(learner)).toMatchObject([{ totalScore: 0, isAutomatic: true }])
  })

  test.each([
    ['the own results', '/api/results/mine'],
    ['the running attempt', '/api/exams/mini/progress'],
    ['the exam', '/api/exams/mini'],
  ])('is graded as soon as the learner asks for %s', async (_, url) => {
    const { learner } = await leftOpen({ [q1]: '과일' })
    clock.forward(LIMIT + GRACE)
    expect(await learner.get(url)).toMatchObject({ status: 200 })
    expect(await stored(learner)).toMatchObject([{ isAutomatic: true, totalScore: 5 }])
    expect(await database.select().from(examProgress).where(eq(examProgress.userId, learner.userId))).toEqual([])
  })

  test('is graded once, however many do it at the same time', async () => {
    const { learner } = await leftOpen({ [q1]: '과일' })
    clock.forward(LIMIT + GRACE)
    await Promise.all(Array.from({ length: 10 }, () => gradeOverdue(context)))
    await Promise.all(Array.from({ length: 10 }, () => learner.get('/api/results/mine')))
    expect(await stored(learner)).toHaveLength(1)
  })

  test('can no longer be saved', async () => {
    const { learner, start } = await leftOpen({ [q1]: '과일' })
    clock.forward(LIMIT + GRACE)
    expect(await save(learner, { ...start, revision: 1 })).toMatchObject({ status: 410 })
  })

  test('may still be handed in within its two minutes, and is then in time', async () => {
    const { learner, start } = await leftOpen({ [q1]: '과일' })
    clock.forward(LIMIT + GRACE - 1)
    const { body } = await learner.post('/api/results', result(start.startTime, { [q1]: '과일', [q3]: 'One' }))
    expect(body).toMatchObject({ result: { totalScore: 10, isLate: false, isAutomatic: false } })
    expect(await onBoard(learner)).toMatchObject({ totalScore: 10 })
    clock.forward(60)
    await gradeOverdue(context)
    expect(await stored(learner)).toHaveLength(1)
  })

  test('is replaced, once, by what the learner hands in afterwards, so that no answer is lost', async () => {
    const { learner, start } = await leftOpen({ [q1]: '과일' })
    clock.forward(LIMIT + GRACE)
    await gradeOverdue(context)
    clock.forward(3600)
    const more = result(start.startTime, { [q1]: '과일', [q3]: 'One', [q4]: '안녕' })
    expect((await learner.post('/api/results', more)).body).toMatchObject({
      result: { attempt: 1, totalScore: 15, isLate: true, isAutomatic: false },
    })
    const again = result(start.startTime, {
      [q1]: '과일',
      [q3]: 'One',
      [q4]: '안녕',
      [q2]: String(fieldOf(paper, 'questions', 1, 'answers', 1, 'photo')),
    })
    expect((await learner.post('/api/results', again)).body).toMatchObject({ result: { attempt: 1, totalScore: 15 } })
    expect(await stored(learner)).toHaveLength(1)
    expect(await onBoard(learner)).toBeUndefined()
  })

  test('is replaced once, also by two devices at the same time', async () => {
    const { learner, start } = await leftOpen({ [q1]: '동물' })
    clock.forward(LIMIT + GRACE)
    await gradeOverdue(context)
    const answers = await Promise.all(
      [{ [q1]: '과일' }, { [q1]: '과일', [q3]: 'One' }, { [q1]: '과일', [q3]: 'One', [q4]: '안녕' }].map((each) =>
        learner.post('/api/results', result(start.startTime, each)),
      ),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, body: { result: { isLate: true, isAutomatic: false } } })
  })

  test('keeps its answers against one that has fewer, and against one that comes more than a day later', async () => {
    const { learner, start } = await leftOpen({ [q1]: '과일', [q3]: 'One' })
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

  test('and begun anew after its time is graded first', async () => {
    const { learner } = await leftOpen({ [q1]: '과일' })
    clock.forward(LIMIT + 1)
    expect(await save(learner, running())).toMatchObject({ status: 200, body: { revision: 1 } })
    expect(await stored(learner)).toMatchObject([{ totalScore: 5, isAutomatic: true }])
  })

  test('on a device whose clock is an hour behind has all its time', async () => {
    const learner = await candidate()
    const behind = running({
      startTime: new Date(clock.now().getTime() - 3_600_000).toISOString(),
      answers: { [q1]: '과일' },
    })
    await save(learner, behind)
    clock.forward(LIMIT - 1)
    expect(await kept(learner)).toMatchObject({ answers: { [q1]: '과일' } })
    const { body } = await learner.post('/api/results', result(behind.startTime, { [q1]: '과일' }))
    expect(body).toMatchObject({ result: { totalScore: 5, isLate: false } })
  })
})

test('a server that listens grades what was left open by itself, within half a minute', async () => {
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

test('a result that comes more than two minutes after its time is kept, marked as late, and not on the board', async () => {
  const learner = await candidate()
  const start = new Date(clock.now().getTime() - (LIMIT + GRACE + 1) * 1000)
  const finish = new Date(start.getTime() + 300_000).toISOString()
  expect(
    (await learner.post('/api/results', result(start.toISOString(), { [q1]: '과일' }, finish))).body,
  ).toMatchObject({
    result: { attempt: 1, totalScore: 5, timeTaken: 300, isLate: true },
  })
  expect(await onBoard(learner)).toBeUndefined()
})

describe('extra time', () => {
  test('multiplies the minutes that are sent', async () => {
    const learner = await candidate()
    expect(await setTimeFactor(database, learner.userId, 1.5)).toBe(true)
    expect((await learner.get('/api/exams/mini')).body).toMatchObject({
      readingTimeMinutes: 7.5,
      listeningTimeMinutes: 7.5,
    })
    await setTimeFactor(database, learner.userId, 1)
    expect((await learner.get('/api/exams/mini')).body).toMatchObject({
      readingTimeMinutes: 5,
      listeningTimeMinutes: 5,
    })
    expect(await setTimeFactor(database, 'nobody', 2)).toBe(false)
  })

  test('moves the limit, the grace and the board', async () => {
    const learner = await candidate()
    await setTimeFactor(database, learner.userId, 2)
    await learner.get('/api/exams/mini')
    const start = running({ answers: { [q1]: '과일' } })
    await save(learner, start)
    clock.forward(2 * LIMIT + GRACE - 1)
    await gradeOverdue(context)
    expect(await stored(learner)).toEqual([])
    const { body } = await learner.post('/api/results', result(start.startTime, { [q1]: '과일' }))
    expect(body).toMatchObject({ result: { timeTaken: 2 * LIMIT, isLate: false, isExtraTime: true, timeFactor: 2 } })
    expect(await onBoard(learner)).toBeUndefined()
    expect(await onBoard(learner, 'extra-time')).toMatchObject({ rank: 1, isExtraTime: true, timeFactor: 2 })
    expect((await learner.get('/api/results/mine')).body).toMatchObject([{ isExtraTime: true, timeFactor: 2 }])
  })

  test('that is given during an attempt reaches it; that is taken away does not', async () => {
    const learner = await candidate()
    await save(learner, running({ answers: { [q1]: '과일' } }))
    await setTimeFactor(database, learner.userId, 1.25)
    await setTimeFactor(database, learner.userId, 1)
    expect((await learner.get('/api/exams/mini')).body).toMatchObject({ readingTimeMinutes: 6.25 })
    clock.forward(LIMIT * 1.25 + GRACE - 1)
    await gradeOverdue(context)
    expect(await stored(learner)).toEqual([])
    clock.forward(1)
    await gradeOverdue(context)
    expect(await stored(learner)).toMatchObject([{ timeFactor: 1.25, timeTaken: LIMIT * 1.25 }])
  })

  test('counts as such even if it was taken away before the result came', async () => {
    const learner = await candidate()
    await setTimeFactor(database, learner.userId, 2)
    await learner.get('/api/exams/mini')
    await setTimeFactor(database, learner.userId, 1)
    const start = new Date(clock.now().getTime() - 300_000).toISOString()
    expect((await learner.post('/api/results', result(start, { [q1]: '과일' }))).body).toMatchObject({
      result: { isExtraTime: true },
    })
    expect(await onBoard(learner)).toBeUndefined()
  })
})

describe('a review', () => {
  test('is opened again with its paper, keys, explanations, transcripts and clips', async () => {
    const learner = await candidate()
    const start = new Date(clock.now().getTime() - 300_000).toISOString()
    const { body } = await learner.post('/api/results', result(start, { [q1]: '동물', [q3]: 'One' }))
    const id = String(fieldOf(body, 'result', 'attemptId'))
    const review = await learner.get(`/api/results/${id}`)
    expect(review).toMatchObject({
      status: 200,
      body: {
        success: true,
        result: { attemptId: id, examId: 'mini', topic: 'Mini exam', attempt: 1, totalScore: 5, startTime: start },
        exam: { _id: 'mini', questions: { length: 4 } },
      },
    })
    expect(fieldOf(review.body, 'result', 'questions')).toEqual(fieldOf(body, 'result', 'questions'))
    expect(fieldOf(review.body, 'result', 'questions', 2)).toEqual({
      questionId: q3,
      userAnswer: 'One',
      correctAnswer: 'One',
      isCorrect: true,
      explanation: 'One it is.',
      transcript: '남자: 비밀 대본',
      audio: fieldOf(paper, 'questions', 2, 'audio'),
    })
    expect(fieldOf(review.body, 'exam', 'questions', 0, 'answers', 0)).toMatchObject({ text: '과일', isCorrect: true })
  })

  test('of somebody else is unknown, as is one that never was', async () => {
    const [learner, other] = [await candidate(), await candidate()]
    const start = new Date(clock.now().getTime() - 300_000).toISOString()
    const { body } = await learner.post('/api/results', result(start, { [q1]: '동물' }))
    const url = `/api/results/${String(fieldOf(body, 'result', 'attemptId'))}`
    expect(await other.get(url)).toMatchObject({ status: 404, body: { success: false } })
    expect(await other.get('/api/results/nothing')).toMatchObject({ status: 404 })
    expect(await clientOf(server).get(url)).toMatchObject({ status: 401 })
  })
})

describe('a paper over the wire', () => {
  test('comes compressed as the browser understands it, and is the same exam', async () => {
    const learner = await candidate()
    const plain = await learner.get('/api/exams/mini')
    for (const coding of ['br', 'gzip']) {
      const { headers, status } = await learner.get('/api/exams/mini', { 'accept-encoding': coding })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-encoding': coding,
        'content-type': 'application/json; charset=utf-8',
        vary: expect.stringMatching(/accept-encoding/i),
        etag: plain.headers['etag'],
      })
      expect(Number(headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']))
    }
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  test('is not sent again to who has it', async () => {
    const learner = await candidate()
    const etag = String((await learner.get('/api/exams/mini')).headers['etag'])
    expect(await learner.get('/api/exams/mini', { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
    expect(await learner.get('/api/exams/mini', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 })
  })

  test('is still kept from who may not have it', async () => {
    const etag = String((await (await candidate()).get('/api/exams/mini')).headers['etag'])
    expect(await (await newLearner(server)).get('/api/exams/mini', { 'if-none-match': etag })).toMatchObject({
      status: 403,
    })
  })
})
