import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { progressKeys } from '../../engine'
import {
  fakeBackupStore,
  fakeClock,
  fakeProgress,
  fakeStore,
  flushPromises,
  sampleExam,
  type SampleSession,
  sampleSession,
  type SampleSessionOptions,
} from '../../testing'
import { parkedRecords } from './parkedProgress'
import { resumableAttempt, recoverProgress, type ServerProgress } from '..'
import { restoreState } from '../../engine/storage/stored'
import { savedProgressKeys } from '../../engine/storage/keys'
import { beginSession, passSeconds } from '../../testing/sampleSession'
import { clearProgress, saveExpiredAttempt } from './progress'

const exam = sampleExam({ reading: 3, listening: 2 })
const keys = progressKeys(exam.id)
const ownerId = 'learner-1'
const started = 1_746_604_800_000
const minute = 60_000

const good = {
  [keys.owner]: ownerId,
  [keys.phase]: 'reading',
  [keys.currentQuestionIndex]: '2',
  [keys.userAnswers]: '{"r1":"안전화","r2":"시장"}',
  [keys.choices]: `{"r1":["b",${started + 1}],"r2":["c",${started + 2}]}`,
  [keys.startTime]: String(started),
  [keys.sectionStartTime('reading')]: String(started),
}

function recover(store: ReturnType<typeof fakeStore>, pulled?: ServerProgress | null) {
  return recoverProgress({ definition: exam, ownerId, store, ...(pulled !== undefined && { pulled }) })
}

function restored(store: ReturnType<typeof fakeStore>) {
  return restoreState(exam, store.get)
}

function backup(store: ReturnType<typeof fakeStore>) {
  return parkedRecords(store, exam)
}

describe('F27: invalid stored values', () => {
  it.each([
    [keys.currentQuestionIndex, '99'],
    [keys.phase, 'lunch'],
    [keys.userAnswers, '{"r1":"안전화"'],
    [keys.userAnswers, '{"r1":"안전화","q-of-last-year":"x"}'],
    [keys.userAnswers, '{"r1":"안전화","r2":7}'],
    [keys.choices, '{"r1":["z",1]}'],
    [keys.flags, '["none"]'],
    [keys.startTime, 'yesterday'],
    [keys.latestTime, '-1'],
    [keys.playCount('l1'), 'twice'],
    [keys.answerDeadline, 'soon'],
    [keys.audioPosition, '[]'],
    [keys.lastSync, '7'],
    [keys.isFinished, 'yes'],
    [keys.result, '{"result":{}}'],
  ])('quarantines %s = %s, shows a notice, and uses the other values', async (key, value) => {
    const store = fakeStore({ ...good, [key]: value })
    const recovery = await recover(store)
    expect(recovery).toEqual({ notices: ['progress-quarantined'], quarantined: [key] })
    expect(backup(store)).toEqual([{ ownerId, reason: 'unusable', values: { [key]: value } }])
    expect(restored(store)).toMatchObject({ phase: 'reading', choices: { r1: 'b' }, startedAt: started })
    expect((await recover(store)).notices).toEqual([])
  })

  it('shows the notice in a session without recovery, too', () => {
    const sample = sampleSession({ definition: exam, store: fakeStore({ ...good, [keys.userAnswers]: '{' }) })
    expect([...sample.session.getSnapshot().notices]).toEqual(['progress-quarantined'])
  })

  it('does not change valid values', async () => {
    const store = fakeStore(good)
    expect(await recover(store)).toEqual({ notices: [], quarantined: [] })
    expect(store.entries()).toEqual(good)
  })

  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.constantFrom(...Object.values(good), 'true', 'finished', '{"__proto__":1}', '[[["r1"]]]', '{"r1":["b",1e999]}'),
    fc.record({ result: fc.anything(), saved: fc.anything(), choices: fc.anything() }).map((it) => JSON.stringify(it)),
  )
  const names = [
    ...savedProgressKeys(exam),
    keys.isFinished,
    keys.result,
    keys.owner,
    keys.parked,
    `outbox:${ownerId}:sample:x`,
    `aside:${ownerId}:sample`,
  ]

  it('never throws for random stored values, and uses the valid ones', { timeout: 60_000 }, async () => {
    const property = fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...names), value)),
      fc.option(value, { nil: null }),
      async (entries, copy) => {
        const store = fakeStore({ ...good, ...Object.fromEntries(entries) })
        const backupStore = fakeBackupStore(copy === null ? {} : { [`attempt:${ownerId}:sample`]: copy })
        const answers = { ...restored(store).choices }
        const isForeign = store.get(keys.owner) !== ownerId
        const isAside = store.get(`aside:${ownerId}:sample`) !== null
        const isFinished = store.get(keys.isFinished) === 'true'
        const recovery = await recoverProgress({ definition: exam, ownerId, store, backupStore })
        const sample = beginSession({
          definition: exam,
          store,
          backupStore,
          recovery,
          clock: fakeClock(started + minute),
        })
        await flushPromises()
        sample.session.dispose()
        const { state } = sample.session.getSnapshot()
        return isForeign || isAside || isFinished || JSON.stringify(state.choices) === JSON.stringify(answers)
      },
    )
    await expect(fc.assert(property)).resolves.toBeUndefined()
  })

  it('never throws for random progress of the server', { timeout: 60_000 }, async () => {
    const pulled = fc.record({
      startTime: fc.oneof(fc.string(), fc.constant(new Date(started).toISOString())),
      phase: fc.constantFrom('reading' as const, 'listening' as const),
      index: fc.oneof(fc.integer(), fc.double()),
      answers: fc.dictionary(fc.constantFrom('r1', 'l1', 'none'), fc.constantFrom('안전화', 'x')),
      plays: fc.dictionary(fc.constantFrom('l1', 'none'), fc.double()),
      revision: fc.integer(),
    })
    const property = fc.asyncProperty(pulled, async (progress) => {
      const store = fakeStore(good)
      await recover(store, progress)
      const waiting = store.keys().some((key) => key.startsWith('outbox:'))
      return waiting || restored(store).choices['r2'] === 'c'
    })
    await expect(fc.assert(property)).resolves.toBeUndefined()
  })
})

describe('an attempt that was continued on another device', () => {
  const there: ServerProgress = {
    startTime: new Date(started).toISOString(),
    phase: 'reading',
    index: 1,
    answers: { r1: '사과', r3: '쓰지 맙니다' },
    plays: {},
    readingStartTime: new Date(started).toISOString(),
    revision: 4,
  }

  it('continues here with the same answers, position and time', async () => {
    const store = fakeStore()
    expect((await recover(store, there)).notices).toEqual(['progress-from-server'])
    const sample = beginSession({ definition: exam, store, clock: fakeClock(started + 10 * minute) })
    expect(sample.session.getSnapshot()).toMatchObject({
      secondsLeft: 15 * 60,
      state: { index: 1, choices: { r1: 'a', r3: 'c' } },
    })
  })

  it('preserves unsent answers, and takes the newer of the others', async () => {
    const store = fakeStore({
      ...good,
      [keys.choices]: `{"r1":["b",${started + 100}],"r2":["c",${started + 900}]}`,
      [keys.lastSync]: `{"revision":3,"at":${started + 500}}`,
    })
    await recover(store, { ...there, answers: { r1: '사과', r2: '여행' } })
    expect(restored(store).choices).toEqual({ r1: 'a', r2: 'c' })
    expect(store.get(keys.lastSync)).toBe(`{"revision":4,"at":${started + 500}}`)
  })

  it('is not merged again for a known revision', async () => {
    const store = fakeStore({ ...good, [keys.lastSync]: `{"revision":4,"at":${started + 900}}` })
    expect((await recover(store, there)).notices).toEqual([])
    expect(restored(store).choices).toEqual({ r1: 'b', r2: 'c' })
  })

  it('continues in listening', async () => {
    const store = fakeStore(good)
    const listening = { ...there, phase: 'listening' as const, index: 4, plays: { l2: 1 } }
    await recover(store, { ...listening, listeningStartTime: new Date(started + 20 * minute).toISOString() })
    expect(restored(store)).toMatchObject({ phase: 'listening', index: 4, plays: 1, choices: { r2: 'c', r3: 'c' } })
  })

  const begunAt = (at: number) => ({
    ...there,
    startTime: new Date(at).toISOString(),
    readingStartTime: new Date(at).toISOString(),
  })

  it('replaces an earlier one without answers', async () => {
    const store = fakeStore({ ...good, [keys.userAnswers]: '{}', [keys.choices]: '{}' })
    await recover(store, begunAt(started + 5 * minute))
    expect(restored(store)).toMatchObject({ startedAt: started + 5 * minute, choices: { r1: 'a', r3: 'c' } })
  })

  it('replaces one whose time was over before, and saves that result to the outbox', async () => {
    const store = fakeStore(good)
    expect((await recover(store, begunAt(started + 60 * minute))).notices).toEqual(['progress-from-server'])
    expect(restored(store)).toMatchObject({ startedAt: started + 60 * minute, choices: { r1: 'a', r3: 'c' } })
    const waiting = store.get(`outbox:${ownerId}:sample:${new Date(started).toISOString()}`)
    expect(JSON.parse(waiting ?? '{}')).toMatchObject({ totalScore: 5 })
  })

  it.each([-5, 5])('started %d minutes apart does not replace one with answers', async (minutes) => {
    const store = fakeStore(good)
    expect((await recover(store, begunAt(started + minutes * minute))).notices).toEqual([])
    expect(restored(store)).toMatchObject({ startedAt: started, choices: { r1: 'b', r2: 'c' } })
  })

  it('is not restored after starting over', async () => {
    const store = fakeStore(good)
    clearProgress({ definition: exam, ownerId, store })
    expect((await recover(store, there)).notices).toEqual([])
    expect(restored(store).startedAt).toBeNull()
  })

  it('is not restored after the finish, sent or not', async () => {
    const sample = beginSession({
      definition: exam,
      store: fakeStore(good),
      clock: fakeClock(started),
      answers: ['offline'],
    })
    sample.clock.sleep(60 * minute)
    await flushPromises()
    await recover(sample.store, there)
    expect(restored(sample.store).phase).toBe('finished')
    clearProgress({ definition: exam, ownerId, store: sample.store })
    await recover(sample.store, there)
    expect(restored(sample.store).startedAt).toBeNull()
  })
})

describe('Start Exam', () => {
  const address = (sample: SampleSession) => ({ definition: exam, ownerId, store: sample.store })

  function left(options: SampleSessionOptions = {}) {
    const sample = beginSession({ definition: exam, ...options })
    sample.session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'b' })
    sample.session.dispose()
    return sample
  }

  it('F18: Start over parks the unfinished attempt', () => {
    const sample = left()
    const before = sample.store.entries()
    clearProgress(address(sample))
    const [record] = backup(sample.store)
    expect(record).toMatchObject({ reason: 'started-over', ownerId })
    expect(record?.values[keys.userAnswers]).toBe(before[keys.userAnswers])
    expect(resumableAttempt(address(sample), sample.clock.now())).toBeNull()
  })

  it('limits parked attempts to the latest twenty', () => {
    const store = fakeStore()
    for (let time = 0; time < 25; time += 1) {
      clearProgress({ ...address(left({ store, clock: fakeClock(started + time * minute) })), store })
    }
    const starts = backup(store).map(({ values }) => Number(values[keys.startTime]))
    expect(starts).toEqual(Array.from({ length: 20 }, (_, index) => started + (index + 5) * minute))
  })

  it('removes the old attempt from the backup store', async () => {
    const backupStore = fakeBackupStore()
    const sample = left({ backupStore })
    const copy = backupStore.entries()
    clearProgress({ ...address(sample), backupStore })
    expect(backupStore.entries()).toEqual({})
    await recoverProgress({ ...address(sample), backupStore: fakeBackupStore(copy) })
    expect(restored(sample.store).startedAt).toBeNull()
  })

  it('finishes an attempt whose time is over, and saves the result to the outbox', async () => {
    const sample = left()
    const now = sample.clock.now() + 24 * 60 * minute
    const result = saveExpiredAttempt(address(sample), now)
    expect(result).toMatchObject({
      totalScore: 5,
      startTime: new Date(started).toISOString(),
      timestamp: new Date(started + 50 * minute).toISOString(),
    })
    clearProgress(address(sample))
    const next = beginSession({ definition: exam, store: sample.store, clock: fakeClock(now) })
    await flushPromises()
    expect(next.sender.sent).toEqual([result])
    expect(next.session.getSnapshot()).toMatchObject({ secondsLeft: 1500, state: { choices: {} }, resultStatus: null })
  })

  it('finishes it once, and its review can be opened', async () => {
    const sample = left()
    const now = sample.clock.now() + 60 * minute
    const result = saveExpiredAttempt(address(sample), now)
    expect(saveExpiredAttempt(address(sample), now)).toBeNull()
    const review = sampleSession({ definition: exam, store: sample.store, clock: fakeClock(now) })
    expect(review.session.getSnapshot()).toMatchObject({ result, state: { phase: 'finished', choices: { r1: 'b' } } })
  })

  it('changes neither an attempt with time left nor an empty store', () => {
    const sample = left()
    const before = sample.store.entries()
    expect(saveExpiredAttempt(address(sample), sample.clock.now() + minute)).toBeNull()
    expect(sample.store.entries()).toEqual(before)
    expect(saveExpiredAttempt({ ...address(sample), store: fakeStore() }, sample.clock.now())).toBeNull()
  })

  it('the new attempt replaces the old one on another device', async () => {
    const progress = fakeProgress()
    const first = left({ progress })
    await flushPromises()
    clearProgress(address(first))
    const anew = beginSession({ definition: exam, store: first.store, clock: fakeClock(started + minute), progress })
    await passSeconds(anew.clock, 6)
    expect(progress.saved?.startTime).toBe(new Date(started + minute).toISOString())
  })
})
