import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { paymentOrders, practiceCards, practiceReviews, purchases, words } from '../../platform/db/schema'
import { addDays, dayOf } from '../../modules/practice/days'
import { clientOf, fieldOf, listOf, newVerifiedLearner, type Client } from '../support/client'
import { writeContent } from '../support/content'
import { openContentServer } from '../support/content-server'

const { server, clock, put, miniWith, questionIds, candidate, post } = await openContentServer()
const { database } = server.context

const drill = async (learner: Client, query = '') =>
  listOf(fieldOf((await learner.get(`/api/practice/drill${query}`)).body, 'questions'))
const itemsOf = (list: unknown[]) => list.map((each) => String(fieldOf(each, 'item')))
const wordsOf = async (learner: Client, query = '') =>
  listOf((await learner.get(`/api/words${query}`)).body).map((word) => fieldOf(word, 'korean'))
const cardsOf = async (learner: Client, query = '') =>
  listOf(fieldOf((await learner.get(`/api/practice/words${query}`)).body, 'words'))
const koreanOf = (cards: unknown[]) => cards.map((card) => fieldOf(card, 'word', 'korean'))
const today = () => dayOf(clock.now(), 'Asia/Colombo')

/** An answer to a word by itself; `at` makes its id. */
const answerTo = (item: string, at: number) => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  kind: 'word',
  item,
  mode: 'meaning',
  answer: item,
  answeredAt: clock.now().toISOString(),
})
const sendTo = (learner: Client, ...answers: object[]) => learner.post('/api/practice/answers', { answers })

let reviews = 0
const review = async (userId: string, kind: 'bank' | 'word', item: string, day = today()) => {
  reviews += 1
  await database.insert(practiceReviews).values({
    userId,
    id: `review-${reviews}`,
    kind,
    item,
    answer: '',
    isRight: false,
    answeredAt: clock.now(),
    receivedAt: clock.now(),
    day,
    longestInterval: 30,
  })
}
const card = (userId: string, item: string, changes: Partial<typeof practiceCards.$inferInsert>) =>
  database.insert(practiceCards).values({
    userId,
    kind: 'word',
    item,
    dueOn: today(),
    stability: 1,
    difficulty: 5,
    reviewedOn: addDays(today(), -1),
    rightDays: 0,
    ...changes,
  })

describe('without an active plan', () => {
  test.each(['/api/practice/drill', '/api/words', '/api/practice/words'])('%s answers 403', async (url) => {
    const learner = await newVerifiedLearner(server)
    expect(await learner.get(url)).toMatchObject({ status: 403, body: { code: 'practice_locked' } })
  })

  test('the topics say so', async () => {
    const learner = await newVerifiedLearner(server)
    expect(await learner.get('/api/practice/topics')).toMatchObject({ status: 200, body: { hasPlan: false } })
  })
})

test('topics count the questions and words of the content', async () => {
  expect((await (await candidate()).get('/api/practice/topics')).body).toEqual({
    hasPlan: true,
    units: [
      {
        unit: 1,
        name: '자기소개',
        names: { en: 'Introducing yourself', si: 'තමන් හඳුන්වා දීම' },
        isVerified: true,
        questions: 2,
        words: 4,
      },
      { unit: 2, name: '물건', names: {}, isVerified: false, questions: 1, words: 2 },
    ],
    families: [
      { id: 'blank-grammar', questions: 1 },
      { id: 'hear-word', questions: 1 },
      { id: 'hear-number', questions: 1 },
    ],
    sectors: [
      { id: 'general', questions: 2 },
      { id: 'services', questions: 1 },
    ],
    sounds: [
      { id: 'near-pair', questions: 1 },
      { id: 'price', questions: 1 },
    ],
  })
})

describe('a drill', () => {
  test('has questions without keys, notes and explanations', async () => {
    const questions = await drill(await candidate(), '?unit=1&family=blank-grammar')
    expect(questions).toEqual([
      {
        item: 'bank-reading',
        question: {
          _id: expect.any(String),
          questionNumber: 1,
          type: 'reading',
          questionText: '저는 학생(  ).',
          answers: [
            { _id: expect.any(String), text: '이에요' },
            { _id: expect.any(String), text: '예요' },
          ],
        },
        tags: { unit: 1, field: 'vocabulary-grammar', family: 'blank-grammar', sector: 'general' },
      },
    ])
  })

  test.each([
    ['?unit=2', ['bank-price']],
    ['?family=hear-word', ['bank-word']],
    ['?sector=services', ['bank-price']],
    ['?sound=near-pair', ['bank-word']],
    ['?unit=1&sound=price', []],
    ['?unit=1&section=listening', ['bank-word']],
  ])('%s chooses %j', async (query, items) => {
    expect(itemsOf(await drill(await candidate(), query))).toEqual(items)
  })

  test('has first what the learner has answered least', async () => {
    const learner = await candidate()
    const { userId } = learner
    const { userId: other } = await candidate()
    for (const item of ['bank-reading', 'bank-reading', 'bank-price']) await review(userId, 'bank', item)
    for (const item of ['bank-word', 'bank-word', 'bank-word']) await review(other, 'bank', item)
    expect(itemsOf(await drill(learner))).toEqual(['bank-word', 'bank-price', 'bank-reading'])
  })

  test('has clips for learners with a plan, and for nobody else', async () => {
    const learner = await candidate()
    const [question] = await drill(learner, '?sound=price')
    const clip = String(fieldOf(question, 'question', 'audio'))
    expect(await learner.get(clip)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, max-age=31536000, immutable' },
    })
    expect(await (await newVerifiedLearner(server)).get(clip)).toMatchObject({ status: 403 })
    expect(await clientOf(server).get(clip)).toMatchObject({ status: 401 })
  })

  test('has clips that the cleanup keeps', async () => {
    const learner = await candidate()
    const [question] = await drill(learner, '?sound=price')
    clock.forward(3600)
    await server.runMaintenance()
    expect(await learner.get(String(fieldOf(question, 'question', 'audio')))).toMatchObject({ status: 200 })
  })

  test('has no questions that the content no longer has', async () => {
    const learner = await candidate()
    await put(writeContent({ 'bank/unit-02.yaml': undefined }))
    expect(itemsOf(await drill(learner)).toSorted()).toEqual(['bank-reading', 'bank-word'])
    expect((await learner.get('/api/practice/topics')).body).toMatchObject({ units: [{}, { questions: 0, words: 2 }] })
    await put(writeContent())
  })
})

describe('words', () => {
  test('are listed in the order of the textbook, with their media', async () => {
    const learner = await candidate()
    expect(await wordsOf(learner)).toEqual(['사과', '사람', '회사', '사무실', '가다', '기업'])
    expect(await wordsOf(learner, '?unit=2')).toEqual(['가다', '기업'])
    const [apple] = listOf((await learner.get('/api/words?unit=1')).body)
    expect(apple).toMatchObject({ id: 'w-apple', unit: 1, partOfSpeech: 'noun', unreviewed: ['si'] })
    expect(await learner.get(String(fieldOf(apple, 'audio')))).toMatchObject({ status: 200 })
    expect(await learner.get(String(fieldOf(apple, 'photo')))).toMatchObject({ status: 200 })
  })

  describe('of an exam', () => {
    beforeAll(() =>
      put(miniWith(['explanation: An apple is fruit.', 'explanation: An apple.\n    vocabulary: [기업, 과일, 사과]'])),
    )
    test('are those of its questions, once the learner has taken it', async () => {
      const learner = await candidate()
      expect(await wordsOf(learner, '?examId=mini')).toEqual([])
      expect(await cardsOf(learner, '?examId=mini')).toEqual([])
      const [first = ''] = await questionIds()
      await post(learner, { [first]: '동물' })
      expect(await wordsOf(learner, '?examId=mini')).toEqual(['사과', '기업'])
      expect(await wordsOf(learner, '?examId=mini&unit=2')).toEqual(['기업'])
      expect(koreanOf(await cardsOf(learner, '?examId=mini'))).toEqual(['사과', '기업'])
      expect(await wordsOf(learner, '?examId=other')).toEqual([])
      expect(await wordsOf(learner, '?examId=nothing')).toEqual([])
    })
  })
})

describe('words of today', () => {
  test('are new ones at first, each with other words to choose from', async () => {
    const { body } = await (await candidate()).get('/api/practice/words')
    expect(body).toMatchObject({ today: today() })
    const cards = listOf(fieldOf(body, 'words'))
    expect(koreanOf(cards)).toEqual(['사과', '사람', '회사', '사무실', '가다', '기업'])
    expect(cards[0]).toMatchObject({ mode: 'meaning', isNew: true, word: { id: 'w-apple' } })
    const choices = (at: number) =>
      listOf(fieldOf(cards[at], 'choices')).map((choice) => String(fieldOf(choice, 'korean')))
    // 회사 and 기업 have a meaning in common.
    expect(choices(2).toSorted()).toEqual(['사과', '사람', '사무실'])
    expect(choices(4)).toHaveLength(3)
    expect(choices(4)).not.toContain('가다')
  })

  test('are those due, the most forgotten first, then new ones; not those that left, were removed or are not due', async () => {
    const learner = await candidate()
    const { userId } = learner
    await card(userId, 'w-person', { stability: 4 })
    await card(userId, 'w-company', { stability: 2 })
    await card(userId, 'w-office', { dueOn: addDays(today(), 1) })
    await card(userId, 'w-go', { leftOn: today() })
    await card(userId, 'w-firm', { isRemoved: true })
    await review(userId, 'word', 'w-company', addDays(today(), -3))
    await review(userId, 'word', 'w-company', addDays(today(), -1))
    const cards = await cardsOf(learner)
    expect(cards.map((each) => [fieldOf(each, 'word', 'id'), fieldOf(each, 'mode'), fieldOf(each, 'isNew')])).toEqual([
      ['w-company', 'listening', false],
      ['w-person', 'meaning', false],
      ['w-apple', 'meaning', true],
    ])
  })

  test('have at most ten new ones a day, less those that began today', async () => {
    const learner = await candidate()
    const { userId } = learner
    await review(userId, 'word', 'old-word', addDays(today(), -1))
    await review(userId, 'word', 'old-word')
    for (const begun of Array.from({ length: 9 }, (_, at) => `begun-${at}`)) {
      await review(userId, 'word', begun)
      await review(userId, 'word', begun)
    }
    expect(koreanOf(await cardsOf(learner))).toEqual(['사과'])
    await review(userId, 'word', 'begun-9')
    await review(userId, 'word', 'begun-10')
    expect((await learner.get('/api/practice/words')).body).toEqual({ today: today(), begunToday: 11, words: [] })
    expect(koreanOf(await cardsOf(learner, '?more=true'))).toHaveLength(6)
    // Midnight of the learners comes before that of UTC.
    clock.forward(10 * 3600)
    expect(await cardsOf(learner)).toHaveLength(6)
  })

  test('of a unit are there on every day: new ones, those due, and all as extra practice', async () => {
    const learner = await candidate()
    const { userId } = learner
    for (const begun of Array.from({ length: 10 }, (_, at) => `begun-${at}`)) await review(userId, 'word', begun)
    const ofUnit = async () => {
      const cards = await cardsOf(learner, '?unit=2')
      return cards.map((each) => [fieldOf(each, 'word', 'id'), fieldOf(each, 'isNew')])
    }
    expect(await ofUnit()).toEqual([
      ['w-go', true],
      ['w-firm', true],
    ])
    await sendTo(learner, answerTo('w-go', 1))
    expect(await ofUnit()).toEqual([['w-firm', true]])
    await sendTo(learner, answerTo('w-firm', 2))
    expect(await ofUnit()).toEqual([
      ['w-go', false],
      ['w-firm', false],
    ])
    expect((await sendTo(learner, answerTo('w-go', 3))).body).toMatchObject({ outcomes: [{ isExtra: true }] })
  })
})

describe('answers without a plan now', () => {
  const sendAnswers = async (learner: Client, ...answers: object[]) =>
    listOf(fieldOf((await sendTo(learner, ...answers)).body, 'outcomes'))
  const ids = [answerTo('', 0).id, answerTo('', 1).id]
  const answersAt = (time: Date) => {
    const answeredAt = time.toISOString()
    return [
      { id: ids[0], kind: 'bank', item: 'bank-reading', answer: '', answeredAt },
      { ...answerTo('w-apple', 1), answeredAt },
    ]
  }
  /** A learner whose plan has ended a moment ago. */
  const lapsed = async () => {
    const learner = await candidate()
    const during = clock.now()
    clock.forward(60)
    const ofLearner = eq(purchases.userId, learner.userId)
    await database.update(purchases).set({ expiresAt: clock.now() }).where(ofLearner)
    clock.forward(60)
    return { learner, during }
  }

  test('are stored if a plan was active when they were given, without the key', async () => {
    const { learner, during } = await lapsed()
    const outcomes = await sendAnswers(learner, ...answersAt(during))
    expect(outcomes).toEqual([
      { id: ids[0], status: 200, isRight: false },
      expect.objectContaining({ id: ids[1], status: 200, isRight: true, isExtra: false }),
    ])
    expect(await sendAnswers(learner, ...answersAt(during))).toEqual(outcomes)
    await learner.post('/api/user-plan-purchases', { pricePlanId: 'free' })
    expect(await sendAnswers(learner, ...answersAt(during))).toMatchObject([{ question: {} }, {}])
  })

  test.each([
    ['after the end of the plan', (now: Date) => now],
    ['at a time that the device cannot know', () => new Date('2999-01-01T00:00:00Z')],
  ])('are rejected if they were given %s, and stored once there is a plan', async (_when, at) => {
    const { learner } = await lapsed()
    const answers = answersAt(at(clock.now()))
    expect(await sendAnswers(learner, ...answers)).toMatchObject([
      { status: 403, code: 'practice_locked' },
      { status: 403, code: 'practice_locked' },
    ])
    await learner.post('/api/user-plan-purchases', { pricePlanId: 'free' })
    expect(await sendAnswers(learner, ...answers)).toMatchObject([{ status: 200, question: {} }, { status: 200 }])
  })

  test('are rejected after a charge-back', async () => {
    const { learner, during } = await lapsed()
    const [purchase] = await database.select().from(purchases).where(eq(purchases.userId, learner.userId))
    if (purchase === undefined) throw new Error('There is no purchase.')
    await database.insert(paymentOrders).values({
      orderId: `o-${learner.userId}`,
      userId: learner.userId,
      planId: purchase.planId,
      amountCents: 100,
      currency: 'LKR',
      state: 'charged_back',
      purchaseId: purchase.id,
      createdAt: during,
      changedAt: clock.now(),
    })
    expect(await sendAnswers(learner, ...answersAt(during))).toMatchObject([{ status: 403 }, { status: 403 }])
  })
})

test('words before the day of the exam come back before it', async () => {
  const learner = await candidate()
  const { userId } = learner
  await sendTo(learner, answerTo('w-apple', 0), answerTo('w-go', 1))
  const dues = async () => {
    const rows = await database.select().from(practiceCards).where(eq(practiceCards.userId, userId))
    return rows.map(({ dueOn }) => dueOn)
  }
  expect((await dues()).every((dueOn) => dueOn > addDays(today(), 1))).toBe(true)
  await learner.put('/api/user/exam-date', { examDate: addDays(today(), 2) })
  expect(await dues()).toEqual([addDays(today(), 1), addDays(today(), 1)])
})

test('words of a day are ten minutes, with those that are answered already', async () => {
  const learner = await candidate()
  const { userId } = learner
  const many = Array.from({ length: 50 }, (_, at) => `many-${String(at).padStart(2, '0')}`)
  const [known] = await database.select().from(words).limit(1)
  if (known === undefined) throw new Error('There is no word.')
  await database
    .insert(words)
    .values(many.map((id, position) => ({ ...known, id, korean: id, position, content: { ...known.content, id } })))
  await Promise.all(many.map((item) => card(userId, item, {})))
  const inDesk = async () => fieldOf((await learner.get('/api/today')).body, 'words')
  const first = await cardsOf(learner)
  expect([first.length, await inDesk()]).toEqual([40, 40])
  const answered = first.map((each) => String(fieldOf(each, 'word', 'id')))
  await sendTo(learner, ...answered.slice(0, 38).map(answerTo))
  expect([(await cardsOf(learner)).length, await inDesk()]).toEqual([2, 2])
  await sendTo(learner, ...answered.map(answerTo))
  expect([await cardsOf(learner), await inDesk()]).toEqual([[], 0])
  await database.delete(words).where(inArray(words.id, many))
})
