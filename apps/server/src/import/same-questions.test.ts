import { expect, test } from 'vitest'
import { sectionedExam, sectionedWith } from '../test/support/sectioned-exam'
import { differenceOf, reuseIds, withItemsOf } from './same-questions'

const written = (...changes: readonly (readonly [string, string])[]) => sectionedExam(sectionedWith(...changes))

const first = reuseIds(undefined, written())

test('a question without item gets a new one, and the same one in the next version', () => {
  expect(first.questions.map(({ item }) => item)).toEqual([
    's-1',
    ...Array(6).fill(expect.stringMatching(/^[0-9a-f]{24}$/)),
  ])
  const next = reuseIds(first, written())
  expect(next).toEqual(first)
  expect(differenceOf(first, next)).toBeUndefined()
  expect(withItemsOf(first, next)).toBeUndefined()
})

test('an item makes a question the same although its number, text and options are others', () => {
  const moved = [
    ['number: 1\n', 'number: 8\n'],
    ['저는', '나는'],
    ['{ text: 7 }', '{ text: 8 }'],
  ] as const
  const next = reuseIds(first, written(...moved))
  expect(next.questions.at(-1)).toMatchObject({ id: first.questions[0]?.id, number: 8, item: 's-1' })
  const unnamed = reuseIds(first, written(...moved, ['    item: s-1\n', '']))
  expect(unnamed.questions.at(-1)?.id).not.toBe(first.questions[0]?.id)
})

test('another dialogue is a change of its question only', () => {
  const next = reuseIds(first, written(['dialogue: c.m4a', 'dialogue: d.m4a']))
  expect(differenceOf(first, next)).toEqual({ hasNewHead: false, changed: [4], gone: [], newKeys: [] })
})

test('two items of an author are two questions, however equal', () => {
  const next = reuseIds(first, written(['item: s-1', 'item: s-2']))
  expect(next.questions[0]?.id).not.toBe(first.questions[0]?.id)
})

test('an item that an author gives later names the question in earlier versions, too, and changes nothing else', () => {
  const next = reuseIds(first, written(['number: 5, ', 'number: 5, item: s-5, ']))
  expect(differenceOf(first, next)).toBeUndefined()
  expect(withItemsOf(first, next)).toEqual(next)
  expect(next.questions[4]).toMatchObject({ id: first.questions[4]?.id, item: 's-5' })
})

test('a spoken option is the same by what is said, not by its number', () => {
  const options = [
    '{ spoken: 못을 박습니다., correct: true }',
    '{ spoken: 잡니다., note: No., notes: { si: N } }',
  ] as const
  const next = reuseIds(first, written([options.join(', '), options.toReversed().join(', ')]))
  const ids = first.questions[3]?.options.map(({ id }) => id) ?? []
  expect(next.questions[3]?.options.map(({ id }) => id)).toEqual(ids.toReversed())
  expect(differenceOf(first, next)).toMatchObject({ changed: [4], newKeys: [] })
})

test.each([
  ['a note', 'note: No.', 'note: Never.', [4]],
  ['a note in another language', 'notes: { si: N', 'notes: { si: M', [4]],
  ['a translation', '1. He drives', '1. She drives', [4]],
  ['a tag', 'level: 3', 'level: 2', [1]],
  ['the passage of a group', '내일 쉽니다.', '모레 쉽니다.', [2, 3]],
] as const)('%s that changes is a new version', (_, from, to, changed) => {
  expect(differenceOf(first, reuseIds(first, written([from, to])))).toMatchObject({ changed, newKeys: [], gone: [] })
})

test('the minutes of a section that change are a new version', () => {
  expect(differenceOf(first, reuseIds(first, written(['minutes: 5', 'minutes: 6'])))).toMatchObject({
    hasNewHead: true,
    changed: [],
  })
})
