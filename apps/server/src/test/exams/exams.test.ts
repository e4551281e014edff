import { describe, expect, test } from 'vitest'
import { openTestServer } from '../support/test-server'
import { clientOf, demo, fieldOf, manualClock, listOf, newLearner } from '../support/client'
import { writeContent } from '../support/content'

const clock = manualClock()
const server = await openTestServer({ contentFolder: writeContent(), now: clock.now })

const activate = (client: { post: ReturnType<typeof clientOf>['post'] }, pricePlanId: string) =>
  client.post('/api/user-plan-purchases', { pricePlanId })
const ids = (body: unknown) => listOf(body).map((exam) => fieldOf(exam, '_id'))

describe('price plans', () => {
  test('are listed cheapest first, each with its exams, without a session', async () => {
    const { status, body } = await clientOf(server).get('/api/price-plans')
    expect(status).toBe(200)
    expect(listOf(body).map((plan) => [fieldOf(plan, '_id'), fieldOf(plan, 'price')])).toEqual([
      ['free', 0],
      ['quick', 0],
      ['paid', 990.5],
      ['yearly', 5000],
    ])
    expect(fieldOf(body, 0)).toEqual({
      _id: 'free',
      name: 'Free',
      duration: 'monthly',
      price: 0,
      description: 'Try it.',
      exams: [{ _id: 'mini', topic: 'Mini exam', translations: { si: { topic: 'කුඩා විභාගය' } } }],
    })
  })
})

describe('exams', () => {
  test('are those that the active plans unlock', async () => {
    const learner = await newLearner(server)
    expect(await learner.get('/api/exams')).toMatchObject({ status: 200, body: [] })
    await activate(learner, 'free')
    expect(ids((await learner.get('/api/exams')).body)).toEqual(['mini'])
    await activate(learner, 'quick')
    expect(ids((await learner.get('/api/exams')).body)).toEqual(['mini', 'other'])
  })

  test('are listed without questions', async () => {
    const learner = await demo(server)
    expect(fieldOf((await learner.get('/api/exams')).body, 0)).toEqual({
      _id: 'mini',
      topic: 'Mini exam',
      description: 'Two of each.',
      duration: '10 minutes: 5 + 5',
      photo: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.svg$/),
      translations: { si: { topic: 'කුඩා විභාගය', description: 'දෙක බැගින්.' } },
      questionCount: 4,
      totalMarks: 20,
    })
  })

  test('are named in other languages elsewhere, too, without their other texts', async () => {
    const learner = await demo(server)
    const name = { topic: 'Mini exam', translations: { si: { topic: 'කුඩා විභාගය' } } }
    expect(fieldOf((await learner.get('/api/today')).body, 'next')).toEqual({ examId: 'mini', ...name })
  })

  test('contain their questions in order, without key, explanation or transcript', async () => {
    const { body, text } = await (await demo(server)).get('/api/exams/mini')
    expect(body).toMatchObject({
      _id: 'mini',
      guidelines: ['Read well; answer all', 'Listen'],
      translations: { si: { topic: 'කුඩා විභාගය', description: 'දෙක බැගින්.', guidelines: ['හොඳින් කියවන්න', 'සවන් දෙන්න'] } },
      unreviewed: ['si'],
      readingTimeMinutes: 5,
      listeningTimeMinutes: 5,
      verdictThresholds: { excellent: 15, good: 10 },
    })
    expect(listOf(fieldOf(body, 'questions')).map((question) => fieldOf(question, 'questionNumber'))).toEqual([
      1, 2, 3, 4,
    ])
    expect(text).not.toMatch(/isCorrect|correct|explanation|transcript|비밀|An apple|A greeting/)
  })

  test('say how large their pictures and clips are together', async () => {
    const learner = await demo(server)
    const { body, text } = await learner.get('/api/exams/mini')
    const paths = [...new Set(text.match(/\/media\/[\w.]+/g))]
    expect(paths.length).toBeGreaterThan(1)
    const sizes = await Promise.all(
      paths.map(async (path) => Number((await learner.get(path)).headers['content-length'])),
    )
    expect(fieldOf(body, 'mediaBytes')).toBe(sizes.reduce((sum, size) => sum + size))
  })

  test('stay open to learners who started before a five-minute plan expired, and closed to others', async () => {
    const [starter, late] = [await newLearner(server), await newLearner(server)]
    await activate(starter, 'quick')
    await activate(late, 'quick')
    const picture = String(fieldOf((await starter.get('/api/exams/other')).body, 'questions', 0, 'questionPhoto'))
    clock.forward(301)
    expect(await starter.get('/api/auth/check-access')).toMatchObject({ body: { canAccessExam: false } })
    expect((await starter.get('/api/exams')).body).toEqual([])
    expect(await starter.get('/api/exams/other')).toMatchObject({ status: 200 })
    expect(await starter.get(picture)).toMatchObject({ status: 200 })
    expect(await late.get('/api/exams/other')).toMatchObject({ status: 403 })
    expect(await late.get(picture)).toMatchObject({ status: 403 })
    clock.forward(22 * 60)
    expect(await starter.get('/api/exams/other')).toMatchObject({ status: 403 })
  })
})

describe('media', () => {
  const exam = async () => (await (await demo(server)).get('/api/exams/mini')).body
  const photo = async () => String(fieldOf(await exam(), 'questions', 0, 'questionPhoto'))

  test('of an exam are cached by the browser only', async () => {
    const path = await photo()
    expect(await (await demo(server)).get(path)).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    })
  })

  test('on exam cards and in advertisements are public', async () => {
    const card = String(fieldOf((await (await demo(server)).get('/api/exams')).body, 0, 'photo'))
    const ads = await clientOf(server).get('/api/advertisements')
    expect(ads.body).toEqual([
      {
        id: 'ad',
        title: 'Learn',
        translations: { si: { title: 'ඉගෙන ගන්න' } },
        imageUrl: expect.stringMatching(/^\/media\//),
      },
    ])
    for (const path of [card, String(fieldOf(ads.body, 0, 'imageUrl'))]) {
      expect(await clientOf(server).get(path)).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      })
    }
  })
})
