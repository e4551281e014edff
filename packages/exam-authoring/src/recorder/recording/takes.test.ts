import { describe, expect, it } from 'vitest'
import { createMemoryDatabase } from '@naru/exam-kit/internal/browser'
import { fakeClock, flushPromises as flushSome } from '@naru/exam-kit/testing'
import { decodeWav, encodeWav } from '@naru/exam-kit/internal/sound'
import { createTakeQueue, type TakeSent } from './takeQueue'
import { createTakeStore, type takeObjectStores, type StoredTake, type TakePiece } from './takes'

/** Reading and writing take several promises each. */
const flushPromises = async () => {
  for (let round = 0; round < 6; round += 1) await flushSome() // oxlint-disable-line no-await-in-loop
}

type Stores = (typeof takeObjectStores)[number]

const rate = 8000
const address = {
  owner: 'u1',
  paper: 'p1',
  item: 'i1',
  part: 'line' as const,
  line: 0,
  text: '안녕하세요.',
  speaker: 's1',
}
const take = (id: string, more: Partial<StoredTake> = {}): StoredTake => ({
  ...address,
  id,
  recordedAt: 1000,
  seconds: 1,
  trimStart: 0,
  trimEnd: 1,
  gain: 0,
  status: 'recorded',
  wav: encodeWav([Int16Array.of(1, 2, 3)], rate),
  ...more,
})
const piece = (id: string, index: number, more: Partial<TakePiece> = {}): TakePiece => ({
  ...address,
  id,
  recordedAt: 2000,
  index,
  rate,
  pcm: Int16Array.of(index, index),
  ...more,
})
const settings = { trimStart: 0.1, trimEnd: 0.9, gain: 3 }

describe('takes on the device', () => {
  it('are read in the order in which they were recorded, those of the account only', async () => {
    const store = createTakeStore(createMemoryDatabase<Stores>())
    await store.save(take('b', { recordedAt: 2 }))
    await store.save(take('a', { recordedAt: 3 }))
    await store.save(take('c', { owner: 'u2' }))
    expect((await store.list('u1')).map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('are not completed by a page that records nothing: another tab may record them', async () => {
    const database = createMemoryDatabase<Stores>()
    await createTakeStore(database).addPiece(piece('t', 0))
    expect(await createTakeStore(database, null).list('u1')).toEqual([])
    expect(await createTakeStore(database).list('u1')).toHaveLength(1)
  })

  it('are completed from their pieces after the page was closed while it recorded', async () => {
    const database = createMemoryDatabase<Stores>()
    const store = createTakeStore(database)
    for (const index of [0, 2, 1, 10]) await store.addPiece(piece('t', index)) // oxlint-disable-line no-await-in-loop
    const [found] = await createTakeStore(database).list('u1')
    expect(found).toMatchObject({
      id: 't',
      status: 'recorded',
      isInterrupted: true,
      seconds: 8 / rate,
      trimEnd: 8 / rate,
      line: 0,
    })
    expect(decodeWav(found?.wav ?? new Uint8Array())?.samples.map((one) => one * 0x8000)).toEqual(
      Float32Array.of(0, 0, 1, 1, 2, 2, 10, 10),
    )
    expect(await database.keys('pieces')).toEqual([])
    expect((await store.list('u1')).map(({ id }) => id)).toEqual(['t'])
  })

  it('are not completed while this page records them, nor for another account', async () => {
    const database = createMemoryDatabase<Stores>()
    await createTakeStore(database).addPiece(piece('t', 0))
    expect(await createTakeStore(database, new Set(['t'])).list('u1')).toEqual([])
    expect(await createTakeStore(database).list('u2')).toEqual([])
    expect(await createTakeStore(database).list('u1')).toHaveLength(1)
  })

  it('ignore values that are no takes', async () => {
    const database = createMemoryDatabase<Stores>()
    await database.put('takes', 'x', { id: 'x', owner: 'u1' })
    await database.put('pieces', 'y 0', 'y')
    expect(await createTakeStore(database).list('u1')).toEqual([])
  })
})

/** A queue whose server answers as told. */
async function setup(answers: (TakeSent | Promise<TakeSent>)[], stored: StoredTake[] = []) {
  const database = createMemoryDatabase<Stores>()
  const store = createTakeStore(database)
  for (const one of stored) await store.save(one) // oxlint-disable-line no-await-in-loop
  const clock = fakeClock()
  const sent: StoredTake[] = []
  const saved: string[] = []
  const queue = createTakeQueue({
    owner: 'u1',
    clock,
    store,
    send: (each) => {
      sent.push(each)
      const answer = answers.shift()
      return answer === undefined ? Promise.reject(new TypeError('no line')) : Promise.resolve(answer)
    },
    onSent: ({ id }) => saved.push(id),
  })
  const close = queue.open()
  await flushPromises()
  return { queue, clock, sent, saved, store, close, answers }
}

describe('a take', () => {
  it('is sent after it is accepted, with its settings, and then leaves the device', async () => {
    const { queue, sent, saved, store } = await setup([{ kind: 'saved' }])
    expect(await queue.add(take('t'))).toBe(true)
    await flushPromises()
    expect(sent).toEqual([])
    queue.accept('t', settings)
    await flushPromises()
    expect(sent).toEqual([take('t', { ...settings, status: 'waiting' })])
    expect(saved).toEqual(['t'])
    expect(queue.getState()).toMatchObject({ takes: [], isOffline: false, isSending: false })
    expect(await store.list('u1')).toEqual([])
  })

  it('waits for the line, and is sent when it is back', async () => {
    const { queue, clock, sent, saved, answers, store } = await setup([])
    await queue.add(take('t'))
    queue.accept('t', settings)
    await flushPromises()
    expect(queue.getState()).toMatchObject({ isOffline: true, isSending: false })
    expect((await store.list('u1')).map(({ status }) => status)).toEqual(['waiting'])
    answers.push({ kind: 'saved' })
    clock.wake()
    await flushPromises()
    expect(sent).toHaveLength(2)
    expect(saved).toEqual(['t'])
    expect(queue.getState().isOffline).toBe(false)
  })

  it('waits as long as the server asks, over a wake and another take, and then all arrive', async () => {
    const { queue, clock, sent, saved, answers } = await setup([{ kind: 'failed', status: 429, retryAfter: 30 }])
    await queue.add(take('a'))
    queue.accept('a', settings)
    await flushPromises()
    await queue.add(take('b', { line: 1 }))
    queue.accept('b', settings)
    answers.push({ kind: 'saved' }, { kind: 'saved' })
    clock.wake()
    clock.advance(29_000)
    await flushPromises()
    expect(sent).toHaveLength(1)
    clock.advance(1000)
    await flushPromises()
    expect(saved).toEqual(['a', 'b'])
  })

  it('is sent again if a request is never answered', async () => {
    const silent = new Promise<TakeSent>(() => {})
    const { clock, sent, saved } = await setup([silent, { kind: 'saved' }], [take('t', { status: 'waiting' })])
    expect(sent).toHaveLength(1)
    clock.advance(180_000)
    await flushPromises()
    clock.advance(1000)
    await flushPromises()
    expect(saved).toEqual(['t'])
  })

  it('that was stored before a reload is sent by the next page', async () => {
    const { saved, queue } = await setup([{ kind: 'saved' }], [take('t', { status: 'waiting' }), take('r')])
    await flushPromises()
    expect(saved).toEqual(['t'])
    expect(queue.getState().takes.map(({ id }) => id)).toEqual(['r'])
  })

  it('that the server refuses stays with its reason, and does not stop the others', async () => {
    const refused: TakeSent = { kind: 'failed', status: 400, message: 'The file is no recording.' }
    const waiting = (id: string, line: number) => take(id, { status: 'waiting', line })
    const { queue, saved, answers } = await setup([refused, { kind: 'saved' }], [waiting('a', 0), waiting('b', 1)])
    await flushPromises()
    expect(saved).toEqual(['b'])
    expect(queue.getState().takes).toEqual([take('a', { status: 'refused', message: 'The file is no recording.' })])
    answers.push({ kind: 'saved' })
    queue.retry('a')
    await flushPromises()
    expect(saved).toEqual(['b', 'a'])
  })

  it('stays while the server asks for a login', async () => {
    const { queue } = await setup([{ kind: 'failed', status: 401 }], [take('t', { status: 'waiting' })])
    await flushPromises()
    expect(queue.getState()).toMatchObject({ isLoginNeeded: true, isOffline: false })
    expect(queue.getState().takes).toHaveLength(1)
  })

  it('replaces the unsent take of the same line only', async () => {
    const { queue } = await setup(
      [],
      [
        take('old', { status: 'waiting' }),
        take('other', { line: 1 }),
        take('moved', { text: '가요.' }),
        take('number', { part: 'number' }),
        take('elsewhere', { item: 'i2' }),
      ],
    )
    await queue.add(take('new', { recordedAt: 9000 }))
    queue.accept('new', settings)
    expect(
      queue
        .getState()
        .takes.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['elsewhere', 'moved', 'new', 'number', 'other'])
  })

  it('that the device cannot store says so and is sent nevertheless', async () => {
    const clock = fakeClock()
    const saved: string[] = []
    const database = { ...createMemoryDatabase<Stores>(), put: () => Promise.resolve(false) }
    const queue = createTakeQueue({
      owner: 'u1',
      clock,
      store: createTakeStore(database),
      send: () => Promise.resolve({ kind: 'saved' }),
      onSent: ({ id }) => saved.push(id),
    })
    expect(await queue.add(take('t'))).toBe(false)
    queue.accept('t', settings)
    await flushPromises()
    expect(saved).toEqual(['t'])
  })
})
