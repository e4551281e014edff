import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { storyBrowser } from './scripts/tests/story-browser.mjs'

const axe = process.env['AXE'] ?? 'once'
// React's production build, which learners have, takes half the time. The development build warns, and runs effects twice in StrictMode.
process.env['NODE_ENV'] = axe === 'all' ? 'development' : 'production'

/**
 * Every story is a test: it renders, its play function holds, and it looks as its pictures do if it has any. axe checks
 * galleries, stories with pictures and, without a gallery, the first story of each title; with `AXE=all`, as in `npm run test:all`, every story, in React's
 * development build.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    env: { AXE: axe, UPDATE: String(process.argv.includes('--update')) },
    // One page for all story files is three times as fast; each story sets its theme anew.
    isolate: false,
    // In ms. Storybook's plugin never closes by itself, and Vitest would wait 10 s for it.
    teardownTimeout: 1000,
    setupFiles: ['.storybook/pictures.ts'],
    attachmentsDir: '.build/attachments',
    // Writes pictures.
    api: { allowWrite: true, host: '127.0.0.1' },
    browser: storyBrowser,
  },
})
