import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { storyBrowser } from './scripts/story-browser.mjs'

/**
 * Every story is a test: it renders, its play function holds, and it looks as its pictures do if it has any. axe checks
 * galleries, stories with pictures and the first story of each title; with `AXE=all`, as in `npm run test:all`, every story.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    env: { AXE: process.env['AXE'] ?? 'once' },
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
