import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserSources } from '../scripts/folders.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Files that no story reaches. */
const elsewhere = /\.(test|css)\.tsx?$|\/(contract|generated)\/|\/msw\/node/
/** Modules that are ours, Storybook's own, or not for a browser. */
const notOptimised = /^(\.|@naru\/|node:|storybook|@storybook\/|vitest|msw\/node)|\.(css|svg)$/

/**
 * The packages that the stories' sources import. Vite would find them one by one in the middle of a first run on a fresh machine, and reload
 * the page under the running stories each time.
 */
export function importedPackages(): string[] {
  const files = browserSources
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !elsewhere.test(path))
  const names = files.flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /^(?:import|export)\s+(?!type\b)(?:[^'"`;=]*?\sfrom\s+)?'([^']+)'/gm,
      ),
    ].map((match) => match[1] ?? ''),
  )
  return [...new Set(names)].filter((name) => name !== '' && !notOptimised.test(name)).toSorted()
}
