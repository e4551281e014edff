import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openAttemptServer } from '../attempt-server'
import { fieldOf, listOf } from '../client'
import { ownPage } from '../contract-operations'

const { server, exam, candidate } = await openAttemptServer()
afterAll(() => server.close())

test('ASVS 31: whatever a result claims, it is stored with possible marks, or rejected', async () => {
  const learner = await candidate()
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
