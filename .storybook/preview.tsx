import { englishExamText, englishWordText, ExamTextProvider, WordTextProvider } from '@naru/exam-kit/text'
import { englishUiText, UiTextProvider } from '@naru/ui/UiTextProvider'
import '@naru/ui/theme/global'
import { applyTheme } from '@naru/ui/theme'
import type { Preview } from '@storybook/react-vite'
import { initialize, mswLoader } from 'msw-storybook-addon'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { ReactNode } from 'react'
import { configure } from 'storybook/test'
import { examRoomEn, ExamRoomTextProvider } from '../apps/web/src/exam-room/text'
import { englishErrorText, setErrorText } from '../apps/web/src/shared/errors'
import { en, SiteTextProvider } from '../apps/web/src/site/text'
import { adminEn, AdminTextProvider } from '../apps/web/src/site/text/admin'
import { analysisEn, AnalysisTextProvider } from '../apps/web/src/site/text/analysis'
import { practiceEn, PracticeTextProvider } from '../apps/web/src/site/text/practice'
import { secondFactorEn, SecondFactorTextProvider } from '../apps/web/src/site/text/secondFactor'
import { sessionsEn, SessionsTextProvider } from '../apps/web/src/site/text/sessions'
import { wordsEn, WordsTextProvider } from '../apps/web/src/site/text/words'
import { pseudoCatalogue } from '../packages/ui/src/lib/pseudo'
import { GuidePage } from './GuidePage'
import { setReducedMotion } from './reducedMotion'

// A busy computer may need more than the usual second until what a story waits for is there.
configure({ asyncUtilTimeout: 5000 })
initialize({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: './mockServiceWorker.js' } })

const pseudo = {
  ui: pseudoCatalogue(englishUiText),
  exam: pseudoCatalogue(englishExamText),
  word: pseudoCatalogue(englishWordText),
  site: pseudoCatalogue(en),
  examRoom: pseudoCatalogue(examRoomEn),
  admin: pseudoCatalogue(adminEn),
  secondFactor: pseudoCatalogue(secondFactorEn),
  practice: pseudoCatalogue(practiceEn),
  analysis: pseudoCatalogue(analysisEn),
  sessions: pseudoCatalogue(sessionsEn),
  words: pseudoCatalogue(wordsEn),
  errors: pseudoCatalogue(englishErrorText),
}

/** Everything below in the pseudo language. */
const Pseudo = ({ children }: { children: ReactNode }) => (
  <UiTextProvider text={pseudo.ui}>
    <ExamTextProvider text={pseudo.exam}>
      <SiteTextProvider value={pseudo.site}>
        <AdminTextProvider value={pseudo.admin}>
          <SecondFactorTextProvider value={pseudo.secondFactor}>
            <SessionsTextProvider value={pseudo.sessions}>
              <PracticeTextProvider value={pseudo.practice}>
                <AnalysisTextProvider value={pseudo.analysis}>
                  <ExamRoomTextProvider value={pseudo.examRoom}>
                    <WordsTextProvider value={pseudo.words}>
                      <WordTextProvider text={pseudo.word}>{children}</WordTextProvider>
                    </WordsTextProvider>
                  </ExamRoomTextProvider>
                </AnalysisTextProvider>
              </PracticeTextProvider>
            </SessionsTextProvider>
          </SecondFactorTextProvider>
        </AdminTextProvider>
      </SiteTextProvider>
    </ExamTextProvider>
  </UiTextProvider>
)

const preview: Preview = {
  loaders: [mswLoader],
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
      setErrorText(globals['language'] === 'pseudo' ? pseudo.errors : englishErrorText)
      const story =
        globals['language'] === 'pseudo' ? (
          <Pseudo>
            <Story />
          </Pseudo>
        ) : (
          <Story />
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
