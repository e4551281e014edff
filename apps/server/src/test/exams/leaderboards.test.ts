import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { limitCounters, users } from '../../platform/db/schema'
import { limits } from '../../platform/http/limits'
import { openAttemptServer } from '../support/content-server'
import { markVerified } from '../../modules/auth/repository'
import { clientOf, codeMailedTo, fieldOf, listOf, registeredLearner } from '../support/client'
import { operations } from '../support/contract-operations'

const { server, ids, clock, database, candidate, running, save, result, onLeaderboard } = await openAttemptServer()

type Learner = Awaited<ReturnType<typeof candidate>>

const [q1] = ids

/** Submits a first attempt that took some seconds. */
const submit = async (learner: Learner, seconds = 100, answers = { [q1]: '과일' }) => {
  const start = running()
  await save(learner, start)
  clock.forward(seconds)
  return fieldOf((await learner.post('/api/results', result(start.startTime, answers))).body, 'result')
}
const ranked = async (seconds?: number) => {
  const learner = await candidate()
  await submit(learner, seconds)
  return learner
}
const change = (learner: Learner, body: object) => learner.patch('/api/user/leaderboards', body)
const settingsOf = async (learner: Learner) => (await learner.get('/api/user/leaderboards')).body
const leaderboardSeenBy = async (learner: Learner) =>
  listOf((await learner.get('/api/results/leaderboard?examId=mini')).body)
const rankOf = async (learner: Learner, reader = learner) =>
  fieldOf(
    (await leaderboardSeenBy(reader)).find((line) => fieldOf(line, 'userId') === learner.userId),
    'rank',
  )

describe('the name on the leaderboards', () => {
  test('is the initials by default, and the full name is in no response to another learner', async () => {
    const learner = await ranked()
    await database.update(users).set({ name: 'Secretname', lName: 'Hiddenname' }).where(eq(users.id, learner.userId))
    // As a server without this leaderboard in its cache reads it.
    await change(learner, { leaderboardName: 'chosen', displayName: 'x' })
    await change(learner, { leaderboardName: 'initials' })
    const other = await ranked()
    expect(await onLeaderboard(learner)).toMatchObject({ name: 'S. H.', lName: '' })
    const reads = operations.filter(({ method }) => method === 'GET')
    for (const { url, path } of reads) {
      const real = path === '/api/results/leaderboard' ? `${path}?examId=mini` : url.replace(/\bx\b/, 'mini')
      expect((await other.get(real)).text).not.toMatch(/Secretname|Hiddenname/)
    }
    expect(await settingsOf(learner)).toEqual({
      leaderboardName: 'initials',
      displayName: 'x',
      shownName: 'S. H.',
      initials: 'S. H.',
      fullName: 'Secretname Hiddenname',
      hasLeft: false,
    })
  })

  test('is the chosen name at once', async () => {
    const learner = await ranked()
    expect(await onLeaderboard(learner)).toMatchObject({ name: 'N. P.' })
    expect(await change(learner, { leaderboardName: 'chosen', displayName: ' Nimal  98 ' })).toMatchObject({
      status: 200,
      body: { leaderboardName: 'chosen', displayName: 'Nimal 98', shownName: 'Nimal 98' },
    })
    expect(await onLeaderboard(learner)).toMatchObject({ name: 'Nimal 98', lName: '' })
    await change(learner, { leaderboardName: 'initials' })
    expect(await onLeaderboard(learner)).toMatchObject({ name: 'N. P.' })
    await change(learner, { leaderboardName: 'chosen' })
    expect(await onLeaderboard(learner)).toMatchObject({ name: 'Nimal 98' })
  })

  test('is the full name only of whoever says to be 18 or older, with the time of the database’s clock', async () => {
    const learner = await ranked()
    for (const body of [
      { leaderboardName: 'full' },
      { leaderboardName: 'full', isAdult: false },
      { leaderboardName: 'chosen', displayName: 'Nimal Perera' },
    ]) {
      expect(await change(learner, body)).toMatchObject({
        status: 400,
        body: { success: false, message: expect.stringContaining('18 or older') },
      })
    }
    expect(await onLeaderboard(learner)).toMatchObject({ name: 'N. P.' })
    const declaredAt = clock.now().toISOString()
    expect(await change(learner, { leaderboardName: 'full', isAdult: true })).toMatchObject({
      body: { shownName: 'Nimal Perera', adultDeclaredAt: declaredAt },
    })
    expect(await onLeaderboard(learner)).toMatchObject({ name: 'Nimal Perera', lName: '' })
    clock.forward(60)
    await change(learner, { leaderboardName: 'initials' })
    expect(await change(learner, { leaderboardName: 'full', isAdult: true })).toMatchObject({
      body: { adultDeclaredAt: declaredAt },
    })
  })

  test('is rejected with a sentence, and nothing is changed', async () => {
    const learner = await ranked()
    for (const [body, message] of [
      [{ leaderboardName: 'chosen' }, 'Please enter a display name.'],
      [{ leaderboardName: 'chosen', displayName: '\u202Elamin', isAdult: true }, /cannot be shown/],
      [{ displayName: 'x'.repeat(41), hasLeft: true }, /at most 40 characters/],
    ] as const) {
      const response = await change(learner, body)
      expect(response.status).toBe(400)
      expect(fieldOf(response.body, 'message')).toMatch(message)
    }
    expect(await change(learner, { leaderboardName: 'nobody' })).toMatchObject({ status: 400 })
    expect(await settingsOf(learner)).toEqual({
      leaderboardName: 'initials',
      shownName: 'N. P.',
      initials: 'N. P.',
      fullName: 'Nimal Perera',
      hasLeft: false,
    })
  })

  test('changes at most thirty times an hour; the leaderboards can be left nevertheless', async () => {
    const learner = await ranked()
    const rename = async (displayName: string) =>
      (await change(learner, { leaderboardName: 'chosen', displayName })).status
    expect(await rename('Nimal 0')).toBe(200)
    await database.update(limitCounters).set({ count: limits.leaderboardChangesOfUser.count - 1 })
    expect([await rename('Nimal 29'), await rename('Nimal 30')]).toEqual([200, 429])
    expect(await onLeaderboard(learner)).toMatchObject({ name: 'Nimal 29' })
    expect(await change(learner, { hasLeft: true })).toMatchObject({ status: 200 })
    expect(await onLeaderboard(learner)).toBeUndefined()
  })
})

test('a learner who leaves is on no leaderboard and counts for no rank, and returns to the same place', async () => {
  const [first, second] = [await ranked(20), await ranked(30)]
  const before = Number(await rankOf(second))
  expect(await rankOf(first)).toBe(before - 1)
  expect(await change(first, { hasLeft: true })).toMatchObject({ status: 200, body: { hasLeft: true } })
  expect(await rankOf(first, second)).toBeUndefined()
  expect(await rankOf(second)).toBe(before - 1)
  expect((await first.get('/api/results/mine')).body).toMatchObject([{ totalScore: 5 }])
  expect(await change(first, { hasLeft: false })).toMatchObject({ body: { hasLeft: false } })
  expect([await rankOf(first), await rankOf(second)]).toEqual([before - 1, before])
})

describe('without a verified email address', () => {
  const unverified = async () => {
    const learner = await registeredLearner(server)
    await learner.post('/api/user-plan-purchases', { pricePlanId: 'free' })
    return learner
  }

  test('an attempt is stored and reviewed, and gets its place as soon as the address is verified', async () => {
    const learner = await unverified()
    const saved = await submit(learner, 40)
    expect(saved).toMatchObject({ totalScore: 5, unrankedReason: 'unverified' })
    const review = `/api/results/${String(fieldOf(saved, 'attemptId'))}`
    expect((await learner.get(review)).body).toMatchObject({ result: { unrankedReason: 'unverified' } })
    expect((await learner.get('/api/results/mine')).body).toMatchObject([{ unrankedReason: 'unverified' }])
    const later = await ranked(40)
    const place = Number(await rankOf(later))
    expect(await rankOf(learner, later)).toBeUndefined()

    const otp = codeMailedTo(server, learner.email)
    await clientOf(server).post('/api/auth/Verify-account', { userId: learner.userId, otp })
    expect([await rankOf(learner, later), await rankOf(later)]).toEqual([place, place])
    expect(fieldOf((await learner.get(review)).body, 'result')).not.toHaveProperty('unrankedReason')
  })

  test('an attempt with another reason keeps that one', async () => {
    const learner = await unverified()
    await submit(learner)
    expect(await submit(learner)).toMatchObject({ unrankedReason: 'repeated' })
  })

  test('a place is not shown while the address is not verified', async () => {
    const learner = await ranked()
    await database.update(users).set({ isVerified: false }).where(eq(users.id, learner.userId))
    const reader = await ranked()
    expect(await rankOf(learner, reader)).toBeUndefined()
    expect((await learner.get('/api/results/mine')).body).toMatchObject([{ unrankedReason: 'unverified' }])
    await markVerified(database, learner.userId)
    expect(await onLeaderboard(learner)).toMatchObject({ name: 'N. P.', totalScore: 5 })
  })
})
