import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { small } from './small.mjs'

/**
 * Where the build notes which of its files start the exam room alone (`js`: the room's own code, then what it stands on and what need not
 * wait for it; `css`) and which it asks for later.
 */
export const roomNote = '.vite/room.json'

/** @param {string} name below src/alone */
const moduleAt = (name) => fileURLToPath(new URL(`../src/alone/${name}`, import.meta.url))
const room = moduleAt('room.tsx')
const enter = moduleAt('enter.ts')

const require = createRequire(import.meta.url)

/** What the page carries for the room (`src/alone/react.ts`). */
const carried = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/** Stands for a hook of React 18 in older ones. */
const shim = 'use-sync-external-store/shim/index.js'

const ofPage = '\0page:'

/** @returns {import('vite').Plugin} a plugin that takes React from the page */
const reactOfPage = () => ({
  name: 'naru-react-of-page',
  enforce: 'pre',
  resolveId: (id, _from, { kind }) =>
    kind !== 'require-call' && (carried.includes(id) || id === shim) ? ofPage + id : undefined,
  load(id) {
    if (!id.startsWith(ofPage)) return undefined
    const name = id.slice(ofPage.length)
    if (name === shim) return "export { useSyncExternalStore } from 'react'"
    // Each name by a call without effects, so that those that nobody uses are left out.
    const names = Object.keys(require(name)).filter((one) => /^[A-Za-z]+$/.test(one))
    const code = [
      `const all = () => window.naruReact[${JSON.stringify(name)}]`,
      'const one = (name) => all()[name]',
      'export default /* @__PURE__ */ all()',
      ...names.map((one) => `export const ${one} = /* @__PURE__ */ one('${one}')`),
    ]
    return { code: code.join('\n'), moduleSideEffects: false }
  },
})

/**
 * @param {string} input the module to start with
 * @param {import('vite').BuildOptions} options beside what is the same each time
 * @returns all files, and those chunks among them that are sent at once, the one that starts first
 */
async function bundle(input, { rolldownOptions, ...options }) {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('..', import.meta.url)),
    publicDir: false,
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
      reactOfPage(),
      vanillaExtractPlugin(),
      react(),
    ],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input, ...rolldownOptions },
      ...options,
    },
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

/** @param {string} input @returns {Promise<Set<string>>} the modules that are sent at once with it */
async function modulesOf(input) {
  const { start } = await bundle(input, { minify: false })
  return new Set(start.flatMap(({ moduleIds }) => moduleIds))
}

/**
 * Builds the exam room that runs alone: two files of code instead of the many that it would share with the site, since on a slow line each
 * costs a request, and headers, and small files compress worse. The first, which fetches and begins the exam, runs while the second and
 * React are still on their way.
 *
 * @returns {import('vite').Plugin} the plugin; it works in a build for browsers only
 */
export function roomBuild() {
  return {
    name: 'naru-room',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async generateBundle(_options, site) {
      const entering = await modulesOf(enter)
      if ([...entering].some((id) => id.startsWith(ofPage))) {
        throw new Error('The way into the exam room needs React, which may not be here yet')
      }
      // The code that is sent at once goes into these two, also where what is asked for later shares it.
      const atOnce = await modulesOf(room)
      if ([...atOnce].some((id) => /node_modules\/react(?:-dom)?\//.test(id))) {
        throw new Error('The exam room brings a React of its own beside that of its page')
      }
      const groups = [
        {
          name: 'enter',
          test: (/** @type {string} */ id) => entering.has(id),
          priority: 1,
          includeDependenciesRecursively: false,
        },
        { name: 'room', test: (/** @type {string} */ id) => atOnce.has(id) },
      ]
      const { files, start } = await bundle(room, {
        ...small,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      })
      // It would wait for the other, and each for what the other has not said yet.
      const begins = start.find(({ name }) => name === 'enter')
      if (begins === undefined || begins.imports.length > 0) {
        throw new Error(`The way into the exam room needs another file: ${begins?.imports.join(', ')}`)
      }
      for (const file of files) {
        // Letters have the same names in both builds.
        if (file.fileName in site) continue
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
