import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attempts, leaderboardVersions, leaderboardEntries } from '../../platform/db/schema'
import { newLearner } from '../../test/support/client'
import { writeContent } from '../../test/support/content'
import { newAttempt } from '../../test/support/crowd'
import { openTestServer } from '../../test/support/test-server'
import type { NewAttempt } from './attempt'
import { storeAttempt } from './repository'

const server = await openTestServer({ contentFolder: writeContent() })
const { database } = server.context

const attempt = (userId: string, changes: Partial<NewAttempt> = {}) =>
  newAttempt(userId, {
    trail: { at: 290, position: 3, seconds: [40, null, 90, 60], stays: [[0, 40, 0]], replaced: [[0, 1]] },
    ...changes,
  })

const learners = async (many: number) => {
  const found: string[] = []
  while (found.length < many) found.push((await newLearner(server)).userId)
  return found
}
const storedOf = (ids: string[]) => database.select().from(attempts).where(inArray(attempts.userId, ids))
const listedOf = (ids: string[]) =>
  database.select().from(leaderboardEntries).where(inArray(leaderboardEntries.userId, ids))
const leaderboardVersion = async () => (await database.select().from(leaderboardVersions))[0]?.version ?? 0

test('stores simultaneous attempts of several learners as one by one', async () => {
  const ids = await learners(4)
  const before = await leaderboardVersion()
  const [one = '', other = '', late = '', extra = ''] = ids
  const fresh = [attempt(one), attempt(other), attempt(late, { isLate: true }), attempt(extra, { timeFactor: 1.5 })]
  const answers = await Promise.all(fresh.map((each) => storeAttempt(database, each)))
  expect(answers).toEqual(fresh.map((each) => ({ ...each, id: expect.any(String), attempt: 1, practice: 'waiting' })))
  expect(await storedOf(ids)).toEqual(expect.arrayContaining(answers))
  expect(await listedOf(ids)).toEqual(
    expect.arrayContaining(
      [one, other, extra].map((userId) =>
        expect.objectContaining({
          userId,
          totalScore: 15,
          percentageScore: 75,
          timeTaken: 300,
          submittedAt: new Date('2026-03-01T08:05:01Z'),
          isExtraTime: userId === extra,
          timeFactor: userId === extra ? 1.5 : 1,
        }),
      ),
    ),
  )
  expect(await listedOf([late])).toEqual([])
  expect(await leaderboardVersion()).toBeGreaterThan(before)
})

test('an attempt that cannot be stored does not prevent others', async () => {
  const [good = '', bad = ''] = await learners(2)
  const [stored, refused] = await Promise.allSettled([
    storeAttempt(database, attempt(good)),
    storeAttempt(database, attempt(bad, { examVersion: 99 })),
  ])
  expect(stored).toMatchObject({ value: { attempt: 1 } })
  expect(refused).toMatchObject({ reason: { message: expect.stringContaining('Failed query') } })
  expect(await storedOf([good, bad])).toHaveLength(1)
})
