import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { regrade } from '../../modules/regrade/regrade'
import { attempts } from '../../platform/db/schema'
import { gradeOverdue } from '../../modules/attempts/overdue'
import { fieldOf, listOf, resultOf } from '../support/client'
import { openContentServer } from '../support/content-server'

const { server, clock, put, miniWith, questionIds, candidate } = await openContentServer()
const { context } = server
const { database } = context
// Two of reading, two of listening.
const [q1 = '', q2 = '', q3 = '', q4 = ''] = await questionIds()

type Learner = Awaited<ReturnType<typeof candidate>>

/** A running attempt on one device, which saves at the present of the clock. */
const begin = (learner: Learner) => {
  const startTime = clock.now().toISOString()
  let revision = 0
  const save = async (index: number, answers: Record<string, string> = {}, changes: object = {}) => {
    const phase = index < 2 ? 'reading' : 'listening'
    const body = { startTime, phase, index, answers, plays: {}, revision, ...changes }
    const response = await learner.put('/api/exams/mini/progress', body)
    if (response.status === 200) revision = Number(fieldOf(response.body, 'revision'))
    return response.status
  }
  const finish = async (answers: Record<string, string>, changes: object = {}) => {
    const { status, body } = await learner.post('/api/results', {
      ...resultOf('mini', answers, startTime, clock.now().toISOString()),
      ...changes,
    })
    expect(status).toBe(200)
    return String(fieldOf(body, 'result', 'attemptId'))
  }
  return { startTime, save, finish }
}

const analysis = async (learner: Learner, id: string) => (await learner.get(`/api/results/${id}/analysis`)).body
const wayOf = async (learner: Learner, id: string) => {
  const body = await analysis(learner, id)
  const times = fieldOf(body, 'times')
  const changed = fieldOf(body, 'changedToWrong')
  return {
    times:
      times === undefined
        ? undefined
        : listOf(times).map((time) => [fieldOf(time, 'number'), fieldOf(time, 'seconds')]),
    changed: changed === undefined ? undefined : listOf(changed).map((each) => fieldOf(each, 'number')),
  }
}
const storedTrail = async (id: string) =>
  (await database.select({ trail: attempts.trail }).from(attempts).where(eq(attempts.id, id)))[0]?.trail

/** Answers an exam in time: question 1 right and then wrong, the others right. */
const sit = async (learner: Learner, last: object = {}) => {
  const { startTime, save, finish } = begin(learner)
  const steps: [seconds: number, index: number, answers: Record<string, string>][] = [
    [2, 0, {}],
    [40, 0, { [q1]: '과일' }],
    [12, 1, { [q1]: '과일' }],
    [30, 0, { [q1]: '과일' }],
    [20, 0, { [q1]: '동물' }],
    [10, 2, { [q1]: '동물' }],
    [50, 3, { [q1]: '동물', [q3]: 'One' }],
  ]
  for (const [seconds, index, answers] of steps) {
    clock.forward(seconds)
    expect(await save(index, answers)).toBe(200)
  }
  clock.forward(45)
  return finish({ [q1]: '동물', [q3]: 'One', [q4]: '안녕' }, typeof last === 'function' ? last(startTime) : last)
}

describe('the trail of a running attempt', () => {
  test('tells the time of each question and the answers changed from right to wrong', async () => {
    const learner = await candidate()
    const id = await sit(learner)
    expect(await wayOf(learner, id)).toEqual({
      times: [
        [1, 84],
        [2, 30],
        [3, 50],
        [4, 45],
      ],
      changed: [1],
    })
    const [reading, listening] = listOf(fieldOf(await analysis(learner, id), 'bars', 'sections'))
    expect([fieldOf(reading, 'secondsPerQuestion'), fieldOf(listening, 'secondsPerQuestion')]).toEqual([57, 48])
  })

  test('does not count the time away from the page', async () => {
    const learner = await candidate()
    const away = (startTime: string) => ({
      fairPlay: { events: [{ kind: 'away', at: new Date(Date.parse(startTime) + 10_000).toISOString(), seconds: 25 }] },
    })
    expect((await wayOf(learner, await sit(learner, away))).times?.[0]).toEqual([1, 59])
  })

  test('follows a corrected key', async () => {
    const learner = await candidate()
    const id = await sit(learner)
    const keys = [
      '{ text: 과일, correct: true }, { text: 동물 }',
      '{ text: 과일 }, { text: 동물, correct: true }',
    ] as const
    const target = { database, publicUrl: 'https://naru.test', timeZone: 'Asia/Colombo' }
    await put(miniWith([...keys]))
    await regrade(target, 'mini')
    expect((await wayOf(learner, id)).changed).toEqual([])
    await put(miniWith())
    await regrade(target, 'mini')
    expect((await wayOf(learner, id)).changed).toEqual([1])
  })

  test('is absent where no save was received, and of an attempt that was begun before trails were kept', async () => {
    const learner = await candidate()
    const unsaved = begin(learner)
    clock.forward(100)
    const id = await unsaved.finish({ [q1]: '과일' })
    expect(await wayOf(learner, id)).toEqual({ times: undefined, changed: undefined })

    const { save, finish } = begin(learner)
    clock.forward(2)
    await save(0)
    await database.execute(`update exam_progress set trail = null where user_id = '${learner.userId}'`)
    clock.forward(60)
    expect(await save(1, { [q1]: '과일' })).toBe(200)
    clock.forward(60)
    expect(await storedTrail(await finish({ [q1]: '동물' }))).toBeNull()
  })

  test('of two devices has what was saved, and nothing of a conflict', async () => {
    const learner = await candidate()
    const { save, finish } = begin(learner)
    clock.forward(2)
    await save(0)
    clock.forward(30)
    expect(await save(1, { [q1]: '과일' })).toBe(200)
    clock.forward(5)
    // The other device is one revision behind, then takes over and moves on.
    expect(await save(0, { [q1]: '동물' }, { revision: 1 })).toBe(409)
    clock.forward(60)
    expect(await save(1, { [q1]: '과일' })).toBe(200)
    clock.forward(20)
    expect(await save(2, { [q1]: '과일', [q2]: '' })).toBe(200)
    clock.forward(40)
    const id = await finish({ [q1]: '과일' })
    // How long question 2 was open on either device is unknown; question 4 passed without a save.
    expect(await wayOf(learner, id)).toEqual({ times: [[1, 32]], changed: [] })
  })

  test('of saves and results at once is that of some of them, in their order', async () => {
    const learner = await candidate()
    const { save, finish } = begin(learner)
    clock.forward(2)
    await save(0)
    clock.forward(30)
    const options = ['과일', '동물']
    const statuses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => save(index % 2, { [q1]: options[index % 2] ?? '' }, { revision: 1 })),
    )
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1)
    clock.forward(30)
    const [id, again] = await Promise.all([
      finish({ [q1]: '동물' }),
      finish({ [q1]: '동물' }),
      save(1, { [q1]: '동물' }),
    ])
    expect(again).toBe(id)
    const trail = await storedTrail(id)
    expect(trail?.at).toBe(62)
    expect(trail?.seconds.reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBeLessThanOrEqual(62)
  })

  test('of an attempt that was graded automatically lacks its last question, also when the own result replaces it', async () => {
    const learner = await candidate()
    const { save, finish } = begin(learner)
    clock.forward(2)
    await save(0)
    clock.forward(38)
    await save(1, { [q1]: '과일' })
    const stored = () => database.select().from(attempts).where(eq(attempts.userId, learner.userId))
    clock.forward(900)
    await gradeOverdue(context)
    expect(await stored()).toMatchObject([{ isAutomatic: true, trail: { seconds: [40, null, 0, 0], replaced: [] } }])
    const id = await finish({ [q1]: '동물', [q2]: '' })
    expect(await stored()).toMatchObject([{ id, isAutomatic: false, trail: { at: 600, replaced: [[0, 0]] } }])
    expect(await wayOf(learner, id)).toEqual({ times: undefined, changed: [1] })
  })
})
