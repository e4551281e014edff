import { okBodies } from '@naru/api/msw'
import { fakeStore } from '@naru/exam-kit/testing'
import { describe, expect, it } from 'vitest'
import { isDone, savedDrill, type SavedDrill } from './savedDrill'

const questions = okBodies.getDrill.questions.map((question) => ({ kind: 'bank' as const, ...question }))
const drill = (position: number): SavedDrill => ({
  topic: { unit: 10 },
  questions,
  progress: { orders: [], position, answers: [['bank-10-2', { id: 'a', optionId: null }]] },
})

describe('a drill on this device', () => {
  it('is found as it was left', () => {
    const record = savedDrill(fakeStore(), 'nimal')
    record.save(drill(0))
    expect(record.find()).toEqual(drill(0))
  })

  it.each([null, {}, { questions: [] }, { questions: [], progress: { orders: [], position: '1', answers: [] } }])(
    'that is %j counts as none',
    (value) => {
      const text = JSON.stringify({ version: 1, value })
      expect(savedDrill(fakeStore({ 'practice-kept:nimal:drill': text }), 'nimal').find()).toBeNull()
    },
  )

  it.each([
    [0, [], false],
    [1, [], true],
    [1, ['bank-10-2'], false],
    [1, ['another'], true],
  ])('at question %i with waiting answers of %j is done: %s', (position, waiting, expected) => {
    expect(isDone(drill(position), new Set(waiting))).toBe(expected)
  })
})
