import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { textsOfEveryPage } from './build/chunks.mjs'
import { icuMessages, prePaint } from '../../packages/app-shell/build/plugins.mjs'
import { examRoomDocument } from './build/plugins.mjs'

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
/** Modules whose path contains the pattern; `/` stands for the separator of any platform. */
const modules = (pattern: string) => new RegExp(pattern.replaceAll('/', '[\\\\/]'))

/** What rolldown's groups know of the graph of modules. */
interface Graph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null
}

/** The documents that load a module at once, or `ever`: `site`, `exam`, `exam-site`, or none. */
function documentsOf(id: string, graph: Graph, ever: boolean): string {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (each: string) => {
    const info = seen.has(each) ? null : graph.getModuleInfo(each)
    seen.add(each)
    if (info?.isEntry) found.add(each.endsWith('exam.html') ? 'exam' : 'site')
    for (const next of [...(info?.importers ?? []), ...(ever ? (info?.dynamicImporters ?? []) : [])]) visit(next)
  }
  visit(id)
  return [...found].toSorted().join('-')
}

export default defineConfig({
  root: at('.'),
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    // The router's plugin rewrites route files and has to see them before React's does.
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    vanillaExtractPlugin(),
    react(),
    prePaint(),
    examRoomDocument(),
    icuMessages(),
  ],
  optimizeDeps: {
    // vanilla-extract's compiled files import it; found only later, it would reload the page.
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  server: { host: '127.0.0.1', port: 5173, proxy: proxied },
  preview: { host: '127.0.0.1', port: 5174, proxy: proxied },
  build: {
    target: 'es2022',
    // Nothing is inlined: small font subsets as data addresses would be refused by the server's security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The sizes are checked by `npm run bench:size`.
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist',
        manifest: true,
        rolldownOptions: {
          input: { site: at('index.html'), exam: at('exam.html') },
          output: {
            // Every name stands in the files that import it: longer hashes make the landing 0.5 KB heavier.
            hashCharacters: 'base36',
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7].[ext]',
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: modules('/node_modules/(react|react-dom|scheduler|use-sync-external-store)/'),
                  priority: 3,
                },
                // The texts of every page, one chunk for each language.
                {
                  name: (id) => `text-${/text[\\/](\w\w)[\\/]/.exec(id)?.[1] ?? ''}`,
                  test: modules(`/text/\\w\\w/(${textsOfEveryPage.join('|')})\\.json$`),
                  priority: 3,
                },
                // What a document loads at once: its own, and that of both. What only one needs at once and the other later is apart.
                {
                  name: (id, graph) => {
                    const atOnce = documentsOf(id, graph, false)
                    return atOnce === 'exam-site' || atOnce === documentsOf(id, graph, true) ? atOnce : null
                  },
                  tags: ['$initial'],
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                // What most pages need: one request on a slow line instead of ten. Never what the exam room does without.
                {
                  name: (id, graph) => `shared-${documentsOf(id, graph, true)}`,
                  minShareCount: 25,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
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
