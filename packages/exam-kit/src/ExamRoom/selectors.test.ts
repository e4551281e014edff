import { describe, expect, it } from 'vitest'
import { sampleExam, sampleSession } from '../testing'
import { progressOf, selectSummary } from './selectors'

describe('counts of the exam room', () => {
  it('include the answers of the exam and of each section, and the position of the current question', () => {
    const { session } = sampleSession({ definition: sampleExam({ reading: 2, listening: 1 }) })
    session.send({ type: 'begin' })
    session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'c' })
    session.send({ type: 'next' })
    const snapshot = session.getSnapshot()
    expect(selectSummary(snapshot)).toEqual({ total: 3, answered: 1, current: 2 })
    expect(progressOf('reading')(snapshot)).toEqual({ answered: 1, total: 2 })
    expect(progressOf('listening')(snapshot)).toEqual({ answered: 0, total: 1 })
  })
})
