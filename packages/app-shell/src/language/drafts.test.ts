import { expect, it } from 'vitest'
import { isDraftArea } from './drafts'

it.each([
  ['en', 'legal', false],
  ['ko', 'legal', true],
  ['si', 'legal', false],
  ['si', 'words', true],
] as const)('%s: whether %s is a draft: %s', (language, area, isDraft) => {
  expect(isDraftArea(language, area, { si: { legal: {} } })).toBe(isDraft)
})
