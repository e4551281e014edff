import compile from 'icu-minify/compile'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @typedef {import('vite').Plugin} Plugin */

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
