import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { mails } from '../../platform/db/schema'
import { writeContent } from '../support/content'
import { GRACE, LIMIT, openAttemptServer } from '../support/content-server'
import { freePort } from '../support/free-port'
import { buildTestServer } from '../support/test-server'

const port = await freePort()
const { server, candidate, clock, running, save, database } = await openAttemptServer({
  environment: { METRICS_PORT: String(port) },
})
afterAll(() => server.close())

const metrics = async () => {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  const values = new Map<string, number>()
  for (const [, name = '', value] of (await response.text()).matchAll(/^(\w+(?:\{.*\})?) (\S+)$/gm))
    values.set(name, Number(value))
  return values
}

describe('the metrics of a server', () => {
  test('count requests by operation, not by what they are about, and their time', async () => {
    const learner = await candidate()
    await learner.get('/api/exams/mini')
    await learner.get('/api/exams/nothing')
    const values = await metrics()
    expect(values.get('naru_request_seconds_count{operation="GET /api/exams/:id",status="200"}')).toBeGreaterThan(0)
    expect(values.get('naru_request_seconds_count{operation="GET /api/exams/:id",status="404"}')).toBe(1)
    expect(values.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    // The embedded database has no pool.
    const isPooled = process.env['TEST_DATABASE_URL'] !== undefined
    expect(values.get('naru_database_connections{state="waiting"}')).toBe(isPooled ? 0 : undefined)
  })

  test('tell how many exams run, and how long one has been over without being graded', async () => {
    await save(await candidate(), running())
    const before = await metrics()
    expect(before.get('naru_exams_running')).toBe(1)
    expect(before.get('naru_exams_overdue_seconds')).toBe(0)
    clock.forward(LIMIT + GRACE + 100)
    const after = await metrics()
    expect(after.get('naru_exams_running')).toBe(0)
    expect(after.get('naru_exams_overdue_seconds')).toBe(GRACE + 100)
  })

  test('tell how long the oldest mail waits', async () => {
    const { now } = clock
    await database.insert(mails).values({
      id: 'waiting',
      to: 'a@b.test',
      subject: '',
      state: 'queued',
      tries: 0,
      createdAt: now(),
      nextTryAt: now(),
    })
    clock.forward(60)
    expect((await metrics()).get('naru_mails_waiting_seconds')).toBe(60)
  })

  test('are on no other address of their port or of the site', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    expect((await server.server.inject('/metrics')).headers['content-type']).not.toContain('openmetrics')
    expect((await server.server.inject('/metrics')).body).not.toContain('naru_')
  })

  test('a port that is taken ends the start with a sentence', async () => {
    const taken = createServer()
    await once(taken.listen(0, '127.0.0.1'), 'listening')
    const address = taken.address()
    const takenPort = typeof address === 'object' && address !== null ? address.port : 0
    await expect(
      buildTestServer({ contentFolder: writeContent(), environment: { METRICS_PORT: String(takenPort) } }),
    ).rejects.toThrow(`Port ${takenPort} cannot be used (EADDRINUSE). Set another METRICS_PORT.`)
    taken.close()
  })
})
