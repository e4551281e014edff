import { describe, expect, it, vi } from 'vitest'
import {
  answerReading,
  fakeClock,
  flushPromises,
  sampleExam,
  type SampleSession,
  sampleSession,
  type SampleSessionOptions,
} from '../testing'
import { resumableAttempt } from './index'
import { beginSession } from '../testing/sampleSession'
import { clearProgress } from './progress/progress'

const minute = 60_000
const exam = sampleExam({ reading: 2, listening: 2 })

const begun = (options: SampleSessionOptions = {}) => beginSession({ definition: exam, ...options })

/** Answers reading and confirms the dialog; the first clip starts. */
async function inListening(options: SampleSessionOptions = {}) {
  const sample = begun(options)
  answerReading(sample)
  sample.session.send({ type: 'proceed' })
  await flushPromises()
  return sample
}

/** Reloads the page: the old session receives no more ticks. */
function reload({ clock, store }: SampleSession, options: SampleSessionOptions = {}) {
  clock.hide()
  return begun({ clock: fakeClock(clock.now()), store, ...options })
}

function snapshot({ session }: SampleSession) {
  return session.getSnapshot()
}

describe('a session', () => {
  it('starts on begin', () => {
    const sample = sampleSession({ definition: exam })
    expect(snapshot(sample).state.startedAt).toBeNull()
    expect(sample.session.send({ type: 'next' })).toBe('not-begun')
    sample.session.send({ type: 'begin' })
    expect(snapshot(sample)).toMatchObject({ secondsLeft: 1500, dialog: null, resultStatus: null })
  })

  it('returns the same snapshot until something visible changes', () => {
    const sample = begun()
    const listener = vi.fn<() => void>()
    sample.session.subscribe(listener)
    const before = snapshot(sample)
    sample.clock.wake()
    sample.clock.wake()
    expect(snapshot(sample)).toBe(before)
    expect(listener).not.toHaveBeenCalled()
    sample.clock.advance(1000)
    expect(snapshot(sample)).toMatchObject({ secondsLeft: 1499 })
    expect(snapshot(sample).state).toBe(before.state)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('notifies listeners once per command', () => {
    const sample = begun({ behaviour: 'does-not-load' })
    answerReading(sample)
    const listener = vi.fn<() => void>()
    sample.session.subscribe(listener)
    sample.session.send({ type: 'proceed' })
    expect(snapshot(sample).state.clip.status).toBe('failed')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('handles begin twice, as React calls it in development', async () => {
    const sample = await inListening()
    sample.session.dispose()
    expect(sample.audio.isPlaying).toBe(false)
    sample.session.send({ type: 'begin' })
    sample.session.send({ type: 'begin' })
    await flushPromises()
    expect(sample.audio.isPlaying).toBe(true)
    expect(sample.audio.played).toHaveLength(2)
  })

  it('sets the volume', () => {
    const sample = begun()
    sample.session.send({ type: 'setVolume', volume: 0.3 })
    expect(sample.audio.volume).toBe(0.3)
    sample.session.send({ type: 'setVolume', volume: 7 })
    expect(snapshot(sample).volume).toBe(1)
  })
})

describe('dialogs', () => {
  it('closes when reading time runs out', () => {
    const sample = begun()
    answerReading(sample)
    sample.session.send({ type: 'next' })
    sample.clock.sleep(25 * minute)
    expect(snapshot(sample)).toMatchObject({ dialog: null, state: { phase: 'listening' } })
  })

  it('a disabled action opens none', () => {
    const sample = begun()
    expect(sample.session.send({ type: 'next' })).toBe('unanswered')
    expect(snapshot(sample).dialog).toBeNull()
  })
})

describe('the whole exam', () => {
  it('plays every clip twice, opens 5 s after each, and saves once', async () => {
    const sample = await inListening()
    for (const questionId of ['l1', 'l2']) {
      sample.clock.advance(3000)
      await flushPromises()
      sample.clock.advance(3000)
      expect(snapshot(sample)).toMatchObject({ windowSecondsLeft: 5, state: { clip: { status: 'answering' } } })
      expect(sample.session.send({ type: 'selectAnswer', questionId, optionId: 'b' })).toBeNull()
      sample.clock.advance(5000)
      await flushPromises()
    }
    expect(sample.audio.played.map(({ url }) => url)).toEqual([
      '/media/l1.m4a',
      '/media/l1.m4a',
      '/media/l2.m4a',
      '/media/l2.m4a',
    ])
    expect(sample.sender.sent).toHaveLength(1)
    expect(snapshot(sample)).toMatchObject({
      state: { phase: 'finished' },
      result: { totalScore: 20, percentageScore: 100 },
      resultStatus: { kind: 'saved', attempt: 1 },
    })
    expect(Object.keys(sample.store.entries()).toSorted()).toEqual([
      'exam-sample-isFinished',
      'exam-sample-owner',
      'exam-sample-result',
    ])
  })
})

describe('a reload', () => {
  it('F2: during a play continues from its position, and no play is gained or lost', async () => {
    const sample = await inListening({ clipSeconds: 10 })
    sample.clock.advance(7000)
    const after = reload(sample, { clipSeconds: 10 })
    await flushPromises()
    expect(after.audio.played).toEqual([{ url: '/media/l1.m4a', from: 7 }])
    after.clock.advance(3000)
    await flushPromises()
    expect(snapshot(after).state.plays).toBe(1)
  })

  it('after the finish shows the same result and sends nothing again', async () => {
    const sample = begun({ answers: [{ kind: 'saved', attempt: 3, graded: { questions: [] } }] })
    sample.session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'b' })
    sample.clock.sleep(60 * minute)
    await flushPromises()
    const after = reload(sample)
    await flushPromises()
    expect(after.sender.sent).toEqual([])
    expect(snapshot(after)).toMatchObject({
      state: { phase: 'finished', choices: { r1: 'b' } },
      result: { totalScore: 5 },
      resultStatus: { kind: 'saved', attempt: 3, graded: { questions: [] } },
    })
  })
})

describe('blocked and failed audio', () => {
  it("F29: blocked: 'Play audio' plays", async () => {
    const sample = await inListening({ behaviour: 'blocked' })
    expect(snapshot(sample).state.clip).toMatchObject({ status: 'blocked', deadline: null })
    sample.audio.behave('plays')
    sample.session.send({ type: 'playAudio' })
    await flushPromises()
    expect(snapshot(sample).state).toMatchObject({ plays: 0, clip: { status: 'playing' } })
  })

  it.each([
    { behaviour: 'fails', failure: 'failed-to-play' },
    { behaviour: 'does-not-load', failure: 'failed-to-load' },
  ] as const)('F30: $behaviour: one silent retry, then $failure', async ({ behaviour, failure }) => {
    const sample = await inListening({ behaviour })
    expect(sample.audio.played).toHaveLength(2)
    expect(snapshot(sample)).toMatchObject({ windowSecondsLeft: 30, state: { clip: { status: 'failed', failure } } })
  })
})

describe('Start Exam', () => {
  const address = (sample: SampleSession, ownerId = 'learner-1') => ({ definition: exam, ownerId, store: sample.store })

  it('finds an unfinished attempt with time left', () => {
    const sample = sampleSession({ definition: exam })
    expect(resumableAttempt(address(sample), sample.clock.now())).toBeNull()
    sample.session.send({ type: 'begin' })
    const startedAt = sample.clock.now()
    expect(resumableAttempt(address(sample), startedAt)).toEqual({ startedAt, secondsLeft: 25 * 60 })
    // The time of reading has run out: that of listening runs.
    expect(resumableAttempt(address(sample), startedAt + 49 * minute)).toEqual({ startedAt, secondsLeft: 60 })
    expect(resumableAttempt(address(sample), sample.clock.now() + 50 * minute)).toBeNull()
  })

  it('clears saved progress, and the exam starts anew', () => {
    const sample = begun()
    answerReading(sample)
    sample.session.dispose()
    sample.clock.advance(minute)
    clearProgress(address(sample))
    expect(Object.keys(sample.store.entries())).toEqual(['exam-sample-owner', 'exam-sample-backup'])
    expect(snapshot(reload(sample))).toMatchObject({ secondsLeft: 1500, state: { index: 0, choices: {} } })
  })

  it.each(['', null])('claims progress without an owner (%j)', (owner) => {
    const sample = begun()
    sample.session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'c' })
    sample.session.dispose()
    if (owner === null) sample.store.remove('exam-sample-owner')
    else sample.store.set('exam-sample-owner', owner)
    expect(snapshot(reload(sample, { ownerId: 'learner-2' })).state.choices).toEqual({ r1: 'c' })
    expect(sample.store.keys().filter((key) => key.startsWith('aside'))).toEqual([])
  })

  it("parks another user's progress and restores it for that user", () => {
    const sample = begun()
    sample.session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'c' })
    sample.session.dispose()
    expect(resumableAttempt(address(sample, 'learner-2'), sample.clock.now())).toBeNull()
    clearProgress(address(sample, 'learner-2'))
    expect(snapshot(reload(sample, { ownerId: 'learner-2' })).state.choices).toEqual({})
    expect(snapshot(reload(sample)).state.choices).toEqual({ r1: 'c' })
  })
})
