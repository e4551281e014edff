import type { PracticeAnswer, PracticeOutcome } from '@naru/api'
import { fakeClock, fakeStore, flushPromises } from '@naru/exam-kit/testing'
import { describe, expect, it } from 'vitest'
import { createAnswerQueue, type AnswersSent } from './answerQueue'

const answer = (id: string, answeredAt = '2026-03-03T03:10:00.000Z'): PracticeAnswer => ({
  id,
  kind: 'question',
  item: `item-${id}`,
  answer: 'a',
  answeredAt,
})

const stored = (id: string): PracticeOutcome => ({ id, status: 200, isRight: true })
const offline: AnswersSent = { kind: 'failed', status: null }
const failed = (status: number): AnswersSent => ({ kind: 'failed', status })

/** The server: answers each request by the first reply that is left, then by storing everything. */
function setup(store = fakeStore(), ownerId = 'nimal') {
  const requests: string[][] = []
  const replies: ((ids: string[]) => AnswersSent)[] = []
  const clock = fakeClock()
  const ids = ['a', 'b', 'c']
  const storedItems: string[] = []
  const create = () =>
    createAnswerQueue({
      ownerId,
      clock,
      store,
      newId: () => ids.shift() ?? 'x',
      onStored: (items) => storedItems.push(...items),
      send: async (answers) => {
        const ids = answers.map(({ id }) => id)
        requests.push(ids)
        return replies.shift()?.(ids) ?? { kind: 'answered', outcomes: ids.map(stored) }
      },
    })
  return { queue: create(), create, clock, store, requests, replies, storedItems }
}

describe('the queue of answers', () => {
  it('sends an answer at once and keeps its outcome', async () => {
    const { queue, store, requests } = setup()
    queue.add(answer('a'))
    expect(queue.getState()).toMatchObject({ waiting: 1, isSending: true })
    await flushPromises()
    expect(requests).toEqual([['a']])
    expect(queue.getState()).toMatchObject({ waiting: 0, isSending: false })
    expect(queue.getState().outcomes.get('a')).toEqual(stored('a'))
    expect(store.keys()).toEqual([])
  })

  it('keeps answers without a network, over a reload, and sends them once', async () => {
    const { queue, create, store, requests, replies } = setup()
    replies.push(() => offline)
    queue.add(answer('a'))
    await flushPromises()
    expect(queue.getState()).toMatchObject({ waiting: 1 })
    expect([...queue.getState().waitingItems]).toEqual(['item-a'])
    const reloaded = create()
    reloaded.open()
    await flushPromises()
    reloaded.open()
    await flushPromises()
    expect(requests).toEqual([['a'], ['a']])
    expect(reloaded.getState().waiting).toBe(0)
    expect(store.keys()).toEqual([])
  })

  it('keeps outcomes of the practice bank over a reload, the latest twenty, and of nothing else', async () => {
    const { queue, create, store } = setup()
    queue.add({ ...answer('a'), kind: 'bank' })
    queue.add(answer('b'))
    await flushPromises()
    await flushPromises()
    const reloaded = create()
    reloaded.open()
    expect([...reloaded.getState().outcomes.values()]).toEqual([stored('a')])
    const kept = Array.from({ length: 20 }, (_, at) => stored(String(at)))
    store.set('practice-kept:nimal:outcomes', JSON.stringify({ version: 1, value: kept }))
    reloaded.add({ ...answer('c'), kind: 'bank' })
    await flushPromises()
    const next = create()
    next.open()
    expect([...next.getState().outcomes.keys()]).toEqual([...kept.slice(1).map(({ id }) => id), 'c'])
  })

  it('sends the earliest first, at most 100 at once', async () => {
    const { store, create, requests } = setup()
    for (let at = 249; at >= 0; at -= 1) {
      const id = String(at).padStart(3, '0')
      store.set(`practice:nimal:${id}`, JSON.stringify(answer(id, new Date(1e12 + at).toISOString())))
    }
    const queue = create()
    queue.open()
    await flushPromises()
    await flushPromises()
    expect(requests.map((ids) => [ids.length, ids[0]])).toEqual([
      [100, '000'],
      [100, '100'],
      [50, '200'],
    ])
    expect(queue.getState().waiting).toBe(0)
  })

  it.each([400, 404] as const)('an outcome of status %i is the end of its answer only', async (status) => {
    const { queue, store, replies } = setup()
    replies.push(
      () => offline,
      (ids) => ({ kind: 'answered', outcomes: ids.map((id) => (id === 'a' ? { id, status } : stored(id))) }),
    )
    queue.add(answer('a'))
    await flushPromises()
    queue.add(answer('b'))
    await flushPromises()
    expect(store.keys()).toEqual([])
    expect(queue.getState().outcomes.get('a')?.status).toBe(status)
    expect(queue.getState().outcomes.get('b')?.status).toBe(200)
  })

  it('keeps an answer for which a plan is missing until the next visit', async () => {
    const { queue, create, store, requests, replies } = setup()
    replies.push((ids) => ({ kind: 'answered', outcomes: ids.map((id) => ({ id, status: 403 })) }))
    queue.add(answer('a'))
    await flushPromises()
    queue.add(answer('b'))
    await flushPromises()
    expect(requests).toEqual([['a'], ['b']])
    expect(queue.getState()).toMatchObject({ waiting: 0, parked: 1 })
    expect(store.keys()).toEqual(['practice:nimal:a'])
    const next = create()
    next.open()
    await flushPromises()
    expect(store.keys()).toEqual([])
    expect(next.getState()).toMatchObject({ waiting: 0, parked: 0 })
  })

  it('reports cards and words whose answers the server has stored', async () => {
    const { queue, replies, storedItems } = setup()
    replies.push(
      () => offline,
      (ids) => ({ kind: 'answered', outcomes: ids.map((id) => (id === 'a' ? { id, status: 404 } : stored(id))) }),
    )
    queue.add(answer('a'))
    await flushPromises()
    queue.add({ ...answer('b'), kind: 'bank' })
    queue.add(answer('c'))
    queue.open()
    await flushPromises()
    expect(storedItems).toEqual(['item-c'])
  })

  it.each([400, 413, 422])('finds the answer for which the request has status %i', async (status) => {
    const { store, create, requests, replies } = setup()
    for (const id of ['a', 'b', 'c', 'd', 'e'])
      store.set(`practice:nimal:${id}`, JSON.stringify(answer(id, `2026-03-03T03:10:0${id.codePointAt(0)}Z`)))
    for (let at = 0; at < 20; at += 1)
      replies.push((ids) =>
        ids.includes('c') ? failed(status) : { kind: 'answered', outcomes: ids.map((id) => stored(id)) },
      )
    const queue = create()
    queue.open()
    await flushPromises()
    await flushPromises()
    expect(requests.filter((ids) => ids.includes('c')).at(-1)).toEqual(['c'])
    expect([...queue.getState().outcomes.keys()].toSorted()).toEqual(['a', 'b', 'd', 'e'])
    expect(store.keys()).toEqual(['practice:nimal:c'])
  })

  it.each([null, 403, 404, 408, 429, 500, 503])('waits longer and longer after status %s', async (status) => {
    const { queue, clock, requests, replies } = setup()
    queue.open()
    for (let at = 0; at < 3; at += 1) replies.push(() => ({ kind: 'failed', status }))
    queue.add(answer('a'))
    await flushPromises()
    const counts: number[] = []
    for (let second = 0; second < 8; second += 1) {
      clock.advance(1000)
      // oxlint-disable-next-line no-await-in-loop -- the time goes on second by second
      await flushPromises()
      counts.push(requests.length)
    }
    expect(counts).toEqual([2, 2, 3, 3, 3, 3, 4, 4])
    expect(queue.getState().waiting).toBe(0)
  })

  it('waits as long as the server asks, over a wake and a new answer, and then all arrive', async () => {
    const { queue, clock, requests, replies } = setup()
    queue.open()
    replies.push(() => ({ kind: 'failed', status: 429, retryAfter: 30 }))
    queue.add(answer('a'))
    await flushPromises()
    clock.wake()
    queue.add(answer('b'))
    clock.advance(29_000)
    expect(requests).toEqual([['a']])
    clock.advance(1000)
    await flushPromises()
    expect(requests.flat()).toEqual(['a', 'a', 'b'])
    expect(queue.getState().waiting).toBe(0)
  })

  it('keeps the answers when the login has ended, and sends them after it', async () => {
    const { queue, clock, replies } = setup()
    queue.open()
    replies.push(() => failed(401))
    queue.add(answer('a'))
    await flushPromises()
    expect(queue.getState()).toMatchObject({ waiting: 1, isLoginNeeded: true })
    clock.wake()
    await flushPromises()
    expect(queue.getState()).toMatchObject({ waiting: 0, isLoginNeeded: false })
  })

  it('takes no answers of another learner', async () => {
    const store = fakeStore()
    const first = setup(store, 'nimal')
    first.replies.push(() => offline)
    first.queue.add(answer('a'))
    await flushPromises()
    const second = setup(store, 'kamala')
    second.queue.open()
    await flushPromises()
    expect(second.requests).toEqual([])
    expect(store.keys()).toEqual(['practice:nimal:a'])
  })

  it('takes what another tab has stored, and removes what it has sent', async () => {
    const { queue, create, store, requests, replies } = setup()
    replies.push(() => offline)
    queue.add(answer('a'))
    await flushPromises()
    const other = create()
    other.open()
    await flushPromises()
    store.set('practice:nimal:b', JSON.stringify(answer('b')))
    queue.open()
    await flushPromises()
    expect(requests.slice(2).flat()).toEqual(['b'])
    expect(queue.getState().waiting).toBe(0)
  })

  it('an outcome that is missing leaves the answer for a later request', async () => {
    const { queue, clock, requests, replies } = setup()
    queue.open()
    replies.push(() => ({ kind: 'answered', outcomes: [] }))
    queue.add(answer('a'))
    await flushPromises()
    expect(requests).toHaveLength(1)
    clock.advance(1000)
    await flushPromises()
    expect(requests).toHaveLength(2)
    expect(queue.getState().waiting).toBe(0)
  })

  it('a request that does not respond is sent again', async () => {
    const clock = fakeClock()
    const signals: AbortSignal[] = []
    const queue = createAnswerQueue({
      ownerId: 'nimal',
      clock,
      store: fakeStore(),
      newId: () => 'a',
      send: (_answers, signal) => {
        signals.push(signal)
        return new Promise(() => undefined)
      },
    })
    queue.open()
    queue.add(answer('a'))
    clock.advance(17_000)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  it('leaves unreadable texts of the store alone', async () => {
    const store = fakeStore({ 'practice:nimal:x': '{', 'practice:nimal:y': '{"id":"z"}', other: '1' })
    const { queue, requests } = setup(store)
    queue.open()
    await flushPromises()
    expect(requests).toEqual([])
    expect(store.keys()).toHaveLength(3)
  })
})
