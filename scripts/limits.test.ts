import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { limits } from '../apps/server/src/http/limits'

const MINUTES = 60_000
const spans = new Map([
  [1, 'a minute'],
  [60, 'an hour'],
])
const span = (minutes: number) => spans.get(minutes) ?? `in ${minutes} minutes`

it('the table in docs/operations.md has each rate limit of the server', () => {
  const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+)` \| ([\d,]+ (?:an? |in ).*?) \|/gm)].map(([, name, limit]) => [
    name,
    limit,
  ])
  const expected = Object.entries(limits).map(([name, { count, window }]) => [
    name,
    `${count.toLocaleString('en')} ${span(window / MINUTES)}`,
  ])
  expect(rows).toEqual(expected)
})
