import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import text from '../apps/web/src/frame/text/en/site.json'

it.each(['index.html', 'exam.html'])('%s has the English description', (file) => {
  const html = readFileSync(new URL(`../apps/web/${file}`, import.meta.url), 'utf8')
  expect(html).toContain(`content="${text.description}"`)
})
