// Builds and serves test pages (the exam kit's: exam room, a plain one, the printed review) for benchmarks and tests.
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

const repository = fileURLToPath(new URL('..', import.meta.url))

/**
 * Builds the pages as the site is built, and serves them on 127.0.0.1.
 * @param {string} name output folder below .build
 * @param {readonly string[]} pages names of the pages, without .html
 * @param {number} port
 * @param {string} folder where the pages are, from the root of the repository
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} their origin, and a function that stops the server
 */
export async function serveExamPages(name, pages, port, folder = 'packages/exam-kit/src/bench') {
  const root = `${repository}${folder}`
  const outDir = `${repository}.build/${name}`
  const shared = { root, configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('warn') }
  await build({
    ...shared,
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: /** @type {const} */ ('pre') },
      vanillaExtractPlugin(),
      react(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      rollupOptions: { input: Object.fromEntries(pages.map((page) => [page, `${root}/${page}.html`])) },
    },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port, strictPort: true } })
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
