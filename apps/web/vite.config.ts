import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vite'
import { appConfig, documentAt } from '../../packages/app-shell/build/plugins.mjs'
import { textChunk } from './build/chunks.ts'

/** Where the API answers while developing; `npm start` serves site and API from one origin and needs no proxy. */
const api = process.env['NARU_API'] ?? 'http://127.0.0.1:3000'
/** The dev server of the staff's pages. */
const staff = 'http://127.0.0.1:5175'
const proxied = Object.fromEntries([
  ...['/api', '/media', '/payment/start', '/payment/orders', '/__payhere'].map((path) => [path, { target: api }]),
  ...['/admin', '/desk', '/staff'].map((path) => [path, { target: staff }]),
])
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** With NARU_OFFLINE=off the worker removes itself and all that an earlier one cached. */
const worker = process.env['NARU_OFFLINE'] === 'off' ? 'src/service-worker/off.ts' : 'src/service-worker/main.ts'
const reactPackages = ['react', 'react-dom', 'scheduler', 'use-sync-external-store']
const isReact = (id: string) => reactPackages.some((name) => id.includes(`/node_modules/${name}/`))

const isComponent = (id: string) => id.endsWith('.tsx') || id.includes('.css.ts')

/** What rolldown's groups know of the graph of modules. */
interface Graph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null
}

/** Whether a document loads a module: at once, or `ever`. */
function isLoadedBy(document: string, id: string, graph: Graph, ever = false, seen = new Set<string>()): boolean {
  const info = seen.has(id) ? null : graph.getModuleInfo(id)
  seen.add(id)
  if (info === null) return false
  if (info.isEntry) return id.endsWith(document)
  return [...info.importers, ...(ever ? info.dynamicImporters : [])].some((next) =>
    isLoadedBy(document, next, graph, ever, seen),
  )
}

const web = defineConfig({
  root: at('.'),
  plugins: [documentAt(/^\/quiz(\/|$|\?)/, '/exam.html')],
  server: { host: '127.0.0.1', port: 5173, proxy: proxied },
  preview: { host: '127.0.0.1', port: 5174, proxy: proxied },
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist',
        rolldownOptions: {
          input: { site: at('index.html'), exam: at('exam.html') },
          output: {
            // Every name stands in the files that import it: longer hashes make the landing 0.5 KB heavier.
            hashCharacters: 'base36',
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7].[ext]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', test: isReact, priority: 5 },
                { name: textChunk, test: (id) => textChunk(id) !== null, priority: 4 },
                // What the site loads at once; apart, what the room also needs: the room never loads the router.
                {
                  name: (id, graph) => {
                    if (!isLoadedBy('index.html', id, graph)) return null
                    return isLoadedBy('exam.html', id, graph, true) ? 'documents' : 'site'
                  },
                  tags: ['$initial'],
                  priority: 3,
                },
                // What else the room loads at once: what many pages of the site need too; components that some need.
                { name: 'common', tags: ['$initial'], minShareCount: 8, priority: 2 },
                { name: 'components', test: isComponent, tags: ['$initial'], minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: at('../../.build/prerender'),
        emptyOutDir: true,
        ssr: true,
        rolldownOptions: { input: { prerender: at('src/prerender.tsx') } },
      },
    },
    worker: {
      consumer: 'client',
      build: {
        outDir: at('../../.build/worker'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: { sw: at(worker) }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
})

export default mergeConfig(appConfig(), web)
