// The second step of the build: renders the public pages and writes one HTML file per page, `pages.json` for the
// server, and the service worker.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compress } from '../../../packages/app-shell/build/compress.mjs'
import { closureOf, fontsOf, offlineFiles, routeKeys, textKeys } from './chunks.mjs'
import {
  appendToHead,
  entriesOf,
  factsOf,
  inlineSources,
  moveCodeToEnd,
  parsePage,
  serializePage,
  setDescription,
  setNoscript,
  setRoot,
  setTitle,
  withoutStyles,
} from './html.mjs'
import { workerSource, writeWorker } from './worker.mjs'

process.env['NODE_ENV'] = 'production'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const rendered = fileURLToPath(new URL('../../../.build/prerender/prerender.js', import.meta.url))

const byName = (/** @type {string} */ a, /** @type {string} */ b) => (a < b ? -1 : 1)

/** @type {import('./chunks.mjs').Manifest} */
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
// No response arrives during the build: pages render their initial state.
globalThis.fetch = () => new Promise(() => undefined)
/** @type {typeof import('../src/prerender')} */
const {
  addressIn,
  authSessionPaths,
  budgets,
  documentTexts,
  examRoomPages,
  languages,
  pageTexts,
  renderExamRoom,
  renderPage,
  roomTexts,
  showOperator,
  sitePages,
} = await import(pathToFileURL(rendered).href)
/** @typedef {import('@naru/api/languages').Language} Language */

const templates = {
  site: await readFile(join(dist, 'index.html'), 'utf8'),
  exam: await readFile(join(dist, 'exam.html'), 'utf8'),
}
/** Build id: changes with every file, since asset names contain a hash of their content. */
const build = createHash('sha256')
  .update((await readdir(join(dist, 'assets'))).toSorted(byName).join('\n'))
  .update(templates.site + templates.exam + (await readFile(workerSource, 'utf8')))
  .digest('hex')
  .slice(0, 12)
// An entry of the precache manifest carries the build id.
await writeFile(join(dist, 'build.txt'), build)

const latinFont = Object.keys(manifest).find((key) => key.endsWith('PretendardVariable.subset.91.woff2'))
if (latinFont === undefined) throw new Error('The build has no font for English')
const fontFile = manifest[latinFont]?.file ?? ''

/** @param {string} file */
const stylesheet = (file) => `<link rel="stylesheet" crossorigin href="/${file}">`

/**
 * @param {string} template
 * @param {{ js: string[], css: string[] }} chunks what the page loads at once
 * @param {{ language: Language, inlinesStyles: boolean, attributes?: Record<string, string>, title?: string, html?: string, noindex?: boolean }} page
 */
async function compose(template, { js, css }, { language, inlinesStyles, attributes, title, html, noindex = false }) {
  const page = parsePage(template, { lang: language, ...attributes })
  const own = withoutStyles(page)
  const isNew = (/** @type {string} */ file) => !template.includes(`"/${file}"`)
  const styles = [...new Set([...css, ...own])]
  const font = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fontFile}">`
  appendToHead(page, [
    `<meta name="naru-build" content="${build}">`,
    // The server writes what the operator has filled in: `fill.ts`.
    ...(template === templates.site ? ['<script type="application/json" id="operator">{}</script>'] : []),
    ...(noindex ? ['<meta name="robots" content="noindex">'] : []),
    ...(inlinesStyles
      ? [
          font,
          `<style>${(await Promise.all(styles.map((file) => readFile(join(dist, file), 'utf8')))).join('\n')}</style>`,
          // Vite's loader treats these as loaded; a disabled stylesheet is not fetched.
          ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
        ]
      : styles.map(stylesheet)),
    ...js.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ])
  const { description, needsJavaScript } = await documentTexts(language)
  setDescription(page, description)
  setNoscript(page, needsJavaScript)
  if (title !== undefined) setTitle(page, title)
  if (html !== undefined) setRoot(page, html)
  if (inlinesStyles) moveCodeToEnd(page)
  return page
}

/** @type {(import('./pages').PageRow)[]} */
const rows = []
/** @param {string} path @param {Language} language */
function fileOf(path, language) {
  const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '.').replaceAll('$', '')
  return language === 'en' ? `${name}.html` : `${name}.${language}.html`
}

/** @type {Record<string, string>} */
const facts = {}
/** @param {string} file @param {ReturnType<typeof parsePage>} page */
async function write(file, page) {
  for (const [name, html] of Object.entries(factsOf(page))) {
    if (name === 'feedback') continue
    if ((facts[name] ??= html) !== html) throw new Error(`${file} shows ${name} in another way than other pages`)
  }
  await mkdir(dirname(join(dist, file)), { recursive: true })
  await writeFile(join(dist, file), serializePage(page))
  return { file, ...inlineSources(page) }
}

/**
 * Creates a document in each language, one after the other: they render in the language of a module.
 *
 * @template Document
 * @param {(language: Language) => Promise<Document>} create
 * @returns {Promise<Record<Language, Document>>}
 */
async function inEach(create, tags = languages) {
  /** @type {Record<string, Document>} */
  const documents = {}
  // oxlint-disable-next-line no-await-in-loop
  for (const language of tags) documents[language] = await create(language)
  return documents
}
const others = languages.filter((language) => language !== 'en')

const fallback = await inEach(async (language) => {
  const shell = await compose(templates.site, closureOf(manifest, ['index.html']), { language, inlinesStyles: false })
  return write(fileOf('/shell', language), shell)
})

const keysByRoute = routeKeys(manifest)
/** @param {ReturnType<typeof sitePages>[number]} page @param {Language} language @param {boolean} atOwnAddress */
async function writePage(page, language, atOwnAddress = false) {
  const chunks = [
    'index.html',
    ...page.routeIds.flatMap((id) => keysByRoute.get(id) ?? []),
    ...textKeys(manifest, pageTexts(page), language),
  ]
  const content = page.prerender ? await renderPage(page.path, { language, atOwnAddress }) : {}
  const composed = await compose(templates.site, closureOf(manifest, chunks), {
    language,
    inlinesStyles: page.prerender === true,
    noindex: page.noindex ?? false,
    ...(page.prefetch ? { attributes: { 'data-prefetch': page.prefetch.join(' ') } } : {}),
    ...content,
  })
  const file = atOwnAddress ? addressIn(language, `/${fileOf(page.path, 'en')}`).slice(1) : fileOf(page.path, language)
  return { ...(await write(file, composed)), chunks }
}
for (const page of sitePages()) {
  rows.push({
    path: page.path,
    audience: page.audience,
    offline: page.offline === true,
    preload: [...authSessionPaths, ...(page.preload ?? [])],
    ...(page.prefetchesExamRoom ? { speculationRules: '/speculation-rules.json' } : {}),
    documents: await inEach((language) => writePage(page, language)),
    ...(page.prerender ? { prefixed: await inEach((language) => writePage(page, language, true), others) } : {}),
    budget: { js: page.budget ?? budgets[page.audience] },
  })
}

const examDocuments = await inEach(async (language) => {
  const chunks = ['exam.html', ...textKeys(manifest, roomTexts, language)]
  const exam = await compose(templates.exam, closureOf(manifest, chunks), {
    language,
    // Stylesheets, not inline styles: a proxy that rewrites pages must not break an exam.
    inlinesStyles: false,
    ...(await renderExamRoom(language)),
  })
  return { ...(await write(fileOf('/exam', language), exam)), chunks }
})
for (const { path, preload = [], audience, offline, budget = budgets[audience] } of examRoomPages) {
  rows.push({
    path,
    audience,
    offline,
    preload: [...authSessionPaths, ...preload],
    documents: examDocuments,
    budget: { js: budget },
  })
}
/** The feedback of the home page: its samples, and a card for each rating. @param {Language} language */
async function feedbackIn(language) {
  const render = async () => {
    const { html } = await renderPage('/', { language, atOwnAddress: false })
    return factsOf(parsePage(html, {}))['feedback'] ?? ''
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
const fillable = { build, facts, feedback: await inEach(feedbackIn) }
await writeFile(join(dist, 'pages.json'), JSON.stringify({ pages: rows, fallback, fillable }, null, 2))

const offlineRows = rows.filter(({ offline }) => offline)
/** @param {Language} language */
const offlineFilesIn = (language) =>
  offlineFiles(
    manifest,
    offlineRows.flatMap(({ documents }) => documents[language].chunks),
    language,
  )
const english = offlineFilesIn('en')
const documents = [
  ...offlineRows.map(({ path, documents: { en } }) => ({ path, file: en.file })),
  { path: '/shell.html', file: fallback.en.file },
].filter(({ path }) => !path.includes('$'))
await writeWorker({ dist, build, documents, files: [...english, fontFile] })
for (const language of others) {
  const files = [...offlineFilesIn(language), ...fontsOf(manifest, language)].filter((file) => !english.includes(file))
  const list = {
    build,
    documents: Object.fromEntries(documents.map(({ path }) => [path, path.replace('/shell.', `/shell.${language}.`)])),
    files: files.map((file) => `/${file}`),
  }
  await writeFile(join(dist, `offline.${language}.json`), JSON.stringify(list))
}
await rm(join(dist, 'build.txt'))
await compress(dist)
