import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { browserSources } from '../folders.mjs'
import { areas, messagesOf } from './areas'

const root = fileURLToPath(new URL('../..', import.meta.url))

const source = [...browserSources, 'apps/server/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path))
      .map((path) => readFileSync(join(root, folder, path), 'utf8')),
  )
  .join('\n')

const quoted = new Set([...source.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key))

/** The fixed ends of the keys that a template makes: `themes.${id}` has 'themes.' and ''. */
const templates = [...source.matchAll(/`([\w.]*)\$\{[^`]*\}([\w.]*)`/g)]
  .map(([, start = '', end = '']) => [start, end] as const)
  .filter(([start, end]) => start.endsWith('.') || end.startsWith('.'))

/** Areas and groups whose keys are data or that are used as a whole: documents, codes of answers, topics, flags, the offer of a language. */
const keysAreData =
  /^(privacyPolicy|refundPolicy|termsAndConditions|messages|offer) |^(practice|editor) (families|sounds|sectors)\.|^statistics (paper|question)Flag\./

/** The name of an area is not compared: a key that another area has too is not found. */
const isNamed = (key: string) =>
  quoted.has(key) || templates.some(([start, end]) => key.startsWith(start) && key.endsWith(end))

it('every message is named by a source', () => {
  const unused = areas.flatMap((area) =>
    [...messagesOf(area, 'en').keys()]
      .filter((key) => !isNamed(key) && !keysAreData.test(`${area.name} ${key}`))
      .map((key) => `${area.name} ${key}`),
  )
  expect(unused).toEqual([])
})
