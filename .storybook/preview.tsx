import { TextProvider } from '@naru/ui/language'
import '@naru/ui/theme/global'
import { applyTheme } from '@naru/ui/theme'
import type { Preview } from '@storybook/react-vite'
import { initialize, mswLoader } from 'msw-storybook-addon'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { configure } from 'storybook/test'
import { pseudoCatalogue } from '../packages/ui/src/lib/pseudo'
import { GuidePage } from './GuidePage'
import { setReducedMotion } from './reducedMotion'
import { areas } from './texts'

// A busy computer may need more than the usual second until what a story waits for is there.
configure({ asyncUtilTimeout: 5000 })
initialize({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: './mockServiceWorker.js' } })

/** The catalogues in the pseudo language. */
const pseudo = new Map<unknown, unknown>()

function toPseudo<Catalogue>(catalogue: Catalogue): Catalogue {
  if (!pseudo.has(catalogue)) pseudo.set(catalogue, pseudoCatalogue(catalogue))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each catalogue is stored with its own
  return pseudo.get(catalogue) as Catalogue
}

const preview: Preview = {
  loaders: [mswLoader, () => Promise.all(areas.map((area) => area.load('en')))],
  // All stories share one browser: clears what the previous one stored of an exam or a payment.
  beforeEach: () => {
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
        items: [
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'Pseudo language (longer, accented)' },
        ],
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
          { value: '100%', title: '100 %' },
          { value: '150%', title: '150 %' },
          { value: '200%', title: '200 %' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', textSize: '100%', language: 'en', direction: 'ltr', motion: 'system' },
  decorators: [
    (Story, { globals }) => {
      applyTheme(globals['theme'])
      document.documentElement.style.fontSize = String(globals['textSize'])
      document.documentElement.dir = String(globals['direction'])
      setReducedMotion(globals['motion'] === 'reduce')
      const transform = globals['language'] === 'pseudo' ? toPseudo : undefined
      const story = (
        <TextProvider language="en" transform={transform}>
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
    docs: { page: GuidePage },
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: {
        smallPhone: { name: 'Small phone', styles: { width: '320px', height: '568px' } },
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: { order: ['Foundations', ['Colour', 'Type', 'Space', 'Motion', 'Icons'], 'UI', 'Exam kit', 'Pages'] },
    },
  },
}

export default preview
