import { describe, expect, it } from 'vitest'
import {
  answerReading,
  fakeBackupStore,
  fakeLocks,
  fakeProgress,
  flushPromises,
  sampleExam,
  sampleSession,
} from '../testing'
import { beginSession } from '../testing/sampleSession'

const definition = sampleExam({ reading: 1, listening: 1 })

describe('a preview', () => {
  it('runs like an exam, is scored, and is neither stored nor backed up nor sent', async () => {
    const backupStore = fakeBackupStore()
    const progress = fakeProgress()
    const sample = beginSession({ definition, mode: 'preview', backupStore, progress })
    answerReading(sample)
    sample.session.send({ type: 'proceed' })
    await flushPromises()
    expect(sample.audio.isPlaying).toBe(true)
    sample.clock.sleep(60 * 60_000)
    await flushPromises()
    sample.clock.advance(120_000)
    sample.clock.wake()
    expect(sample.session.getSnapshot()).toMatchObject({
      mode: 'preview',
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
    const sample = beginSession({ definition, mode: 'preview', lock })
    await flushPromises()
    expect(sample.session.getSnapshot()).toMatchObject({ access: 'writer', saveState: 'memory' })
    expect(sample.session.getSnapshot().notices.size).toBe(0)
  })

  it('starts a new attempt each time', () => {
    const first = beginSession({ definition, mode: 'preview' })
    answerReading(first)
    const second = sampleSession({ definition, mode: 'preview', store: first.store })
    expect(second.session.getSnapshot().state.choices).toEqual({})
  })
})
