import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vite'
import { appConfig, documentAt } from '../../packages/app-shell/build/plugins.mjs'

export default defineConfig(
  mergeConfig(appConfig(), {
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: '/staff/',
    plugins: [documentAt(/^\/(admin|desk)([/?]|$)/, '/staff/')],
    // Opened through the web app's dev server, which sends it what is below /admin, /desk and /staff.
    server: { host: '127.0.0.1', port: 5175 },
  }),
)
