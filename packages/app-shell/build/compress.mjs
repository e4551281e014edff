import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/
/** Bytes. A compressed copy of a smaller file saves no packet. */
const smallest = 1024

/**
 * @param {string} folder
 * @returns {AsyncGenerator<string>}
 */
async function* filesIn(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else yield path
  }
}

/**
 * Writes a `.br` and a `.gz` copy of every text file of a folder, which the server sends without compressing again.
 *
 * @param {string} folder
 */
export async function compress(folder) {
  for await (const path of filesIn(folder)) {
    if (!compressible.test(path) || (await stat(path)).size < smallest) continue
    const content = await readFile(path)
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
      promisify(gzip)(content, { level: 9 }),
    ])
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
  }
}

const [, script, folder] = process.argv
if (script === fileURLToPath(import.meta.url) && folder !== undefined) await compress(folder)
