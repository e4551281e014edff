import { okBodies } from '@naru/api/msw'
import { describe, expect, it } from 'vitest'
import { isChosen, matchingCards, readDrillFilter, readPracticeFilter } from './filters'

describe('the address of /practice', () => {
  it.each([
    [{}, {}],
    [{ section: 'listening' }, { section: 'listening' }],
    [{ section: 'writing' }, {}],
    [
      { unit: 12, family: 'sign' },
      { unit: 12, family: 'sign' },
    ],
    [{ unit: 61 }, {}],
    [{ unit: 1.5 }, {}],
    [{ unit: '12' }, {}],
    [
      { examId: 'exam-1', early: true },
      { examId: 'exam-1', early: true },
    ],
    [{ examId: 7 }, { examId: '7' }],
    [{ examId: '' }, {}],
    [{ examId: 'x'.repeat(101), family: 'y'.repeat(51) }, {}],
    [{ early: 'true', other: 1 }, {}],
  ])('%j names the filter %j', (search, filter) => {
    expect(readPracticeFilter(search)).toEqual(filter)
  })

  it.each([
    [{}, false],
    [{ early: true }, false],
    [{ unit: 1 }, true],
    [{ section: 'reading' as const }, true],
  ])('%j is a choice: %s', (filter, expected) => {
    expect(isChosen(filter)).toBe(expected)
  })
})

describe('the address of /practice/drills', () => {
  it.each([
    [{}, {}],
    [{ sound: 'price' }, { sound: 'price' }],
    [{ sound: 'music' }, {}],
    [{ unit: 3 }, { unit: 3 }],
    [{ sector: 'fishery' }, { sector: 'fishery' }],
    [{ family: 'z'.repeat(51) }, {}],
  ])('%j names the topic %j', (search, filter) => {
    expect(readDrillFilter(search)).toEqual(filter)
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
