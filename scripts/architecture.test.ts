import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withCurrentChart } from './architecture.mjs'

const page = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8')

test('the chart of imports is current; `node scripts/architecture.mjs` updates it', () => {
  expect(withCurrentChart(page)).toBe(page)
})

test('a page without a section for the chart is refused', () => {
  expect(() => withCurrentChart('# A page\n')).toThrow("docs/architecture.md has no section 'imports'.")
})
