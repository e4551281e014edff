import '@naru/ui/globals'
import { applyTheme } from '@naru/ui/theme'
import type { Preview } from '@storybook/react-vite'
import { initialize, mswLoader } from 'msw-storybook-addon'

initialize({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: './mockServiceWorker.js' } })

const preview: Preview = {
  loaders: [mswLoader],
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
  initialGlobals: { theme: 'light', textSize: '100%' },
  decorators: [
    (Story, { globals }) => {
      applyTheme(globals['theme'])
      document.documentElement.style.fontSize = String(globals['textSize'])
      return <Story />
    },
  ],
  parameters: {
    a11y: { test: 'error' },
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
    options: { storySort: { order: ['Foundations', 'UI', 'Exam kit', 'Pages'] } },
  },
}

export default preview
