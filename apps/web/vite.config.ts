import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { textsOfEveryPage } from './build/chunks.mjs'
import { icuMessages, prePaint } from '../../packages/app-shell/build/plugins.mjs'
import { examRoomDocument, examRoomWithoutRouter } from './build/plugins.mjs'

/** Where the API answers while developing; `npm start` serves site and API from one origin and needs no proxy. */
const api = process.env['NARU_API'] ?? 'http://127.0.0.1:3000'
/** The dev server of the staff's pages. */
const staff = 'http://127.0.0.1:5175'
const proxied = Object.fromEntries([
  ...['/api', '/media', '/payment/start', '/payment/orders', '/__payhere'].map((path) => [path, { target: api }]),
  ...['/admin', '/desk', '/staff'].map((path) => [path, { target: staff }]),
])
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** With NARU_OFFLINE=off the worker removes itself and all that an earlier one cached. */
const worker = process.env['NARU_OFFLINE'] === 'off' ? 'src/service-worker/off.ts' : 'src/service-worker/main.ts'
/** Modules whose path contains the pattern; `/` stands for the separator of any platform. */
const modules = (pattern: string) => new RegExp(pattern.replaceAll('/', '[\\\\/]'))
/** Styles of few pages, so that the stylesheet of all pages does not grow. */
const ofFewPages = modules(
  '/(?:WordCard|HangulKeyboard|words|PracticeQuestion|practice|ScoreBreakdown|ScoreTrend|summary)/|/QuestionTimes\\.css',
)
/** The fonts of other scripts than Latin. */
const fonts = modules('/ui/src/fonts/')
/** The code that runs an exam. */
const examCode = '/(exam-kit/src/(engine|session|browser)|app-shell/src/attempt)/([a-z]\\w*/)?(?!\\w+/)'
/** What pages without an exam need of it. */
const withoutExam =
  'format|delivery|fetchMedia|browserClock|browserStore|browserDatabase|mediaCache|ownerOnly|loginNeeded'
/** What pages that show a question, but run no exam, need of it. */
const ofQuestions = '(definition|documented|help|options|toDefinition)\\.'

export default defineConfig({
  root: at('.'),
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    // The router's plugin rewrites route files and has to see them before React's does.
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    vanillaExtractPlugin(),
    react(),
    prePaint(),
    examRoomDocument(),
    examRoomWithoutRouter(),
    icuMessages(),
  ],
  optimizeDeps: {
    // vanilla-extract's compiled files import it; found only later, it would reload the page.
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  server: { host: '127.0.0.1', port: 5173, proxy: proxied },
  preview: { host: '127.0.0.1', port: 5174, proxy: proxied },
  build: {
    target: 'es2022',
    // Nothing is inlined: small font subsets as data addresses would be refused by the server's security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The sizes are checked by `npm run bench:size`.
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist',
        manifest: true,
        rolldownOptions: {
          input: { site: at('index.html'), exam: at('exam.html') },
          output: {
            // Every name stands in the files that import it: longer hashes make the landing 0.5 KB heavier.
            hashCharacters: 'base36',
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7].[ext]',
            codeSplitting: {
              groups: [
                // The texts of every page, one chunk for each language.
                {
                  name: (id: string) => `text-${/text[\\/](\w\w)[\\/]/.exec(id)?.[1] ?? ''}`,
                  test: modules(`/text/\\w\\w/(${textsOfEveryPage.join('|')})\\.json$`),
                },
                {
                  name: 'react',
                  test: modules('/node_modules/(react|react-dom|scheduler|use-sync-external-store)/'),
                  priority: 3,
                },
                {
                  name: 'router',
                  test: modules('/node_modules/(@tanstack|seroval|isbot)/|/packages/api/src/queries/(cache|keys)'),
                  priority: 2,
                },
                // What many pages need of the component library: one request on a slow line instead of ten.
                {
                  name: 'ui',
                  test: modules('/(packages/ui/src|react-aria|react-stately)/'),
                  minShareCount: 30,
                  priority: 1,
                },
                {
                  name: 'exam-kit',
                  test: modules(
                    `${examCode}(?!${withoutExam}|${ofQuestions}|mediaUrl|presentUser)|/api/src/calls/(progress|results)\\.`,
                  ),
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'ports',
                  test: modules(`${examCode}(${withoutExam})\\.|/sound/encodeWav\\.`),
                  includeDependenciesRecursively: false,
                },
                // What the exam room, the review and the practice show alike.
                {
                  name: 'question',
                  test: modules(
                    `${examCode}${ofQuestions}|/exam-kit/src/(QuestionCard|AnswerOptions|ExamPicture|ResultGauge)/|/usePrintMoment`,
                  ),
                  includeDependenciesRecursively: false,
                },
                // One stylesheet for both documents, 14 KB: one request on a slow line instead of eight. Fonts' come later.
                {
                  name: 'styles',
                  test: (id: string) =>
                    id.endsWith('.css') && !id.includes('node_modules') && !fonts.test(id) && !ofFewPages.test(id),
                  priority: 4,
                },
                // The language of both documents.
                {
                  name: 'language',
                  test: modules('/app-shell/src/language/(PartlyEnglish|choice|drafts|language|languageItems)\\.ts$'),
                  includeDependenciesRecursively: false,
                },
                // Without what needs the exam engine, which few pages of the site load.
                {
                  name: 'shared',
                  test: modules(
                    '/packages/app-shell/src/(attempt/(mediaUrl|presentUser)|authSession|errors/|language/(?!dates)|state|text/index|time|api|documentNavigation|fetchFonts|focusHeading|newId|prefetched|storage|useSingleFlight\\.|useTitle|whenIdle)',
                  ),
                  minShareCount: 8,
                },
                // What no page has without the others.
                {
                  name: 'dialogs',
                  test: modules(
                    '/packages/ui/src/(Dialog|Sheet|Slider|ProgressBar|theme/flow)|/private/slider/|/private/(Slider|Modal)\\.|/(useModalOverlay|useViewportSize|useMove|NumberFormatter|useNumberFormatter)\\.',
                  ),
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'fields',
                  test: modules('/(useLabel|useFormReset|react-aria-components/dist/private/Text)\\.'),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: at('../../.build/prerender'),
        emptyOutDir: true,
        ssr: true,
        rolldownOptions: { input: { prerender: at('src/prerender.tsx') } },
      },
    },
    worker: {
      consumer: 'client',
      build: {
        outDir: at('../../.build/worker'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: { sw: at(worker) }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
})
