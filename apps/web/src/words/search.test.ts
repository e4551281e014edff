import { expect, it } from 'vitest'
import { choiceId, searchOf } from './choice'
import { readWordSearch } from './search'

it.each([
  [{ unit: 8 }, { unit: 8 }],
  [{ unit: '8' }, { unit: 8 }],
  [{ unit: 0 }, { unit: 0 }],
  [{ unit: '' }, {}],
  [{ unit: -1 }, {}],
  [{ unit: 61 }, {}],
  [{ unit: 1.5 }, {}],
  [{ unit: null }, {}],
  [{ unit: 'a', examId: 'eps-1' }, { examId: 'eps-1' }],
  [{ unit: 8, examId: 'eps-1' }, { unit: 8 }],
  [{ examId: 7 }, { examId: '7' }],
  [{ examId: 'a'.repeat(101) }, {}],
  [{}, {}],
])('%j is read as %j', (search, read) => {
  expect(readWordSearch(search)).toEqual(read)
})

it.each([{}, { unit: 0 }, { unit: 60 }, { examId: 'a:b' }])('the choice %j has an id', (search) => {
  expect(searchOf(choiceId(search))).toEqual(search)
})
