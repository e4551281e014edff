import { describe, expect, it } from 'vitest'
import { answerReading, fakeAudio, fakeClock, fakeStore, flushPromises, sampleExam } from '../testing'
import { createExamSession } from './index'
import { beginSession } from '../testing/sampleSession'

const exam = sampleExam({ reading: 2, listening: 2 })

/** A session that records its calls of store, audio and sender, in order. */
function sampleWithCalls() {
  const done: string[] = []
  const [store, clock] = [fakeStore(), fakeClock()]
  const audio = fakeAudio({ clock, seconds: 3 })
  const session = createExamSession({
    definition: exam,
    ownerId: 'learner-1',
    ports: {
      clock,
      store: {
        ...store,
        isPersistent: true,
        set(key, value) {
          done.push(`set ${key}`)
          store.set(key, value)
        },
        remove(key) {
          done.push(`remove ${key}`)
          store.remove(key)
        },
      },
      audio: {
        ...audio,
        play() {
          done.push('play')
          return audio.play()
        },
      },
      sender: {
        send() {
          done.push('send')
          return new Promise(() => {})
        },
      },
    },
  })
  return { definition: exam, session, clock, store, audio, done }
}

describe('the order of effects', () => {
  it('at the finish: result to the outbox, result to the device, finished flag, progress cleared, result sent', async () => {
    const sample = sampleWithCalls()
    sample.session.send({ type: 'begin' })
    sample.session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'b' })
    const [before, at] = [sample.store.keys(), sample.done.length]
    sample.clock.sleep(60 * 60_000)
    await flushPromises()
    const progress = before.filter((key) => key !== 'exam-sample-owner')
    expect(sample.done.slice(at)).toEqual([
      expect.stringMatching(/^set outbox:learner-1:sample:/),
      'set exam-sample-result',
      'set exam-sample-isFinished',
      ...progress.map((key) => `remove ${key}`),
      'send',
    ])
  })

  it('plays a clip after its question is stored', () => {
    const sample = sampleWithCalls()
    sample.session.send({ type: 'begin' })
    sample.session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'b' })
    sample.session.send({ type: 'goTo', index: 1 })
    sample.session.send({ type: 'selectAnswer', questionId: 'r2', optionId: 'b' })
    const at = sample.done.length
    sample.session.send({ type: 'proceed' })
    expect(sample.done.slice(at)).toEqual([
      'set exam-sample-phase',
      'set exam-sample-currentQuestionIndex',
      'set exam-sample-listening-startTime',
      'remove exam-sample-reading-startTime',
      'play',
    ])
  })

  it('writes nothing on ticks, and the position of a clip each fifth second', async () => {
    const sample = sampleWithCalls()
    sample.session.send({ type: 'begin' })
    sample.clock.advance(60_000)
    expect(sample.done.filter((one) => one.startsWith('set exam-sample-latestTime'))).toHaveLength(1)
    answerReading({ ...sample, sender: { sent: [], send: () => new Promise(() => {}) } })
    sample.session.send({ type: 'proceed' })
    await flushPromises()
    const at = sample.done.length
    for (const seconds of [0.3, 1, 2, 4.9, 5.1, 6, 9.9, 10]) sample.audio.progress(seconds)
    expect(sample.done.slice(at)).toEqual(['set exam-sample-audioPosition', 'set exam-sample-audioPosition'])
  })
})

describe('suspend', () => {
  it('stores the position of the clip and the time, without a hide before', async () => {
    const sample = beginSession({ definition: sampleExam({ reading: 0, listening: 1 }), clipSeconds: 30 })
    await flushPromises()
    sample.clock.advance(7000)
    const now = sample.clock.now()
    sample.session.dispose()
    expect(sample.store.entries()).toMatchObject({
      'exam-sample-audioPosition': '{"questionId":"l1","seconds":7}',
      'exam-sample-latestTime': String(now),
    })
  })
})

describe('writes depend on the contents of the store', () => {
  it('removes an unknown play count when listening starts', () => {
    const sample = beginSession({ definition: exam, store: fakeStore({ 'exam-sample-l2-playCount': '2' }) })
    answerReading(sample)
    sample.session.send({ type: 'proceed' })
    expect(sample.store.keys().filter((key) => key.endsWith('playCount'))).toEqual([])
  })

  it('writes nothing on a reload', () => {
    const first = beginSession({ definition: exam })
    first.session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'b' })
    first.clock.hide()
    const before = first.store.entries()
    const store = fakeStore(before)
    const written: string[] = []
    const after = beginSession({
      definition: exam,
      clock: first.clock,
      store: { ...store, set: (key) => void written.push(key), remove: (key) => void written.push(key) },
    })
    expect(written).toEqual([])
    expect(after.session.getSnapshot().state.choices).toEqual({ r1: 'b' })
  })
})
