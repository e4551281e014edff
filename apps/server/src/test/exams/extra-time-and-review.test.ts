import { describe, expect, test } from 'vitest'
import { setTimeFactor } from '../../modules/exams/time-factor'
import { gradeOverdue } from '../../modules/attempts/overdue'
import { fieldOf, newLearner } from '../support/client'
import { openAttemptServer, GRACE, LIMIT } from '../support/content-server'

const {
  server,
  ids: [q1, , q3],
  clock,
  context,
  database,
  exam,
  candidate,
  running,
  save,
  result,
  stored,
  onLeaderboard,
} = await openAttemptServer()

describe('extra time', () => {
  test('multiplies the minutes in the response', async () => {
    const learner = await candidate()
    expect(await setTimeFactor(database, learner.userId, 1.5)).toBe(true)
    expect((await learner.get('/api/exams/mini')).body).toMatchObject({
      readingTimeMinutes: 7.5,
      timeFactor: 1.5,
      listeningTimeMinutes: 7.5,
    })
    await setTimeFactor(database, learner.userId, 1)
    const { body } = await learner.get('/api/exams/mini')
    expect(body).toMatchObject({ readingTimeMinutes: 5, listeningTimeMinutes: 5 })
    expect(body).not.toHaveProperty('timeFactor')
    expect(await setTimeFactor(database, 'nobody', 2)).toBe(false)
  })

  test('extends the limit and the grace period and selects the leaderboard', async () => {
    const learner = await candidate()
    await setTimeFactor(database, learner.userId, 2)
    await learner.get('/api/exams/mini')
    const start = running({ answers: { [q1]: '과일' } })
    await save(learner, start)
    clock.forward(2 * LIMIT + GRACE - 1)
    await gradeOverdue(context)
    expect(await stored(learner)).toEqual([])
    const { body } = await learner.post('/api/results', result(start.startTime, { [q1]: '과일' }))
    expect(body).toMatchObject({ result: { timeTaken: 2 * LIMIT, isLate: false, isExtraTime: true, timeFactor: 2 } })
    expect(await onLeaderboard(learner)).toBeUndefined()
    expect(await onLeaderboard(learner, 'extra-time')).toMatchObject({ rank: 1, isExtraTime: true, timeFactor: 2 })
    expect((await learner.get('/api/results/mine')).body).toMatchObject([{ isExtraTime: true, timeFactor: 2 }])
  })

  test('applies to a running attempt when granted, not when removed', async () => {
    const learner = await candidate()
    await save(learner, running({ answers: { [q1]: '과일' } }))
    await setTimeFactor(database, learner.userId, 1.25)
    await setTimeFactor(database, learner.userId, 1)
    expect((await learner.get('/api/exams/mini')).body).toMatchObject({ readingTimeMinutes: 6.25 })
    clock.forward(LIMIT * 1.25 + GRACE - 1)
    await gradeOverdue(context)
    expect(await stored(learner)).toEqual([])
    clock.forward(1)
    await gradeOverdue(context)
    expect(await stored(learner)).toMatchObject([{ timeFactor: 1.25, timeTaken: LIMIT * 1.25 }])
  })

  test('counts even if it was removed before the result arrived', async () => {
    const learner = await candidate()
    await setTimeFactor(database, learner.userId, 2)
    await learner.get('/api/exams/mini')
    await setTimeFactor(database, learner.userId, 1)
    const start = new Date(clock.now().getTime() - 300_000).toISOString()
    expect((await learner.post('/api/results', result(start, { [q1]: '과일' }))).body).toMatchObject({
      result: { isExtraTime: true },
    })
    expect(await onLeaderboard(learner)).toBeUndefined()
  })
})

describe('a review', () => {
  test('contains its exam, keys, explanations, transcripts, clips and their turns', async () => {
    const learner = await candidate()
    const start = new Date(clock.now().getTime() - 300_000).toISOString()
    const { body } = await learner.post('/api/results', result(start, { [q1]: '동물', [q3]: 'One' }))
    const id = String(fieldOf(body, 'result', 'attemptId'))
    const review = await learner.get(`/api/results/${id}`)
    expect(review).toMatchObject({
      status: 200,
      body: {
        success: true,
        result: { attemptId: id, examId: 'mini', topic: 'Mini exam', attempt: 1, totalScore: 5, startTime: start },
        exam: { _id: 'mini', questions: { length: 4 } },
      },
    })
    expect(fieldOf(review.body, 'result', 'questions')).toEqual(fieldOf(body, 'result', 'questions'))
    expect(fieldOf(review.body, 'result', 'questions', 2)).toEqual({
      questionId: q3,
      userAnswer: 'One',
      correctAnswer: 'One',
      isCorrect: true,
      explanation: 'One it is.',
      transcript: '남자: 비밀 대본',
      help: { turns: [{ voice: 'b', text: '비밀 대본', start: 0.1, end: 0.4 }] },
      audio: fieldOf(exam, 'questions', 2, 'audio'),
    })
    expect(fieldOf(review.body, 'exam', 'questions', 0, 'answers', 0)).toMatchObject({ text: '과일', isCorrect: true })
    for (const repeated of ['explanation', 'transcript', 'help'])
      expect(fieldOf(review.body, 'exam', 'questions', 2)).not.toHaveProperty(repeated)
  })

  test('is not there while the attempt runs: nothing of its clips can be trained', async () => {
    const learner = await candidate()
    const first = running({ answers: { [q1]: '동물' } })
    const served = async () => {
      const paths = [
        'exams/mini',
        'exams/mini/progress',
        'results/mine',
        'practice',
        'practice/drill?section=listening',
      ]
      const bodies = await Promise.all(paths.map(async (path) => (await learner.get(`/api/${path}`)).text))
      return bodies.join()
    }
    expect(await save(learner, first)).toMatchObject({ status: 200 })
    expect(await served()).not.toMatch(/"turns"|비밀 대본|"attemptId"/)
    await learner.post('/api/results', result(first.startTime, first.answers))
    expect(await served()).toMatch(/"attemptId".*"turns":\[\{[^}]*"비밀 대본"/)
  })
})

describe('the response with an exam', () => {
  test('is compressed as the browser accepts it, with equal content', async () => {
    const learner = await candidate()
    const plain = await learner.get('/api/exams/mini')
    for (const coding of ['br', 'gzip']) {
      const { headers, status } = await learner.get('/api/exams/mini', { 'accept-encoding': coding })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-encoding': coding,
        'content-type': 'application/json; charset=utf-8',
        vary: expect.stringMatching(/accept-encoding/i),
        etag: plain.headers['etag'],
      })
      expect(Number(headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']))
    }
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  test('is not sent again to a browser that has it', async () => {
    const learner = await candidate()
    const etag = String((await learner.get('/api/exams/mini')).headers['etag'])
    expect(await learner.get('/api/exams/mini', { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
    expect(await learner.get('/api/exams/mini', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 })
  })

  test('is still rejected without access', async () => {
    const etag = String((await (await candidate()).get('/api/exams/mini')).headers['etag'])
    expect(await (await newLearner(server)).get('/api/exams/mini', { 'if-none-match': etag })).toMatchObject({
      status: 403,
    })
  })
})
