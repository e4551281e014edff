import { okBodies } from '@naru/api/msw'
import { describe, expect, it } from 'vitest'
import { isChosen, matchingCards } from './matchingCards'

describe('a filter', () => {
  it.each([
    [{}, false],
    [{ unit: 1 }, true],
    [{ section: 'reading' as const }, true],
  ])('%j is a choice: %s', (filter, expected) => {
    expect(isChosen(filter)).toBe(expected)
  })
})

describe('cards on this device', () => {
  it.each([
    [{}, ['sample-q2', 'sample-q5']],
    [{ section: 'reading' as const }, ['sample-q2']],
    [{ unit: 9 }, ['sample-q5']],
    [{ family: 'blank-grammar' }, ['sample-q2']],
    [{ examId: 'exam-sample' }, ['sample-q2', 'sample-q5']],
    [{ examId: 'other' }, []],
  ])('with the filter %j are %j', (filter, items) => {
    expect(matchingCards(okBodies.getPractice, filter).map(({ item }) => item)).toEqual(items)
  })
})
