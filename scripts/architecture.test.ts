import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { withCurrentSections } from './architecture.mjs'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

test('the generated sections of the docs are current', () => {
  const { stderr } = spawnSync(process.execPath, [fileOf('architecture.mjs'), '--check'], { encoding: 'utf8' })
  expect(stderr).toBe('')
})

test('stale sections are replaced', () => {
  const page = readFileSync(fileOf('../docs/architecture.md'), 'utf8')
  const stale = page.replace('  kit --> ui\n', '').replace('`/quiz`', '`/exam`')
  expect(stale).not.toBe(page)
  expect(withCurrentSections(stale)).toBe(page)
})
