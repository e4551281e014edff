import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { attempts, exams } from '../../platform/db/schema'
import { importContent } from '../../import/import-content'
import { readContent } from '../../import/read-content'
import { faultLine } from '@naru/exam-kit/content'
import { openTestServer, type TestServer, type TestServerOptions } from './test-server'
import { demo, fieldOf, manualClock, listOf, newVerifiedLearner, resultOf } from './client'
import { sourceOf, writeContent } from './content'

/** Imports a folder into the running server's database. */
export const importFolder = async ({ context }: TestServer, folder: string, isDry = false) => {
  const { database, mediaFolder, now } = context
  const known = await database.select({ id: exams.id }).from(exams)
  const read = await readContent(
    folder,
    known.map(({ id }) => id),
  )
  if ('faults' in read) throw new Error(read.faults.map(faultLine).join('\n'))
  return database.transaction((transaction) =>
    importContent({ database: transaction, mediaFolder, now: now(), isDry }, read.content),
  )
}

/** A server with the small content, and helpers for tests of imports and grading. */
export const openContentServer = async (options: TestServerOptions = {}) => {
  const clock = manualClock()
  const server = await openTestServer({ contentFolder: writeContent(), now: clock.now, ...options })

  const put = (folder: string, isDry = false) => importFolder(server, folder, isDry)
  /** The exam `mini` with some text replaced. */
  const miniWith = (...changes: [from: string, to: string][]) =>
    writeContent({
      'exams/mini/exam.yaml': changes.reduce((text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`The exam has no ${from}.`)
        return text.replace(from, to)
      }, sourceOf('exams/mini/exam.yaml')),
    })

  const questionIds = async () =>
    listOf(fieldOf((await (await demo(server)).get('/api/exams/mini')).body, 'questions')).map((question) =>
      String(fieldOf(question, '_id')),
    )

  const candidate = async (changes = {}, plan = 'free') => {
    const learner = await newVerifiedLearner(server, changes)
    await learner.post('/api/user-plan-purchases', { pricePlanId: plan })
    await learner.get('/api/exams/mini')
    return learner
  }

  const post = async (
    learner: Awaited<ReturnType<typeof candidate>>,
    answers: Record<string, string>,
    seconds = 60,
  ) => {
    const start = clock.now()
    const startTime = start.toISOString()
    const progress = { startTime, phase: 'reading', index: 0, answers: {}, plays: {}, revision: 0 }
    await learner.put('/api/exams/mini/progress', progress, { 'x-sent-at': startTime })
    clock.forward(seconds)
    const { status, body } = await learner.post(
      '/api/results',
      resultOf('mini', answers, startTime, new Date(start.getTime() + seconds * 1000).toISOString()),
    )
    expect(status).toBe(200)
    return body
  }

  return { server, clock, put, miniWith, questionIds, candidate, post }
}

type Candidate = Awaited<ReturnType<Awaited<ReturnType<typeof openContentServer>>['candidate']>>

/** Duration of the exam `mini`, in seconds. */
export const LIMIT = 600
/** Grace period after the limit, in seconds. */
export const GRACE = 120

/** A server with the small content, and helpers for tests of attempts at the exam `mini`. */
export const openAttemptServer = async (options: TestServerOptions = {}) => {
  const { server, clock, candidate } = await openContentServer(options)
  const { context } = server
  const { database } = context
  const exam = (await (await demo(server)).get('/api/exams/mini')).body
  const [q1 = '', q2 = '', q3 = '', q4 = ''] = listOf(fieldOf(exam, 'questions')).map((question) =>
    String(fieldOf(question, '_id')),
  )

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
  const savedProgress = async (learner: Candidate) =>
    fieldOf((await learner.get('/api/exams/mini/progress')).body, 'progress')
  const result = (startTime: string, answers: Record<string, string>, timestamp = clock.now().toISOString()) =>
    resultOf('mini', answers, startTime, timestamp)
  const stored = (learner: Candidate) => database.select().from(attempts).where(eq(attempts.userId, learner.userId))
  const onLeaderboard = async (learner: Candidate, leaderboard = 'standard') =>
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
