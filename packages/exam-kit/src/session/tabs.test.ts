import { describe, expect, it } from 'vitest'
import {
  answerReading,
  fakeClock,
  type FakeLocks,
  fakeLocks,
  flushPromises,
  sampleExam,
  type SampleSession,
  sampleSession,
} from '../testing'
import { startOver } from './index'
import { answerQuestion, beginSession } from '../testing/sampleSession'
import type { FakeLock } from '../testing/fakeLocks'
import { fakeStorage, type FakeStorage } from '../testing/fakeStorage'

const exam = sampleExam({ reading: 3, listening: 2 })
const minute = 60_000

interface Browser {
  readonly storage: FakeStorage
  readonly locks: FakeLocks
  open(): Promise<SampleSession & { readonly lock: FakeLock }>
}

function browser(): Browser {
  const storage = fakeStorage()
  const locks = fakeLocks()
  return {
    storage,
    locks,
    async open() {
      const lock = locks.tab()
      const sample = beginSession({ definition: exam, store: storage.tab(), lock })
      await flushPromises()
      return { ...sample, lock }
    },
  }
}

/** Two tabs of a browser without locks. */
function lockless() {
  const storage = fakeStorage()
  const clock = fakeClock()
  const open = () => {
    const sample = beginSession({ definition: exam, store: storage.tab(), clock })
    return sample
  }
  return { storage, clock, first: open(), second: open() }
}

function choices({ session }: SampleSession) {
  return session.getSnapshot().state.choices
}

describe('F16: one tab at a time has the exam', () => {
  it('is checking until the lock responds', async () => {
    const { storage } = browser()
    const sample = beginSession({ definition: exam, store: storage.tab(), lock: fakeLocks().tab() })
    expect(sample.session.getSnapshot().access).toBe('checking')
    expect(sample.session.send({ type: 'next' })).toBe('open-elsewhere')
    await flushPromises()
    expect(sample.session.getSnapshot()).toMatchObject({ access: 'writer', secondsLeft: 1500 })
  })

  it('the second has read access: rejects commands, and neither writes nor plays nor sends', async () => {
    const { open, storage } = browser()
    const first = await open()
    answerReading(first)
    first.session.send({ type: 'proceed' })
    storage.deliver()
    const before = storage.entries()
    const second = await open()
    expect(second.session.getSnapshot().access).toBe('reader')
    expect(answerQuestion(second, 'l1', 'a')).toBe('open-elsewhere')
    second.clock.advance(60 * minute)
    second.clock.wake()
    second.clock.hide()
    await flushPromises()
    expect(storage.entries()).toEqual(before)
    expect(second.audio.played).toEqual([])
    expect(second.sender.sent).toEqual([])
  })

  it('the second shows the changes of the first, and the time', async () => {
    const { open, storage } = browser()
    const first = await open()
    const second = await open()
    answerQuestion(first, 'r2', 'c')
    storage.deliver()
    expect(choices(second)).toEqual({ r2: 'c' })
    second.clock.advance(minute)
    expect(second.session.getSnapshot().secondsLeft).toBe(24 * 60)
  })

  it('after stealLock the second continues, and the first has read access with its state intact', async () => {
    const { open, storage } = browser()
    const first = await open()
    const second = await open()
    answerQuestion(first, 'r1', 'a')
    answerQuestion(first, 'r3', 'd')
    storage.deliver()
    second.session.send({ type: 'stealLock' })
    await flushPromises()
    storage.deliver()
    expect(first.session.getSnapshot()).toMatchObject({ access: 'reader', state: { choices: { r1: 'a', r3: 'd' } } })
    expect(second.session.getSnapshot()).toMatchObject({
      access: 'writer',
      state: { index: 2, choices: { r1: 'a', r3: 'd' } },
    })
    expect(answerQuestion(second, 'r2', 'b')).toBeNull()
    storage.deliver()
    expect(choices(first)).toEqual({ r1: 'a', r2: 'b', r3: 'd' })
  })

  it('the first can steal the lock back', async () => {
    const { open, storage } = browser()
    const first = await open()
    const second = await open()
    second.session.send({ type: 'stealLock' })
    await flushPromises()
    answerQuestion(second, 'r2', 'b')
    storage.deliver()
    first.session.send({ type: 'stealLock' })
    await flushPromises()
    expect(first.session.getSnapshot()).toMatchObject({ access: 'writer', state: { choices: { r2: 'b' } } })
    expect(second.session.getSnapshot().access).toBe('reader')
  })

  it('a running clip pauses in the tab that lost the lock, and continues in the other', async () => {
    const { open, storage } = browser()
    const first = await open()
    const second = await open()
    answerReading(first)
    first.session.send({ type: 'proceed' })
    await flushPromises()
    storage.deliver()
    second.session.send({ type: 'stealLock' })
    await flushPromises()
    expect(first.audio.isPlaying).toBe(false)
    expect(second.audio.isPlaying).toBe(true)
  })

  it.each(['crash', 'close'] as const)('after a %s of the first the second continues on wake', async (end) => {
    const { open } = browser()
    const first = await open()
    const second = await open()
    if (end === 'crash') first.lock.crash()
    else first.session.dispose()
    await flushPromises()
    second.clock.wake()
    await flushPromises()
    expect(second.session.getSnapshot().access).toBe('writer')
  })

  it('F11: dispose and begin in one task, as React does in development, does not release the lock', async () => {
    const { open } = browser()
    const first = await open()
    const second = await open()
    first.session.dispose()
    first.session.send({ type: 'begin' })
    await flushPromises()
    second.clock.wake()
    await flushPromises()
    expect(first.session.getSnapshot().access).toBe('writer')
    expect(second.session.getSnapshot().access).toBe('reader')
  })

  it('successive sessions of one tab share the lock, and the later one is notified of its loss', async () => {
    const { storage, locks } = browser()
    const lock = locks.tab()
    // As with Web Locks, claiming a held name again does not replace its `onLost`.
    const held = new Set<string>()
    const once: FakeLock = {
      ...lock,
      claim: (name, onLost) => (held.has(name) ? Promise.resolve('held') : (held.add(name), lock.claim(name, onLost))),
    }
    const rooms = [0, 1].map(() => sampleSession({ definition: exam, store: storage.tab(), lock: once }))
    rooms[0]?.session.send({ type: 'begin' })
    await flushPromises()
    rooms[0]?.session.dispose()
    rooms[1]?.session.send({ type: 'begin' })
    await flushPromises()
    await expect(locks.tab().claim('exam:sample', () => {})).resolves.toBe('elsewhere')
    await locks.tab().steal('exam:sample', () => {})
    await flushPromises()
    expect(rooms[1]?.session.getSnapshot().access).toBe('reader')
  })

  it('a finish in one tab finishes all, and sends once', async () => {
    const { open, storage } = browser()
    const first = await open()
    const second = await open()
    answerQuestion(first, 'r1', 'b')
    first.clock.sleep(60 * minute)
    await flushPromises()
    storage.deliver()
    await flushPromises()
    const { state, result, access } = second.session.getSnapshot()
    expect({ phase: state.phase, access, score: result?.totalScore }).toEqual({
      phase: 'finished',
      access: 'writer',
      score: 5,
    })
    expect(first.sender.sent).toHaveLength(1)
    expect(second.sender.sent).toEqual([])
  })

  it('a lock that rejects does not block the exam', async () => {
    const broken: FakeLock = {
      claim: () => Promise.reject(new Error('broken')),
      steal: () => Promise.reject(new Error('broken')),
      release: () => {},
      crash: () => {},
    }
    const sample = beginSession({ definition: exam, lock: broken })
    await flushPromises()
    expect(sample.session.getSnapshot().access).toBe('writer')
  })

  it('F18: Start over in one tab is not undone by another open tab', async () => {
    const { open, storage, locks } = browser()
    const first = await open()
    answerQuestion(first, 'r1', 'a')
    storage.deliver()
    await startOver({ definition: exam, ownerId: 'learner-1', store: storage.tab(), lock: locks.tab() })
    storage.deliver()
    expect(first.session.getSnapshot().access).toBe('reader')
    first.clock.advance(minute)
    first.clock.hide()
    expect(storage.entries()['exam-sample-startTime']).toBeUndefined()
  })
})

describe('a tab that shows a result', () => {
  it.each([
    ['which another tab has started', true],
    ['also if it was frozen and received no events', false],
  ])('does not finish the next attempt, %s', async (_, isNotified) => {
    const { open, storage, locks } = browser()
    const first = await open()
    answerQuestion(first, 'r1', 'a')
    first.clock.sleep(60 * minute)
    await flushPromises()
    const store = isNotified ? storage.tab() : first.store
    await startOver({ definition: exam, ownerId: 'learner-1', store, lock: locks.tab() })
    storage.deliver()
    if (isNotified) first.clock.wake()
    const second = await open()
    answerQuestion(second, 'r2', 'b')
    storage.deliver()
    first.clock.wake()
    storage.deliver()
    answerQuestion(second, 'r3', 'c')
    expect(first.session.getSnapshot().state.phase).toBe('finished')
    expect(second.session.getSnapshot().state.phase).toBe('reading')
    expect(choices(second)).toEqual({ r2: 'b', r3: 'c' })
    const reloaded = sampleSession({ definition: exam, store: storage.tab() })
    expect(choices(reloaded)).toEqual({ r2: 'b', r3: 'c' })
  })
})

describe('F17: two writing tabs in a browser without locks', () => {
  it('converge on the later answer of one question', () => {
    const { first, second, storage, clock } = lockless()
    answerQuestion(second, 'r1', 'c')
    clock.advance(1000)
    answerQuestion(first, 'r1', 'a')
    storage.deliver()
    expect([choices(first), choices(second)]).toEqual([{ r1: 'a' }, { r1: 'a' }])
  })

  it('stop writing: no endless loop of events', () => {
    const { first, second, storage } = lockless()
    answerQuestion(first, 'r1', 'a')
    answerQuestion(second, 'r1', 'b')
    answerQuestion(second, 'r3', 'd')
    storage.deliver()
    const before = storage.entries()
    storage.deliver()
    expect(storage.entries()).toEqual(before)
    expect(choices(first)).toEqual(choices(second))
  })

  it('enter listening together, and finish once', async () => {
    const { first, second, storage, clock } = lockless()
    answerReading(first)
    first.session.send({ type: 'proceed' })
    storage.deliver()
    expect(second.session.getSnapshot().state.phase).toBe('listening')
    clock.sleep(60 * minute)
    storage.deliver()
    await flushPromises()
    expect(first.session.getSnapshot().result).toEqual(second.session.getSnapshot().result)
    const starts = [...first.sender.sent, ...second.sender.sent].map(({ startTime }) => startTime)
    expect(new Set(starts).size).toBe(1)
  })
})
