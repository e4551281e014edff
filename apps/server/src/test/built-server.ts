import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const serverFolder = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds the server and its commands once for all tests that start them in a process of their own: compiling the sources takes longer than
 * the start. `BUILT_SERVER` is the folder.
 *
 * @returns removes it
 */
export default async function setup(): Promise<() => void> {
  // As deep as `src` and `dist` (see `paths`), and not `dist`, which the site may be running from.
  const folder = mkdtempSync(join(serverFolder, '.build-'))
  await build({ root: serverFolder, logLevel: 'error', build: { outDir: folder } })
  process.env['BUILT_SERVER'] = folder
  return () => {
    delete process.env['BUILT_SERVER']
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
