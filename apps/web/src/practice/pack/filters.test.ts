import { describe, expect, it } from 'vitest'
import { readDrillFilter, readPracticeFilter } from './filters'

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
    [{ examId: 'exam-1' }, { examId: 'exam-1' }],
    [{ examId: 7 }, { examId: '7' }],
    [{ examId: '' }, {}],
    [{ examId: 'x'.repeat(101), family: 'y'.repeat(51) }, {}],
    [{ other: 1 }, {}],
  ])('%j names the filter %j', (search, filter) => {
    expect(readPracticeFilter(search)).toEqual(filter)
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
