import { describe, expect, it } from 'vitest'
import { buildReview, practiceDefinition } from '../engine'
import {
  answerReading,
  fakeBackupStore,
  fakeProgress,
  fakeLocks,
  sampleExam,
  sampleSession,
  flushPromises,
} from '../testing'

const exam = sampleExam({ reading: 3, listening: 2 })
const practice = practiceDefinition(exam, ['r2', 'l1'], buildReview(exam, { answers: {} })?.items ?? [])

describe('a practice run', () => {
  it('runs like an exam, is scored, and is neither stored nor backed up nor sent', async () => {
    const backupStore = fakeBackupStore()
    const progress = fakeProgress()
    const sample = sampleSession({ definition: practice, mode: 'practice', backupStore, progress })
    sample.session.send({ type: 'begin' })
    answerReading(sample)
    sample.session.send({ type: 'proceed' })
    await flushPromises()
    expect(sample.audio.isPlaying).toBe(true)
    sample.clock.sleep(60 * 60_000)
    await flushPromises()
    sample.clock.advance(120_000)
    sample.clock.wake()
    expect(sample.session.getSnapshot()).toMatchObject({
      mode: 'practice',
      state: { phase: 'finished' },
      result: { totalScore: 5, percentageScore: 50 },
      resultStatus: null,
    })
    expect(sample.store.entries()).toEqual({})
    expect(backupStore.entries()).toEqual({})
    expect(progress.pushed).toEqual([])
    expect(sample.sender.sent).toEqual([])
  })

  it('does not steal the lock of another tab, and shows no storage notice', async () => {
    const lock = fakeLocks().tab()
    const sample = sampleSession({ definition: practice, mode: 'practice', lock })
    sample.session.send({ type: 'begin' })
    await flushPromises()
    expect(sample.session.getSnapshot()).toMatchObject({ access: 'writer', saveState: 'memory' })
    expect(sample.session.getSnapshot().notices.size).toBe(0)
  })

  it('starts a new attempt each time', () => {
    const first = sampleSession({ definition: practice, mode: 'practice' })
    first.session.send({ type: 'begin' })
    answerReading(first)
    const second = sampleSession({ definition: practice, mode: 'practice', store: first.store })
    expect(second.session.getSnapshot().state.choices).toEqual({})
  })
})
