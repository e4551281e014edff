import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { injectManifest } from 'workbox-build'

/** The worker as Vite built it, without its precache manifest. */
export const workerSource = fileURLToPath(new URL('../../../.build/worker/sw.js', import.meta.url))

/**
 * Writes `sw.js` with its precache manifest.
 *
 * @param {object} options
 * @param {string} options.dist the folder of the built site
 * @param {string} options.build the id of the build
 * @param {readonly { path: string, file: string }[]} options.documents pages that open offline, and the empty shell; addresses without parameters
 * @param {readonly string[]} options.files their code, styles and font
 */
export async function writeWorker({ dist, build, documents, files }) {
  const code = await readFile(workerSource, 'utf8')
  if (/^\s*(import|export)\b/m.test(code)) throw new Error('The service worker imports another file')
  if (!code.includes('__WB_MANIFEST')) {
    // A build without offline support.
    await writeFile(join(dist, 'sw.js'), code)
    return
  }
  /**
   * URL under which the worker caches a file, so that the response carries the headers of that URL. @type {Map<string,
   * string>}
   */
  const addresses = new Map([
    ...documents.map(({ path, file }) => /** @type {const} */ ([file, path])),
    ['build.txt', '/build.txt'],
  ])
  const { warnings } = await injectManifest({
    swSrc: workerSource,
    swDest: join(dist, 'sw.js'),
    globDirectory: dist,
    globPatterns: [...new Set([...addresses.keys(), ...files])],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map(({ url, ...entry }) => ({
          ...entry,
          url: addresses.get(url) ?? `/${url}`,
          ...(url === 'build.txt' ? { revision: build } : {}),
        })),
        warnings: [],
      }),
    ],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}
