import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { browserSources } from '../folders.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.storybook/pictures')

const storyFiles = browserSources.flatMap((path) =>
  readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx') && !name.includes('node_modules'))
    .map((name) => join(root, path, name)),
)

/** Pictures of the stories of a file: two of its gallery (one if it is plain), two of each story with the tag `picture`, two of each with the tag `languages`. */
function picturesOf(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  const title = /\btitle: '([^']*)'/.exec(source)?.[1] ?? ''
  const isPlain = source.includes("'plain'")
  return [...source.matchAll(/^export const (\w+).*\n(?: {2}tags: \[([^\]]*))?/gm)].flatMap(
    ([, name = '', tags = '']) => {
      // The test runner joins the parts of a name by single hyphens.
      const id = toId(title, storyNameFromExport(name)).replace('--', '-')
      if (name === 'Gallery') return [...(isPlain ? [] : [`${id}-forced-768.png`]), `${id}-light-1280.png`]
      return [
        ...(tags.includes("'picture'") ? [`${id}-dark-360.png`, `${id}-light-1280.png`] : []),
        ...(tags.includes("'languages'") ? [`${id}-si-360.png`, `${id}-ta-360.png`] : []),
      ]
    },
  )
}

it('each pictured story has its pictures, and each picture has a story', () => {
  expect(readdirSync(folder).toSorted()).toEqual(storyFiles.flatMap(picturesOf).toSorted())
})

it('the pictures take at most 10 MB', () => {
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  expect(bytes).toBeLessThanOrEqual(10_000_000)
})
