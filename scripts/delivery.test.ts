import type { Paper, SavedPaper } from '@naru/api'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { describe, expect, it } from 'vitest'
import { createAnswerQueue } from '../apps/web/src/site/practice/answerQueue'
import { createFakeTime } from '../apps/web/src/shared/time/fakeTime'
import { createMemoryDatabase } from '../packages/exam-kit/src/browser'
import { createTakeQueue } from '../packages/exam-kit/src/recorder/recording/takeQueue'
import { createTakeStore, type takeObjectStores } from '../packages/exam-kit/src/recorder/recording/takes'
import { createOutbox } from '../packages/exam-kit/src/session'
import {
  fakeClock,
  fakeProgress,
  fakeStore,
  flushPromises,
  sampleExam,
  sampleSession,
  type SampleSession,
} from '../packages/exam-kit/src/testing'

// The entry of the editor has styles; vanilla-extract needs a file scope for those outside a bundler.
setFileScope('delivery.test.ts', '@naru/web')
const { createDraftEditor } = await import('../apps/web/src/site/pages/Desk/draftEditor/draftEditor')
const { createPaperStore } = await import('../apps/web/src/site/pages/Desk/draftEditor/storedPaper')

/** How the server answers: it saves; 429 with `Retry-After: 30`; never. */
type Behaviour = 'saves' | 'limited' | 'silence'

/** A server that counts requests. */
function fakeServer() {
  const server = {
    behaviour: 'saves' as Behaviour,
    requests: 0,
    saved: 0,
    /** @returns the answer of one request with `items` new items */
    async answer<T, F>(saved: () => T, limited: F, items = 1): Promise<T | F> {
      server.requests += 1
      if (server.behaviour === 'silence') return new Promise<never>(() => {})
      if (server.behaviour === 'limited') return limited
      server.saved += items
      return saved()
    },
  }
  return server
}
type Server = ReturnType<typeof fakeServer>

/** A queue behind its port. */
interface Sample {
  /** Adds an item that is sent as soon as the queue may. */
  add(): void
  wake(): void
  /** Passes time with its ticks. */
  pass(seconds: number): Promise<void>
  /** Opens the page anew with what the device has stored. */
  reload(): Promise<void> | void
  /** Whether the device has an item that the server lacks. */
  isWaiting(): boolean
}

const limited = { kind: 'failed', status: 429, retryAfter: 30 } as const
const start = 1_746_604_800_000

const passOn = (clock: ReturnType<typeof fakeClock>) => async (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    clock.advance(1000)
    await settled() // oxlint-disable-line no-await-in-loop -- the answers of a second come before the next one
  }
}

async function settled() {
  for (let round = 0; round < 6; round += 1) await flushPromises() // oxlint-disable-line no-await-in-loop
}

function results(server: Server): Sample {
  const clock = fakeClock(start)
  const store = fakeStore()
  const open = () => {
    const outbox = createOutbox({
      ownerId: 'nimal',
      clock,
      store,
      sender: {
        send: () => server.answer(() => ({ kind: 'saved', attempt: 1 }) as const, { ...limited, message: null }),
      },
    })
    return { outbox, close: outbox.open() }
  }
  let page = open()
  let number = 0
  return {
    add() {
      number += 1
      const result = {
        examId: `exam-${number}`,
        questions: [],
        totalScore: 0,
        totalPossibleMarks: 5,
        percentageScore: 0,
        timestamp: '2025-05-07T08:50:00.000Z',
        startTime: '2025-05-07T08:00:00.000Z',
      }
      page.outbox.save(result)
      page.outbox.send(result)
    },
    wake: clock.wake,
    pass: passOn(clock),
    reload() {
      page.close()
      page = open()
    },
    isWaiting: () => store.keys().some((key) => key.startsWith('outbox:')),
  }
}

function progress(server: Server): Sample {
  const clock = fakeClock(start)
  const store = fakeStore()
  const definition = sampleExam({ reading: 9, listening: 1 })
  const port = Object.assign(fakeProgress(), {
    push: () => server.answer(() => ({ kind: 'saved', revision: server.requests }) as const, limited),
  })
  const open = () => {
    const page = sampleSession({ definition, clock, store, progress: port })
    page.session.send({ type: 'begin' })
    return page
  }
  let page: SampleSession = open()
  let index = 0
  return {
    add() {
      index += 1
      page.session.send({ type: 'goTo', index })
      page.session.send({ type: 'selectAnswer', questionId: `r${index + 1}`, optionId: 'b' })
    },
    wake: clock.wake,
    pass: passOn(clock),
    reload() {
      page.session.dispose()
      page = open()
    },
    isWaiting: () => page.session.getSnapshot().saveState !== 'saved',
  }
}

function answers(server: Server): Sample {
  const clock = fakeClock(start)
  const store = fakeStore()
  let id = 0
  const open = () => {
    const queue = createAnswerQueue({
      ownerId: 'nimal',
      clock,
      store,
      newId: () => `answer-${(id += 1)}`,
      send: (batch) =>
        server.answer(
          () => ({
            kind: 'answered' as const,
            outcomes: batch.map(({ id: of }) => ({ id: of, status: 200, isRight: true })),
          }),
          limited,
        ),
    })
    return { queue, close: queue.open() }
  }
  let page = open()
  return {
    add: () => void page.queue.add({ kind: 'question', item: `item-${id}`, answer: 'a' }),
    wake: clock.wake,
    pass: passOn(clock),
    reload() {
      page.close()
      page = open()
    },
    isWaiting: () => page.queue.getState().waiting > 0,
  }
}

function takes(server: Server): Sample {
  const clock = fakeClock(start)
  const store = createTakeStore(createMemoryDatabase<(typeof takeObjectStores)[number]>())
  const open = () => {
    const queue = createTakeQueue({
      owner: 'nimal',
      clock,
      store,
      send: () => server.answer(() => ({ kind: 'saved' }) as const, limited),
    })
    return { queue, close: queue.open() }
  }
  let page = open()
  let line = -1
  return {
    add() {
      line += 1
      const settings = { trimStart: 0, trimEnd: 1, gain: 0 }
      const place = { owner: 'nimal', paper: 'p', item: 'i', part: 'line', line, text: '네.', speaker: 's' } as const
      const wav = new Uint8Array(4)
      const id = `take-${line}`
      void page.queue.add({ ...place, ...settings, id, recordedAt: start + line, seconds: 1, status: 'recorded', wav })
      page.queue.accept(id, settings)
    },
    wake: clock.wake,
    pass: passOn(clock),
    reload() {
      page.close()
      page = open()
    },
    isWaiting: () => page.queue.getState().takes.length > 0,
  }
}

class Limited extends Error {}

async function drafts(server: Server): Promise<Sample> {
  const time = createFakeTime()
  const store = createPaperStore(createMemoryDatabase<'papers'>(), { userId: 'nimal', tab: 'tab', now: time.now })
  let revision = 1
  const paper = (): Paper => ({
    id: 'paper',
    state: 'draft',
    revision,
    savedAt: '2026-11-24T10:00:00Z',
    draft: { id: 'paper', topic: 'Paper', questions: [] },
    owner: { id: 'nimal', name: 'Nimal' },
    media: [],
    editors: [],
    rights: { publish: false },
  })
  const saved = (): SavedPaper => ({ revision: (revision += 1), savedAt: '2026-11-24T10:01:00Z', editors: [] })
  const open = async () =>
    createDraftEditor(
      { paper: paper(), stored: await store.find('paper') },
      {
        async save() {
          const answer = await server.answer(saved, new Limited())
          if (answer instanceof Limited) throw answer
          return answer
        },
        conflictOf: () => undefined,
        isTransient: (error) => error instanceof Limited,
        retryAfterOf: (error) => (error instanceof Limited ? 30 : undefined),
        store,
        time,
        newItem: () => 'item',
        tab: 'tab',
      },
    )
  let page = await open()
  let number = 0
  return {
    add() {
      number += 1
      page.edit({ kind: 'changePaper', changes: { topic: `Paper ${number}` } })
    },
    wake() {},
    pass: async (seconds) => {
      for (let second = 0; second < seconds; second += 1) await time.advance(1000) // oxlint-disable-line no-await-in-loop
    },
    async reload() {
      page = await open()
    },
    isWaiting: () => page.getState().save.kind !== 'saved',
  }
}

const queues: Readonly<Record<string, (server: Server) => Promise<Sample> | Sample>> = {
  'results of exams': results,
  'progress of an exam': progress,
  'answers of practice': answers,
  'takes of the recorder': takes,
  'drafts of papers': drafts,
}

describe.each(Object.entries(queues))('%s', (_, open) => {
  async function sent(behaviour: Behaviour) {
    const server = fakeServer()
    const sample = await open(server)
    await sample.pass(3)
    const before = server.requests
    server.behaviour = behaviour
    sample.add()
    await sample.pass(3)
    expect(server.requests - before).toBe(1)
    expect(sample.isWaiting()).toBe(true)
    return { server, sample, requests: () => server.requests - before }
  }

  it('wait as long as the server asks, over a wake and a new item, and then all arrive', async () => {
    const { server, sample, requests } = await sent('limited')
    sample.wake()
    sample.add()
    await sample.pass(24)
    expect(requests()).toBe(1)
    server.behaviour = 'saves'
    await sample.pass(10)
    expect(requests()).toBeGreaterThan(1)
    expect(sample.isWaiting()).toBe(false)
  })

  it('survive a reload while the server asks to wait', async () => {
    const { server, sample } = await sent('limited')
    server.behaviour = 'saves'
    await sample.reload()
    await sample.pass(3)
    expect(server.saved).toBeGreaterThan(0)
    expect(sample.isWaiting()).toBe(false)
  })

  it('are sent again if a request is never answered', async () => {
    const { server, sample, requests } = await sent('silence')
    server.behaviour = 'saves'
    await sample.pass(200)
    expect(requests()).toBeGreaterThan(1)
    expect(sample.isWaiting()).toBe(false)
  })
})
