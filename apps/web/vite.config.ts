import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { offline } from './build/offline.mjs'
import { earlyScript } from './build/early.mjs'
import { groups } from './build/groups.mjs'
import { roomBuild } from './build/roomBuild.mjs'
import { small } from './build/small.mjs'

/** Where the API answers while developing; `npm start` serves site and API from one origin and needs no proxy. */
const api = process.env['NARU_API'] ?? 'http://127.0.0.1:3000'
const proxied = Object.fromEntries(
  ['/api', '/media', '/payment/start', '/payment/orders', '/__payhere'].map((path) => [path, { target: api }]),
)

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    // The router's plugin rewrites route files and has to see them before React's does.
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    vanillaExtractPlugin(),
    react(),
    roomBuild(),
    offline(),
    earlyScript(),
  ],
  optimizeDeps: {
    // vanilla-extract's compiled files import it; found only later, it would reload the page.
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  server: { host: '127.0.0.1', port: 5173, proxy: proxied },
  preview: { host: '127.0.0.1', port: 5174, proxy: proxied },
  // Nothing is inlined: small font subsets as data addresses would be refused by the server's security policy.
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    ...small,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Pages that run alone begin with code of their own.
      input: ['index.html', 'src/alone/open.tsx'].map((name) => fileURLToPath(new URL(name, import.meta.url))),
      output: isSsrBuild ? {} : { codeSplitting: { groups } },
    },
  },
}))
