import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { storyBrowser } from './scripts/story-browser.mjs'

/** Every story is a test: it renders, its play function holds and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // One page for all story files is three times as fast; each story sets its theme anew.
    isolate: false,
    browser: storyBrowser,
  },
})
