import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  attempts,
  examProgress,
  leaderboardEntries,
  paymentOrders,
  practiceCards,
  practiceReviews,
  purchases,
  users,
} from '../../platform/db/schema'
import { addDays } from '../../modules/practice/days'
import { packOf } from '../../modules/practice/pack'
import { fieldOf, listOf } from '../support/client'
import { DAY, openPracticeServer, type Practiser } from '../support/practice-server'

const tools = await openPracticeServer()
const {
  server,
  clock,
  database,
  learnerMissing,
  learnerWith,
  take,
  passDays,
  practice,
  items,
  answerTo,
  send,
  stored,
  log,
} = tools
const { setExamDate, expectReplayed } = tools

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9]

const attemptOf = async ({ userId }: Practiser) => {
  const rows = await database.select().from(attempts).where(eq(attempts.userId, userId))
  return rows.toSorted((one, other) => one.attempt - other.attempt)
}

describe('cards', () => {
  test('are made of all wrong and blank questions, with their key, explanation, tags and exam', async () => {
    const learner = await learnerMissing(nine)
    const { today, cards, answeredToday, choices, corrections } = await practice(learner)
    expect(cards.map(({ question }) => question.questionNumber)).toEqual(nine)
    expect(cards[8]).toMatchObject({
      item: 'nine-9',
      examId: 'nine',
      topic: 'Nine exam',
      question: {
        questionText: 'Question 9?',
        explanation: 'Because of 9.',
        answers: [
          { text: 'Right 9', isCorrect: true },
          { text: 'Wrong 9', isCorrect: false },
          { text: 'Other 9', isCorrect: false },
        ],
        help: { options: [{}, { note: 'Not this.' }, {}] },
      },
      tags: { unit: 9, field: 'vocabulary-grammar', family: 'blank-grammar', sector: 'general' },
      dueOn: '2026-03-01',
      isDue: true,
    })
    expect([today, answeredToday, corrections]).toEqual(['2026-03-01', 0, []])
    expect(choices).toEqual({
      sections: ['reading'],
      units: [],
      families: ['blank-grammar', 'synonym'],
      exams: [{ examId: 'nine', topic: 'Nine exam' }],
    })
  })

  test('play the bare dialogue, and are made once however often an item is missed', async () => {
    const learner = await learnerMissing([3], 'mini')
    await take(learner, [3], 'mini')
    expect((await stored(learner)).map(({ kind, section }) => [kind, section])).toEqual([])
    const { cards } = await practice(learner)
    // The answers of `take` are none of the options of this exam, so all four are wrong.
    expect(cards).toHaveLength(4)
    expect(
      cards.filter(({ question }) => question.type === 'listening').map(({ question }) => question.transcript),
    ).toEqual(expect.arrayContaining(['남자: 비밀 대본']))
    expect((await log(learner)).filter(({ attemptId }) => attemptId !== null)).toHaveLength(8)
  })

  test('are sent anew after each change, and not otherwise', async () => {
    const learner = await learnerWith()
    const ask = async (etag = '') => {
      const { status, headers } = await learner.get('/api/practice', { 'if-none-match': etag })
      return { status, etag: String(headers['etag']) }
    }
    const changes = {
      attempt: () => take(learner, [1, 2, 3]),
      answer: async () => send(learner, answerTo((await practice(learner)).cards[0])),
      'exam date': () => learner.put('/api/user/exam-date', { examDate: '2026-06-01' }),
    }
    let { etag } = await ask()
    const again: [string, number][] = []
    for (const [name, change] of Object.entries(changes)) {
      await change()
      const changed = await ask(etag)
      again.push([name, changed.status], ['unchanged', (await ask(changed.etag)).status])
      etag = changed.etag
    }
    expect(again).toEqual([
      ['attempt', 200],
      ['unchanged', 304],
      ['answer', 200],
      ['unchanged', 304],
      ['exam date', 200],
      ['unchanged', 304],
    ])
  })

  test('are not made by a prefetch', async () => {
    const learner = await learnerMissing([1])
    expect((await learner.get('/api/practice', { 'sec-purpose': 'prefetch' })).status).toBe(503)
    expect(await stored(learner)).toEqual([])
    expect(await items(learner)).toEqual(['nine-1'])
  })

  test('are made in the background', async () => {
    const learner = await learnerMissing([1, 2])
    await server.runMaintenance()
    expect((await stored(learner)).map(({ item }) => item).toSorted()).toEqual(['nine-1', 'nine-2'])
    expect((await attemptOf(learner)).map((row) => row.practice)).toEqual(['made'])
  })

  test('are made in the background of every learner, even if those of another one fail', async () => {
    const learners = await Promise.all([learnerWith(), learnerWith()])
    for (const learner of learners) await take(learner, [1])
    // The cards of the first one cannot be made: the version of the attempt is missing.
    const [failing, other] = learners.toSorted((one, two) => (one.userId < two.userId ? -1 : 1))
    if (failing === undefined || other === undefined) throw new Error('There is no learner.')
    const ofFailing = eq(attempts.userId, failing.userId)
    await database.update(attempts).set({ keyVersion: 99 }).where(ofFailing)
    await server.runMaintenance()
    expect([await stored(failing), await stored(other)]).toMatchObject([[], [{ item: 'nine-1' }]])
    await database.update(attempts).set({ keyVersion: null }).where(ofFailing)
    await server.runMaintenance()
    expect(await stored(failing)).toMatchObject([{ item: 'nine-1' }])
  })
})

describe('an automatic attempt', () => {
  const leaveOpen = async () => {
    const learner = await learnerWith()
    await learner.get('/api/exams/nine')
    const startTime = clock.now().toISOString()
    const progress = { startTime, phase: 'reading', index: 0, answers: {}, plays: {}, revision: 0 }
    await learner.put('/api/exams/nine/progress', progress)
    clock.forward(15 * 60)
    await learner.get('/api/results/my')
    await learner.get('/api/exams/nine/progress')
    return learner
  }

  test('makes cards when its review was served, or when it can no longer be replaced', async () => {
    const [reader, waiting] = [await leaveOpen(), await leaveOpen()]
    await server.runMaintenance()
    expect([await items(reader), await items(waiting)]).toEqual([[], []])
    const [attempt] = await attemptOf(reader)
    expect((await reader.get(`/api/results/${attempt?.id}`)).status).toBe(200)
    expect(await items(reader)).toHaveLength(10)
    clock.forward(DAY - 60)
    expect(await items(waiting)).toEqual([])
    clock.forward(15 * 60 + 61)
    expect(await items(waiting)).toHaveLength(10)
    expect(await database.$count(examProgress)).toBe(0)
  })
})

describe('answers', () => {
  test('move cards: right twice on different days leaves, wrong comes back the next day', async () => {
    const learner = await learnerMissing([1, 2])
    const { cards } = await practice(learner)
    const [one, two] = cards
    const first = await send(learner, answerTo(one), answerTo(two, false))
    expect(first).toMatchObject([
      { status: 200, isRight: true, isExtra: false, hasLeft: false },
      { status: 200, isRight: false, isExtra: false, hasLeft: false },
    ])
    expect(await items(learner)).toEqual([])
    expect((await practice(learner)).answeredToday).toBe(2)
    await passDays(learner, 1)
    const { today } = await practice(learner)
    expect(first.map(({ dueOn }) => dueOn)).toEqual([today, today])
    expect((await items(learner)).toSorted()).toEqual(['nine-1', 'nine-2'])
    expect(await send(learner, answerTo(one), answerTo(two))).toMatchObject([
      { isRight: true, isExtra: false, hasLeft: true },
      { isRight: true, isExtra: false, hasLeft: false },
    ])
    expect(await items(learner, '?examId=nine')).toEqual(['nine-2'])
    // A later miss in an exam brings it back.
    await take(learner, [1])
    expect(await items(learner)).toEqual(['nine-1'])
  })

  test('before a card is due are stored as extra practice', async () => {
    const learner = await learnerMissing([1])
    const [card] = (await practice(learner)).cards
    await send(learner, answerTo(card))
    const before = await stored(learner)
    expect(await send(learner, answerTo(card, false))).toMatchObject([{ status: 200, isRight: false, isExtra: true }])
    expect(await stored(learner)).toEqual(before)
    expect((await practice(learner)).answeredToday).toBe(1)
  })

  test('of an earlier time change what later ones did, whose ids get the first outcome all the same', async () => {
    const learner = await learnerMissing([1])
    const [card] = (await practice(learner)).cards
    const at = (days: number) => new Date(clock.now().getTime() + days * DAY * 1000)
    const [early, late] = [answerTo(card, true, at(1)), answerTo(card, true, at(2))]
    await passDays(learner, 3)
    const first = await send(learner, late)
    expect(first).toMatchObject([{ isExtra: false, hasLeft: false }])
    await send(learner, early)
    const rows = await expectReplayed(learner)
    expect(rows.find(({ id }) => id === late.id)).toMatchObject({ isExtra: true })
    expect(await send(learner, late)).toEqual(first)
  })

  test('with an id that is stored get the first outcome, whatever they say now', async () => {
    const learner = await learnerMissing([1, 2])
    const { cards } = await practice(learner)
    const answer = answerTo(cards[0])
    const first = await send(learner, answer)
    await passDays(learner, 1)
    expect(await send(learner, { ...answerTo(cards[1], false), id: answer.id }, answer)).toEqual([...first, ...first])
    expect((await log(learner)).filter(({ attemptId }) => attemptId === null)).toHaveLength(1)
  })

  test('that are bad are rejected one by one, and the rest is stored', async () => {
    const [learner, other] = [await learnerWith(), await learnerWith()]
    await take(learner, [1, 2])
    await take(other, [3])
    const { cards } = await practice(learner)
    const [foreign] = (await practice(other)).cards
    const good = answerTo(cards[0])
    expect(
      await send(
        learner,
        answerTo(foreign),
        { ...good, item: 'nothing' },
        { ...answerTo(cards[1]), answer: 'nothing' },
        good,
        {
          ...answerTo(cards[1]),
          answer: '',
        },
      ),
    ).toMatchObject([
      { status: 404, message: 'There is no such question in your practice.' },
      { status: 404, message: 'There is no such question in your practice.' },
      { status: 400, message: 'This answer is not one of the options.' },
      { id: good.id, status: 200, isRight: true },
      { status: 200, isRight: false },
    ])
    expect((await learner.post('/api/practice/answers', { answers: [] })).status).toBe(400)
    expect(
      (await learner.post('/api/practice/answers', { answers: Array.from({ length: 101 }, () => good) })).status,
    ).toBe(400)
    expect((await learner.post('/api/practice/answers', { answers: [{ ...good, id: 'no-uuid' }] })).status).toBe(400)
  })
})

describe('the pack of a day', () => {
  test('has at most twenty cards, less those answered, the most forgotten first; filters have their own', async () => {
    const learner = await learnerMissing(nine)
    await passDays(learner, 5)
    await take(learner, [1, 2], 'mini')
    const { cards } = await practice(learner)
    // The misses of today are fresh; those of five days ago come first.
    expect(cards.slice(0, 9).every(({ examId }) => examId === 'nine')).toBe(true)
    expect(cards.slice(9).every(({ examId }) => examId === 'mini')).toBe(true)
    expect(await items(learner, '?unit=5')).toEqual(['nine-1', 'nine-2', 'nine-3', 'nine-4', 'nine-5'])
    expect(await items(learner, '?family=synonym&unit=9')).toEqual(['nine-6', 'nine-8'])
    expect(await items(learner, '?field=vocabulary-grammar&unit=9&family=synonym')).toEqual(['nine-6', 'nine-8'])
    expect(await items(learner, '?field=unknown')).toEqual([])
    expect(await items(learner, '?section=listening')).toHaveLength(2)
    expect(await items(learner, '?examId=mini')).toHaveLength(4)
    expect(await items(learner, '?examId=nothing')).toEqual([])
    expect((await learner.get('/api/practice?unit=61')).status).toBe(400)
    await send(learner, ...cards.slice(0, 3).map((card) => answerTo(card)))
    expect(await items(learner)).toHaveLength(10)
    // Those that are not due any more come last.
    expect(await items(learner, '?unit=5')).toEqual(['nine-4', 'nine-5', 'nine-1', 'nine-2', 'nine-3'])
  })

  test('of a paper has its mistakes, those too that another paper missed later', async () => {
    const learner = await learnerWith()
    const first = await take(learner, [1, 2])
    await take(learner, [2], 'mini')
    expect(await items(learner, '?examId=nine')).toEqual(['nine-1', 'nine-2'])
    // The later exam has missed question 2 as well.
    const isTwo = and(eq(practiceReviews.userId, learner.userId), eq(practiceReviews.item, 'nine-2'))
    const [miss] = await database.select().from(practiceReviews).where(isTwo)
    const later = (await attemptOf(learner)).find(({ examId }) => examId === 'mini')
    if (miss === undefined || later === undefined) throw new Error('There is no miss.')
    await database.insert(practiceReviews).values({ ...miss, id: `${later.id}:nine-2`, attemptId: later.id })
    await database
      .update(practiceCards)
      .set({ attemptId: later.id, examId: later.examId })
      .where(and(eq(practiceCards.userId, learner.userId), eq(practiceCards.item, 'nine-2')))
    await database.update(users).set({ practiceVersion: 99 }).where(eq(users.id, learner.userId))
    expect([first === miss.attemptId, later.examId]).toEqual([true, 'mini'])
    const chosen = await learner.get('/api/practice?examId=nine')
    expect(fieldOf(chosen.body, 'choices', 'exams')).toHaveLength(2)
    // The content of the later exam lacks the question, so the query itself is asked.
    const pack = await packOf(database, {
      userId: learner.userId,
      present: clock.now(),
      today: (await practice(learner)).today,
      examId: 'nine',
    })
    expect(pack?.cards.map(({ item }) => item)).toEqual(['nine-1', 'nine-2'])
  })

  test('counts the answers of the day down from twenty', async () => {
    const learner = await learnerMissing(nine)
    const { cards } = await practice(learner)
    await send(learner, ...cards.slice(0, 8).map((card) => answerTo(card)))
    // Twelve more answers of other cards that were due today.
    await database.insert(practiceReviews).values(
      (await log(learner))
        .filter(({ attemptId }) => attemptId === null)
        .flatMap((row, at) => [
          { ...row, id: `x${at}`, item: `x${at}` },
          { ...row, id: `y${at}`, item: `y${at}` },
        ])
        .slice(0, 12),
    )
    expect((await practice(learner)).answeredToday).toBe(20)
    expect(await items(learner)).toEqual([])
    // A choice has no such limit; what is due comes first.
    expect((await items(learner, '?examId=nine'))[0]).toBe('nine-9')
  })
})

test('a day begins at midnight in the time zone of the learners', async () => {
  const learner = await learnerMissing([1])
  const toMidnight = (18.5 * 3600 + DAY - ((clock.now().getTime() / 1000) % DAY)) % DAY
  clock.forward(toMidnight - 60)
  const { cards, today } = await practice(learner)
  await send(learner, answerTo(cards[0]))
  expect(await items(learner)).toEqual([])
  clock.forward(61)
  const next = await practice(learner)
  expect(next.today > today).toBe(true)
  expect(await send(learner, answerTo(next.cards[0]))).toMatchObject([{ isExtra: false, hasLeft: true }])
})

describe('the day of the exam', () => {
  const put = async (learner: Practiser, body: object) => {
    const { status, body: answer } = await learner.put('/api/user/exam-date', body)
    return [status, fieldOf(answer, 'examDate') ?? fieldOf(answer, 'message')]
  }

  test('is set, read and cleared, and is a day of the calendar from today on', async () => {
    const learner = await learnerWith()
    const { today } = await practice(learner)
    expect(await put(learner, { examDate: today })).toEqual([200, today])
    expect(await practice(learner)).toMatchObject({ examDate: today })
    expect(await put(learner, { examDate: '2026-02-30' })).toEqual([400, 'There is no such day in the calendar.'])
    expect(await put(learner, { examDate: '2020-01-01' })).toEqual([
      400,
      'Choose a day from today to 10 years from now.',
    ])
    expect(await put(learner, { examDate: '9999-01-01' })).toEqual([
      400,
      'Choose a day from today to 10 years from now.',
    ])
    expect(await practice(learner)).toMatchObject({ examDate: today })
    expect(await put(learner, {})).toEqual([200, undefined])
    expect(fieldOf(await practice(learner), 'examDate')).toBeUndefined()
  })

  const dueOf = async (learner: Practiser) =>
    new Map((await stored(learner)).map(({ item, dueOn }): [string, string] => [item, dueOn]))

  test('brings cards back before it, those that were answered already too, and lengthens nothing', async () => {
    const learner = await learnerMissing([1, 2, 3])
    await passDays(learner, 1)
    const { cards, today } = await practice(learner)
    const item = (at: number) => cards[at]?.item ?? ''
    const sent = answerTo(cards[0])
    const first = await send(learner, sent)
    expect(first).toMatchObject([{ dueOn: addDays(today, 3) }])
    await setExamDate(learner, addDays(today, 3))
    expect((await dueOf(learner)).get(item(0))).toBe(addDays(today, 2))
    expect(await send(learner, answerTo(cards[1]))).toMatchObject([{ dueOn: addDays(today, 2) }])
    await expectReplayed(learner)
    // It cannot come back between today and tomorrow.
    await setExamDate(learner, addDays(today, 1))
    expect((await dueOf(learner)).get(item(0))).toBe(addDays(today, 1))
    for (const examDate of [addDays(today, 200), undefined]) await setExamDate(learner, examDate)
    expect(await dueOf(learner)).toEqual(
      new Map([
        [item(0), addDays(today, 1)],
        [item(1), addDays(today, 1)],
        [item(2), addDays(today, -1)],
      ]),
    )
    await expectReplayed(learner)
    expect(await send(learner, sent)).toEqual(first)
  })

  test('of today moves no card', async () => {
    const learner = await learnerMissing([1])
    const { cards, today } = await practice(learner)
    await send(learner, answerTo(cards[0]))
    const before = await stored(learner)
    await setExamDate(learner, today)
    expect(await stored(learner)).toEqual(before)
  })

  test('brings mistakes of earlier attempts back before it', async () => {
    const learner = await learnerMissing([1, 2])
    const { today } = await practice(learner)
    const { reviews, cards } = { reviews: practiceReviews, cards: practiceCards }
    const isOne = and(eq(reviews.userId, learner.userId), eq(reviews.item, 'nine-1'))
    await database
      .update(reviews)
      .set({ dueOn: addDays(today, 9) })
      .where(isOne)
    await database
      .update(cards)
      .set({ dueOn: addDays(today, 9) })
      .where(and(eq(cards.userId, learner.userId), eq(cards.item, 'nine-1')))
    await setExamDate(learner, addDays(today, 5))
    expect((await dueOf(learner)).get('nine-1')).toBe(addDays(today, 4))
    await expectReplayed(learner)
  })
})

describe('after a charge-back', () => {
  test('cards are neither served nor answered, until the learner has another plan', async () => {
    const learner = await learnerWith(null)
    const purchase = {
      id: `p-${learner.userId}`,
      userId: learner.userId,
      planId: 'paid',
      activatedAt: clock.now(),
      expiresAt: null,
    }
    await database.insert(purchases).values(purchase)
    const order = {
      orderId: `o-${learner.userId}`,
      userId: learner.userId,
      planId: 'paid',
      amountCents: 99050,
      currency: 'LKR',
      state: 'confirmed' as const,
      purchaseId: purchase.id,
      createdAt: clock.now(),
      changedAt: clock.now(),
    }
    await database.insert(paymentOrders).values(order)
    await take(learner, [1, 2])
    const { cards } = await practice(learner)
    await take(learner, [3])
    expect(cards).toHaveLength(2)
    await database.update(purchases).set({ expiresAt: clock.now() }).where(eq(purchases.id, purchase.id))
    await database.update(paymentOrders).set({ state: 'charged_back' }).where(eq(paymentOrders.orderId, order.orderId))
    await server.runMaintenance()
    const pack = await practice(learner)
    expect([pack.cards, pack.choices.exams]).toEqual([[], []])
    expect(await stored(learner)).toHaveLength(2)
    expect(await send(learner, answerTo(cards[0]))).toMatchObject([{ status: 403 }])
    await learner.post('/api/user-plan-purchases', { pricePlanId: 'free' })
    expect((await items(learner)).toSorted()).toEqual(['nine-1', 'nine-2', 'nine-3'])
    expect(await send(learner, answerTo(cards[0]))).toMatchObject([{ status: 200 }])
  })

  test('nothing is taken away when a plan just ends', async () => {
    const learner = await learnerMissing([1])
    await database.update(purchases).set({ expiresAt: clock.now() }).where(eq(purchases.userId, learner.userId))
    const { cards } = await practice(learner)
    expect(await send(learner, answerTo(cards[0]))).toMatchObject([{ status: 200, isRight: true }])
  })
})

test('practice changes no attempt but for its mark, and no entry of a leaderboard', async () => {
  const learner = await learnerMissing([1, 2])
  const seen = async () => [
    (await attemptOf(learner)).map((row) => ({ ...row, practice: undefined })),
    await database.select().from(leaderboardEntries).where(eq(leaderboardEntries.userId, learner.userId)),
    listOf((await learner.get('/api/results/leaderboard?examId=nine')).body),
  ]
  const before = await seen()
  const { cards } = await practice(learner)
  await send(learner, ...cards.map((card) => answerTo(card)))
  await server.runMaintenance()
  expect(await seen()).toEqual(before)
})

test('a deleted account gets no cards', async () => {
  const learner = await learnerMissing([1])
  await database.update(users).set({ deletedAt: clock.now() }).where(eq(users.id, learner.userId))
  await server.runMaintenance()
  expect(await stored(learner)).toEqual([])
  expect(
    await database.$count(attempts, and(eq(attempts.userId, learner.userId), eq(attempts.practice, 'waiting'))),
  ).toBe(1)
})
