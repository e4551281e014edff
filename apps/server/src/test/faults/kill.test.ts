import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoLearner } from '../../seed/seed'
import { fieldOf, listOf } from '../client'
import { freshDatabase, type FreshDatabase } from '../fresh-database'
import { cookieOf, processes, send, type ServerProcess } from '../process'

const { newFolder, start, clear } = processes()
const postgresServer = process.env['TEST_DATABASE_URL']
let postgres: FreshDatabase | undefined
let settings: Record<string, string> = {}

beforeAll(async () => {
  if (postgresServer !== undefined) postgres = await freshDatabase(postgresServer)
  settings = {
    DATA_DIR: newFolder(),
    SEED_SAMPLE_CONTENT: 'true',
    ...(postgres === undefined ? {} : { DATABASE_URL: postgres.address }),
  }
})
afterAll(async () => {
  clear()
  await postgres?.drop()
})

const logIn = async ({ address }: ServerProcess) => {
  const answer = await send(`${address}/api/auth/login`, { email: demoLearner.email, password: demoLearner.password })
  expect(answer.status).toBe(200)
  return cookieOf(answer)
}
const read = async ({ address }: ServerProcess, path: string, cookie: string): Promise<unknown> =>
  (await fetch(`${address}${path}`, { headers: { cookie } })).json()

/** A result of an exam whose start is derived from a number. */
const resultOf = async (server: ServerProcess, cookie: string) => {
  const [exam] = listOf(await read(server, '/api/exams', cookie))
  const examId = String(fieldOf(exam, '_id'))
  const content = await read(server, `/api/exams/${examId}`, cookie)
  const startedAt = Date.now()
  const questions = listOf(fieldOf(content, 'questions')).map((question) => ({
    questionId: String(fieldOf(question, '_id')),
    userAnswer: String(fieldOf(question, 'answers', 0, 'text') ?? fieldOf(question, 'answers', 0, 'photo')),
    correctAnswer: '',
    isCorrect: false,
  }))
  return (number: number) => ({
    examId,
    questions,
    totalScore: 0,
    totalPossibleMarks: 0,
    percentageScore: 0,
    startTime: new Date(startedAt + number).toISOString(),
    timestamp: new Date(startedAt + number + 60_000).toISOString(),
  })
}

describe('a server that is killed while writing', () => {
  test('loses nothing that it has acknowledged', async () => {
    let server = await start(settings)
    const cookie = await logIn(server)
    const result = await resultOf(server, cookie)
    const acknowledged: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const died = new AbortController()
      const { address } = server
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        for (let at = 0; !died.signal.aborted && at < 500; at += 1) {
          const body = result(round * 10_000 + writer * 1000 + at)
          const answer = await send(`${address}/api/results`, body, cookie).catch(() => undefined)
          if (answer?.status === 200) acknowledged.push(body.startTime)
          else if (answer !== undefined) throw new Error(`A result was answered with ${answer.status}.`)
        }
      })
      await expect.poll(() => acknowledged.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan((round + 1) * 10)
      await server.kill()
      died.abort()
      await Promise.all(writers)
      server = await start(settings)
      expect(server.errors()).toBe('')
    }
    // A repeated request returns the stored attempt: the same number twice.
    const repeated = acknowledged.slice(0, 5)
    const numbers = new Set<unknown>()
    for (const startTime of repeated) {
      const body = { ...result(0), startTime }
      const [first, second] = [
        await (await send(`${server.address}/api/results`, body, cookie)).json(),
        await (await send(`${server.address}/api/results`, body, cookie)).json(),
      ]
      expect(fieldOf(first, 'result', 'attempt')).toBe(fieldOf(second, 'result', 'attempt'))
      numbers.add(fieldOf(first, 'result', 'attempt'))
    }
    expect(numbers.size).toBe(repeated.length)
    const stored = listOf(await read(server, '/api/results/mine', cookie))
    // In each of three rounds, at most one request per writer was stored without a response.
    expect(stored.length).toBeGreaterThanOrEqual(acknowledged.length)
    expect(stored.length).toBeLessThanOrEqual(acknowledged.length + 12)
    expect(await server.stop()).toBe(0)
  }, 180_000)

  test('F36: between storing and answering, returns the same attempt to the repeated request', async () => {
    let server = await start(settings)
    const cookie = await logIn(server)
    const body = (await resultOf(server, cookie))(900_000)
    const before = listOf(await read(server, '/api/results/mine', cookie)).length
    // Twenty equal requests, so that some are stored and not yet answered when the server is killed.
    const sent = Array.from({ length: 20 }, () =>
      send(`${server.address}/api/results`, body, cookie).catch(() => undefined),
    )
    await Promise.race(sent)
    await server.kill()
    await Promise.all(sent)
    server = await start(settings)
    const first = await (await send(`${server.address}/api/results`, body, cookie)).json()
    const second = await (await send(`${server.address}/api/results`, body, cookie)).json()
    expect(fieldOf(second, 'result', 'attempt')).toBe(fieldOf(first, 'result', 'attempt'))
    expect(listOf(await read(server, '/api/results/mine', cookie))).toHaveLength(before + 1)
    expect(await server.stop()).toBe(0)
  }, 120_000)
})
