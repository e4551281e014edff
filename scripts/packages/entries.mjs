import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ name: string, version: string, description: string, license: string, repository?: { url: string }, exports: Record<string, string>, dependencies?: Record<string, string>, peerDependencies?: Record<string, string>, peerDependenciesMeta?: unknown }} Manifest */

/** @param {string} folder of the package @returns {Manifest} */
export const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/**
 * The modules that a package exports: subpath without './' → source file, relative to the package. Without helpers of stories.
 *
 * @param {string} folder of the package
 * @returns {Record<string, string>}
 */
export function packageEntries(folder) {
  const sources = Object.entries(readManifest(folder).exports).filter(
    ([path, source]) => /\.tsx?$/.test(source) && path !== './internal/stories',
  )
  return Object.fromEntries(sources.map(([path, source]) => [path === '.' ? 'index' : path.slice(2), source.slice(2)]))
}
