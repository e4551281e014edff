import { okBodies } from '@naru/api/msw'
import { fakeStore } from '@naru/exam-kit/testing'
import { describe, expect, it } from 'vitest'
import { findRun, isDone, savedRun, type SavedRun } from './savedRun'

const items = okBodies.getDrill.questions.map((question) => ({ kind: 'bank' as const, ...question }))
const run = (steps: SavedRun['progress']['steps']): SavedRun => ({
  of: { unit: 10 },
  items,
  progress: { seed: '0', steps, isAnswered: false, answers: [[{ id: 'a', answer: '' }]] },
})

const step = { at: 0, kind: 'ask' as const }

describe('a run on this device', () => {
  it('is found as it was left', () => {
    const record = savedRun(fakeStore(), 'nimal', 'drill')
    record.save(run([step]))
    expect(findRun(record, { unit: 10 })).toEqual(run([step]))
    expect(findRun(record, { unit: 11 })).toBeNull()
    expect(findRun(record, { day: '2026-11-28' })).toBeNull()
  })

  it.each([null, {}, { items: [] }, { items: [], progress: { steps: '1', answers: [] } }])(
    'that is %j counts as none',
    (value) => {
      const text = JSON.stringify({ version: 1, value })
      expect(savedRun(fakeStore({ 'practice-kept:nimal:drill': text }), 'nimal', 'drill').find()).toBeNull()
    },
  )

  it.each([
    [[step], [], false],
    [[], [], true],
    [[], ['bank-10-2'], false],
    [[], ['another'], true],
  ])('with %j left and waiting answers of %j is done: %s', (steps, waiting, expected) => {
    expect(isDone(run(steps), new Set(waiting))).toBe(expected)
  })
})
