import { describe, expect, it, vi } from 'vitest'
import type { ResultRequest } from '../../engine'
import { fakeClock, fakeSender, fakeStore, flushPromises } from '../../testing'
import { createOutbox, type ResultSender } from '..'
import { beginSession } from '../../testing/sampleSession'
import type { FakeAnswer } from '../../testing/fakeSender'
import { resultFile } from './resultFile'

const result: ResultRequest = {
  examId: 'sample',
  questions: [{ questionId: 'r1', userAnswer: '사과', correctAnswer: '', isCorrect: false }],
  totalScore: 0,
  totalPossibleMarks: 5,
  percentageScore: 0,
  timestamp: '2025-05-07T08:50:00.000Z',
  startTime: '2025-05-07T08:00:00.000Z',
}
const key = 'outbox:learner-1:sample:2025-05-07T08:00:00.000Z'
const serverError: FakeAnswer = { kind: 'failed', status: 500, message: 'Busy' }

function box(answers: readonly FakeAnswer[], store = fakeStore(), clock = fakeClock()) {
  const sender = fakeSender(...answers)
  const outbox = createOutbox({ ownerId: 'learner-1', clock, store, sender })
  const close = outbox.open()
  return { outbox, sender, store, clock, close }
}

async function posted(answers: readonly FakeAnswer[]) {
  const sample = box(answers)
  sample.outbox.save(result)
  sample.outbox.send(result)
  await flushPromises()
  return sample
}

describe('Finish: write the result to an outbox record, then POST; delete the record on 2xx', () => {
  it('is stored before it is sent', () => {
    const { outbox, sender, store } = box([])
    outbox.save(result)
    expect(sender.sent).toEqual([])
    expect(store.get(key)).toBe(JSON.stringify(result))
  })

  it('is deleted after a 2xx response', async () => {
    const { outbox, store } = await posted([{ kind: 'saved', attempt: 2 }])
    expect(store.keys()).toEqual([])
    expect(outbox.statusOf(result)).toEqual({ kind: 'saved', attempt: 2 })
  })
})

describe('A failed save leaves the record and is retried', () => {
  it('after 1, 2, 4, 8, 16, 32 s and then each 60 s', async () => {
    const { clock, sender } = await posted([serverError])
    const sentAfter: number[] = []
    for (let second = 1; second <= 190; second += 1) {
      const before = sender.sent.length
      clock.advance(1000)
      await flushPromises()
      if (sender.sent.length > before) sentAfter.push(second)
    }
    expect(sentAfter).toEqual([1, 3, 7, 15, 31, 63, 123, 183])
  })

  it('F7: at once on reconnect and on focus', async () => {
    const { clock, sender, outbox } = await posted([serverError, { kind: 'saved', attempt: 1 }])
    clock.wake()
    await flushPromises()
    expect(sender.sent).toHaveLength(2)
    expect(outbox.statusOf(result)).toMatchObject({ kind: 'saved' })
  })

  it('F13: on the next visit', async () => {
    const { store, close } = await posted(['offline'])
    close()
    const { sender } = box([], store)
    await flushPromises()
    expect(sender.sent).toEqual([result])
    expect(store.keys()).toEqual([])
  })

  it('including results that another session has stored', async () => {
    const store = fakeStore()
    const { sender, clock } = box([], store)
    store.set(key, JSON.stringify(result))
    clock.wake()
    await flushPromises()
    expect(sender.sent).toEqual([result])
  })

  it('only those of this user', async () => {
    const store = fakeStore({ 'outbox:learner-2:sample:x': JSON.stringify(result), [key]: 'not a result' })
    const { sender } = box([], store)
    await flushPromises()
    expect(sender.sent).toEqual([])
    expect(store.keys()).toHaveLength(2)
  })

  it.each([null, 401, 408, 409, 429, 500, 502, 503])('F9, F14: retries after status %s', async (status) => {
    const { outbox } = await posted([{ kind: 'failed', status, message: 'm' }])
    const isAnswered = status !== null
    expect(outbox.statusOf(result)).toEqual({ kind: 'failed', message: 'm', isAnswered, isRetrying: false })
  })

  it.each([400, 403, 404, 413, 422])(
    'F35: parks the result after status %d, and sends it again on retrySave only',
    async (status) => {
      const { outbox, clock, sender, store } = await posted([
        { kind: 'failed', status, message: 'no' },
        { kind: 'saved', attempt: 1 },
      ])
      expect(outbox.statusOf(result)).toEqual({ kind: 'parked', message: 'no', isAnswered: true, isRetrying: false })
      clock.advance(120_000)
      clock.wake()
      await flushPromises()
      expect(sender.sent).toHaveLength(1)
      expect(store.keys()).toEqual([key])
      outbox.send(result)
      await flushPromises()
      expect(outbox.statusOf(result)).toMatchObject({ kind: 'saved' })
    },
  )

  it('F10: times out after 15 s without a response', async () => {
    const { clock, outbox, sender } = await posted(['silence'])
    clock.advance(14_000)
    await flushPromises()
    expect(outbox.statusOf(result)).toEqual({ kind: 'sending' })
    clock.advance(1000)
    await flushPromises()
    expect(outbox.statusOf(result)).toMatchObject({ kind: 'failed' })
    clock.advance(1000)
    expect(sender.sent).toHaveLength(2)
  })

  it('aborts a request that has timed out', () => {
    const clock = fakeClock()
    const signals: AbortSignal[] = []
    const sender: ResultSender = {
      send(_, signal) {
        signals.push(signal)
        return new Promise(() => {})
      },
    }
    const outbox = createOutbox({ ownerId: 'learner-1', clock, store: fakeStore(), sender })
    outbox.open()
    outbox.save(result)
    outbox.send(result)
    clock.advance(15_000)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('ignores the late rejection of an aborted request', async () => {
    const { clock, sender } = await posted(['silence'])
    clock.advance(15_000)
    clock.wake()
    await flushPromises()
    clock.wake()
    expect(sender.sent).toHaveLength(2)
  })

  it('F11: two sends at once make one request', async () => {
    const { outbox, sender } = box(['silence'])
    outbox.save(result)
    outbox.send(result)
    outbox.send(result)
    expect(sender.sent).toHaveLength(1)
  })

  it('notifies listeners, and returns the same status object until it changes', async () => {
    const { outbox, clock } = await posted([serverError])
    const listener = vi.fn<() => void>()
    outbox.subscribe(listener)
    const status = outbox.statusOf(result)
    clock.advance(500)
    expect(outbox.statusOf(result)).toBe(status)
    clock.wake()
    await flushPromises()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe('F9: Retry-After', () => {
  const busy: FakeAnswer = { kind: 'failed', status: 503, message: null, retryAfter: 90 }

  it('delays the retry, also when the page becomes visible', async () => {
    const { clock, sender } = await posted([busy, { kind: 'saved', attempt: 1 }])
    clock.advance(89_000)
    clock.wake()
    await flushPromises()
    expect(sender.sent).toHaveLength(1)
    clock.advance(1000)
    expect(sender.sent).toHaveLength(2)
  })

  it('does not delay retrySave', async () => {
    const { outbox, sender } = await posted([busy, { kind: 'saved', attempt: 1 }])
    outbox.send(result)
    expect(sender.sent).toHaveLength(2)
  })

  it.each([-5, 0, 0.5, Number.NaN])('of %d seconds does not shorten the retry delay', async (retryAfter) => {
    const { clock, sender } = await posted([{ ...busy, retryAfter }])
    clock.advance(500)
    expect(sender.sent).toHaveLength(1)
    clock.advance(500)
    expect(sender.sent).toHaveLength(2)
  })

  it('is limited to one hour', async () => {
    const { clock, sender } = await posted([{ ...busy, retryAfter: 1e9 }])
    clock.advance(3_600_000)
    expect(sender.sent).toHaveLength(2)
  })

  it.each([
    ['a time-out', 'silence', 2000],
    ['the delay of a retry', serverError, 1000],
    ['Retry-After', busy, 1000],
  ] as const)('a clock set back does not extend %s', async (_what, answer, ms) => {
    const { clock, sender } = await posted([answer])
    clock.set(clock.now() - 3_600_000)
    clock.advance(ms)
    expect(sender.sent).toHaveLength(2)
  })
})

describe('F13: a result that is saved while no exam room is open', () => {
  const record = { result, choices: { r1: 'a' } }
  const values = {
    'exam-sample-owner': 'learner-1',
    'exam-sample-isFinished': 'true',
    'exam-sample-result': JSON.stringify(record),
    [key]: JSON.stringify(result),
  }

  it('is saved when the exam is opened again: neither sent again nor shown as new', async () => {
    const { store, clock } = box([{ kind: 'saved', attempt: 4 }], fakeStore(values))
    await flushPromises()
    const room = beginSession({ store, clock })
    await flushPromises()
    expect(room.sender.sent).toEqual([])
    expect(room.session.getSnapshot().resultStatus).toEqual({ kind: 'saved', attempt: 4, isEarlier: true })
  })

  it("does not change another user's record", async () => {
    const { store } = box([], fakeStore({ ...values, 'exam-sample-owner': 'learner-2' }))
    await flushPromises()
    expect(store.get('exam-sample-result')).toBe(JSON.stringify(record))
  })

  it('shows a success of this session as new', async () => {
    const room = beginSession({ store: fakeStore({ ...values }) })
    await flushPromises()
    expect(room.session.getSnapshot().resultStatus).toEqual({ kind: 'saved', attempt: 1 })
  })
})

describe('a result as a file', () => {
  it('has a portable name and the whole payload', () => {
    const { name, text } = resultFile({ ...result, examId: 'eps: 1/문제' })
    expect(name).toBe('naru-result-eps-1-문제-2025-05-07T08-00-00Z.json')
    expect(JSON.parse(text)).toEqual({ ...result, examId: 'eps: 1/문제' })
  })
})

describe('a session whose save fails', () => {
  it('reports the failure, retries on the button, and preserves the result through a reload', async () => {
    const sample = beginSession({ answers: [serverError, 'offline'] })
    sample.clock.sleep(3_600_000)
    await flushPromises()
    expect(sample.session.getSnapshot().resultStatus).toEqual({
      kind: 'failed',
      message: 'Busy',
      isAnswered: true,
      isRetrying: false,
    })
    sample.session.send({ type: 'retrySave' })
    expect(sample.session.getSnapshot().resultStatus).toMatchObject({ isRetrying: true })
    await flushPromises()
    sample.session.dispose()

    const after = beginSession({ clock: sample.clock, store: sample.store })
    await flushPromises()
    expect(after.sender.sent).toEqual(sample.sender.sent.slice(0, 1))
    expect(after.session.getSnapshot().resultStatus).toEqual({ kind: 'saved', attempt: 1 })
  })
})
