import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../../http/limits'
import { demoLearner } from '../../seed/seed'
import { fieldOf, listOf, resultOf, somebody } from '../client'
import { prepareData } from '../prepared-data'
import { cookieOf, processes, send, type ServerProcess } from '../process'

const { newFolder, start, clear } = processes()
const settings = { DATA_DIR: newFolder() }
beforeAll(() => prepareData(settings.DATA_DIR))
afterAll(clear)

const logIn = async ({ address }: ServerProcess) => {
  const response = await send(`${address}/api/auth/login`, { email: demoLearner.email, password: demoLearner.password })
  expect(response.status).toBe(200)
  return cookieOf(response)
}
/** A new learner with a plan; returns the session cookie. */
const signUp = async ({ address }: ServerProcess) => {
  const data = somebody()
  await send(`${address}/api/auth/register`, data)
  const cookie = cookieOf(await send(`${address}/api/auth/login`, { email: data.email, password: data.password }))
  const plans = listOf(await (await fetch(`${address}/api/price-plans`)).json())
  const free = plans.find((plan) => fieldOf(plan, 'price') === 0)
  const purchase = { pricePlanId: String(fieldOf(free, '_id')) }
  expect((await send(`${address}/api/user-plan-purchases`, purchase, cookie)).status).toBe(200)
  return cookie
}
const read = async ({ address }: ServerProcess, path: string, cookie: string): Promise<unknown> =>
  (await fetch(`${address}${path}`, { headers: { cookie } })).json()

/** A result of an exam whose start is derived from a number. */
const resultsOf = async (server: ServerProcess, cookie: string) => {
  const [exam] = listOf(await read(server, '/api/exams', cookie))
  const examId = String(fieldOf(exam, '_id'))
  const content = await read(server, `/api/exams/${examId}`, cookie)
  const startedAt = Date.now()
  const answers = { [String(fieldOf(content, 'questions', 0, '_id'))]: '' }
  const at = (milliseconds: number) => new Date(startedAt + milliseconds).toISOString()
  return (number: number) => resultOf(examId, answers, at(number), at(number + 60_000))
}

describe('a server that is killed while writing', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await start(settings)
  })

  test('loses nothing that it has acknowledged', async () => {
    // A learner for each writer of each round, because a learner's new attempts are limited.
    const first = server
    const cookies = await Promise.all(Array.from({ length: 8 }, () => signUp(first)))
    const result = await resultsOf(server, cookies[0] ?? '')
    const acknowledged: { startTime: string; cookie: string }[] = []
    for (let round = 0; round < 2; round += 1) {
      const died = new AbortController()
      const { address } = server
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        const cookie = cookies[round * 4 + writer] ?? ''
        for (let at = 0; !died.signal.aborted && at < limits.newAttemptsOfUser.count; at += 1) {
          const body = result(round * 10_000 + writer * 1000 + at)
          const response = await send(`${address}/api/results`, body, cookie).catch(() => undefined)
          if (response?.status === 200) acknowledged.push({ startTime: body.startTime, cookie })
          else if (response !== undefined) throw new Error(`A result was answered with ${response.status}.`)
        }
      })
      await expect.poll(() => acknowledged.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan((round + 1) * 10)
      await server.kill()
      died.abort()
      await Promise.all(writers)
      server = await start(settings)
      expect(server.errors()).toBe('')
    }
    // A repeated request returns the stored attempt: the same id twice.
    const repeated = acknowledged.slice(0, 5)
    const ids = new Set<unknown>()
    for (const { startTime, cookie } of repeated) {
      const body = { ...result(0), startTime }
      const [one, other] = [
        await (await send(`${server.address}/api/results`, body, cookie)).json(),
        await (await send(`${server.address}/api/results`, body, cookie)).json(),
      ]
      expect(fieldOf(one, 'result', 'attemptId')).toBe(fieldOf(other, 'result', 'attemptId'))
      ids.add(fieldOf(one, 'result', 'attemptId'))
    }
    expect(ids.size).toBe(repeated.length)
    const last = server
    const stored = (await Promise.all(cookies.map((cookie) => read(last, '/api/results/mine', cookie)))).flatMap(listOf)
    // In each of two rounds, at most one request per writer was stored without a response.
    expect(stored.length).toBeGreaterThanOrEqual(acknowledged.length)
    expect(stored.length).toBeLessThanOrEqual(acknowledged.length + 8)
  }, 180_000)

  test('F36: between storing and answering, returns the same attempt to the repeated request', async () => {
    const cookie = await logIn(server)
    const body = (await resultsOf(server, cookie))(900_000)
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
