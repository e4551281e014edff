import { expect, it } from 'vitest'
import { isDraftArea, staleAreasIn } from './drafts'

const areas = { ko: [], si: ['legal', 'words'], ta: ['legal'] }

it.each([
  ['en', 'legal', false],
  ['ko', 'legal', false],
  ['si', 'words', true],
  ['ta', 'words', false],
] as const)('%s: whether %s is a draft, and whether it is stale: %s', (language, area, expected) => {
  expect(isDraftArea(language, area, areas)).toBe(expected)
  expect(staleAreasIn(language, areas).includes(area)).toBe(expected)
})

it('lists the areas that a language shows in English', () => {
  expect([staleAreasIn('en', areas), staleAreasIn('si', areas)]).toEqual([[], ['legal', 'words']])
})
