import { asc, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { previewRegrading, regrade } from '../../modules/regrade/regrade'
import { attempts, auditEntries, examVersions, leaderboardEntries, mails, users } from '../../platform/db/schema'
import { verifyAuditLog } from '../../modules/audit/verify'
import { setTimeFactor } from '../../modules/exams/time-factor'
import { fieldOf, listOf } from '../support/client'
import { openContentServer } from '../support/content-server'

const { server, put, miniWith, questionIds, candidate, post } = await openContentServer()
const { database } = server.context

describe('regrading', async () => {
  const [q1 = '', , q3 = ''] = await questionIds()
  const first = await candidate({ name: 'First' })
  await post(first, { [q1]: '과일', [q3]: 'One' }, 300)
  const second = await candidate({ name: 'Second' })
  await post(second, { [q1]: '동물', [q3]: 'One' }, 200)
  await post(second, { [q1]: '동물' }, 100)
  const third = await candidate({ name: 'Third' })
  await post(third, { [q3]: 'One' }, 250)
  const extra = await candidate({ name: 'Extra' })
  await setTimeFactor(database, extra.userId, 2)
  await post(extra, { [q1]: '동물' })
  const deleted = await candidate({ name: 'Deleted' })
  await post(deleted, { [q1]: '동물' })
  await database.update(users).set({ deletedAt: new Date(), isVerified: false }).where(eq(users.id, deleted.userId))
  const corrected = miniWith(
    ['{ text: 과일, correct: true }, { text: 동물 }', '{ text: 과일 }, { text: 동물 번역, correct: true }'],
    ['An apple is fruit.', 'It is an animal after all.'],
  )
  const report = await put(corrected)
  const target = { database, publicUrl: 'https://naru.test', timeZone: 'Asia/Colombo' }

  const stored = () =>
    database
      .select({
        id: attempts.id,
        totalScore: attempts.totalScore,
        percentageScore: attempts.percentageScore,
        keyVersion: attempts.keyVersion,
      })
      .from(attempts)
      .where(eq(attempts.examId, 'mini'))
      .orderBy(asc(attempts.id))
  const leaderboard = async (name: string) =>
    listOf((await first.get(`/api/results/leaderboard?examId=mini&leaderboard=${name}`)).body).flatMap((line) =>
      [first, second, third, extra].flatMap(({ userId, name: ownName }) =>
        fieldOf(line, 'userId') === userId ? [[ownName, fieldOf(line, 'totalScore')]] : [],
      ),
    )
  /** States before and after in the audit log, of a user or exam. */
  const recorded = async (id: string) =>
    (await database.select().from(auditEntries).where(eq(auditEntries.subjectId, id)))
      .filter(({ action }) => action === 'regradeExam')
      .map(({ before, after }) => [before, after])
  const regraded = () =>
    database.select().from(mails).where(eq(mails.subject, 'Your marks for Mini exam were corrected'))

  test('is announced by an import when a key was corrected, not when an option was reworded', () => {
    expect(report.exams[0]).toMatchObject({ change: 'changed', difference: { changed: [1], newKeys: [1] } })
    expect(report.exams[0]?.graded).toBeGreaterThanOrEqual(5)
  })

  test('is previewed by attempt and rank without writing anything', async () => {
    const before = await stored()
    const preview = await previewRegrading(target, 'mini')
    expect(preview?.marks.map(({ name, attempt, before: old, after }) => [name, attempt, old, after])).toEqual(
      expect.arrayContaining([
        ['First Perera', 1, 10, 5],
        ['Second Perera', 1, 5, 10],
        ['Second Perera', 2, 0, 5],
        ['Extra Perera', 1, 0, 5],
        ['Deleted Perera', 1, 0, 5],
      ]),
    )
    expect(preview?.marks.some(({ name }) => name === 'Third Perera')).toBe(false)
    const rank = (name: string) => preview?.ranks.find((line) => line.name === name)
    const [up, down] = [rank('Second Perera'), rank('First Perera')]
    expect(up?.after).toBeLessThan(up?.before ?? 0)
    expect(down?.after).toBeGreaterThan(down?.before ?? Infinity)
    expect(await stored()).toEqual(before)
    expect(await regraded()).toEqual([])
    expect(await leaderboard('standard')).toEqual([
      ['First', 10],
      ['Second', 5],
      ['Third', 5],
    ])
  })

  test('does exactly what the preview says, leaderboards included, and mails each learner once', async () => {
    const preview = await previewRegrading(target, 'mini')
    const before = new Map((await stored()).map((row) => [row.id, row.totalScore]))
    expect(await regrade(target, 'mini')).toEqual(preview)
    const changes = new Map(preview?.marks.map(({ attemptId, after }) => [attemptId, after]))
    for (const row of await stored()) {
      expect(row.totalScore).toBe(changes.get(row.id) ?? before.get(row.id))
      expect(row.percentageScore).toBe(Math.round((row.totalScore / 20) * 100))
    }
    expect(await leaderboard('standard')).toEqual([
      ['Second', 10],
      ['Third', 5],
      ['First', 5],
    ])
    expect(await leaderboard('extra-time')).toEqual([['Extra', 5]])
    const letters = await regraded()
    expect(new Set(letters.map(({ to }) => to)).size).toBe(letters.length)
    expect(letters.map(({ to }) => to)).toEqual(expect.arrayContaining([first.email, second.email, extra.email]))
    expect(letters.map(({ to }) => to)).not.toContain(third.email)
    expect(letters.map(({ to }) => to)).not.toContain(deleted.email)
    expect(letters.find(({ to }) => to === second.email)?.text).toContain(
      'Attempt 1: 10 of 20 marks (before: 5)\nAttempt 2: 5 of 20 marks (before: 0)',
    )
    expect(await recorded(second.userId)).toEqual(
      expect.arrayContaining([
        [expect.stringContaining('"totalScore":5'), expect.stringContaining('"totalScore":10')],
        [expect.stringContaining('"totalScore":0'), expect.stringContaining('"totalScore":5')],
      ]),
    )
    expect(await recorded('mini')).toHaveLength(1)
    expect(await recorded(third.userId)).toEqual([])
    // Entries that are written in one statement continue the chain.
    expect(await verifyAuditLog(database)).not.toHaveProperty('brokenAt')
  })

  test('changes nothing and mails nobody when repeated', async () => {
    const [rows, letters] = [await stored(), (await regraded()).length]
    expect(await regrade(target, 'mini')).toMatchObject({ marks: [], ranks: [] })
    expect(await stored()).toEqual(rows)
    expect(await regraded()).toHaveLength(letters)
    expect(await recorded('mini')).toHaveLength(1)
  })

  test('appears in the review: the learner’s own exam with the corrected key and its explanation', async () => {
    const mine = (await second.get('/api/results/mine')).body
    expect(listOf(mine).map((row) => fieldOf(row, 'totalScore'))).toEqual([5, 10])
    const { body } = await second.get(`/api/results/${String(fieldOf(mine, 1, 'attemptId'))}`)
    expect(fieldOf(body, 'result', 'questions', 0)).toMatchObject({
      userAnswer: '동물',
      correctAnswer: '동물',
      isCorrect: true,
      explanation: 'It is an animal after all.',
    })
    expect(fieldOf(body, 'exam', 'questions', 0, 'answers')).toMatchObject([
      { isCorrect: false },
      { text: '동물', isCorrect: true },
    ])
  })

  test('is a notification for those whose marks changed', async () => {
    const corrected = async ({ get }: typeof first) =>
      listOf((await get('/api/user/notifications')).body).filter((each) => fieldOf(each, 'kind') === 'resultCorrected')
    expect(await corrected(first)).toMatchObject([{ topic: 'Mini exam', totalScore: 5, totalPossibleMarks: 20 }])
    expect(await corrected(second)).toHaveLength(2)
    expect(await corrected(third)).toEqual([])
  })

  test('rejects an unknown exam', async () => {
    expect(await previewRegrading(target, 'nothing')).toBeUndefined()
    expect(await regrade(target, 'nothing')).toBeUndefined()
  })

  test('keeps every version', async () => {
    const versions = await database
      .select({ version: examVersions.version })
      .from(examVersions)
      .where(eq(examVersions.examId, 'mini'))
    expect(versions.length).toBe(report.exams[0]?.version)
  })

  describe('items', () => {
    const versions = () =>
      database
        .select({ version: examVersions.version, content: examVersions.content })
        .from(examVersions)
        .where(eq(examVersions.examId, 'mini'))
        .orderBy(asc(examVersions.version))
    const itemsOf = (rows: Awaited<ReturnType<typeof versions>>) =>
      rows.map(({ content }) => Object.fromEntries(content.questions.map(({ id, item }) => [id, item])))

    test('that an author gives later replace those of all versions, without a new one', async () => {
      const named = miniWith(
        ['{ text: 과일, correct: true }, { text: 동물 }', '{ text: 과일 }, { text: 동물 번역, correct: true }'],
        ['An apple is fruit.', 'It is an animal after all.'],
        ['  - number: 1\n', '  - number: 1\n    item: mini-1\n'],
      )
      const before = await versions()
      expect((await put(named, true)).exams[0]).toMatchObject({ change: 'unchanged' })
      expect(await versions()).toEqual(before)
      expect((await put(named)).exams[0]).toMatchObject({ change: 'unchanged' })
      const expected = itemsOf(before).map((items) => ({ ...items, [q1]: 'mini-1' }))
      expect(itemsOf(await versions())).toEqual(expected)
      // A file without the item leaves it.
      await put(corrected)
      expect(itemsOf(await versions())).toEqual(expected)
    })
  })
})

describe('regrading that is interrupted', () => {
  const stored = () => database.select().from(attempts).where(eq(attempts.examId, 'mini'))
  const listed = () => database.select().from(leaderboardEntries).where(eq(leaderboardEntries.examId, 'mini'))
  const told = async () =>
    (await database.select().from(mails).where(like(mails.subject, 'Your marks%'))).map(({ to }) => to)

  test('has graded some learners completely and the others not at all; the next run grades those, and mails them', async () => {
    const target = { database, publicUrl: 'https://naru.test', timeZone: 'Asia/Colombo', round: 1 }
    await put(miniWith())
    await database.delete(mails)
    const preview = await previewRegrading(target, 'mini')
    const before = new Map((await stored()).map((row) => [row.id, row]))
    let rounds = 0
    const interrupted: typeof database.transaction = (work, options) =>
      database.transaction(async (transaction) => {
        const result = await work(transaction)
        rounds += 1
        if (rounds === 3) throw new Error('The power is gone.')
        return result
      }, options)
    const failing = Object.assign(Object.create(database), { transaction: interrupted })
    await expect(regrade({ ...target, database: failing }, 'mini')).rejects.toThrow('The power is gone.')

    const after = new Map(preview?.marks.map((mark) => [mark.attemptId, mark.after]))
    const rows = await stored()
    const isDone = (row: (typeof rows)[number]) => row.keyVersion === preview?.version
    const done = new Set(rows.filter(isDone).map(({ userId }) => userId))
    expect(done.size).toBe(2)
    for (const row of rows) {
      const wanted = done.has(row.userId) ? after.get(row.id) : undefined
      expect(row.totalScore).toBe(wanted ?? before.get(row.id)?.totalScore)
    }
    const first = new Map(rows.filter(({ attempt }) => attempt === 1).map((row) => [row.userId, row.totalScore]))
    for (const { userId, totalScore } of await listed()) expect(totalScore).toBe(first.get(userId))
    const mailed = (await told()).length
    expect(mailed).toBeLessThan(3)

    const rest = await regrade(target, 'mini')
    expect(rest?.marks).toEqual(preview?.marks.filter(({ userId }) => !done.has(userId)))
    for (const row of await stored()) expect(row.totalScore).toBe(after.get(row.id) ?? before.get(row.id)?.totalScore)
    const emails = preview?.marks.flatMap(({ email }) => email ?? [])
    expect((await told()).toSorted()).toEqual([...new Set(emails)].toSorted())
    expect(await verifyAuditLog(database)).not.toHaveProperty('brokenAt')
  })
})
