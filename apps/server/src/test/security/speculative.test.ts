import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { examOpenings, sessions } from '../../platform/db/schema'
import { openAttemptServer, GRACE, LIMIT } from '../support/content-server'
import { operations, ownJson, ownPage, sendOperation } from '../support/contract-operations'
import { newLearner } from '../support/client'
import { fingerprints } from '../support/snapshot'

const { server, clock, database, candidate, running, save, stored } = await openAttemptServer()

const ahead = [{ 'sec-purpose': 'prefetch' }, { 'sec-purpose': 'prefetch;prerender' }]
const refusal = {
  status: 503,
  headers: { 'retry-after': '1', 'cache-control': 'no-store' },
  body: { success: false, message: 'This is available once the page is opened.' },
}

describe('ASVS 23: a speculative request', () => {
  test('does not open an exam; the request after it does', async () => {
    const learner = await newLearner(server)
    await learner.post('/api/user-plan-purchases', { pricePlanId: 'free' })
    const openings = () => database.select().from(examOpenings).where(eq(examOpenings.userId, learner.userId))
    for (const headers of ahead) expect(await learner.get('/api/exams/mini', headers)).toMatchObject(refusal)
    expect(await openings()).toEqual([])
    expect(await learner.get('/api/exams/mini')).toMatchObject({ status: 200 })
    expect(await openings()).toMatchObject([{ examId: 'mini', openedAt: clock.now() }])
  })

  test('renews neither an opening nor the session', async () => {
    const learner = await candidate()
    const state = () =>
      Promise.all([
        database.select().from(examOpenings).where(eq(examOpenings.userId, learner.userId)),
        database.select().from(sessions).where(eq(sessions.userId, learner.userId)),
      ])
    const before = await state()
    clock.forward(3600)
    for (const headers of ahead) {
      expect(await learner.get('/api/exams/mini', headers)).toMatchObject(refusal)
      expect(await learner.get('/api/auth/is-auth', headers)).toMatchObject({ status: 200, body: { success: true } })
    }
    expect(await state()).toEqual(before)
    await learner.get('/api/exams/mini')
    const [[opening], [session]] = await state()
    expect(opening?.openedAt).toEqual(clock.now())
    expect(session?.expiresAt).not.toEqual(before[1][0]?.expiresAt)
  })

  test('does not grade an expired attempt', async () => {
    const learner = await candidate()
    await save(learner, running())
    clock.forward(LIMIT + GRACE)
    for (const url of ['/api/exams/mini', '/api/exams/mini/progress', '/api/results/mine']) {
      for (const headers of ahead) expect(await learner.get(url, headers)).toMatchObject(refusal)
    }
    expect(await stored(learner)).toEqual([])
    expect(await learner.get('/api/results/mine')).toMatchObject({ status: 200 })
    expect(await stored(learner)).toMatchObject([{ isAutomatic: true }])
  })

  test('writes nothing, whatever it requests', async () => {
    const learner = await candidate()
    await save(learner, running())
    clock.forward(LIMIT + GRACE)
    // A later run by itself has nothing left to delete.
    await server.runMaintenance()
    const before = await fingerprints(database)
    const answered: string[] = []
    for (const operation of operations) {
      const response = await sendOperation(server, operation, {
        url: operation.url.replace(/\bx\b/, 'mini'),
        headers: { ...(operation.schema === undefined ? ownPage : ownJson), ...ahead[0] },
        token: learner.token(),
      })
      if (response.statusCode !== 503) answered.push(`${operation.method} ${operation.id}`)
    }
    expect(await fingerprints(database)).toEqual(before)
    expect(answered).toContain('GET listAdvertisements')
    expect(answered.filter((name) => !name.startsWith('GET '))).toEqual([])
  })
})
