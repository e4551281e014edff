import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { attempts, users } from '../../platform/db/schema'
import { fairPlayFrom } from '../../modules/attempts/fair-play'
import { markVerified } from '../../modules/auth/repository'
import { openTestServer } from '../support/test-server'
import { demo, fieldOf, manualClock, listOf, newLearner, resultOf } from '../support/client'
import { writeContent } from '../support/content'

const clock = manualClock()
const server = await openTestServer({ contentFolder: writeContent(), now: clock.now })

const exam = (await (await demo(server)).get('/api/exams/mini')).body
const questionIds = listOf(fieldOf(exam, 'questions')).map((question) => String(fieldOf(question, '_id')))
const rightPicture = String(fieldOf(exam, 'questions', 1, 'answers', 1, 'photo'))
const right = ['과일', rightPicture, 'One', '안녕']
const wrong = ['동물', '', 'Two', '네']

const result = (answers: string[], { seconds = 300, ago = 300, examId = 'mini' } = {}) => {
  const start = clock.now().getTime() - ago * 1000
  const given = Object.fromEntries(answers.map((answer, index) => [questionIds[index] ?? 'none', answer]))
  return resultOf(examId, given, new Date(start).toISOString(), new Date(start + seconds * 1000).toISOString())
}

const learnerWithPlan = async (plan = 'free', changes = {}) => {
  const learner = await newLearner(server, changes)
  await learner.post('/api/user-plan-purchases', { pricePlanId: plan })
  await learner.get('/api/exams/mini')
  return learner
}

const stored = (userId: string) => server.context.database.select().from(attempts).where(eq(attempts.userId, userId))

describe('a result', () => {
  test('that is repeated with other answers changes nothing', async () => {
    const learner = await learnerWithPlan()
    const first = await learner.post('/api/results', result(wrong))
    const repeated = await learner.post('/api/results', result(right))
    expect(repeated.text).toBe(first.text)
  })

  test('with another start is the next attempt', async () => {
    const learner = await learnerWithPlan()
    const numbers = await Promise.all(
      [100, 200, 300].map(async (ago) =>
        fieldOf((await learner.post('/api/results', result(right, { ago, seconds: 90 }))).body, 'result', 'attempt'),
      ),
    )
    expect(numbers.map(Number).toSorted((one, other) => one - other)).toEqual([1, 2, 3])
  })

  test.each([
    [
      'a question of another exam',
      { questions: [{ questionId: 'x', userAnswer: '', correctAnswer: '', isCorrect: false }] },
      /do not belong/,
    ],
    ['a leap second', { startTime: '2016-12-31T23:59:60Z' }, /times/],
  ])('with %s is rejected and not stored', async (_, change, message) => {
    const learner = await learnerWithPlan()
    expect(await learner.post('/api/results', { ...result(right), ...change })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message) },
    })
    expect(await stored(learner.userId)).toHaveLength(0)
  })
})

describe('a plan that has ended', async () => {
  const HOUR = 3600
  const learnerOfQuickPlan = async () => {
    const learner = await newLearner(server)
    await learner.post('/api/user-plan-purchases', { pricePlanId: 'quick' })
    return learner
  }
  const open = async (learner: Awaited<ReturnType<typeof learnerOfQuickPlan>>) =>
    listOf(fieldOf((await learner.get('/api/exams/other')).body, 'questions'))
  const otherId = await (async () => String(fieldOf((await open(await learnerOfQuickPlan()))[0], '_id')))()
  /** A result of the exam `other` that started some seconds ago. */
  const resultOfOther = (ago: number) => {
    const questions = [{ questionId: otherId, userAnswer: 'Yes', correctAnswer: '', isCorrect: false }]
    return { ...result([], { ago, seconds: 200 }), examId: 'other', questions }
  }
  const PLAN_ENDED = {
    status: 403,
    body: {
      success: false,
      message:
        'Your plan for this exam has ended, so this attempt cannot be saved. Your answers stay on this device and are saved when you have a plan again.',
    },
  }

  test('does not count for an exam that was never opened, and opens neither media nor leaderboard', async () => {
    const picture = String(fieldOf((await open(await learnerOfQuickPlan()))[0], 'questionPhoto'))
    const learner = await learnerOfQuickPlan()
    clock.forward(20 * HOUR)
    expect(await learner.post('/api/results', resultOfOther(20 * HOUR - 60))).toMatchObject(PLAN_ENDED)
    expect(await learner.get('/api/exams/other')).toMatchObject({ status: 403 })
    expect(await learner.get('/api/results/leaderboard?examId=other')).toMatchObject({ status: 403 })
    expect(await learner.get(picture)).toMatchObject({ status: 403 })
    expect(await stored(learner.userId)).toEqual([])
  })

  test('counts for one attempt per opening, also if ten are submitted at once', async () => {
    const learner = await learnerOfQuickPlan()
    await open(learner)
    clock.forward(20 * HOUR)
    const results = Array.from({ length: 10 }, (_, at) => resultOfOther(20 * HOUR - 10 * at))
    const responses = await Promise.all(results.map((each) => learner.post('/api/results', each)))
    const accepted = responses.findIndex(({ status }) => status === 200)
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 403),
    ])
    expect(await stored(learner.userId)).toMatchObject([{ isLate: true }])
    clock.forward(HOUR)
    const repeated = await learner.post('/api/results', results[accepted] ?? {})
    expect(repeated.text).toBe(responses[accepted]?.text)
    expect(await learner.post('/api/results', resultOfOther(21 * HOUR - 1))).toMatchObject(PLAN_ENDED)
  })

  test('counts for a second attempt after a second opening', async () => {
    const learner = await learnerOfQuickPlan()
    await open(learner)
    clock.forward(30)
    expect(await learner.post('/api/results', resultOfOther(20))).toMatchObject({ status: 200 })
    clock.forward(10)
    await open(learner)
    clock.forward(300)
    expect(await learner.post('/api/results', resultOfOther(295))).toMatchObject({ status: 200 })
    expect(await learner.post('/api/results', resultOfOther(290))).toMatchObject(PLAN_ENDED)
  })

  test('allows no new attempt, neither as a result nor as a running one', async () => {
    const learner = await learnerOfQuickPlan()
    await open(learner)
    clock.forward(300)
    expect(await learner.post('/api/results', resultOfOther(0))).toMatchObject(PLAN_ENDED)
    const startTime = clock.now().toISOString()
    const progress = { startTime, phase: 'reading', index: 0, answers: {}, plays: {}, revision: 0 }
    expect(await learner.put('/api/exams/other/progress', progress)).toMatchObject(PLAN_ENDED)
  })

  test('counts for three days after the time of the attempt; the answers are saved under a new plan', async () => {
    const learner = await learnerOfQuickPlan()
    await open(learner)
    const late = resultOfOther(0)
    clock.forward(1322 + 72 * HOUR)
    await learner.post('/api/auth/login', { email: learner.email, password: learner.password })
    expect(await learner.post('/api/results', late)).toMatchObject(PLAN_ENDED)
    await learner.post('/api/user-plan-purchases', { pricePlanId: 'quick' })
    expect(await learner.post('/api/results', late)).toMatchObject({ status: 200, body: { result: { isLate: true } } })
  })
})

test('a learner’s own attempts are listed newest first', async () => {
  const [learner, other] = [await learnerWithPlan(), await learnerWithPlan()]
  await learner.post('/api/results', result(wrong, { ago: 400 }))
  clock.forward(60)
  await learner.post('/api/results', result(right))
  const { body } = await learner.get('/api/results/mine')
  expect(listOf(body).map((row) => fieldOf(row, 'attempt'))).toEqual([2, 1])
  expect(fieldOf(body, 0)).toEqual({
    examId: 'mini',
    topic: 'Mini exam',
    translations: { si: { topic: 'කුඩා විභාගය' } },
    attempt: 2,
    totalScore: 20,
    totalPossibleMarks: 20,
    percentageScore: 100,
    timeTaken: 300,
    timestamp: clock.now().toISOString(),
    attemptId: expect.stringMatching(/^[0-9a-f]{24}$/),
    isLate: false,
    isAutomatic: false,
    unrankedReason: 'repeated',
    isExtraTime: false,
    timeFactor: 1,
  })
  expect((await other.get('/api/results/mine')).body).toEqual([])
})

describe('the fair-play record of a result', () => {
  const play = { kind: 'play', at: '2026-03-01T08:00:10.000Z', question: 3 }
  const record = {
    events: [
      { kind: 'away', at: '2026-03-01T08:00:00.000Z', seconds: 40 },
      play,
      { kind: 'offline', at: '2026-03-01T08:00:20.000Z' },
    ],
    omitted: 2,
  }
  const reviewOf = async (learner: Awaited<ReturnType<typeof newLearner>>) => {
    const [attempt] = await stored(learner.userId)
    return learner.get(`/api/results/${attempt?.id}`)
  }

  test('is shown to the learner and to admins', async () => {
    const learner = await learnerWithPlan()
    const { status } = await learner.post('/api/results', { ...result(right), fairPlay: record })
    expect(status).toBe(200)
    expect(fieldOf((await reviewOf(learner)).body, 'result', 'fairPlay')).toEqual(record)

    const admin = await newLearner(server)
    await server.context.database.update(users).set({ role: 'admin' }).where(eq(users.id, admin.userId))
    expect((await admin.get(`/api/admin/users/${learner.userId}`)).body).toMatchObject({
      recentAttempts: [
        { topic: 'Mini exam', attempt: 1, totalScore: 20, unrankedReason: 'no-evidence', fairPlay: record },
      ],
    })
  })

  test('changes no mark, time, rank or state', async () => {
    const [one, other] = [await learnerWithPlan(), await learnerWithPlan()]
    for (const { userId } of [one, other]) await markVerified(server.context.database, userId)
    const progress = { ...result([]), phase: 'reading', index: 0, answers: {}, plays: {}, revision: 0 }
    const { startTime, phase, index, answers, plays, revision } = progress
    for (const learner of [one, other]) {
      const sentAt = { 'x-sent-at': startTime }
      await learner.put('/api/exams/mini/progress', { startTime, phase, index, answers, plays, revision }, sentAt)
    }
    clock.forward(300)
    const away = { events: Array.from({ length: 200 }, () => ({ kind: 'away', at: startTime, seconds: 3600 })) }
    const marksOf = async (learner: typeof one, fairPlay?: unknown) => {
      const { body } = await learner.post('/api/results', {
        ...result(right, { ago: 600, seconds: 600 }),
        startTime,
        ...(fairPlay === undefined ? {} : { fairPlay }),
      })
      const { attemptId: _id, ...marks } = Object(fieldOf(body, 'result'))
      const leaderboard = listOf((await learner.get('/api/results/leaderboard?examId=mini')).body)
      const line = leaderboard.find((each) => fieldOf(each, 'userId') === learner.userId)
      return { ...marks, rank: fieldOf(line, 'rank') }
    }
    const marks = await marksOf(one)
    expect(marks).toMatchObject({ totalScore: 20, rank: 1 })
    expect(await marksOf(other, away)).toEqual(marks)
  })

  test.each<[what: string, fairPlay: unknown]>([
    ['null', null],
    ['a text', 'x'.repeat(10_000)],
    ['a list', [record]],
    ['without events', { omitted: 3 - 4 }],
    ['with events that are no list', { events: { length: 3 } }],
    ['of events that are none', { events: [null, 7, 'play', { kind: 'cheated', at: play.at }, { kind: 'play' }] }],
    [
      'with impossible times',
      {
        events: [
          { ...play, at: 'yesterday' },
          { ...play, at: '+012026-01-01T00:00:00Z' },
        ],
      },
    ],
  ])('that is %s is ignored', (_, fairPlay) => {
    expect(fairPlayFrom(fairPlay)).toBeNull()
  })

  test('that is none is ignored, and the result is saved', async () => {
    const learner = await learnerWithPlan()
    expect(await learner.post('/api/results', { ...result(right), fairPlay: [record] })).toMatchObject({
      status: 200,
      body: { result: { totalScore: 20 } },
    })
    expect(await stored(learner.userId)).toMatchObject([{ fairPlay: null }])
    expect((await reviewOf(learner)).status).toBe(200)
  })

  test('is bounded and contains known fields only', async () => {
    const learner = await learnerWithPlan()
    const noisy = { ...play, seconds: -1, question: 1e9, note: 'x'.repeat(100) }
    const events = Array.from({ length: 1000 }, () => noisy)
    await learner.post('/api/results', { ...result(right), fairPlay: { events, omitted: 1e12, verdict: 'cheated' } })
    const [attempt] = await stored(learner.userId)
    expect(attempt?.fairPlay?.events).toHaveLength(200)
    expect(attempt?.fairPlay).toEqual({ events: Array.from({ length: 200 }, () => ({ kind: 'play', at: play.at })) })
  })
})
