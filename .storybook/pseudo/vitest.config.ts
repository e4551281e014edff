import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { importedPackages } from '../dependencies.ts'
import { storyContent } from './content.ts'
import { storyBrowser } from '../../scripts/story-browser.mjs'

/** Shows every story in the pseudo language and looks for texts that stand in no catalogue. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [react(), vanillaExtractPlugin(), storyContent()],
  publicDir: '.storybook/public',
  cacheDir: 'node_modules/.cache/pseudo',
  optimizeDeps: {
    include: [...importedPackages(), 'react-aria-components/I18nProvider', '@vanilla-extract/recipes/createRuntimeFn'],
  },
  test: {
    name: 'pseudo',
    include: ['.storybook/pseudo/*.test.tsx'],
    testTimeout: 60_000,
    browser: storyBrowser,
  },
})
