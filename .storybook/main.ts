import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'
import { importedPackages } from './dependencies.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.stories.tsx', '../packages/*/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  staticDirs: ['../node_modules/msw/lib/mockServiceWorker.js'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // It watches every element of every story, which tests do not need.
  features: { highlight: process.env['VITEST'] === undefined },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), vanillaExtractPlugin()],
      optimizeDeps: {
        include: [
          ...importedPackages(),
          // The preview's own.
          'react-aria-components/I18nProvider',
          // What vanilla-extract's compiled files import stands in no source.
          '@vanilla-extract/recipes/createRuntimeFn',
        ],
      },
    }),
}

export default config
