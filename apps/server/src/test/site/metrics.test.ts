import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paths } from '../../paths'
import { mails } from '../../platform/db/schema'
import { writeContent } from '../support/content'
import { GRACE, LIMIT, openAttemptServer } from '../support/content-server'
import { freePort } from '../support/site-fixture'
import { buildTestServer } from '../support/test-server'

const port = await freePort()
const { server, candidate, clock, running, save, database } = await openAttemptServer({
  environment: { METRICS_PORT: String(port) },
})

const served = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

const metrics = async () => {
  const values = new Map<string, number>()
  for (const [, name = '', value] of (await served()).matchAll(/^(\w+(?:\{.*\})?) (\S+)$/gm))
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

  test.each(['alerts.yaml', 'dashboard.json'])('include those that deploy/%s names', async (file) => {
    const names =
      readFileSync(join(paths.content, '../deploy', file), 'utf8').match(/\b(naru|nodejs|process)_\w+/g) ?? []
    const text = await served()
    // A histogram has its counts and buckets under its own name.
    const isServed = (name: string) => text.includes(`# TYPE ${name.replace(/_(count|bucket)$/, '')} `)
    expect(names.filter((name) => !isServed(name))).toEqual([])
    expect(names.length).toBeGreaterThan(5)
  })

  test('are on no other address of their port or of the site', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    expect((await server.server.inject('/metrics')).headers['content-type']).not.toContain('openmetrics')
    expect((await server.server.inject('/metrics')).body).not.toContain('naru_')
  })

  test('a port that is taken ends the start with a sentence', async () => {
    const second = buildTestServer({ contentFolder: writeContent(), environment: { METRICS_PORT: String(port) } })
    await expect(second).rejects.toThrow(`Port ${port} cannot be used (EADDRINUSE). Set another METRICS_PORT.`)
  })
})
