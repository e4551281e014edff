import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { examStarts } from '../../platform/db/schema'
import { gradeOverdue } from '../../modules/attempts/overdue'
import { openAttemptServer, GRACE, LIMIT } from '../support/content-server'
import { fieldOf } from '../support/client'

const {
  server,
  ids: [q1, q2, q3, q4],
  clock,
  context,
  database,
  exam,
  candidate,
  running,
  result,
  stored,
  onLeaderboard,
} = await openAttemptServer()

type Learner = Awaited<ReturnType<typeof candidate>>

const all = {
  [q1]: '과일',
  [q2]: String(fieldOf(exam, 'questions', 1, 'answers', 1, 'photo')),
  [q3]: 'One',
  [q4]: '안녕',
}
const isoIn = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString()
const ofLearner = (learner: Learner) => eq(examStarts.userId, learner.userId)

/** Saves a running attempt as a browser does, which sends the time of the device's clock; default: the server's. */
const save = async (learner: Learner, body: object, sentAt = clock.now().toISOString()) => {
  const { statusCode } = await server.server.inject({
    method: 'PUT',
    url: '/api/exams/mini/progress',
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-sent-at': sentAt,
      'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36',
    },
    cookies: { sid: learner.token() ?? '' },
    payload: body,
  })
  expect(statusCode).toBe(200)
}
const submit = async (learner: Learner, body: object) =>
  fieldOf((await learner.post('/api/results', body)).body, 'result')

describe('the time on the leaderboard', () => {
  test('is what the server saw if the client claims a minute for nine', async () => {
    const learner = await candidate()
    const start = running()
    await save(learner, start)
    clock.forward(480)
    await save(learner, { ...start, revision: 1, answers: { [q1]: '과일' } })
    clock.forward(60)
    const body = result(start.startTime, all, isoIn(-480))
    expect(await submit(learner, body)).toMatchObject({ totalScore: 20, timeTaken: 540 })
    expect(await onLeaderboard(learner)).toMatchObject({ timeTaken: 540 })
    expect(await stored(learner)).toMatchObject([
      { reportedStart: new Date(start.startTime), reportedFinish: clock.now() },
    ])
  })

  test('starts with the first start of an exam that was started over', async () => {
    const learner = await candidate()
    await save(learner, running({ answers: all }))
    clock.forward(480)
    const again = running()
    await save(learner, again)
    clock.forward(60)
    await submit(learner, result(again.startTime, all))
    expect(await onLeaderboard(learner)).toMatchObject({ timeTaken: 540 })
    const practice = running()
    await save(learner, practice)
    clock.forward(90)
    expect(await submit(learner, result(practice.startTime, all))).toMatchObject({ attempt: 2, timeTaken: 90 })
  })

  test('is the client’s own up to a minute less than what the server saw', async () => {
    const learner = await candidate()
    const start = running()
    await save(learner, start)
    clock.forward(360)
    await submit(learner, result(start.startTime, all, isoIn(-60)))
    expect(await onLeaderboard(learner)).toMatchObject({ timeTaken: 300 })
  })

  test('ends with the first save of the final answers, not with a late arrival', async () => {
    const learner = await candidate()
    const start = running()
    await save(learner, start)
    clock.forward(100)
    await save(learner, { ...start, revision: 1, answers: all })
    clock.forward(20)
    await save(learner, { ...start, revision: 2, answers: all, index: 3 })
    const finish = clock.now().toISOString()
    clock.forward(400)
    await submit(learner, result(start.startTime, all, finish))
    expect(await onLeaderboard(learner)).toMatchObject({ timeTaken: 120 })
  })

  test('does not end with a save of answers that were changed afterwards', async () => {
    const learner = await candidate()
    const start = running()
    await save(learner, { ...start, answers: all })
    clock.forward(400)
    await save(learner, { ...start, revision: 1, answers: { ...all, [q1]: '동물' } })
    await save(learner, { ...start, revision: 2, answers: all })
    await submit(learner, result(start.startTime, all, isoIn(-340)))
    expect(await onLeaderboard(learner)).toMatchObject({ timeTaken: 400 })
  })

  let rank: unknown
  test.each([-3600, 0, 3600])(
    'and the rank are the same if the device’s clock moves by %d s between two answers',
    async (moved) => {
      const learner = await candidate()
      const start = running()
      await save(learner, start)
      clock.forward(60)
      await save(learner, { ...start, revision: 1, answers: { [q1]: '과일' } })
      clock.forward(240)
      await save(learner, { ...start, revision: 2, answers: all }, isoIn(moved))
      await submit(learner, result(start.startTime, all, isoIn(moved)))
      const line = await onLeaderboard(learner)
      // Equal scores and times share a rank.
      rank ??= fieldOf(line, 'rank')
      expect(line).toMatchObject({ timeTaken: 300, totalScore: 20, rank })
    },
  )

  test.each([-3600, -300, 3600])('is the same if the device’s clock is off by %d s all the time', async (off) => {
    const learner = await candidate()
    const start = running({ startTime: isoIn(off) })
    await save(learner, start, isoIn(off))
    clock.forward(LIMIT - 1)
    await gradeOverdue(context)
    expect(await submit(learner, result(start.startTime, all, isoIn(off)))).toMatchObject({ isLate: false })
    expect(await onLeaderboard(learner)).toMatchObject({ timeTaken: LIMIT - 1 })
  })
})

describe('an attempt is practice, and says why,', () => {
  const reasonOf = async (learner: Learner, body: object) => {
    const saved = await submit(learner, body)
    const reason = fieldOf(saved, 'unrankedReason')
    expect(await onLeaderboard(learner)).toBeUndefined()
    expect((await learner.get('/api/results/mine')).body).toMatchObject([{ unrankedReason: reason }])
    expect((await learner.get(`/api/results/${String(fieldOf(saved, 'attemptId'))}`)).body).toMatchObject({
      result: { totalScore: fieldOf(saved, 'totalScore'), unrankedReason: reason },
    })
    return reason
  }

  test('if the server saw nothing between the opening and the arrival', async () => {
    const learner = await candidate()
    clock.forward(300)
    expect(await reasonOf(learner, result(isoIn(-300), all))).toBe('no-evidence')
    expect(await stored(learner)).toMatchObject([{ totalScore: 20, hasEvidence: false }])
  })

  test('if the server saw another attempt only', async () => {
    const learner = await candidate()
    await save(learner, running())
    clock.forward(300)
    expect(await reasonOf(learner, result(isoIn(-60), all))).toBe('no-evidence')
  })

  test('if it was received late', async () => {
    const learner = await candidate()
    const start = running()
    await save(learner, start)
    clock.forward(LIMIT + GRACE + 1)
    expect(await reasonOf(learner, result(start.startTime, all, isoIn(-300)))).toBe('late')
  })

  test('if it was received late by a device whose clock is ahead, after the exam was started over', async () => {
    const learner = await candidate()
    const ahead = 3600
    const start = running({ startTime: isoIn(ahead) })
    await save(learner, start, isoIn(ahead))
    clock.forward(60)
    await save(learner, running({ startTime: isoIn(ahead) }), isoIn(ahead))
    clock.forward(LIMIT + GRACE - 59)
    expect(await reasonOf(learner, result(start.startTime, all, isoIn(ahead - 300)))).toBe('late')
  })

  test('ASVS 32: if it was faster than anybody can be', async () => {
    const learner = await candidate()
    const start = running()
    await save(learner, start)
    clock.forward(1)
    expect(await reasonOf(learner, result(start.startTime, all))).toBe('impossible-time')
  })

  test('if it is not the first one, which stays on the leaderboard', async () => {
    const learner = await candidate()
    for (const answers of [{ [q1]: '과일' }, all]) {
      const start = running()
      await save(learner, start)
      clock.forward(100)
      const saved = await submit(learner, result(start.startTime, answers))
      expect(fieldOf(saved, 'unrankedReason')).toBe(answers === all ? 'repeated' : undefined)
    }
    expect(await onLeaderboard(learner)).toMatchObject({ totalScore: 5 })
  })
})

describe('an attempt that was graded automatically', () => {
  const expired = async () => {
    const learner = await candidate()
    const start = running({ answers: { [q1]: '동물' } })
    await save(learner, start)
    clock.forward(LIMIT + GRACE)
    await gradeOverdue(context)
    const [attempt] = await stored(learner)
    expect(attempt).toMatchObject({ isAutomatic: true, totalScore: 0 })
    return { learner, start, id: attempt?.id ?? '' }
  }

  test('is final once its review was served', async () => {
    const { learner, start, id } = await expired()
    expect((await learner.get(`/api/results/${id}`)).body).toMatchObject({
      result: { isAutomatic: true, unrankedReason: 'automatic' },
    })
    expect(await submit(learner, result(start.startTime, all))).toMatchObject({ totalScore: 0, isAutomatic: true })
    expect(await stored(learner)).toMatchObject([{ totalScore: 0, isAutomatic: true, reviewedAt: clock.now() }])
  })

  test('is final once its review was served in the response to a result that does not replace it', async () => {
    const { learner, start } = await expired()
    expect(await submit(learner, result(start.startTime, { [q1]: '' }))).toMatchObject({ isAutomatic: true })
    expect(await submit(learner, result(start.startTime, all))).toMatchObject({ totalScore: 0, isAutomatic: true })
  })

  test('is final once the review of a later attempt was served', async () => {
    const { learner, start } = await expired()
    await submit(learner, result(isoIn(-60), { [q1]: '' }))
    expect(await submit(learner, result(start.startTime, all))).toMatchObject({ totalScore: 0, isAutomatic: true })
  })

  test('is replaced by a late result before any review, though its marks were listed', async () => {
    const { learner, start, id } = await expired()
    expect((await learner.get('/api/results/mine')).body).toMatchObject([{ attemptId: id, isAutomatic: true }])
    expect(await submit(learner, result(start.startTime, all))).toMatchObject({
      attemptId: id,
      totalScore: 20,
      isAutomatic: false,
      unrankedReason: 'late',
    })
  })

  test('is either reviewed or replaced by simultaneous requests, never reviewed and then replaced', async () => {
    // One pair of requests meets seldom: several do.
    for (let pair = 0; pair < 8; pair++) {
      const { learner, start, id } = await expired()
      const [review, saved] = await Promise.all([
        learner.get(`/api/results/${id}`),
        submit(learner, result(start.startTime, all)),
      ])
      expect(review.status).toBe(200)
      expect(fieldOf(review.body, 'result', 'isAutomatic')).toBe(fieldOf(saved, 'isAutomatic'))
    }
  })
})

describe('a start', () => {
  test('is recorded with version, plan, device and both clocks of each section when the attempt is first saved', async () => {
    const learner = await candidate()
    const start = running({ startTime: isoIn(3600) })
    expect(await database.select().from(examStarts).where(ofLearner(learner))).toEqual([])
    clock.forward(2)
    await save(learner, start, isoIn(3600))
    clock.forward(60)
    const listening = { ...start, revision: 1, phase: 'listening', index: 2, listeningStartTime: isoIn(-1) }
    await save(learner, listening)
    clock.forward(10)
    await save(learner, { ...listening, revision: 2, answers: all }, isoIn(-60))
    expect(await database.select().from(examStarts).where(ofLearner(learner))).toEqual([
      {
        userId: learner.userId,
        examId: 'mini',
        startTime: new Date(start.startTime),
        examVersion: 1,
        reportedAt: new Date(isoIn(-70)),
        sentAt: new Date(isoIn(3530)),
        clockDifference: -3600,
        reported: 'online',
        device: 'Chrome, phone',
        planId: 'free',
        listeningStartTime: new Date(isoIn(-11)),
        listeningReportedAt: new Date(isoIn(-10)),
        listeningClockDifference: 0,
      },
    ])
  })

  test('that is reported over a minute late is no evidence: the attempt is practice, with its reason', async () => {
    const learner = await candidate()
    const start = running()
    clock.forward(61)
    await save(learner, { ...start, answers: all })
    clock.forward(239)
    const saved = await submit(learner, result(start.startTime, all))
    expect(saved).toMatchObject({ timeTaken: 300, unrankedReason: 'offline-start' })
    expect(await database.select().from(examStarts).where(ofLearner(learner))).toMatchObject([{ reported: 'offline' }])
    expect(await onLeaderboard(learner)).toBeUndefined()
  })

  test('that is reported at once counts only if the server saw the fastest plausible time pass', async () => {
    const learner = await candidate()
    const start = running({ startTime: isoIn(-2) })
    await save(learner, { ...start, answers: all })
    clock.forward(1)
    // The learner solved the exam at leisure before, and claims a minute.
    const saved = await submit(learner, result(start.startTime, all, isoIn(57)))
    expect(saved).toMatchObject({ timeTaken: 60, unrankedReason: 'impossible-time' })
    expect(await onLeaderboard(learner)).toBeUndefined()
  })
})
