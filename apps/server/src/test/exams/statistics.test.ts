import { and, asc, eq, isNotNull, or } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { regrade } from '../../modules/regrade/regrade'
import {
  attempts,
  itemOptionTotals,
  leaderboardEntries,
  practiceReviews,
  statisticsRecounts,
  users,
} from '../../platform/db/schema'
import { countAttempts, type CountRow } from '../../modules/statistics/counts'
import { ofEntry } from '../../modules/statistics/add-attempts'
import { addNewAttempts } from '../../modules/statistics/add-new-attempts'
import { recountSome } from '../../modules/statistics/recount'
import { gradedContent } from '../../modules/attempts/graded-content'
import { contentOfVersion } from '../../modules/exams/repository'
import { readXlsx } from '../../import/tables/xlsx'
import { anotherServer } from '../support/another-server'
import { fieldOf, listOf } from '../support/client'
import { openContentServer } from '../support/content-server'
import { storeCrowd } from '../support/crowd'
import { newStaff } from '../support/desk-client'

const { server, clock, put, miniWith, questionIds, candidate, post } = await openContentServer()
const other = await anotherServer(server, { now: clock.now })
const { database } = server.context
const client = await newStaff(server, 'admin')
const [q1 = '', q2 = '', q3 = '', q4 = ''] = await questionIds()

/** What a raw computation says the table must contain. */
const expectedCounts = async (): Promise<CountRow[]> => {
  const rows = await database
    .select({ attempt: attempts })
    .from(attempts)
    .innerJoin(
      leaderboardEntries,
      and(eq(leaderboardEntries.userId, attempts.userId), eq(leaderboardEntries.examId, attempts.examId)),
    )
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(
      and(
        eq(attempts.examId, 'mini'),
        eq(attempts.attempt, 1),
        eq(leaderboardEntries.isExtraTime, false),
        or(eq(users.isVerified, true), isNotNull(users.deletedAt)),
      ),
    )
  const read = (examId: string, version: number) => contentOfVersion(database, examId, version)
  return countAttempts(
    await Promise.all(
      rows.map(async ({ attempt }) => ({
        examId: attempt.examId,
        version: attempt.examVersion,
        keyVersion: attempt.keyVersion ?? attempt.examVersion,
        answers: attempt.answers,
        content: await gradedContent(read, attempt),
      })),
    ),
  )
}
const byName = (rows: readonly CountRow[]) =>
  rows
    .map(({ version, keyVersion, questionId, option, total, n }) =>
      [version, keyVersion, questionId, option, total, n].join(' '),
    )
    .toSorted()
const stored = async () => byName(await database.select().from(itemOptionTotals))
const counted = () => database.$count(leaderboardEntries, eq(leaderboardEntries.isCounted, true))

const texts = {
  [q1]: ['과일', '동물', ''],
  [q3]: ['One', 'Two', ''],
  [q4]: ['네', '안녕', ''],
}
/** Answers that differ by number; the picture question stays blank. */
const answersOf = (number: number) => ({
  ...Object.fromEntries(
    Object.entries(texts).map(([id, names], at) => [id, names[Math.floor(number / 3 ** at) % names.length] ?? '']),
  ),
  [q2]: '',
})
const crowd = (n: number, changes = {}) =>
  storeCrowd(
    database,
    'mini',
    Array.from({ length: n }, (_, number) => ({ answers: answersOf(number), ...changes })),
    clock.now(),
  )
const addAtOnce = () => Promise.all([server, other, server, other].map((each) => addNewAttempts(each.context.database)))

describe('the statistics of an exam', () => {
  test('contain each ranked first attempt once, also with two servers at once', async () => {
    await crowd(10)
    await crowd(3, { attempt: 2 })
    await crowd(3, { isLate: true })
    await crowd(3, { timeFactor: 1.5 })
    const waiting = await crowd(2, { isVerified: false })
    await addAtOnce()
    expect(await counted()).toBe(10)
    expect(await stored()).toEqual(byName(await expectedCounts()))
    await addAtOnce()
    expect(await stored()).toEqual(byName(await expectedCounts()))
    await database
      .update(users)
      .set({ isVerified: true })
      .where(eq(users.id, waiting[0] ?? ''))
    await addAtOnce()
    expect(await counted()).toBe(11)
    expect(await stored()).toEqual(byName(await expectedCounts()))
  })

  test('contain attempts that arrive while others are added', async () => {
    const learners = await Promise.all([candidate(), candidate(), candidate()])
    await Promise.all([
      ...learners.map((learner, number) => post(learner, answersOf(number + 5))),
      ...[server, other, server, other].map((each) => addNewAttempts(each.context.database)),
      crowd(5),
    ])
    await addAtOnce()
    expect(await stored()).toEqual(byName(await expectedCounts()))
    expect(await counted()).toBe(19)
  })

  test('are added by the maintenance of the server', async () => {
    await crowd(1)
    await server.runMaintenance()
    expect(await counted()).toBe(20)
  })

  test('are counted anew when keys are corrected, also while attempts are added', async () => {
    await put(
      miniWith(['{ text: 과일, correct: true }, { text: 동물 }', '{ text: 과일 }, { text: 동물, correct: true }']),
    )
    await crowd(4)
    const before = await stored()
    await Promise.all([
      regrade({ database, publicUrl: 'https://naru.test', timeZone: 'Asia/Colombo' }, 'mini'),
      addNewAttempts(other.context.database),
      crowd(3, { version: 2 }),
    ])
    await addAtOnce()
    expect(await stored()).not.toEqual(before)
    expect(await stored()).toEqual(byName(await expectedCounts()))
    const keyVersions = await database.selectDistinct({ of: itemOptionTotals.keyVersion }).from(itemOptionTotals)
    expect(keyVersions).toEqual([{ of: 2 }])
  })

  test('count an attempt by its own keys, even if it arrives after the correction of its version', async () => {
    await crowd(2, { version: 1 })
    await addAtOnce()
    expect(await stored()).toEqual(byName(await expectedCounts()))
    const versions = await database
      .selectDistinct({ version: itemOptionTotals.version, keys: itemOptionTotals.keyVersion })
      .from(itemOptionTotals)
      .orderBy(asc(itemOptionTotals.version), asc(itemOptionTotals.keyVersion))
    expect(versions).toEqual([
      { version: 1, keys: 1 },
      { version: 1, keys: 2 },
      { version: 2, keys: 2 },
    ])
  })
})

describe('the page for authors', () => {
  test('shows the version with most attempts under 30, else the newest with 30', async () => {
    const { body } = await client.get('/api/admin/exams/mini/statistics')
    expect(fieldOf(body, 'version')).toBe(1)
    expect(fieldOf(body, 'attempts')).toBe(26)
    expect(fieldOf(body, 'areFlagged')).toBe(false)
    expect(fieldOf(body, 'versions')).toEqual([
      { version: 2, attempts: 3 },
      { version: 1, attempts: 26 },
    ])
    await crowd(27, { version: 2 })
    await addAtOnce()
    const newer = (await client.get('/api/admin/exams/mini/statistics')).body
    expect([fieldOf(newer, 'version'), fieldOf(newer, 'attempts'), fieldOf(newer, 'areFlagged')]).toEqual([2, 30, true])
    const first = (await client.get('/api/admin/exams/mini/statistics?version=1')).body
    expect(fieldOf(first, 'attempts')).toBe(26)
    expect(await client.get('/api/admin/exams/mini/statistics?version=9')).toMatchObject({ status: 404 })
    expect(await client.get('/api/admin/exams/none/statistics')).toMatchObject({ status: 404 })
  })

  test('counts who chose what, and by thirds', async () => {
    const { body } = await client.get('/api/admin/exams/mini/statistics?version=2')
    const question = listOf(fieldOf(body, 'questions')).find((each) => fieldOf(each, 'questionId') === q1)
    expect(question).toMatchObject({ questionNumber: 1, type: 'reading', text: '사과는 무엇입니까?' })
    const chosen = (option: unknown) => fieldOf(option, 'chosen', 'n')
    const [fruit, animal] = listOf(fieldOf(question, 'options'))
    // Crowds of 3 and of 27 attempts, of which each third is the same here.
    expect([chosen(fruit), chosen(animal), fieldOf(question, 'blank', 'n')]).toEqual([10, 10, 10])
    expect([fieldOf(fruit, 'isCorrect'), fieldOf(animal, 'isCorrect')]).toEqual([false, true])
    expect(Number(fieldOf(question, 'facility'))).toBeCloseTo(100 / 3, 10)
    const blank = listOf(fieldOf(body, 'questions')).find((each) => fieldOf(each, 'questionId') === q2)
    expect(fieldOf(blank, 'blank', 'n')).toBe(30)
    expect(fieldOf(blank, 'discrimination')).toBeUndefined()
    expect(listOf(fieldOf(blank, 'flags')).map((flag) => fieldOf(flag, 'kind'))).toEqual(['hard', 'unused'])
  })

  test('of an exam that nobody has taken has its questions only', async () => {
    const { status, body } = await client.get('/api/admin/exams/other/statistics')
    expect([status, fieldOf(body, 'attempts'), fieldOf(body, 'test')]).toEqual([200, 0, undefined])
    expect(listOf(fieldOf(body, 'questions'))).toHaveLength(1)
  })

  const cookies = () => ({ sid: client.token() ?? '' })
  const file = (query = '', sid = cookies()) =>
    server.server.inject({ url: `/api/admin/exams/mini/statistics.xlsx${query}`, cookies: sid })

  test('is a workbook, too', async () => {
    const response = await file('?version=2')
    expect([response.statusCode, response.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="statistics-mini.xlsx"',
    ])
    const workbook = readXlsx(response.rawPayload)
    const cells = JSON.stringify('sheets' in workbook ? [...workbook.sheets] : workbook.fault)
    for (const text of ['Discrimination index %', '33.33', '동물', 'KR-20']) expect(cells).toContain(text)
    expect((await file('?version=x')).statusCode).toBe(400)
    expect((await file('?version=9')).statusCode).toBe(404)
    expect((await file('', { sid: '' })).statusCode).toBe(401)
    expect((await file('', { sid: (await candidate()).token() ?? '' })).statusCode).toBe(403)
    const audit = (await client.get('/api/admin/audit?page=1&action=exportExamStatistics')).body
    expect(listOf(fieldOf(audit, 'entries'))).toMatchObject([{ subjectKind: 'exam', subjectId: 'mini' }])
  })
})

describe('counting anew after a corrected key', () => {
  const correct = async (...changes: [from: string, to: string][]) => {
    await put(miniWith(...changes))
    await regrade({ database, publicUrl: 'https://naru.test', timeZone: 'Asia/Colombo' }, 'mini')
  }
  const page = async () => (await client.get('/api/admin/exams/mini/statistics')).body
  const numberCounted = async () => {
    const rows = await database.select().from(itemOptionTotals).where(eq(itemOptionTotals.questionId, ''))
    return rows.reduce((sum, { n }) => sum + n, 0)
  }
  beforeAll(async () => {
    // Blank where the key changes: no mark does, which would take long.
    const [leaver = ''] = await crowd(1100, { answers: { ...answersOf(0), [q1]: '' } })
    await addAtOnce()
    await database.update(users).set({ isVerified: false, deletedAt: clock.now() }).where(eq(users.id, leaver))
  })

  test('begins after the regrading, in batches, and the page says so', async () => {
    const all = await numberCounted()
    await correct()
    expect([await numberCounted(), fieldOf(await page(), 'isRecounting')]).toEqual([0, true])
    expect(await recountSome(database)).toBe(500)
    expect([await numberCounted(), fieldOf(await page(), 'isRecounting')]).toEqual([500, true])
    expect(all).toBeGreaterThan(1100)
  })

  test('counts nothing of a batch that broke off', async () => {
    const before = await stored()
    const broken = database.transaction(async (transaction) => {
      expect(await recountSome(transaction)).toBe(500)
      throw new Error('broken off')
    })
    await expect(broken).rejects.toThrow('broken off')
    expect(await stored()).toEqual(before)
  })

  test('goes on with other exams if one fails', async () => {
    // Attempts that are not counted, such as the leaver's, break nothing.
    const [broken] = await database
      .select({ id: attempts.id, keyVersion: attempts.keyVersion })
      .from(leaderboardEntries)
      .innerJoin(attempts, ofEntry)
      .where(and(eq(leaderboardEntries.examId, 'mini'), eq(leaderboardEntries.isCounted, true)))
      .orderBy(asc(leaderboardEntries.userId))
      .limit(1)
    if (broken === undefined) throw new Error('There is no attempt.')
    const setKeys = (keyVersion: number | null) =>
      database.update(attempts).set({ keyVersion }).where(eq(attempts.id, broken.id))
    const recounted = async () =>
      (await database.select().from(statisticsRecounts).orderBy(asc(statisticsRecounts.examId))).map(
        ({ examId }) => examId,
      )
    const before = await database.select().from(statisticsRecounts)
    await database
      .insert(statisticsRecounts)
      .values(['mini', 'other'].map((examId) => ({ examId, countedTo: '' })))
      .onConflictDoUpdate({ target: statisticsRecounts.examId, set: { countedTo: '' } })
    await setKeys(99)
    expect(await recountSome(database)).toBe(0)
    expect(await recounted()).toEqual(['mini'])
    await expect(addNewAttempts(database)).rejects.toThrow(AggregateError)
    expect(await recounted()).toEqual(['mini'])
    await setKeys(broken.keyVersion)
    await database.delete(statisticsRecounts)
    if (before.length > 0) await database.insert(statisticsRecounts).values(before)
  })

  test('begins again with another corrected key, and contains attempts that arrive meanwhile once', async () => {
    await crowd(3, { version: 2 })
    await Promise.all([
      correct(['{ text: 과일, correct: true }, { text: 동물 }', '{ text: 과일 }, { text: 동물, correct: true }']),
      ...[server, other].map((each) => recountSome(each.context.database)),
    ])
    await crowd(3, { version: 1 })
    await addAtOnce()
    await addAtOnce()
    expect(await stored()).toEqual(byName(await expectedCounts()))
    expect([await numberCounted(), fieldOf(await page(), 'isRecounting')]).toEqual([await counted(), false])
  })
})

test('says whether those who trained with recordings before hear more', async () => {
  const page = async () => (await client.get('/api/admin/exams/mini/statistics?version=1')).body
  await addAtOnce()
  expect(await page()).not.toHaveProperty('training')
  const learners = await crowd(3, { version: 1 })
  await addAtOnce()
  const review = (userId: string, at: number) => ({
    userId,
    id: `trained-${at}`,
    kind: 'bank' as const,
    item: `bank-${at}`,
    attemptId: null,
    answer: '',
    mode: 'listening' as const,
    isRight: at < 2,
    // The last one is trained after the exam.
    answeredAt: new Date(clock.now().getTime() + (at < 6 ? -60_000 : 60_000)),
    receivedAt: clock.now(),
    day: '2026-03-03',
    longestInterval: 30,
  })
  await database
    .insert(practiceReviews)
    .values(learners.slice(0, 2).flatMap((userId) => Array.from({ length: 7 }, (_, at) => review(userId, at))))
  const training = fieldOf(await page(), 'training')
  expect(training).toMatchObject({ sessions: 12, trained: { learners: 2 } })
  expect(fieldOf(training, 'right')).toBeCloseTo(100 / 3, 6)
  const others = Number(fieldOf(training, 'others', 'learners'))
  expect(others).toBe(Number(fieldOf(await page(), 'attempts')) - 2)
})
