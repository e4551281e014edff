import { expect } from 'vitest'
import { exams } from '../db/schema'
import { importContent } from '../seed/import-content'
import { readContent } from '../seed/read-content'
import { faultLine } from '@naru/exam-kit/content'
import { buildTestServer, type TestServer, type TestServerOptions } from '../testing'
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
  const server = await buildTestServer({ contentFolder: writeContent(), now: clock.now, ...options })

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

  const candidate = async (changes = {}) => {
    const learner = await newVerifiedLearner(server, changes)
    await learner.post('/api/user-plan-purchases', { pricePlanId: 'free' })
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
