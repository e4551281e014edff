import { describe, expect, it } from 'vitest'
import {
  answerReading,
  fakeClock,
  fakeProgress,
  fakeStore,
  flushPromises,
  sampleExam,
  type SampleSession,
  type SampleSessionOptions,
} from '../../testing'
import { recoverProgress, type ServerProgress } from '..'
import { answerQuestion, beginSession, passSeconds } from '../../testing/sampleSession'

const exam = sampleExam({ reading: 3, listening: 2 })
const started = 1_746_604_800_000
const startTime = new Date(started).toISOString()

async function begun(options: SampleSessionOptions = {}) {
  const progress = options.progress ?? fakeProgress()
  const sample = beginSession({ definition: exam, ...options, progress })
  await pass(sample, 2)
  return { ...sample, progress }
}

const pass = ({ clock }: SampleSession, seconds: number) => passSeconds(clock, seconds)

function saveState({ session }: SampleSession) {
  return session.getSnapshot().saveState
}

describe('autosave', () => {
  it('sends the specified format', async () => {
    const sample = await begun()
    answerQuestion(sample, 'r2', 'b')
    await pass(sample, 2)
    expect(sample.progress.saved).toEqual({
      startTime,
      phase: 'reading',
      index: 1,
      answers: { r2: '회사 소개' },
      plays: {},
      readingStartTime: startTime,
      revision: 2,
    })
  })

  it('sends the plays of the current question in listening', async () => {
    const sample = await begun({ clipSeconds: 2 })
    answerReading(sample)
    sample.session.send({ type: 'proceed' })
    await pass(sample, 7)
    expect(sample.progress.saved).toMatchObject({ phase: 'listening', index: 3, plays: { l1: 2 } })
    expect(sample.progress.saved?.listeningStartTime).toBe(new Date(started + 2000).toISOString())
    expect(sample.progress.saved?.readingStartTime).toBeUndefined()
  })

  it('sends within 2 seconds after a change, and batches several changes', async () => {
    const sample = await begun()
    const before = sample.progress.pushed.length
    answerQuestion(sample, 'r1', 'a')
    sample.clock.advance(1000)
    answerQuestion(sample, 'r2', 'b')
    expect(sample.progress.pushed).toHaveLength(before)
    await pass(sample, 1)
    expect(sample.progress.pushed).toHaveLength(before + 1)
    expect(sample.progress.saved?.answers).toMatchObject({ r1: '사과', r2: '회사 소개' })
  })

  it('sends nothing without a change', async () => {
    const sample = await begun()
    const before = sample.progress.pushed.length
    await pass(sample, 30)
    expect(sample.progress.pushed).toHaveLength(before)
  })

  it('sends at once when the page is being hidden', async () => {
    const sample = await begun()
    answerQuestion(sample, 'r1', 'a')
    sample.clock.hide()
    await flushPromises()
    expect(sample.progress.saved?.answers).toEqual({ r1: '사과' })
  })

  it('stops at the finish', async () => {
    const sample = await begun()
    sample.clock.sleep(60 * 60_000)
    await flushPromises()
    const before = sample.progress.pushed.length
    await pass(sample, 5)
    expect(sample.progress.pushed).toHaveLength(before)
  })
})

describe('the save state', () => {
  it("is 'Saved on this device' before the server's response, then 'Saved'", async () => {
    const sample = await begun()
    expect(saveState(sample)).toBe('saved')
    answerQuestion(sample, 'r1', 'a')
    expect(saveState(sample)).toBe('device')
    await pass(sample, 2)
    expect(saveState(sample)).toBe('saved')
  })

  it.each(['offline', 'error'] as const)(
    "is 'Saved here, sent later' while the server is %s, and recovers",
    async (fault) => {
      const sample = await begun()
      sample.progress.behave(fault)
      answerQuestion(sample, 'r1', 'a')
      await pass(sample, 2)
      expect(saveState(sample)).toBe('offline')
      sample.progress.behave('saves')
      sample.clock.wake()
      await flushPromises()
      expect(saveState(sample)).toBe('saved')
    },
  )

  it("stays 'Saved on this device' with a server that does not save progress, after one request", async () => {
    const progress = fakeProgress('unsupported')
    const sample = await begun({ progress })
    answerQuestion(sample, 'r1', 'a')
    await pass(sample, 10)
    expect(saveState(sample)).toBe('device')
    expect(progress.pushed).toHaveLength(1)
  })

  it("is 'Saved on this device' after the server has rejected the attempt, without further requests", async () => {
    const sample = await begun()
    sample.progress.behave('over')
    answerQuestion(sample, 'r1', 'a')
    await pass(sample, 2)
    const before = sample.progress.pushed.length
    answerQuestion(sample, 'r2', 'a')
    await pass(sample, 30)
    expect(saveState(sample)).toBe('device')
    expect(sample.progress.pushed).toHaveLength(before)
  })

  it("is 'memory' when the store is not writable, and 'saved' when the server has everything", async () => {
    const store = { ...fakeStore(), set: () => {} }
    const sample = await begun({ store })
    expect(saveState(sample)).toBe('saved')
    answerQuestion(sample, 'r1', 'a')
    expect(saveState(sample)).toBe('memory')
  })

  it('of a finished exam is that of its result', async () => {
    const sample = await begun({
      answers: [
        { kind: 'failed', status: 503, message: null },
        { kind: 'saved', attempt: 1 },
      ],
    })
    sample.clock.sleep(60 * 60_000)
    expect(saveState(sample)).toBe('device')
    await flushPromises()
    expect(saveState(sample)).toBe('offline')
    await pass(sample, 1)
    expect(saveState(sample)).toBe('saved')
  })
})

describe('a failed push is retried', () => {
  it('after the server’s Retry-After, also when the page is hidden or shown', async () => {
    const sample = await begun()
    sample.progress.behave('limited')
    answerQuestion(sample, 'r1', 'a')
    await pass(sample, 2)
    const before = sample.progress.pushed.length
    await pass(sample, 80)
    sample.clock.hide()
    sample.clock.wake()
    await flushPromises()
    expect(sample.progress.pushed).toHaveLength(before)
    sample.progress.behave('saves')
    await pass(sample, 10)
    expect(sample.progress.saved?.answers).toEqual({ r1: '사과' })
  })

  it('after 15 seconds without a response', async () => {
    const sample = await begun()
    sample.progress.behave('silence')
    answerQuestion(sample, 'r1', 'a')
    await pass(sample, 2)
    sample.progress.behave('saves')
    await pass(sample, 17)
    expect(sample.progress.saved?.answers).toEqual({ r1: '사과' })
    expect(saveState(sample)).toBe('saved')
  })
})

describe('a conflict with another device', () => {
  const there: Omit<ServerProgress, 'revision'> = {
    startTime,
    phase: 'reading',
    index: 2,
    answers: { r1: '의자', r3: '씁니까' },
    plays: {},
    readingStartTime: startTime,
  }

  it('merges both answers; those given here since the last sync are newer', async () => {
    const sample = await begun()
    sample.progress.save(there)
    answerQuestion(sample, 'r1', 'a')
    await pass(sample, 6)
    const all = { r1: 'a', r3: 'a' }
    expect(sample.session.getSnapshot().state.choices).toEqual(all)
    expect(sample.progress.saved?.answers).toEqual({ r1: '사과', r3: '씁니까' })
    expect([...sample.session.getSnapshot().notices]).toEqual(['progress-from-server'])
    expect(saveState(sample)).toBe('saved')
  })

  it("prefers the other device's answer to one that was already synced", async () => {
    const sample = await begun()
    answerQuestion(sample, 'r1', 'a')
    await pass(sample, 2)
    sample.progress.save(there)
    answerQuestion(sample, 'r2', 'b')
    await pass(sample, 6)
    expect(sample.session.getSnapshot().state.choices).toEqual({ r1: 'd', r2: 'b', r3: 'a' })
  })

  it('does not treat an answer loaded from the server as given here', async () => {
    const progress = fakeProgress()
    progress.save({ ...there, answers: { r1: '사과' } })
    const store = fakeStore()
    await recoverProgress({ definition: exam, ownerId: 'learner-1', store, pulled: await progress.pull() })
    progress.behave('offline')
    const sample = await begun({ store, progress })
    answerQuestion(sample, 'r2', 'b')
    progress.behave('saves')
    progress.save({ ...there, answers: { r1: '의자' } })
    await pass(sample, 10)
    expect(sample.session.getSnapshot().state.choices).toEqual({ r1: 'd', r2: 'b' })
  })

  it('goes to the listening position of the other device', async () => {
    const sample = await begun()
    sample.progress.save({ ...there, phase: 'listening', index: 4, listeningStartTime: startTime })
    answerQuestion(sample, 'r2', 'b')
    await pass(sample, 3)
    expect(sample.session.getSnapshot().state).toMatchObject({ phase: 'listening', index: 4 })
    expect(sample.audio.played).toHaveLength(1)
  })

  it('with a later attempt: continues, shows a notice, and stops autosave', async () => {
    const sample = await begun()
    const later = { ...there, startTime: new Date(started + 600_000).toISOString() }
    sample.progress.save(later)
    answerQuestion(sample, 'r2', 'b')
    await pass(sample, 10)
    expect([...sample.session.getSnapshot().notices]).toEqual(['newer-attempt-elsewhere'])
    expect(sample.session.getSnapshot().state.choices).toEqual({ r2: 'b' })
    expect(sample.progress.saved?.startTime).toBe(later.startTime)
  })

  it('F8: a lost response to an earlier push resolves without a notice', async () => {
    const progress = fakeProgress()
    const sample = await begun({ progress })
    answerQuestion(sample, 'r1', 'a')
    // The server saves it, but the response is lost.
    progress.save({ ...there, index: 0, answers: { r1: '사과' } })
    answerQuestion(sample, 'r1', 'b')
    await pass(sample, 6)
    expect(progress.saved?.answers).toEqual({ r1: '안전화' })
    expect(sample.session.getSnapshot().notices.size).toBe(0)
  })
})

describe('after a reload', () => {
  it('sends the stored revision, so that no conflict occurs', async () => {
    const first = await begun()
    answerQuestion(first, 'r1', 'a')
    await pass(first, 2)
    first.session.dispose()
    const again = await begun({ store: first.store, clock: fakeClock(first.clock.now()), progress: first.progress })
    answerQuestion(again, 'r2', 'b')
    await pass(again, 3)
    expect(again.progress.saved?.answers).toEqual({ r1: '사과', r2: '회사 소개' })
    expect(again.session.getSnapshot().notices.size).toBe(0)
  })
})
