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
  expect(withCurrentSections('docs/architecture.md', stale)).toBe(page)
})

test('an empty section is filled', () => {
  const page = readFileSync(fileOf('../docs/desk.md'), 'utf8')
  const empty = page.replace(/(<!-- generated: rights -->\n)[^]*?(<!-- end -->)/, '$1$2')
  expect(empty).not.toBe(page)
  expect(withCurrentSections('docs/desk.md', empty)).toBe(page)
})

test.each(['# A page\n', '<!-- generated: rights -->\n', '<!-- generated: paths -->\n\n<!-- end -->\n'])(
  'a page whose section is not found is refused: %j',
  (text) => {
    expect(() => withCurrentSections('docs/desk.md', text)).toThrow("docs/desk.md has no section 'rights'.")
  },
)

test('the table of paths has every route of the site', () => {
  const tree = readFileSync(fileOf('../apps/web/src/site/routeTree.gen.ts'), 'utf8')
  const [, list = ''] = /\n {2}to:([^]*?)\n {2}id:/.exec(tree) ?? []
  const paths = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
  const page = readFileSync(fileOf('../docs/architecture.md'), 'utf8')
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !page.includes(`\`${path}\``))).toEqual([])
})
