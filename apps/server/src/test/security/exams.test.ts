import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '../support/test-server'
import {
  claimOf,
  fieldOf,
  listOf,
  manualClock,
  newLearner,
  newVerifiedLearner,
  resultOf,
  type Client,
} from '../support/client'
import { writeContent } from '../support/content'
import { ownPage } from '../support/contract-operations'

const clock = manualClock()
const server = await openTestServer({ contentFolder: writeContent(), now: clock.now })

const withPlan = async (pricePlanId: string) => {
  const learner = await newVerifiedLearner(server)
  await learner.post('/api/user-plan-purchases', { pricePlanId })
  return learner
}

/** Opens the exam, answers it in `seconds`, and submits the result. */
const submitAttempt = async (learner: Client, seconds: number, choose: (options: unknown[]) => unknown) => {
  const exam = (await learner.get('/api/exams/mini')).body
  const startTime = clock.now().toISOString()
  const progress = { startTime, phase: 'reading', index: 0, answers: {}, plays: {}, revision: 0 }
  await learner.put('/api/exams/mini/progress', progress)
  clock.forward(seconds)
  return learner.post('/api/results', claimOf(exam, choose, startTime, clock.now().toISOString()))
}

const exam = (await (await withPlan('free')).get('/api/exams/mini')).body
const picture = String(fieldOf(exam, 'questions', 0, 'questionPhoto'))

describe('ASVS 29: an exam requires an active plan on every path to it', () => {
  const accessOf = async (learner: Client) => {
    const now = clock.now()
    const begun = new Date(now.getTime() - 60_000).toISOString()
    return {
      listed: listOf((await learner.get('/api/exams')).body).some((exam) => fieldOf(exam, '_id') === 'mini'),
      exam: (await learner.get('/api/exams/mini')).status,
      leaderboard: (await learner.get('/api/results/leaderboard?examId=mini')).status,
      media: (await learner.get(picture)).status,
      result: (await learner.post('/api/results', resultOf('mini', {}, begun, now.toISOString()))).status,
    }
  }
  const closed = { listed: false, exam: 403, leaderboard: 403, media: 403 }

  test('with a plan for it', async () => {
    expect(await accessOf(await withPlan('free'))).toMatchObject({
      listed: true,
      exam: 200,
      leaderboard: 200,
      media: 200,
    })
  })

  test('not without a plan', async () => {
    const found = await accessOf(await newLearner(server))
    expect(found).toMatchObject(closed)
    expect([400, 403]).toContain(found.result)
  })

  test('not with a plan for another exam', async () => {
    expect(await accessOf(await withPlan('quick'))).toMatchObject(closed)
  })

  test('not when the plan has expired', async () => {
    const monthly = await withPlan('free')
    clock.forward(32 * 86_400)
    await monthly.post('/api/auth/login', { email: monthly.email, password: monthly.password })
    expect(await accessOf(monthly)).toMatchObject(closed)
  })
})

test('ASVS 30: the server computes marks: wrong answers that claim to be right earn nothing', async () => {
  const learner = await withPlan('free')
  const right = new Set(['과일', '안녕', 'One'])
  const wrong = (options: unknown[]) =>
    options.find((option) => !right.has(String(fieldOf(option, 'text')))) ?? options[0]
  const response = await submitAttempt(learner, 120, (options) =>
    fieldOf(options[0], 'text') === undefined ? options[0] : wrong(options),
  )
  expect(response.body).toMatchObject({ result: { totalScore: 0, percentageScore: 0, totalPossibleMarks: 20 } })
})

test('ASVS 31: whatever a result claims, it is stored with possible marks, or rejected', async () => {
  const learner = await withPlan('free')
  const good = listOf(fieldOf(exam, 'questions')).map((question) => ({
    questionId: String(fieldOf(question, '_id')),
    userAnswer: String(fieldOf(question, 'answers', 0, 'text') ?? fieldOf(question, 'answers', 0, 'photo')),
  }))
  const ids = [...good.map(({ questionId }) => questionId), 'foreign', '__proto__']
  const questions = fc.array(
    fc.record({
      questionId: fc.constantFrom(...ids),
      userAnswer: fc.oneof(fc.constantFrom(...good.map(({ userAnswer }) => userAnswer)), fc.string({ maxLength: 20 })),
      correctAnswer: fc.string({ maxLength: 5 }),
      isCorrect: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  const times = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  const marks = fc.record({ totalScore: fc.nat(), percentageScore: fc.integer({ min: 0, max: 100 }) })
  let run = 0
  const property = fc.asyncProperty(questions, times, times, marks, async (list, drawn, to, claimed) => {
    // The same start twice is a repeat, which returns the stored attempt whatever it contains.
    run += 1
    const from = new Date(Math.floor(drawn.getTime() / 1e6) * 1e6 + run)
    const response = await server.server.inject({
      method: 'POST',
      url: '/api/results',
      headers: ownPage,
      cookies: { sid: learner.token() ?? '' },
      payload: {
        examId: 'mini',
        questions: list,
        totalPossibleMarks: 200,
        startTime: from.toISOString(),
        timestamp: to.toISOString(),
        ...claimed,
      },
    })
    const isStrange = new Set(list.map(({ questionId }) => questionId)).size < list.length
    const isForeign = list.some(({ questionId }) => !good.some((known) => known.questionId === questionId))
    if (response.statusCode !== 200) return response.statusCode >= 400 && response.statusCode < 500
    const { totalScore, percentageScore, timeTaken } = response.json<{
      result: { totalScore: number; percentageScore: number; timeTaken: number }
    }>().result
    return (
      !isStrange &&
      !isForeign &&
      totalScore >= 0 &&
      totalScore <= 20 &&
      percentageScore === (totalScore / 20) * 100 &&
      timeTaken >= 0 &&
      timeTaken <= 600
    )
  })
  await expect(fc.assert(property)).resolves.toBeUndefined()
})
