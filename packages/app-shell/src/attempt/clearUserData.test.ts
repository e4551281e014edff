// @vitest-environment jsdom
import { fakeStore } from '@naru/exam-kit/testing'
import { describe, expect, it } from 'vitest'
import { storeReport, unsentReport } from '../state/unsentReport'
import { clearSavedResults, clearUserData } from './clearUserData'

describe('logout', () => {
  it('leaves no report to the next learner', async () => {
    storeReport('A wrong word')
    expect(unsentReport()).toBe('A wrong word')
    await clearUserData()
    expect(unsentReport()).toBe('')
  })

  it('clears the results that the server has saved, and no unsent ones', () => {
    const unsent = { result: { examId: 'b' }, choices: {} }
    const store = fakeStore({
      'exam-a-result': JSON.stringify({ ...unsent, saved: { attempt: 1 } }),
      'exam-a-isFinished': 'true',
      'exam-b-result': JSON.stringify(unsent),
      'exam-b-isFinished': 'true',
      'exam-c-userAnswers': '{"q1":"사과"}',
      'exam-d-result': 'broken',
      'outbox:nimal:b:2026': '{}',
    })
    clearSavedResults(store)
    expect(store.keys().toSorted()).toEqual([
      'exam-b-isFinished',
      'exam-b-result',
      'exam-c-userAnswers',
      'exam-d-result',
      'outbox:nimal:b:2026',
    ])
  })
})
