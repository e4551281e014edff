import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Where the build notes which of its files start the exam room alone. */
export const roomNote = '.vite/room.json'

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
      const results = await build({
        configFile: false,
        logLevel: 'error',
        root: fileURLToPath(new URL('..', import.meta.url)),
        plugins: [
          { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
          vanillaExtractPlugin(),
          react(),
        ],
        build: {
          write: false,
          target: 'es2022',
          minify: 'terser',
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: fileURLToPath(new URL('../src/alone/room.tsx', import.meta.url)),
            // Whatever is not asked for later.
            output: { codeSplitting: { groups: [{ name: 'room', test: /^(?!.*(?:LoginDialog|letters|pretendard|fontsource))/ }] } },
          },
        },
      })
      const [result] = Array.isArray(results) ? results : [results]
      if (result === undefined || !('output' in result)) throw new Error('The exam room could not be built')
      const [room] = result.output
      for (const file of result.output) {
        // Letters have the same names in both builds.
        if (file.fileName in bundle) continue
        const source = file.type === 'chunk' ? file.code : file.source
        this.emitFile({ type: 'asset', fileName: file.fileName, source })
      }
      const css = [...(room.viteMetadata?.importedCss ?? [])]
      const note = { js: [room.fileName, ...room.imports], css }
      this.emitFile({ type: 'asset', fileName: roomNote, source: JSON.stringify(note) })
    },
  }
}
