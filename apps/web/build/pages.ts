// The second step of the build: renders the public pages and writes one HTML file per page, `pages.json` for the
// server, and the service worker.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { load } from 'cheerio'
import { languages, translatedLanguages, type Language } from '@naru/api/languages'
import { compress } from '../../../packages/app-shell/build/compress.mjs'
import type * as Prerender from '../src/prerender'
import { closureOf, fontsOf, offlineFiles, routeKeys, textKeys, type Manifest } from './chunks'
import { entriesOf, factsOf, fillTemplate, inlineSources, type Page } from './html'
import type { PageDocument, PageFile, PageRow, PagesFile } from './pages.types'

process.env['NODE_ENV'] = 'production'
// No response arrives during the build: pages render their initial state.
globalThis.fetch = () => new Promise(() => undefined)

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const built = fileURLToPath(new URL('../../../.build', import.meta.url))
const read = (file: string) => readFile(join(dist, file), 'utf8')
const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'))
const templates = { site: await read('index.html'), exam: await read('exam.html') }
const worker = await readFile(join(built, 'worker/sw.js'), 'utf8')
if (/^\s*(import|export)\b/m.test(worker)) throw new Error('The service worker imports another file')

const prerender: typeof Prerender = await import(pathToFileURL(join(built, 'prerender/prerender.js')).href)
const { addressIn, authSessionPaths, budgets, examRoomPages, pageTexts, renderPage, showOperator, sitePages } =
  prerender
type SitePage = ReturnType<typeof sitePages>[number]

/** Changes with every file, since asset names contain a hash of their content. */
const build = createHash('sha256')
  .update((await readdir(join(dist, 'assets'))).toSorted((a, b) => (a < b ? -1 : 1)).join('\n'))
  .update(templates.site + templates.exam + worker)
  .digest('hex')
  .slice(0, 12)

const fontFile = Object.entries(manifest).find(([key]) => key.endsWith('PretendardVariable.subset.91.woff2'))?.[1].file
if (fontFile === undefined) throw new Error('The build has no font for English')

interface Composed {
  language: Language
  /** Keys of what the page loads at once. */
  chunks: string[]
  inlinesStyles: boolean
  attributes?: Record<string, string>
  title?: string
  html?: string
  noindex?: boolean
}

async function compose(document: keyof typeof templates, composed: Composed): Promise<Page> {
  const { language, chunks, inlinesStyles, attributes, title, html, noindex = false } = composed
  const { js, css } = closureOf(manifest, chunks)
  const { description, needsJavaScript } = await prerender.documentTexts(language)
  return fillTemplate(templates[document], {
    attributes: { lang: language, ...attributes },
    description,
    noscript: needsJavaScript,
    title,
    content: html,
    codeAtEnd: inlinesStyles,
    head: [
      `<meta name="naru-build" content="${build}">`,
      // The server writes what the operator has filled in: `fill.ts`.
      ...(document === 'site' ? ['<script type="application/json" id="operator">{}</script>'] : []),
      ...(noindex ? ['<meta name="robots" content="noindex">'] : []),
      ...(inlinesStyles
        ? [
            `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fontFile}">`,
            `<style>${(await Promise.all(css.map(read))).join('\n')}</style>`,
            // Vite's loader treats these as loaded; a disabled stylesheet is not fetched.
            ...css.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
          ]
        : css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)),
      ...js
        .filter((file) => !templates[document].includes(`"/${file}"`))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ],
  })
}

function fileOf(path: string, language: Language) {
  const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '.').replaceAll('$', '')
  return language === 'en' ? `${name}.html` : `${name}.${language}.html`
}

const facts: Record<string, string> = {}
async function write(file: string, page: Page): Promise<PageFile> {
  for (const [name, html] of Object.entries(factsOf(page))) {
    if (name === 'feedback') continue
    if ((facts[name] ??= html) !== html) throw new Error(`${file} shows ${name} in another way than other pages`)
  }
  await mkdir(dirname(join(dist, file)), { recursive: true })
  await writeFile(join(dist, file), page.html())
  return { file, ...inlineSources(page) }
}

/** Creates a document in each language, one after the other: they render in the language of a module. */
async function inEach<Tag extends Language, Document>(
  tags: readonly Tag[],
  create: (language: Tag) => Promise<Document>,
): Promise<Record<Tag, Document>> {
  const documents: Partial<Record<Tag, Document>> = {}
  // oxlint-disable-next-line no-await-in-loop
  for (const language of tags) documents[language] = await create(language)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each has one
  return documents as Record<Tag, Document>
}

const fallback = await inEach(languages, async (language) =>
  write(fileOf('/shell', language), await compose('site', { language, chunks: ['index.html'], inlinesStyles: false })),
)

const keysByRoute = routeKeys(manifest)
async function writePage(page: SitePage, language: Language, atOwnAddress = false): Promise<PageDocument> {
  const chunks = [
    'index.html',
    ...page.routeIds.flatMap((id) => keysByRoute.get(id) ?? []),
    ...textKeys(manifest, pageTexts(page), language),
  ]
  const composed = await compose('site', {
    language,
    chunks,
    inlinesStyles: page.prerender === true,
    noindex: page.noindex ?? false,
    ...(page.prefetch ? { attributes: { 'data-prefetch': page.prefetch.join(' ') } } : {}),
    ...(page.prerender ? await renderPage(page.path, { language, atOwnAddress }) : {}),
  })
  const file = atOwnAddress ? addressIn(language, `/${fileOf(page.path, 'en')}`).slice(1) : fileOf(page.path, language)
  return { ...(await write(file, composed)), chunks }
}

const examDocuments = await inEach(languages, async (language): Promise<PageDocument> => {
  const chunks = ['exam.html', ...textKeys(manifest, prerender.roomTexts, language)]
  // Stylesheets, not inline styles: a proxy that rewrites pages must not break an exam.
  const page = await compose('exam', {
    language,
    chunks,
    inlinesStyles: false,
    ...(await prerender.renderExamRoom(language)),
  })
  return { ...(await write(fileOf('/exam', language), page)), chunks }
})

const rowOf = ({ path, audience, offline, preload, budget }: (typeof examRoomPages)[number]) => ({
  path,
  audience,
  offline: offline === true,
  preload: [...authSessionPaths, ...(preload ?? [])],
  budget: { js: budget ?? budgets[audience] },
})
const rows: PageRow[] = []
for (const page of sitePages()) {
  rows.push({
    ...rowOf(page),
    ...(page.prefetchesExamRoom ? { speculationRules: '/speculation-rules.json' } : {}),
    documents: await inEach(languages, (language) => writePage(page, language)),
    ...(page.prerender
      ? { prefixed: await inEach(translatedLanguages, (language) => writePage(page, language, true)) }
      : {}),
  })
}
rows.push(...examRoomPages.map((page) => ({ ...rowOf(page), documents: examDocuments })))

/** The feedback of the home page: its samples, and a card for each rating. */
async function feedbackIn(language: Language) {
  const render = async () => {
    const { html } = await renderPage('/', { language, atOwnAddress: false })
    return factsOf(load(html))['feedback'] ?? ''
  }
  const samples = await render()
  showOperator({
    feedback: [1, 2, 3, 4, 5].map((rating) => ({ username: '{{username}}', content: `{{content}}`, rating })),
  })
  const cards = entriesOf(await render())
  showOperator({})
  if (cards.length !== 5) throw new Error('The home page does not show the feedback of an operator')
  return { samples, cards }
}
const fillable = { build, facts, feedback: await inEach(languages, feedbackIn) }
const table: PagesFile = { pages: rows, fallback, fillable }
await writeFile(join(dist, 'pages.json'), JSON.stringify(table, null, 2))

const offlineRows = rows.filter(({ offline }) => offline)
const offlineFilesIn = (language: Language) =>
  offlineFiles(
    manifest,
    offlineRows.flatMap(({ documents }) => documents[language].chunks),
    language,
  )
const english = offlineFilesIn('en')
/** Addresses without parameters, under which the worker caches the documents, so that they carry their own headers. */
const documents = [...offlineRows.map(({ path }) => path), '/shell.html'].filter((path) => !path.includes('$'))
// An entry of the precache manifest carries the build id.
const precached = [
  ...['/build.txt', ...documents].map((url) => ({ revision: build, url })),
  ...[...english, fontFile].map((file) => ({ revision: null, url: `/${file}` })),
]
await writeFile(
  join(dist, 'sw.js'),
  worker.replace('self.__WB_MANIFEST', () => JSON.stringify(precached)),
)
for (const language of translatedLanguages) {
  const files = [...offlineFilesIn(language), ...fontsOf(manifest, language)].filter((file) => !english.includes(file))
  const list = {
    build,
    documents: Object.fromEntries(documents.map((path) => [path, path.replace('/shell.', `/shell.${language}.`)])),
    files: files.map((file) => `/${file}`),
  }
  await writeFile(join(dist, `offline.${language}.json`), JSON.stringify(list))
}
await compress(dist)
