import { describe, expect, it } from 'vitest'
import {
  answerReading,
  fakeBackupStore,
  fakeClock,
  fakeStore,
  type FakeStore,
  flushPromises,
  sampleExam,
  type SampleSession,
  type SampleSessionOptions,
} from '../testing'
import { recoverProgress } from './index'
import { answerQuestion, beginSession } from '../testing/sampleSession'
import { parseBackup } from './progress/attemptStorage'

const exam = sampleExam({ reading: 2, listening: 2 })
const ownerId = 'learner-1'
const copyKey = 'attempt:learner-1:sample'

const begun = (options: SampleSessionOptions = {}) => beginSession({ definition: exam, ...options })

function snapshot({ session }: SampleSession) {
  return session.getSnapshot()
}

function countingStore(): FakeStore & { writes: number } {
  const store = fakeStore()
  const counting = {
    ...store,
    writes: 0,
    set(key: string, value: string) {
      counting.writes += 1
      store.set(key, value)
    },
  }
  return counting
}

describe('write-through', () => {
  it('stores each answer at once', () => {
    const sample = begun()
    answerQuestion(sample, 'r1', 'c')
    expect(sample.store.get('exam-sample-userAnswers')).toBe('{"r1":"우산"}')
    expect(sample.store.get('exam-sample-choices')).toMatch(/^\{"r1":\["c",\d+\]\}$/)
  })

  it('writes nothing during a minute without answers', () => {
    const store = countingStore()
    const sample = begun({ store })
    store.writes = 0
    sample.clock.advance(60_000)
    expect(store.writes).toBe(0)
  })
})

describe('the backup store', () => {
  it('has the whole attempt after each change', () => {
    const backupStore = fakeBackupStore()
    const sample = begun({ backupStore })
    answerQuestion(sample, 'r2', 'd')
    const values = parseBackup(backupStore.entries()[copyKey] ?? null)
    expect(Object.fromEntries(values)).toEqual(sample.store.entries())
  })

  it('is not written without a change', () => {
    const backupStore = fakeBackupStore()
    const sample = begun({ backupStore })
    backupStore.remove(copyKey)
    sample.clock.advance(10_000)
    expect(backupStore.entries()).toEqual({})
  })

  it('F6: restores answers that a crashed browser has not written to the disk', async () => {
    const backupStore = fakeBackupStore()
    const sample = begun({ backupStore })
    answerQuestion(sample, 'r1', 'a')
    const onDisk = sample.store.entries()
    answerQuestion(sample, 'r1', 'b')
    answerQuestion(sample, 'r2', 'c')
    const store = fakeStore(onDisk)
    const recovery = await recoverProgress({ definition: exam, ownerId, store, backupStore })
    expect(recovery.notices).toEqual(['progress-restored'])
    expect(snapshot(begun({ store, backupStore })).state.choices).toEqual({ r1: 'b', r2: 'c' })
  })

  it('restores answers, position, time and flags of an empty store', async () => {
    const backupStore = fakeBackupStore()
    const sample = begun({ backupStore })
    answerQuestion(sample, 'r2', 'c')
    sample.session.send({ type: 'toggleFlag', questionId: 'r1' })
    sample.clock.advance(60_000)
    const store = fakeStore()
    await recoverProgress({ definition: exam, ownerId, store, backupStore })
    const after = begun({ store, backupStore, clock: fakeClock(sample.clock.now()) })
    expect(snapshot(after)).toMatchObject({ secondsLeft: 24 * 60, state: { index: 1, choices: { r2: 'c' } } })
    expect([...snapshot(after).flags]).toEqual(['r1'])
  })

  it('does not overwrite newer progress with an older backup', async () => {
    const sample = begun()
    answerQuestion(sample, 'r1', 'a')
    const old = { version: 1, values: sample.store.entries() }
    sample.clock.advance(1000)
    answerQuestion(sample, 'r1', 'b')
    const backupStore = fakeBackupStore({ [copyKey]: JSON.stringify(old) })
    const recovery = await recoverProgress({ definition: exam, ownerId, store: sample.store, backupStore })
    expect(recovery.notices).toEqual([])
    expect(snapshot(begun({ store: sample.store })).state.choices).toEqual({ r1: 'b' })
  })

  it("ignores another user's backup", async () => {
    const backupStore = fakeBackupStore()
    answerQuestion(begun({ backupStore }), 'r1', 'a')
    const store = fakeStore()
    await recoverProgress({ definition: exam, ownerId: 'learner-2', store, backupStore })
    expect(store.keys()).toEqual(['exam-sample-owner'])
  })

  it('restores a finished result to the outbox', async () => {
    const backupStore = fakeBackupStore()
    const sample = begun({ backupStore, answers: ['offline'] })
    answerQuestion(sample, 'r1', 'b')
    sample.clock.sleep(60 * 60_000)
    await flushPromises()
    const store = fakeStore()
    await recoverProgress({ definition: exam, ownerId, store, backupStore })
    const after = begun({ store, backupStore })
    await flushPromises()
    expect(after.sender.sent).toEqual([snapshot(sample).result])
    expect(snapshot(after).state.phase).toBe('finished')
  })

  it.each(['', '{', '[]', '{"version":2,"values":{}}', '{"version":1,"values":7}', '{"version":1,"values":{"a":1}}'])(
    'a copy %j that is none of ours counts as none',
    async (text) => {
      const store = fakeStore()
      const backupStore = fakeBackupStore({ [copyKey]: text })
      const recovery = await recoverProgress({ definition: exam, ownerId, store, backupStore })
      expect(recovery).toEqual({ notices: [], quarantined: [] })
    },
  )

  it('does not block the exam when it fails', async () => {
    const backupStore = fakeBackupStore()
    backupStore.breakDown()
    await expect(recoverProgress({ definition: exam, ownerId, store: fakeStore(), backupStore })).resolves.toBeDefined()
  })
})

describe('F28: keys deleted while the exam runs', () => {
  function cleared(sample: SampleSession) {
    for (const key of sample.store.keys()) sample.store.remove(key)
  }

  it('are rewritten on wake', () => {
    const sample = begun()
    answerQuestion(sample, 'r1', 'b')
    const before = sample.store.entries()
    cleared(sample)
    sample.clock.wake()
    expect(sample.store.entries()).toEqual(before)
  })

  it('are rewritten with the next change', () => {
    const sample = begun()
    answerQuestion(sample, 'r1', 'b')
    const before = sample.store.keys().toSorted()
    cleared(sample)
    answerQuestion(sample, 'r2', 'b')
    expect(sample.store.keys().toSorted()).toEqual(before)
    expect(snapshot(begun({ store: sample.store })).state.choices).toEqual({ r1: 'b', r2: 'b' })
  })
})

describe('a store that is not writable', () => {
  it.each([
    ['F25: is full', { set: () => {} }],
    ['F26: rejects writes', { set: () => {}, get: () => null, keys: () => [], remove: () => {} }],
  ])('%s: the exam continues, shows a notice, and sends its result', async (_, broken) => {
    const store: FakeStore = { ...fakeStore(), ...broken }
    const sample = begun({ store })
    answerReading(sample)
    expect(snapshot(sample)).toMatchObject({
      isStorePersistent: false,
      saveState: 'memory',
      state: { choices: { r1: 'b', r2: 'b' } },
    })
    expect([...snapshot(sample).notices]).toContain('storage-dead')
    sample.clock.sleep(60 * 60_000)
    await flushPromises()
    expect(sample.sender.sent).toHaveLength(1)
    expect(snapshot(sample).resultStatus).toMatchObject({ kind: 'saved' })
  })

  it('shows its notice once, until it is dismissed', () => {
    const sample = begun({ store: { ...fakeStore(), set: () => {} } })
    expect([...snapshot(sample).notices]).toEqual(['storage-dead'])
    sample.session.send({ type: 'dismissNotice', notice: 'storage-dead' })
    answerQuestion(sample, 'r1', 'a')
    expect(snapshot(sample).notices.size).toBe(0)
  })

  it('F15: does not overwrite the keys of a user who logs in in another tab', () => {
    const backupStore = fakeBackupStore()
    const sample = begun({ backupStore })
    answerQuestion(sample, 'r1', 'a')
    begun({ store: sample.store, ownerId: 'learner-2' })
    const others = sample.store.entries()
    answerQuestion(sample, 'r2', 'c')
    sample.clock.wake()
    expect(sample.store.entries()).toEqual(others)
    expect(backupStore.entries()[copyKey]).toContain('r2')
  })
})

describe('events during another dispatch', () => {
  it('are queued, and none is lost', () => {
    const sample = begun()
    const { session } = sample
    const heard: string[] = []
    session.subscribe(() => {
      const { state } = session.getSnapshot()
      heard.push(Object.keys(state.choices).join())
      // A listener that answers synchronously: the first answer is complete.
      if (state.choices['r1'] !== undefined && state.index === 0) session.send({ type: 'next' })
      if (state.index === 1 && state.choices['r2'] === undefined) {
        session.send({ type: 'selectAnswer', questionId: 'r2', optionId: 'd' })
      }
    })
    answerQuestion(sample, 'r1', 'c')
    expect(snapshot(sample).state).toMatchObject({ index: 1, choices: { r1: 'c', r2: 'd' } })
    expect(heard.at(-1)).toBe('r1,r2')
  })

  it('are handled after the remaining effects', () => {
    const sample = begun({ behaviour: 'does-not-load' })
    answerReading(sample)
    expect(sample.session.send({ type: 'proceed' })).toBeNull()
    expect(sample.audio.played).toHaveLength(2)
    expect(snapshot(sample).state.clip).toMatchObject({ status: 'failed', failure: 'failed-to-load' })
    expect(sample.store.get('exam-sample-phase')).toBe('listening')
  })

  it('triggered by a write are handled after it', () => {
    const store = fakeStore()
    const written: string[] = []
    let asked: ((key: string) => void) | undefined
    const eager: FakeStore = {
      ...store,
      set(key, value) {
        written.push(key)
        store.set(key, value)
        asked?.(key)
      },
    }
    const sample = begun({ store: eager })
    let rejection: unknown = 'none'
    asked = (key) => {
      asked = undefined
      expect(key).toBe('exam-sample-choices')
      rejection = sample.session.send({ type: 'goTo', index: 1 })
    }
    answerQuestion(sample, 'r1', 'a')
    expect(rejection).toBeNull()
    expect(written.slice(-3)).toEqual([
      'exam-sample-choices',
      'exam-sample-userAnswers',
      'exam-sample-currentQuestionIndex',
    ])
  })
})
