import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { icuMessages, prePaint } from '../../packages/app-shell/build/plugins.mjs'

/** Serves the one document at every address under `npm run dev`, as the server does. */
const everyAddress = (): Plugin => ({
  name: 'naru-every-address',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (/^\/(admin|desk)([/?]|$)/.test(request.url ?? '')) request.url = '/staff/'
      next()
    })
  },
})

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/staff/',
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    // The router's plugin rewrites route files and has to see them before React's does.
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    vanillaExtractPlugin(),
    react(),
    prePaint(),
    icuMessages(),
    everyAddress(),
  ],
  optimizeDeps: {
    // vanilla-extract's compiled files import it; found only later, it would reload the page.
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  // Opened through the web app's dev server, which sends it what is below /admin, /desk and /staff.
  server: { host: '127.0.0.1', port: 5175 },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
