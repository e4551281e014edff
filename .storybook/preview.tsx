import { TextProvider } from '@naru/ui/language'
import '@naru/ui/theme/global'
import { applyTheme } from '@naru/ui/theme'
import type { Preview } from '@storybook/react-vite'
import { initialize, mswLoader } from 'msw-storybook-addon'
import { isValidElement, lazy } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { configure, userEvent } from 'storybook/test'
import { initLanguage, PageLanguage } from '@naru/app-shell/language'
import { baseLanguage, languageItems, loadLanguage, transformOf } from './languages'
import { setReducedMotion } from './reducedMotion'
import { storyFile } from './storyFile'

// A busy computer may need more than the usual second until what a story waits for is there. Each look that finds nothing would print the whole page.
configure({ asyncUtilTimeout: 5000, getElementError: (message) => new Error(message ?? 'No such element') })
initialize({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: './mockServiceWorker.js' } })

/** The titles of stories that axe has checked one of. */
const checkedTitles = new Set<string>()

// A story in the dev server waits for no guide.
const GuidePage = lazy(() => import('./GuidePage'))
const DocsPage = lazy(() => import('./DocsPage'))

const preview: Preview = {
  // React runs effects after it has painted: a play function begins when the first focus is set and lists have their rows.
  mount: (context) => async () => {
    await context.renderToCanvas()
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return context.canvas
  },
  loaders: [mswLoader, ({ globals }) => loadLanguage(globals['language'])],
  // All stories share one browser: clears what the previous one stored of an exam or a payment.
  beforeEach: (context) => {
    const { title, story, tags, parameters, viewMode } = context
    // A flow that plays in a page of documentation can be followed. In ms.
    if (viewMode === 'docs') context.userEvent = userEvent.setup({ delay: 700 })
    const isFirst = !checkedTitles.has(title) && !storyFile.hasGallery
    const isChecked = story === 'Gallery' || tags.includes('picture') || isFirst
    checkedTitles.add(title)
    if (import.meta.env['AXE'] === 'once' && !isChecked) parameters['a11y'] = { test: 'off' }
    for (const key of Object.keys(localStorage)) {
      if (/^(exam-|outbox:|practice:|aside:|naru\.payment$)/.test(key)) localStorage.removeItem(key)
    }
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'Contrast' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: languageItems,
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'To the right' },
          { value: 'rtl', title: 'To the left' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        items: [
          { value: 'system', title: 'Motion as the system' },
          { value: 'reduce', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        items: [
          { value: '100', title: '100 %' },
          { value: '150', title: '150 %' },
          { value: '200', title: '200 %' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', textSize: '100', language: 'en', direction: 'ltr', motion: 'system' },

  // Controls show the defaults: a switch for each state that is off, the chosen one of several words.
  argsEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes)
          .map(([name, { type, table, options = [] }]) => {
            const known: readonly unknown[] = type?.name === 'boolean' ? [false] : options
            return [name, known.find((each) => JSON.stringify(each) === table?.defaultValue?.summary)] as const
          })
          .filter(([name, value]) => value !== undefined && !(name in initialArgs)),
      ),
  ],
  // Elements have no control, also those whose types the dev server does not read.
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) => {
      const names = Object.keys(initialArgs).filter((name) => [initialArgs[name]].flat().some(isValidElement))
      const elements = names.map((name) => [name, { ...argTypes[name], name, control: false }] as const)
      return { ...argTypes, ...Object.fromEntries(elements) }
    },
  ],
  decorators: [
    (Story, { globals }) => {
      applyTheme(globals['theme'])
      document.documentElement.style.fontSize = `${globals['textSize']}%`
      document.documentElement.dir = String(globals['direction'])
      setReducedMotion(globals['motion'] === 'reduce')
      const language = baseLanguage(globals['language'])
      const transform = transformOf(globals['language'])
      document.documentElement.lang = language
      initLanguage(language)
      const story =
        transform === undefined ? (
          <PageLanguage>
            <Story />
          </PageLanguage>
        ) : (
          <TextProvider language={language} transform={transform}>
            <Story />
          </TextProvider>
        )
      // Keys and places of what floats follow the language that react-aria is told.
      return globals['direction'] === 'rtl' ? <I18nProvider locale="he">{story}</I18nProvider> : story
    },
  ],
  parameters: {
    // Of passed rules one element each is listed: naming all of them takes time in each test.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'], preload: false } },
    docs: { page: GuidePage, container: DocsPage },
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: {
        smallPhone: { name: 'Small phone', styles: { width: '320px', height: '568px' } },
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
        shortPhone: { name: 'Phone with a browser bar', styles: { width: '360px', height: '560px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Principles',
          'Foundations',
          ['How to use them', 'Colour', 'Type', 'Space', 'Motion', 'Icons'],
          'Components',
          'Exam',
          ['Question navigator', 'Audio player', 'Result gauge', 'Exam timer', 'Exam room'],
          'Practice',
          'Authoring',
          'Patterns',
          'Content',
          'Accessibility',
          'Pages',
          ['First visit', 'Account', 'Plans', 'Exam', 'Results', 'Practice', 'Profile', 'On every page', 'Staff'],
          'Use the packages',
          'Ledger',
        ],
      },
    },
  },
}

export default preview
