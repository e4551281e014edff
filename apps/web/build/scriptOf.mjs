import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { small } from './small.mjs'

/**
 * A file of the site and all that it imports as one script, which needs no module.
 *
 * @param {string} name the file below src
 */
export async function scriptOf(name) {
  const entry = fileURLToPath(new URL(`../src/${name}`, import.meta.url))
  const results = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', ...small, lib: { entry, formats: ['iife'], name: 'script' } },
  })
  const [result] = Array.isArray(results) ? results : [results]
  if (result === undefined || !('output' in result)) throw new Error(`${name} could not be built`)
  return result.output[0].code.trim()
}
