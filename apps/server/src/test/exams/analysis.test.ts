import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attempts, officialFloors, pricePlans, textbookUnits, users } from '../../platform/db/schema'
import { setTimeFactor } from '../../modules/exams/time-factor'
import { dayOf } from '../../modules/practice/days'
import { addNewAttempts } from '../../modules/statistics/add-new-attempts'
import { drillsFor } from '../../modules/statistics/repository'
import { fieldOf, listOf, newVerifiedLearner } from '../support/client'
import { openContentServer } from '../support/content-server'
import { storeCrowd } from '../support/crowd'
import { newStaff } from '../support/desk-client'

const { server, clock, put, miniWith, questionIds, candidate, post } = await openContentServer()
const { database } = server.context
const client = await newStaff(server, 'admin')
const [q1 = '', , q3 = '', q4 = ''] = await questionIds()
const tagged = miniWith([
  '    text: 사과는 무엇입니까?\n',
  '    text: 사과는 무엇입니까?\n    tags: { edition: 2024, unit: 9, field: vocabulary-grammar, family: picture-word }\n',
])

type Learner = Awaited<ReturnType<typeof candidate>>

const right = { [q1]: '과일', [q3]: 'One', [q4]: '안녕' }
const crowd = async (n: number, answers: (at: number) => Record<string, string>) => {
  await storeCrowd(
    database,
    'mini',
    Array.from({ length: n }, (_, at) => ({ answers: answers(at) })),
    clock.now(),
  )
  await addNewAttempts(database)
}
const sit = async (learner: Learner, answers: Record<string, string>) =>
  String(fieldOf(await post(learner, answers), 'result', 'attemptId'))
const analysis = async (learner: Learner, id: string) => (await learner.get(`/api/results/${id}/analysis`)).body

test('an attempt is told by bars; its percentile is hidden under 20 first attempts', async () => {
  const learner = await candidate()
  const id = await sit(learner, { [q1]: '과일', [q3]: 'Two' })
  await put(tagged)
  await database
    .insert(textbookUnits)
    .values({ unit: 9, name: '음식 주문', names: { si: 'කෑම ඇණවුම් කිරීම' }, isVerified: true })
    .onConflictDoNothing()
  const body = await analysis(learner, id)
  expect(body).toMatchObject({
    attemptId: id,
    examId: 'mini',
    topic: 'Mini exam',
    attempt: 1,
    right: 1,
    total: 4,
    totalScore: 5,
    totalPossibleMarks: 20,
    percentageScore: 25,
    standing: { attempts: 1 },
    floors: [],
  })
  expect(fieldOf(body, 'bars')).toEqual({
    sections: [
      { id: 'reading', name: 'Reading', right: 1, total: 2, blank: 1 },
      { id: 'listening', name: 'Listening', right: 0, total: 2, blank: 1 },
    ],
    // Topics of one question say nothing.
    fields: [],
    families: [],
    units: [],
  })
  expect(fieldOf(body, 'weakest')).toEqual([])
  expect(Number(fieldOf(body, 'error'))).toBeCloseTo(5, 10)
  expect(fieldOf(body, 'earlier')).toBeUndefined()
})

test('a first attempt has a range from 20 first attempts on and a percentile from 100 on, a repeated one neither', async () => {
  const learner = await candidate()
  const id = await sit(learner, right)
  // With the learner's own and that of the test before: 20.
  await crowd(18, (at) => (at < 9 ? right : {}))
  const ranged = fieldOf(await analysis(learner, id), 'standing')
  expect(fieldOf(ranged, 'attempts')).toBe(20)
  // Ten of 20 have the same score and ten less: 75 %, and from 53 to 89 by Wilson.
  expect([Number(fieldOf(ranged, 'from')), Number(fieldOf(ranged, 'to'))].map(Math.round)).toEqual([53, 89])
  expect(fieldOf(ranged, 'percentile')).toBeUndefined()

  await crowd(80, () => ({}))
  const standing = fieldOf(await analysis(learner, id), 'standing')
  expect([fieldOf(standing, 'attempts'), fieldOf(standing, 'percentile')]).toEqual([100, 95])
  // 10 attempts with 15 marks, one with 5, 89 with none.
  expect(fieldOf(standing, 'mean')).toBeCloseTo(1.55, 10)

  const again = await sit(learner, { ...right, [q4]: '' })
  const second = await analysis(learner, again)
  expect(fieldOf(second, 'standing')).toBeUndefined()
  expect(fieldOf(second, 'earlier')).toMatchObject({ attemptId: id, attempt: 1, totalScore: 15, differs: false })
  expect(Number(fieldOf(second, 'earlier', 'difference'))).toBeCloseTo(-5, 10)
})

test('an attempt that is not counted yet, or has extra time, is added to those that are', async () => {
  const learner = await candidate()
  const id = await sit(learner, right)
  const extra = await candidate()
  await setTimeFactor(database, extra.userId, 2)
  const ofExtra = await sit(extra, right)
  expect(fieldOf(await analysis(learner, id), 'standing', 'attempts')).toBe(101)
  await addNewAttempts(database)
  expect(fieldOf(await analysis(learner, id), 'standing', 'attempts')).toBe(101)
  expect(fieldOf(await analysis(extra, ofExtra), 'standing', 'attempts')).toBe(102)
})

test('an analysis makes an attempt final that was graded automatically, as its review does', async () => {
  const learner = await candidate()
  const startTime = clock.now().toISOString()
  const progress = { startTime, phase: 'reading', index: 0, answers: { [q1]: '과일' }, plays: {}, revision: 0 }
  await learner.put('/api/exams/mini/progress', progress)
  clock.forward(3600)
  const [mine] = listOf((await learner.get('/api/results/mine')).body)
  const id = String(fieldOf(mine, 'attemptId'))
  const reviewedAt = async () => (await database.select().from(attempts).where(eq(attempts.id, id)))[0]?.reviewedAt
  expect(await reviewedAt()).toBeNull()
  expect(listOf(fieldOf((await learner.get('/api/today')).body, 'weakest'))).toEqual([])
  expect(fieldOf(await analysis(learner, id), 'right')).toBe(1)
  expect(await reviewedAt()).toEqual(clock.now())
})

test('learners see the floors that an admin has confirmed', async () => {
  const learner = await candidate()
  const id = await sit(learner, right)
  const floor = { sector: 'manufacturing', score: 55, outOf: 100, source: 'Notice', date: '2023' }
  const known = listOf((await client.get('/api/admin/floors')).body)
  expect(known).toMatchObject([
    { sector: 'fishery', score: 36, outOf: 90, isConfirmed: false },
    { sector: 'manufacturing', score: 55, outOf: 100, isConfirmed: false },
  ])
  const floors = [
    { ...floor, isConfirmed: true },
    { ...floor, sector: 'fishery', isConfirmed: false },
  ]
  expect(await client.put('/api/admin/floors', { floors })).toMatchObject({ status: 200, body: { floors: [{}, {}] } })
  expect(fieldOf(await analysis(learner, id), 'floors')).toEqual([floor])
  expect(await client.put('/api/admin/floors', { floors: [floors[0], floors[0]] })).toMatchObject({ status: 400 })
  expect(await learner.put('/api/admin/floors', { floors: [] })).toMatchObject({ status: 403 })
  expect(await client.put('/api/admin/floors', { floors: [] })).toMatchObject({ status: 200 })
  expect(await database.$count(officialFloors)).toBe(0)
  const { body } = await client.get('/api/admin/audit?page=1&action=saveFloors')
  expect(listOf(fieldOf(body, 'entries'))).toMatchObject([{ subjectKind: 'floors' }, { subjectKind: 'floors' }])
})

test('of two admins who change the floors at once, the second reads what the first has stored', async () => {
  const floor = { sector: 'farming', score: 50, outOf: 100, source: 'Notice', date: '2023', isConfirmed: false }
  const { body: seen } = await client.get('/api/admin/floors')
  const save = (score: number, before: unknown) =>
    client.put('/api/admin/floors', { floors: [{ ...floor, score }], seen: before })
  const responses = await Promise.all([51, 52, 53, 54].map((score) => save(score, seen)))
  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
  const { body: stored } = await client.get('/api/admin/floors')
  expect(stored).toEqual(fieldOf(responses.find(({ status }) => status === 200)?.body, 'floors'))
  expect(await save(55, stored)).toMatchObject({ status: 200, body: { floors: [{ score: 55 }] } })
  expect(await client.put('/api/admin/floors', { floors: [{ ...floor, sector: 'sea' }] })).toMatchObject({
    status: 400,
    body: { message: "'floors.0.sector' must be one of the allowed values." },
  })
})

test('a weak topic has a drill if the bank has questions of it and a plan is active', async () => {
  const topics = [
    { kind: 'family', id: 'blank-grammar' },
    { kind: 'family', id: 'picture-word' },
    { kind: 'unit', id: '2' },
    { kind: 'unit', id: '9' },
  ] as const
  expect(topics.map(await drillsFor(database, true))).toEqual([true, false, true, false])
  expect(topics.map(await drillsFor(database, false))).toEqual([false, false, false, false])
})

const newest = (body: unknown) => listOf(fieldOf(body, 'scores')).at(-1)

test('a new learner takes the first exam; then there are its score, the day, and cards', async () => {
  const learner = await candidate()
  const today = async () => (await learner.get('/api/today')).body
  await database.update(users).set({ examDate: '2030-01-01' }).where(eq(users.id, learner.userId))
  const day = dayOf(clock.now(), 'Asia/Colombo')
  expect(await today()).toMatchObject({
    today: day,
    action: 'takeExam',
    examDate: '2030-01-01',
    daily: { questions: 0, words: 1, minutes: 1 },
    questions: 0,
    words: 6,
    minutes: 2,
    tomorrow: { questions: 0, words: 6, minutes: 2 },
    practisedDays: [],
    scores: [],
    weakest: [],
    next: { examId: 'mini', topic: 'Mini exam' },
  })
  const id = await sit(learner, { [q1]: '동물', [q3]: 'One' })
  const after = await today()
  expect(after).toMatchObject({
    action: 'practise',
    questions: 3,
    tomorrow: { questions: 3, words: 6 },
    practisedDays: [day],
    scores: [{ attemptId: id, examId: 'mini', topic: 'Mini exam', totalScore: 5, percentageScore: 25 }],
    next: { examId: 'mini', takenAt: fieldOf(newest(after), 'timestamp') },
  })
})

test('a running exam is resumed with the time left in its section, and no longer once it is over', async () => {
  const learner = await candidate()
  const today = async () => (await learner.get('/api/today')).body
  const startTime = clock.now().toISOString()
  const times = { startTime, readingStartTime: startTime, index: 0, answers: {}, plays: {}, revision: 0 }
  await learner.put('/api/exams/mini/progress', { ...times, phase: 'reading' })
  clock.forward(10)
  const body = await today()
  expect(body).toMatchObject({ action: 'resume', running: { examId: 'mini', topic: 'Mini exam' } })
  const left = Number(fieldOf(body, 'running', 'secondsLeft'))
  expect((left + 10) % 60).toBe(0)
  // The next section follows.
  clock.forward(left + 1)
  expect(Number(fieldOf(await today(), 'running', 'secondsLeft')) % 60).toBe(59)
  clock.forward(3600)
  expect(await today()).toMatchObject({ action: 'practise', scores: [{ examId: 'mini', totalScore: 0 }] })
  expect(fieldOf(await today(), 'running')).toBeUndefined()
})

test('a learner without a plan starts the free one', async () => {
  const [free] = await database.select().from(pricePlans).where(eq(pricePlans.priceCents, 0))
  const learner = await newVerifiedLearner(server)
  expect((await learner.get('/api/today')).body).toMatchObject({
    action: 'startFree',
    freePlan: { planId: free?.id, examId: 'mini', topic: 'Mini exam' },
    words: 0,
  })
})

test('the words of today are counted, new ones too, and none without a plan', async () => {
  const learner = await candidate()
  const counts = async () => {
    const { body } = await learner.get('/api/practice/words')
    return [fieldOf((await learner.get('/api/today')).body, 'words'), listOf(fieldOf(body, 'words')).length]
  }
  const answer = (number: number, item: string, chosen: string, mode: string) => ({
    id: `00000000-0000-4000-8000-00000000000${number}`,
    kind: 'word',
    item,
    answer: chosen,
    mode,
    answeredAt: clock.now().toISOString(),
  })
  expect(await counts()).toEqual([6, 6])
  const answers = [answer(1, 'w-apple', 'w-apple', 'meaning'), answer(2, 'w-go', 'w-apple', 'meaning')]
  expect(await learner.post('/api/practice/answers', { answers })).toMatchObject({ status: 200 })
  expect(await counts()).toEqual([4, 4])
  clock.forward(86_400)
  await learner.post('/api/auth/login', { email: learner.email, password: learner.password })
  expect(await counts()).toEqual([5, 5])
})
