import { describe, expect, it } from 'vitest'
import {
  answerReading,
  fakeBackupStore,
  fakeClock,
  fakePage,
  fakeStore,
  flushPromises,
  sampleExam,
  sampleSession,
  type SampleSessionOptions,
} from '../testing'
import { parseFairPlay } from './fairPlay'
import { recoverProgress } from './index'
import { beginSession, passSeconds } from '../testing/sampleSession'
import { clearProgress, saveExpiredAttempt } from './progress/progress'

const exam = sampleExam({ reading: 2, listening: 1 })
const start = 1_746_604_800_000
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString()
const key = 'exam-sample-fairPlay'

function begun(options: SampleSessionOptions = {}) {
  const page = fakePage()
  const sample = beginSession({ definition: exam, page, ...options })
  return { ...sample, page }
}

function finish({ clock }: ReturnType<typeof begun>) {
  clock.sleep(3_600_000)
}

function recordOf({ sender }: ReturnType<typeof begun>) {
  return sender.sent.at(-1)?.fairPlay
}

describe('the fair-play record', () => {
  it('contains plays, leaves and network losses with moments and lengths, and is sent with the result', async () => {
    const sample = begun()
    sample.clock.advance(10_000)
    sample.page.signal('left')
    sample.page.signal('left')
    sample.clock.advance(40_000)
    sample.page.signal('back')
    sample.page.signal('offline')
    sample.clock.advance(5000)
    sample.page.signal('online')
    answerReading(sample)
    sample.session.send({ type: 'proceed' })
    await flushPromises()
    await passSeconds(sample.clock, 12)
    finish(sample)
    const { events, omitted } = recordOf(sample) ?? { events: [] }
    expect(omitted).toBeUndefined()
    expect(events).toEqual([
      { kind: 'away', at: at(10), seconds: 40 },
      { kind: 'offline', at: at(50), seconds: 5 },
      { kind: 'play', at: expect.any(String), question: 3 },
      { kind: 'play', at: expect.any(String), question: 3 },
    ])
    expect(sample.store.get(key)).toBeNull()
  })

  it('is absent if nothing happened', () => {
    const sample = begun()
    finish(sample)
    expect(sample.sender.sent[0]).not.toHaveProperty('fairPlay')
  })

  it('survives a reload, which ends what was open', () => {
    const { clock, store, page } = begun()
    clock.advance(20_000)
    page.signal('left')
    clock.hide()
    const later = begun({ clock: fakeClock(start + 27_000), store })
    finish(later)
    expect(recordOf(later)).toEqual({ events: [{ kind: 'away', at: at(20), seconds: 7 }] })
  })

  it('records nothing before the start, after the finish, or in a preview', () => {
    const page = fakePage()
    const sample = sampleSession({ definition: exam, page })
    page.signal('left')
    expect(sample.store.get(key)).toBeNull()
    const finished = begun()
    finish(finished)
    finished.page.signal('left')
    expect(finished.store.get(key)).toBeNull()
    const preview = begun({ mode: 'preview' })
    preview.page.signal('left')
    expect(preview.store.get(key)).toBeNull()
  })

  it('has at most 200 events and counts the others', () => {
    const sample = begun()
    for (let leave = 0; leave < 230; leave += 1) {
      sample.page.signal('left')
      sample.clock.advance(1000)
      sample.page.signal('back')
    }
    expect(sample.store.get(key)?.length).toBeLessThan(20_000)
    finish(sample)
    expect(recordOf(sample)?.events).toHaveLength(200)
    expect(recordOf(sample)?.omitted).toBe(30)
  })

  it('is restored with the attempt from the backup store, and belongs to that attempt only', async () => {
    const backupStore = fakeBackupStore()
    const first = begun({ backupStore })
    first.session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'b' })
    first.page.signal('left')
    const store = fakeStore()
    const address = { definition: exam, ownerId: 'learner-1', store, backupStore }
    await recoverProgress(address)
    expect(parseFairPlay(store.get(key))).toEqual({ events: [{ kind: 'away', at: at(0) }] })
    clearProgress(address)
    expect(store.get(key)).toBeNull()
  })

  it('is part of the result of an attempt whose time is over', () => {
    const { store, page } = begun()
    page.signal('left')
    const result = saveExpiredAttempt({ definition: exam, ownerId: 'learner-1', store }, start + 9_000_000)
    expect(result?.fairPlay).toEqual({ events: [{ kind: 'away', at: at(0) }] })
    expect(store.get(key)).toBeNull()
  })

  it.each([null, '', '[]', '{}', '{"events":7}'])('is none if the stored text is %j', (text) => {
    expect(parseFairPlay(text)).toBeNull()
  })

  it('skips invalid events of a stored text', () => {
    const play = { kind: 'play', at: at(1), question: 3 }
    const events = [play, null, { kind: 'other', at: at(1) }, { kind: 'away', at: 'noon' }, { ...play, seconds: '9' }]
    expect(parseFairPlay(JSON.stringify({ events, omitted: 'x' }))).toEqual({ events: [play] })
  })
})
