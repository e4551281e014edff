import { okBodies } from '@naru/api/msw'
import { fakeStore } from '@naru/exam-kit/testing'
import { describe, expect, it } from 'vitest'
import { isDone, savedDrill, type SavedDrill } from './savedDrill'

const questions = okBodies.getDrill.questions.map((question) => ({ kind: 'bank' as const, ...question }))
const drill = (steps: SavedDrill['progress']['steps']): SavedDrill => ({
  topic: { unit: 10 },
  questions,
  progress: { seed: '0', steps, isAnswered: false, answers: [[{ id: 'a', answer: '' }]] },
})

const step = { at: 0, kind: 'ask' as const }

describe('a drill on this device', () => {
  it('is found as it was left', () => {
    const record = savedDrill(fakeStore(), 'nimal')
    record.save(drill([step]))
    expect(record.find()).toEqual(drill([step]))
  })

  it.each([null, {}, { questions: [] }, { questions: [], progress: { steps: '1', answers: [] } }])(
    'that is %j counts as none',
    (value) => {
      const text = JSON.stringify({ version: 1, value })
      expect(savedDrill(fakeStore({ 'practice-kept:nimal:drill': text }), 'nimal').find()).toBeNull()
    },
  )

  it.each([
    [[step], [], false],
    [[], [], true],
    [[], ['bank-10-2'], false],
    [[], ['another'], true],
  ])('with %j left and waiting answers of %j is done: %s', (steps, waiting, expected) => {
    expect(isDone(drill(steps), new Set(waiting))).toBe(expected)
  })
})
