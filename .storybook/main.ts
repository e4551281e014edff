import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'
import { chromaticModes } from './chromatic.ts'
import { importedPackages } from './dependencies.ts'
import { isTestOnly, sentence, testOnly } from './exhibits.ts'
import { ledgerPlugin } from './ledger.ts'

const pretendard = '../node_modules/pretendard/dist/web/variable'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './*.stories.tsx', '../packages/*/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'],
  addons: [
    // Written pages have tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  staticDirs: [
    '../node_modules/msw/lib/mockServiceWorker.js',
    '../apps/web/public/favicon.svg',
    // The type of the sidebar; the stories load their own.
    { from: `${pretendard}/woff2-dynamic-subset`, to: '/type/woff2-dynamic-subset' },
    { from: `${pretendard}/pretendardvariable-dynamic-subset.css`, to: '/type/pretendard.css' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // It watches every element of every story, which tests do not need.
  features: { highlight: process.env['VITEST'] === undefined, changeDetection: false },
  tags: { [testOnly]: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry, at) => {
          const { name = '', tags = [] } = entry
          const isHidden = tags.includes(testOnly) || (at > 0 && isTestOnly({ name, tags }))
          return { ...entry, name: sentence(name), tags: isHidden ? [...tags, testOnly] : tags }
        }),
    })),
  typescript: (_, { configType, docs }) => ({
    // Reads the types of React Aria too, but takes a minute: for the built Storybook and `npm run storybook -- --docs`.
    reactDocgen: configType === 'PRODUCTION' || docs ? 'react-docgen-typescript' : false,
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      include: ['packages/*/src/**/*.tsx'],
      propFilter: ({ name, parent, declarations = [] }) =>
        name === 'children' ||
        (!/^(aria-|data-|on[A-Z]\w+Capture$)/.test(name) && !isOfReact([parent, ...declarations])),
    },
  }),
  viteFinal: (base, { configType }) =>
    mergeConfig(base, {
      plugins: [react(), vanillaExtractPlugin(), ledgerPlugin(), configType === 'PRODUCTION' && chromaticModes()],
      optimizeDeps: {
        include: [
          ...importedPackages(),
          // The preview's own.
          'react-aria-components/I18nProvider',
        ],
      },
    }),
}

/** Attributes that every element has are no part of a component's interface. */
function isOfReact(declarations: readonly ({ fileName: string } | undefined)[]): boolean {
  return declarations.some((each) => each?.fileName.includes('@types/react/') === true)
}

export default config
