import { describe, expect, it, vi } from 'vitest'
import type { ResultRequest } from '../engine'
import { fakeClock, fakeSender, fakeStore, sampleSession, flushPromises, type FakeAnswer } from '../testing'
import { createOutbox, resultFile, type ResultSender } from './index'

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
  it('is on the device before it is sent', () => {
    const { outbox, sender, store } = box([])
    outbox.save(result)
    expect(sender.sent).toEqual([])
    expect(store.get(key)).toBe(JSON.stringify(result))
  })

  it('is deleted when the server has it', async () => {
    const { outbox, store } = await posted([{ kind: 'saved', attempt: 2 }])
    expect(store.keys()).toEqual([])
    expect(outbox.statusOf(result)).toEqual({ kind: 'saved', attempt: 2 })
  })
})

describe('A failed save keeps the record and is sent again', () => {
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

  it('also what another room has left meanwhile', async () => {
    const store = fakeStore()
    const { sender, clock } = box([], store)
    store.set(key, JSON.stringify(result))
    clock.wake()
    await flushPromises()
    expect(sender.sent).toEqual([result])
  })

  it("only this user's", async () => {
    const store = fakeStore({ 'outbox:learner-2:sample:x': JSON.stringify(result), [key]: 'not a result' })
    const { sender } = box([], store)
    await flushPromises()
    expect(sender.sent).toEqual([])
    expect(store.keys()).toHaveLength(2)
  })

  it.each([null, 401, 408, 409, 429, 500, 502, 503])('F9, F14: status %s is tried again', async (status) => {
    const { outbox } = await posted([{ kind: 'failed', status, message: 'm' }])
    const isAnswered = status !== null
    expect(outbox.statusOf(result)).toEqual({ kind: 'failed', message: 'm', isAnswered, isRetrying: false })
  })

  it.each([400, 403, 404, 413, 422])('F35: status %d is parked, and sent again only by hand', async (status) => {
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
  })

  it('F10: a server that says nothing for 15 s counts as failed', async () => {
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

  it('gives up the silent request itself', () => {
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

  it('a clock set back does not make a silent try last', async () => {
    const { clock, sender } = await posted(['silence'])
    clock.set(clock.now() - 3_600_000)
    clock.advance(2000)
    expect(sender.sent).toHaveLength(2)
  })

  it('the late end of a try that was given up does not touch the running one', async () => {
    const { clock, sender } = await posted(['silence'])
    clock.advance(15_000)
    clock.wake()
    await flushPromises()
    clock.wake()
    expect(sender.sent).toHaveLength(2)
  })

  it('a clock set back does not put the next try off', async () => {
    const { clock, sender } = await posted([serverError])
    clock.set(clock.now() - 3_600_000)
    clock.advance(1000)
    expect(sender.sent).toHaveLength(2)
  })

  it('F11: two sends at once make one request', async () => {
    const { outbox, sender } = box(['silence'])
    outbox.save(result)
    outbox.send(result)
    outbox.send(result)
    expect(sender.sent).toHaveLength(1)
  })

  it('tells its listeners, and keeps the status object until it changes', async () => {
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

describe('F9: a server that asks for patience (Retry-After)', () => {
  const busy: FakeAnswer = { kind: 'failed', status: 503, message: null, retryAfter: 90 }

  it('is left alone until then, even when the page is looked at', async () => {
    const { clock, sender } = await posted([busy, { kind: 'saved', attempt: 1 }])
    clock.advance(89_000)
    clock.wake()
    await flushPromises()
    expect(sender.sent).toHaveLength(1)
    clock.advance(1000)
    expect(sender.sent).toHaveLength(2)
  })

  it('is asked by hand all the same', async () => {
    const { outbox, sender } = await posted([busy, { kind: 'saved', attempt: 1 }])
    outbox.send(result)
    expect(sender.sent).toHaveLength(2)
  })

  it.each([-5, 0, 0.5, Number.NaN])('%d seconds do not shorten the pause of our own', async (retryAfter) => {
    const { clock, sender } = await posted([{ ...busy, retryAfter }])
    clock.advance(500)
    expect(sender.sent).toHaveLength(1)
    clock.advance(500)
    expect(sender.sent).toHaveLength(2)
  })

  it('is asked again after an hour, whatever it wishes', async () => {
    const { clock, sender } = await posted([{ ...busy, retryAfter: 1e9 }])
    clock.advance(3_600_000)
    expect(sender.sent).toHaveLength(2)
  })

  it('a clock set back does not put that off', async () => {
    const { clock, sender } = await posted([busy])
    clock.set(clock.now() - 3_600_000)
    clock.advance(1000)
    expect(sender.sent).toHaveLength(2)
  })
})

describe('F13: a result that is saved while no room is open', () => {
  const record = { result, choices: { r1: 'a' } }
  const values = {
    'exam-sample-owner': 'learner-1',
    'exam-sample-isFinished': 'true',
    'exam-sample-result': JSON.stringify(record),
    [key]: JSON.stringify(result),
  }

  it('is known as saved when the exam is opened again: it is not sent again, and is no news', async () => {
    const { store, clock } = box([{ kind: 'saved', attempt: 4 }], fakeStore(values))
    await flushPromises()
    const room = sampleSession({ store, clock })
    room.session.send({ type: 'begin' })
    await flushPromises()
    expect(room.sender.sent).toEqual([])
    expect(room.session.getSnapshot().resultStatus).toEqual({ kind: 'saved', attempt: 4, isEarlier: true })
  })

  it("another user's record is left alone", async () => {
    const { store } = box([], fakeStore({ ...values, 'exam-sample-owner': 'learner-2' }))
    await flushPromises()
    expect(store.get('exam-sample-result')).toBe(JSON.stringify(record))
  })

  it('a success that comes now is news', async () => {
    const room = sampleSession({ store: fakeStore({ ...values }) })
    room.session.send({ type: 'begin' })
    await flushPromises()
    expect(room.session.getSnapshot().resultStatus).toEqual({ kind: 'saved', attempt: 1 })
  })
})

describe('a result as a file', () => {
  it('has a name that every system takes, and the whole payload', () => {
    const { name, text } = resultFile({ ...result, examId: 'eps: 1/문제' })
    expect(name).toBe('naru-result-eps-1-문제-2025-05-07T08-00-00Z.json')
    expect(JSON.parse(text)).toEqual({ ...result, examId: 'eps: 1/문제' })
  })
})

describe('a session whose save fails', () => {
  it('tells so, retries on the button, and keeps the result through a reload', async () => {
    const sample = sampleSession({ answers: [serverError, 'offline'] })
    sample.session.send({ type: 'begin' })
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

    const after = sampleSession({ clock: sample.clock, store: sample.store })
    after.session.send({ type: 'begin' })
    await flushPromises()
    expect(after.sender.sent).toEqual(sample.sender.sent.slice(0, 1))
    expect(after.session.getSnapshot().resultStatus).toEqual({ kind: 'saved', attempt: 1 })
  })
})
