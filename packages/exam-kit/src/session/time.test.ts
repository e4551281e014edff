import { describe, expect, it } from 'vitest'
import {
  answerReading,
  fakeClock,
  type FakeClock,
  flushPromises,
  sampleExam,
  type SampleSession,
  sampleSession,
} from '../testing'
import { beginSession } from '../testing/sampleSession'

const exam = sampleExam({ reading: 2, listening: 2 })
const minute = 60_000

function begun(clock: FakeClock = fakeClock()) {
  const sample = beginSession({ definition: exam, clock })
  sample.session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'b' })
  return sample
}

function secondsLeft({ session }: SampleSession) {
  return session.getSnapshot().secondsLeft
}

function notices({ session }: SampleSession) {
  return [...session.getSnapshot().notices]
}

/** A browser whose monotonic time includes sleep. */
function clockThatCountsSleep(): FakeClock {
  const clock = fakeClock()
  let slept = 0
  return {
    ...clock,
    monotonic: () => (clock.monotonic?.() ?? 0) + slept,
    sleep(ms) {
      slept += ms
      clock.sleep(ms)
    },
  }
}

/** A browser without monotonic time. */
function plainClock(): FakeClock {
  const { monotonic: _, ...clock } = fakeClock()
  return clock
}

describe('the time of an exam', () => {
  it.each([
    ['with monotonic time', fakeClock],
    ['without', plainClock],
  ])('F19: neither gains nor loses time by a clock set back (%s)', (_, makeClock) => {
    const sample = begun(makeClock())
    sample.clock.advance(5 * minute)
    sample.clock.set(sample.clock.now() - 60 * minute)
    sample.clock.advance(minute)
    expect(Math.abs(secondsLeft(sample) - 19 * 60)).toBeLessThanOrEqual(1)
    expect(sample.session.getSnapshot().state.choices).toEqual({ r1: 'b' })
    expect(notices(sample)).toEqual(['clock-changed'])
  })

  it('F19: neither gains nor loses time by a clock set back and a reload', () => {
    const sample = begun()
    sample.clock.advance(5 * minute)
    sample.clock.hide()
    sample.session.dispose()
    const after = sampleSession({
      definition: exam,
      store: sample.store,
      clock: fakeClock(sample.clock.now() - 60 * minute),
    })
    after.session.send({ type: 'begin' })
    expect(secondsLeft(after)).toBe(20 * 60)
    expect(notices(after)).toEqual(['clock-changed'])
  })

  it.each([
    ['monotonic time stops during sleep', fakeClock],
    ['monotonic time includes sleep', clockThatCountsSleep],
    ['there is no monotonic time', plainClock],
  ])('counts a sleep after a set-back in full, where %s', (_, makeClock) => {
    const sample = begun(makeClock())
    sample.clock.set(sample.clock.now() - 60 * minute)
    sample.clock.advance(minute)
    sample.clock.sleep(20 * minute)
    expect(Math.abs(secondsLeft(sample) - 4 * 60)).toBeLessThanOrEqual(1)
    sample.clock.sleep(60 * minute)
    expect(sample.session.getSnapshot().state.phase).toBe('finished')
  })

  it('counts a sleep in full that starts before the next tick after a set-back, once a command was sent', () => {
    const sample = begun()
    sample.clock.set(sample.clock.now() - 20 * minute)
    sample.session.send({ type: 'setVolume', volume: 0.5 })
    sample.clock.sleep(20 * minute)
    expect(secondsLeft(sample)).toBe(5 * 60)
  })

  it('gains no time by repeated set-backs', () => {
    const sample = begun()
    for (let passed = 0; passed < 10 * 60; passed += 1) {
      sample.clock.set(sample.clock.now() - (passed % 2 === 0 ? 900 : 20 * minute))
      sample.clock.advance(1000)
    }
    expect(secondsLeft(sample)).toBe(15 * 60)
  })

  it('gains no time by a slow clock', () => {
    const sample = begun()
    for (let passed = 0; passed < 10 * 60; passed += 1) {
      sample.clock.advance(1000)
      sample.clock.set(sample.clock.now() - 100)
    }
    sample.clock.wake()
    expect(secondsLeft(sample)).toBe(15 * 60)
    expect(notices(sample)).toEqual([])
  })

  it('counts the correction of a clock that was set back, like sleep', () => {
    const sample = begun()
    sample.clock.set(sample.clock.now() - 10 * minute)
    sample.clock.advance(minute)
    expect(secondsLeft(sample)).toBe(24 * 60)
    sample.clock.set(sample.clock.now() + 10 * minute)
    sample.clock.advance(minute)
    expect(secondsLeft(sample)).toBe(13 * 60)
    expect(notices(sample)).toEqual(['clock-changed', 'time-passed'])
  })

  it('ignores a difference of less than a second between the two clocks', () => {
    const sample = begun()
    for (let passed = 0; passed < 10; passed += 1) {
      sample.clock.set(sample.clock.now() - 900)
      sample.clock.advance(30_000)
      sample.clock.set(sample.clock.now() + 900)
      sample.clock.advance(30_000)
    }
    expect(secondsLeft(sample)).toBe(15 * 60)
  })

  it('shows no notice for a correction of a few seconds', () => {
    const sample = begun()
    sample.clock.set(sample.clock.now() - 4000)
    sample.clock.advance(10_000)
    sample.clock.set(sample.clock.now() + 4000)
    sample.clock.advance(1000)
    expect(notices(sample)).toEqual([])
  })

  it('F20: a clock set ahead counts: time is up, and the result has all answers', async () => {
    const sample = begun()
    sample.clock.set(sample.clock.now() + 60 * minute)
    sample.clock.advance(1000)
    await flushPromises()
    expect(sample.sender.sent).toHaveLength(1)
    expect(sample.sender.sent[0]).toMatchObject({ totalScore: 5 })
  })

  it('F21: after a sleep of 20 minutes 5 are left, and a notice is shown', () => {
    const sample = begun()
    sample.clock.sleep(20 * minute)
    expect(secondsLeft(sample)).toBe(5 * 60)
    expect(notices(sample)).toEqual(['time-passed'])
  })

  it('F22: a sleep past both deadlines finishes once and sends once', async () => {
    const sample = begun()
    sample.clock.sleep(120 * minute)
    sample.clock.wake()
    sample.clock.advance(2000)
    await flushPromises()
    expect(sample.sender.sent).toHaveLength(1)
    expect(sample.audio.played).toEqual([])
  })

  it('F23: ticks once a minute show the correct time, and time is up once', async () => {
    const clock = fakeClock()
    const rare: FakeClock = { ...clock, subscribe: (listener) => clock.subscribe(onlyEach(60, listener)) }
    const sample = begun(rare)
    for (let passed = 0; passed < 24; passed += 1) clock.advance(minute)
    expect(secondsLeft(sample)).toBe(60)
    for (let passed = 0; passed < 40; passed += 1) {
      clock.advance(minute)
      // oxlint-disable-next-line no-await-in-loop -- minute by minute
      await flushPromises()
    }
    expect(sample.sender.sent).toHaveLength(1)
    expect(notices(sample)).toEqual([])
  })

  it('F24: hide and wake change nothing but the time', () => {
    const sample = begun()
    const { state } = sample.session.getSnapshot()
    sample.clock.hide()
    sample.clock.sleep(30_000)
    expect(sample.session.getSnapshot().state).toBe(state)
    expect(secondsLeft(sample)).toBe(24 * 60 + 30)
  })

  it('F3: a reload in the answer window does not extend it, and the next question follows', async () => {
    const sample = begun()
    answerReading(sample)
    sample.session.send({ type: 'proceed' })
    await flushPromises()
    sample.clock.advance(3000)
    await flushPromises()
    sample.clock.advance(3000 + 2000)
    sample.session.dispose()
    const after = sampleSession({ definition: exam, store: sample.store, clock: fakeClock(sample.clock.now()) })
    after.session.send({ type: 'begin' })
    expect(after.session.getSnapshot().windowSecondsLeft).toBe(3)
    after.clock.advance(3000)
    expect(after.session.getSnapshot().state.index).toBe(3)
  })
})

/** Passes each nth signal only. */
function onlyEach<T>(n: number, listener: (signal: T) => void): (signal: T) => void {
  let count = 0
  return (signal) => {
    count += 1
    if (count % n === 0) listener(signal)
  }
}
