import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import compile from 'icu-minify/compile'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @typedef {import('vite').Plugin} Plugin */

/** @returns {import('vite').UserConfig} what the builds of both apps have in common */
export const appConfig = () => ({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    // The router's plugin rewrites route files and has to see them before React's does.
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    vanillaExtractPlugin(),
    react(),
    prePaint(),
    icuMessages(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    // Nothing is inlined: small font subsets as data addresses would be refused by the server's security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The sizes are checked by `npm run bench:size`.
    reportCompressedSize: false,
  },
})

/**
 * @param {RegExp} addresses
 * @param {string} file
 * @returns {Plugin} serves a document at its addresses under `npm run dev`, as the server does
 */
export const documentAt = (addresses, file) => ({
  name: 'naru-document-at',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes('text/html') ?? false
      if (isPage && addresses.test(request.url ?? '')) request.url = file
      next()
    })
  },
})

/** @returns {Plugin} injects the script that runs before the first paint into every document */
export const prePaint = () => ({
  name: 'naru-pre-paint',
  transformIndexHtml: () => {
    const path = fileURLToPath(new URL('prePaint.js', import.meta.url))
    const children = readFileSync(path, 'utf8').replace(/^\s*\/\/.*\n/gm, '')
    return [{ tag: 'script', children, injectTo: 'head-prepend' }]
  },
})

/** @param {unknown} tree @returns {unknown} */
const compiled = (tree) =>
  typeof tree === 'string'
    ? compile(tree)
    : Object.fromEntries(Object.entries(tree ?? {}).map(([key, child]) => [key, compiled(child)]))

/** @returns {Plugin} compiles the messages of texts, so that their parser (8 KB) stays out of the browser; under `npm run dev` it is loaded */
export const icuMessages = () => ({
  name: 'naru-icu-messages',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    json: { namedExports: false },
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  }),
  transform(code, id) {
    if (!/[\\/]text[\\/]\w\w[\\/]\w+\.json$/.test(id)) return null
    return { code: JSON.stringify(compiled(JSON.parse(code))), map: null }
  },
})
