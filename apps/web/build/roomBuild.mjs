import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Where the build notes which of its files start the exam room alone (`js`, `css`) and which it asks for later. */
export const roomNote = '.vite/room.json'

const input = fileURLToPath(new URL('../src/alone/room.tsx', import.meta.url))

/**
 * @param {import('vite').BuildOptions} options beside what is the same each time
 * @returns all files, and those chunks among them that are sent at once, the one that starts first
 */
async function bundleRoom(options) {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('..', import.meta.url)),
    publicDir: false,
    plugins: [{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }, vanillaExtractPlugin(), react()],
    build: { write: false, target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { input }, ...options },
  })
  const [result] = Array.isArray(results) ? results : [results]
  if (result === undefined || !('output' in result)) throw new Error('The exam room could not be built')
  const chunks = new Map(result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  /** @type {Set<import('vite').Rolldown.OutputChunk>} */
  const start = new Set()
  const visit = (/** @type {string} */ name) => {
    const chunk = chunks.get(name)
    if (chunk === undefined || start.has(chunk)) return
    start.add(chunk)
    for (const next of chunk.imports) visit(next)
  }
  visit(result.output[0].fileName)
  return { files: result.output, start: [...start] }
}

/**
 * Builds the exam room that runs alone: one file of code instead of the many that it would share with the site, since on a slow line each
 * costs a request, and headers, and small files compress worse.
 *
 * @returns {import('vite').Plugin} the plugin; it works in a build for browsers only
 */
export function roomBuild() {
  return {
    name: 'naru-room',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async generateBundle(_options, bundle) {
      // The code that is sent at once goes into one file, also where what is asked for later shares it.
      const atOnce = new Set((await bundleRoom({ minify: false })).start.flatMap(({ moduleIds }) => moduleIds))
      const groups = [{ name: 'room', test: (/** @type {string} */ id) => atOnce.has(id) }]
      const { files, start } = await bundleRoom({
        minify: 'terser',
        terserOptions: { ecma: 2020, compress: { passes: 3 } },
        rolldownOptions: { input, output: { codeSplitting: { groups } } },
      })
      for (const file of files) {
        // Letters have the same names in both builds.
        if (file.fileName in bundle) continue
        const source = file.type === 'chunk' ? file.code : file.source
        this.emitFile({ type: 'asset', fileName: file.fileName, source })
      }
      const css = start.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      const js = start.map(({ fileName }) => fileName)
      const later = files
        .map(({ fileName }) => fileName)
        .filter((name) => /\.(?:js|css)$/.test(name) && !/letters/.test(name) && ![...js, ...css].includes(name))
      const note = { js, css, later }
      this.emitFile({ type: 'asset', fileName: roomNote, source: JSON.stringify(note) })
    },
  }
}
