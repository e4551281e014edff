import { expect, it } from 'vitest'
import { hashOf, reviewOf, stateOf, withReviews, type Review } from './review'
import { reviewStateOf, sourceOfStates } from './reviewState'
import { samplePairs } from './samples'
import { lineOf, statusOf } from './status'
import type { AreaTexts } from './store'

const pairs = samplePairs()
const reviewed = (by = 'Nimal') =>
  Object.fromEntries(pairs.map((pair) => [pair.unit.key, reviewOf(pair, by, '2026-03-02')]))
const changed = (key: string, change: Partial<Review>) => {
  const all = reviewed()
  const review = all[key]
  return review === undefined ? all : { ...all, [key]: { ...review, ...change } }
}
const areaOf = (name: string, folder = 'apps/web/src'): AreaTexts => ({
  area: { name, path: `${folder}/text/en/${name}.ts` },
  pairs,
  missing: [],
  inCode: [],
})

it.each([
  ['draft', {}],
  ['reviewed', reviewed()],
  ['stale', changed('title', { source: hashOf('Vocabulary') })],
  ['draft', changed('title', { text: hashOf('වචනය') })],
])('a text is %s', (state, reviews) => {
  expect(pairs.slice(0, 1).map((pair) => stateOf(pair, reviews))).toEqual([state])
})

it('adds reviews to those of an area, sorted, without those of texts that are no more', () => {
  const [title, info] = pairs
  if (title === undefined || info === undefined) throw new Error('no texts')
  const first = { words: { title: reviewOf(title, 'Nimal', '2026-03-02'), old: reviewOf(info, 'Nimal', '2026-03-02') } }
  const all = withReviews(first, 'words', { count: reviewOf(info, 'Kavitha', '2026-03-03') }, pairs)
  expect(all).toEqual({ words: { title: first.words.title } })
  const more = withReviews(all, 'exam', { 'tone.info': reviewOf(info, 'Kavitha', '2026-03-03') }, pairs)
  expect(Object.keys(more)).toEqual(['exam', 'words'])
})

it('counts the texts of a language', () => {
  const reviews = { words: changed('title', { source: hashOf('Vocabulary') }) }
  const status = statusOf([areaOf('words'), { ...areaOf('exam'), missing: ['title'], inCode: ['a:1 නැත'] }], reviews)
  expect(lineOf('si', status)).toBe('si: 18 strings, 8 reviewed (44 %), 9 draft, 1 stale, 1 missing, 1 in code')
})

it('names the areas with a draft, and of rules and law those that are stale; mails are not shown by the app', () => {
  const stale = changed('title', { source: hashOf('Vocabulary') })
  const areas = [areaOf('exam'), areaOf('legal'), areaOf('words'), areaOf('mail', 'apps/server/src')]
  expect(reviewStateOf(areas, { legal: stale, words: stale }, ['legal'])).toEqual({
    draft: ['exam', 'legal', 'words'],
    stale: ['legal'],
  })
  const all = reviewed()
  expect(reviewStateOf(areas, { exam: all, legal: all, words: all }, ['legal'])).toEqual({ draft: [], stale: [] })
})

it('writes the areas as source code', async () => {
  const none = { draft: [], stale: [] }
  const source = await sourceOfStates({ ko: none, si: { draft: ['exam'], stale: ['legal'] }, ta: none })
  expect(source).toContain("draftAreas: ByLanguage = { ko: [], si: ['exam'], ta: [] }")
  expect(source).toContain("staleAreas: ByLanguage = { ko: [], si: ['legal'], ta: [] }")
})
