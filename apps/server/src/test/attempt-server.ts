import { eq } from 'drizzle-orm'
import { attempts } from '../db/schema'
import { buildTestServer } from '../testing'
import { demo, fieldOf, manualClock, listOf, newVerifiedLearner, resultOf } from './client'
import { writeContent } from './content'

/** Duration of the exam `mini`, in seconds. */
export const LIMIT = 600
/** Grace period after the limit, in seconds. */
export const GRACE = 120

/** A server with the exam `mini`, and helpers for tests of attempts at it. */
export const openAttemptServer = async () => {
  const clock = manualClock()
  const server = await buildTestServer({ contentFolder: writeContent(), now: clock.now })
  const { context } = server
  const { database } = context

  const exam = (await (await demo(server)).get('/api/exams/mini')).body
  const [q1 = '', q2 = '', q3 = '', q4 = ''] = listOf(fieldOf(exam, 'questions')).map((question) =>
    String(fieldOf(question, '_id')),
  )

  const candidate = async (plan = 'free') => {
    const learner = await newVerifiedLearner(server)
    await learner.post('/api/user-plan-purchases', { pricePlanId: plan })
    await learner.get('/api/exams/mini')
    return learner
  }

  const running = (changes: object = {}) => ({
    startTime: clock.now().toISOString(),
    phase: 'reading',
    index: 0,
    answers: {},
    plays: {},
    revision: 0,
    ...changes,
  })
  const save = (learner: Awaited<ReturnType<typeof candidate>>, body: object, id = 'mini') =>
    learner.put(`/api/exams/${id}/progress`, body)
  const savedProgress = async (learner: Awaited<ReturnType<typeof candidate>>) =>
    fieldOf((await learner.get('/api/exams/mini/progress')).body, 'progress')
  const result = (startTime: string, answers: Record<string, string>, timestamp = clock.now().toISOString()) =>
    resultOf('mini', answers, startTime, timestamp)
  const stored = (learner: Awaited<ReturnType<typeof candidate>>) =>
    database.select().from(attempts).where(eq(attempts.userId, learner.userId))
  const onLeaderboard = async (learner: Awaited<ReturnType<typeof candidate>>, leaderboard = 'standard') =>
    listOf((await learner.get(`/api/results/leaderboard?examId=mini&leaderboard=${leaderboard}`)).body).find(
      (line) => fieldOf(line, 'userId') === learner.userId,
    )

  return {
    server,
    clock,
    context,
    database,
    exam,
    ids: [q1, q2, q3, q4] as const,
    candidate,
    running,
    save,
    savedProgress,
    result,
    stored,
    onLeaderboard,
  }
}
