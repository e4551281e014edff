import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { mayDo, roles } from '@naru/api/rights'
import { requestFaults, responseFaults } from '@naru/api/contract'
import { openTestServer } from '../support/test-server'
import { claimOf, clientOf, fieldOf, manualClock, listOf, newLearner, type Client } from '../support/client'
import { writeContent } from '../support/content'
import { newStaff } from '../support/desk-client'
import { columnNames, fingerprints } from '../support/snapshot'
import { keysOf, operations, sample, sendOperation } from '../support/contract-operations'

const clock = manualClock()
const server = await openTestServer({ contentFolder: writeContent(), now: clock.now })
const { database } = server.context

const [one, other] = [
  await newLearner(server, { name: 'Onesecretname' }),
  await newLearner(server, { name: 'Othersecretname' }),
]
const adminClient = await newStaff(server, 'admin')
for (const person of [one, other]) await person.post('/api/user-plan-purchases', { pricePlanId: 'free' })

const exam = async (client: Client) => (await client.get('/api/exams/mini')).body

describe('ASVS 25: operations require a session, and those of the staff their right', () => {
  test('they answer 401 to a visitor and 403 to a learner, and write nothing', async () => {
    const staff = await Promise.all(roles.map(async (role) => ({ role, ...(await newStaff(server, role)) })))
    const before = await fingerprints(database)
    const visitor = { success: false, code: 'not_authorized', message: 'Not authorized, please login again' }
    for (const operation of operations.filter(({ needsLogin }) => needsLogin)) {
      const { id, right } = operation
      const refused = await sendOperation(server, operation)
      expect([id, refused.statusCode, refused.json()]).toEqual([id, 401, visitor])
      for (const { role, token } of staff) {
        if (right === undefined || mayDo(role, right)) continue
        const { statusCode } = await sendOperation(server, operation, { token: token() })
        expect([id, role, statusCode]).toEqual([id, role, 403])
      }
    }
    expect(await fingerprints(database)).toEqual(before)
  })
})

describe('ASVS 26: users cannot access each other’s data', () => {
  test('a learner’s answers, times and orders are never sent to another learner', async () => {
    const [startTime, timestamp] = [0, 120_000].map((ms) => new Date(clock.now().getTime() + ms).toISOString())
    const submit = async (learner: Client, choose: (options: unknown[]) => unknown) =>
      learner.post('/api/results', claimOf(await exam(learner), choose, startTime ?? '', timestamp ?? ''))
    expect(await submit(one, ([first]) => first)).toMatchObject({ status: 200 })
    expect((await other.get('/api/results/mine')).body).toEqual([])
    const repeated = await submit(other, (all) => all.at(-1))
    // The same start is another attempt when another learner submits it.
    expect(fieldOf(repeated.body, 'result', 'attempt')).toBe(1)
    expect(listOf((await one.get('/api/results/mine')).body)).toHaveLength(1)
  })

  test('every operation with an id, called with the ids of another learner, reveals and writes nothing', async () => {
    const withId = operations.filter(({ path }) => path.includes('{'))
    expect(withId.length).toBeGreaterThan(1)
    const otherLearner = await newLearner(server)
    const rows = await database.query.attempts.findMany()
    const ids = [one.userId, ...rows.map(({ id }) => id)]
    const before = await fingerprints(database, ['limit_counters'])
    const leaks: string[] = []
    for (const operation of withId) {
      const ask = async (id: string) => {
        const url = operation.path.replaceAll(/\{\w+\}/g, id)
        const { statusCode, body } = await sendOperation(server, operation, { url, token: otherLearner.token() })
        return `${statusCode} ${body}`
      }
      const unknown = await ask(randomUUID())
      const answers = [unknown, ...(await Promise.all(ids.map(ask)))]
      leaks.push(
        ...answers.filter((answer) => answer !== unknown || answer < '4').map((answer) => operation.id + answer),
      )
    }
    expect(leaks).toEqual([])
    expect(await fingerprints(database, ['limit_counters'])).toEqual(before)
  })

  test('and no operation accepts a user id to act for, except the two that must', () => {
    const named = operations
      .filter(({ schema }) => keysOf(fieldOf(schema, 'properties')).some((key) => /^user(Id|_id)?$/i.test(key)))
      .map(({ id }) => id)
    expect(named).toEqual(['verifyAccount'])
  })
})

describe('ASVS 27: a response contains what the contract names and nothing else', () => {
  test('in every read operation, for a learner and for an admin', async () => {
    const faults: string[] = []
    for (const { id, url, path } of operations.filter(({ method }) => method === 'GET')) {
      const real = path.includes('{') || url.includes('?') ? url.replace(/\bx\b/, 'mini') : url
      for (const client of [one, adminClient, clientOf(server)]) {
        const { status, body, text } = await client.get(real)
        for (const fault of responseFaults(id, status, body)) {
          faults.push(`${id} ${status}: ${fault}`)
        }
        if (/argon2|passwordHash|tokenHash|codeHash/.test(text)) faults.push(`${id}: ${text}`)
      }
    }
    expect(faults).toEqual([])
  })
})

test('ASVS 28: no column of the database can be written through a body', async () => {
  const client = await newLearner(server)
  const before = await fingerprints(database)
  const wronglyAccepted: string[] = []
  const withBodies = operations.filter((operation) => operation.schema !== undefined)
  for (const [at, operation] of withBodies.entries()) {
    const { id, schema } = operation
    const known = keysOf(fieldOf(schema, 'properties'))
    const unknown = columnNames.filter((column) => !known.includes(column))
    const bodyWith = (name: string) => ({ ...Object(sample(schema)), [name]: 'admin' })
    for (const name of unknown) {
      if (requestFaults(id, bodyWith(name)).length === 0) wronglyAccepted.push(`${id} ${name}: by the contract`)
    }
    // The contract forbids any other field, whatever its name, so a few requests show that the server follows it.
    for (const name of unknown.filter((_, column) => column % withBodies.length === at)) {
      const payload = JSON.stringify(bodyWith(name))
      const response = await sendOperation(server, operation, { payload, token: client.token() })
      if (response.statusCode < 400 || response.statusCode >= 500)
        wronglyAccepted.push(`${id} ${name}: ${response.statusCode}`)
    }
  }
  expect(columnNames).toEqual(expect.arrayContaining(['role', 'isActive', 'isVerified', 'priceCents', 'expiresAt']))
  expect(wronglyAccepted).toEqual([])
  expect(await fingerprints(database, ['limit_counters'])).toEqual(
    Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'limit_counters')),
  )
})

test('ASVS 23: read requests change nothing', async () => {
  // Opening an exam is saved at most once a minute and starts its running attempt; using a session extends it; views of
  // admins are recorded (test/audit: those of nobody else); exports of papers are counted.
  const exceptions = ['exam_openings', 'sessions', 'audit_entries', 'limit_counters']
  // Cards of practice are made by it, or else by the first request for them.
  await server.runMaintenance()
  const before = await fingerprints(database, exceptions)
  for (const method of ['GET', 'HEAD'] as const) {
    for (const { url } of operations.filter((operation) => operation.method === 'GET')) {
      for (const client of [one, adminClient]) {
        for (const address of new Set([url, url.replace(/\bx\b/, 'mini')]))
          await server.server.inject({ method, url: address, cookies: { sid: client.token() ?? '' } })
      }
    }
  }
  expect(await fingerprints(database, exceptions)).toEqual(before)
})
