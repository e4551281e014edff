import { describe, expect, it } from 'vitest'
import { counterexample, exam, ids, isDeepEqual, phases, type Moment } from '../../session/fuzz/engineRuns'
import type { Clip, ExamState } from '..'
import { restoreState } from './stored'
import { storedChanges, type StoredChange, type StoredTexts } from './persistence'

function changedTexts(stored: StoredTexts, changes: readonly StoredChange[]): StoredTexts {
  const texts = new Map(stored)
  for (const { key, value } of changes) {
    if (value === null) texts.delete(key)
    else texts.set(key, value)
  }
  return texts
}

const restored = (texts: StoredTexts) => restoreState(exam, (key) => texts.get(key) ?? null)

/** The clip after a reload: a running one waits at its position, and so does a blocked one without deadline. */
function pausedClip(clip: Clip): Clip {
  const isRunning = clip.status === 'loading' || clip.status === 'playing'
  if (isRunning || (clip.status === 'blocked' && clip.deadline === null)) {
    return { status: 'waiting', position: clip.position }
  }
  return clip
}

/** The stored part of a state: of a finished one its phase only, because the result has the answers. */
function storedPart({ clip, clock, flags, ...state }: ExamState) {
  if (state.phase === 'finished') return { phase: state.phase }
  return { ...state, lastClipId: 0, clip: pausedClip(clip), latest: clock.latest, flags: flags.toSorted() }
}

/** The same without values that are stored with a delay: the latest time, and less than 5 s of a clip. */
function steadyPart(state: ExamState) {
  const { clip } = state
  const position = 'position' in clip ? Math.floor(clip.position / 5) : 0
  return { ...storedPart({ ...state, clock: { latest: 0, offset: 0 } }), clip: { ...pausedClip(clip), position } }
}

describe('stored texts', () => {
  it('restore the same state when the page is closed', () => {
    const rule = ({ driver, after }: Moment) => {
      const texts = changedTexts(driver.stored, storedChanges(exam, driver.stored, after))
      return isDeepEqual(storedPart(restored(texts)), storedPart(after))
    }
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('restore the same state at any other time, except the latest time and less than 5 s of a clip', () => {
    const rule = ({ driver, after }: Moment) => isDeepEqual(steadyPart(restored(driver.stored)), steadyPart(after))
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('are complete: after the changes there are no further ones', () => {
    const rule = ({ driver, after }: Moment) => {
      const texts = changedTexts(driver.stored, storedChanges(exam, driver.stored, after))
      return storedChanges(exam, texts, after).length === 0
    }
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('are written by a tick only if it changes more than the time', () => {
    const rule = ({ driver, before, after, step }: Moment) => {
      if (step.kind !== 'send' || step.action.type !== 'tick') return true
      const isTimeAlone = isDeepEqual({ ...before, clock: null }, { ...after, clock: null })
      return driver.changes.length === 0 || !isTimeAlone
    }
    expect(counterexample(() => rule)).toBeUndefined()
  })

  it('lose no answer, play or position when the page crashes between two changes', () => {
    const rule = ({ driver, before, step, stored }: Moment) => {
      if (step.kind !== 'send' || before.startedAt === null) return true
      return driver.changes.every((_, count) => {
        const state = restored(changedTexts(stored, driver.changes.slice(0, count)))
        if (state.phase === 'finished') return true
        const isAnswered = ids.every((id) => before.choices[id] === undefined || state.choices[id] !== undefined)
        const isBehind = phases.indexOf(state.phase) < phases.indexOf(before.phase)
        if (!isAnswered || isBehind) return false
        if (before.phase !== 'listening') return true
        return state.index > before.index || (state.index === before.index && state.plays >= before.plays)
      })
    }
    expect(counterexample(() => rule)).toBeUndefined()
  })
})
