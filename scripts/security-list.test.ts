import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const testsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.ts$/.test(name) && !name.includes('node_modules'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))

const listed = [...readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(/^\| (\d+) \|/gm)].map((match) =>
  Number(match[1]),
)

test('the security page lists 57 requirements, in order', () => {
  expect(listed).toEqual(Array.from({ length: 57 }, (_, at) => at + 1))
})

test('each requirement has at least one test', () => {
  const tests = [
    ...testsIn('apps/server/src'),
    ...testsIn('apps/web/e2e'),
    ...testsIn('apps/staff/e2e'),
    ...testsIn('scripts'),
  ].join('\n')
  const missing = listed.filter((number) => !new RegExp(`['"\`][^'"\`\n]*ASVS ${number}\\b`).test(tests))
  expect(missing).toEqual([])
})
