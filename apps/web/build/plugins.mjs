import compile from 'icu-minify/compile'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @typedef {import('vite').Plugin} Plugin */

/** @returns {Plugin} injects the script that runs before the first paint into both documents */
export const prePaint = () => ({
  name: 'naru-pre-paint',
  transformIndexHtml: () => {
    const path = fileURLToPath(new URL('../src/prePaint.js', import.meta.url))
    const children = readFileSync(path, 'utf8').replace(/^\s*\/\/.*\n/gm, '')
    return [{ tag: 'script', children, injectTo: 'head-prepend' }]
  },
})

/** @returns {Plugin} serves the exam room's document at its paths under `npm run dev` */
export const examRoomDocument = () => ({
  name: 'naru-exam-room-document',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes('text/html') ?? false
      if (isPage && /^\/quiz(\/|$|\?)/.test(request.url ?? '')) request.url = '/exam.html'
      next()
    })
  },
})

const staffFolders = /[\\/](?:site[\\/]pages[\\/]Desk|exam-kit[\\/]src[\\/](?:editor|recorder))[\\/]/
/** Routes name the texts of their pages, which load later; an index only names files. */
const ofEveryPage = /[\\/](?:\w+Text|index)\.ts$/

/** @returns {Plugin} writes the list of files with code of the desk, the editor or the recorder, which `bench:size` looks for in learners' pages */
export const staffFiles = () => ({
  name: 'naru-staff-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle)
      .filter((file) => file.type === 'chunk')
      .filter(({ moduleIds }) => moduleIds.some((id) => staffFolders.test(id) && !ofEveryPage.test(id)))
      .map(({ fileName }) => fileName)
    if (files.length === 0) this.error('The build has no code of the desk')
    this.emitFile({ type: 'asset', fileName: '.vite/staff-files.json', source: JSON.stringify(files) })
  },
})

/** @returns {Plugin} fails the build when the exam room loads the router or the query cache */
export const examRoomWithoutRouter = () => ({
  name: 'naru-exam-room-without-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'exam')
    if (entry === undefined) this.error('The build has no entry named exam')
    const seen = new Set()
    const visit = (/** @type {string} */ fileName) => {
      const chunk = chunks.find((one) => one.fileName === fileName)
      if (chunk === undefined || seen.has(fileName)) return
      seen.add(fileName)
      const forbidden = chunk.moduleIds.find((id) => id.includes('/node_modules/@tanstack/'))
      if (forbidden !== undefined) this.error(`The exam room loads ${forbidden}`)
      for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
    }
    visit(entry.fileName)
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
