// The second step of the build: renders the public pages and writes one HTML file per page, `pages.json` for the
// server, and the service worker.
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compress } from './compress.mjs'
import { closureOf, offlineFiles, routeKeys, textKeys } from './chunks.mjs'
import { appendToHead, inlineSources, parsePage, serializePage, setRoot, setTitle, withoutStyles } from './html.mjs'
import { workerSource, writeWorker } from './worker.mjs'

process.env['NODE_ENV'] = 'production'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const rendered = fileURLToPath(new URL('../../../.build/prerender/prerender.js', import.meta.url))

const byName = (/** @type {string} */ a, /** @type {string} */ b) => (a < b ? -1 : 1)

/** @type {import('./chunks.mjs').Manifest} */
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
// No response arrives during the build: pages render their initial state.
globalThis.fetch = () => new Promise(() => undefined)
/** @type {typeof import('../src/site/prerender')} */
const { budgets, examRoomPages, pageTexts, renderExamRoom, renderPage, roomTexts, authSessionPaths, sitePages } =
  await import(pathToFileURL(rendered).href)

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
 * @param {{ inlinesStyles: boolean, attributes?: Record<string, string>, title?: string, html?: string, noindex?: boolean }} page
 */
async function compose(template, { js, css }, { inlinesStyles, attributes = {}, title, html, noindex = false }) {
  const page = parsePage(template, attributes)
  const own = withoutStyles(page)
  const isNew = (/** @type {string} */ file) => !template.includes(`"/${file}"`)
  const styles = [...new Set([...css, ...own])]
  const font = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fontFile}">`
  appendToHead(page, [
    `<meta name="naru-build" content="${build}">`,
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
  if (title !== undefined) setTitle(page, title)
  if (html !== undefined) setRoot(page, html)
  return page
}

/** @type {(import('./pages').PageRow)[]} */
const rows = []
/** @param {import('./pages').PageRow['path']} path */
const fileOf = (path) =>
  path === '/' ? 'index.html' : `${path.slice(1).replaceAll('/', '.').replaceAll('$', '')}.html`

/** @param {string} file @param {ReturnType<typeof parsePage>} page */
async function write(file, page) {
  await writeFile(join(dist, file), serializePage(page))
  return { file, ...inlineSources(page) }
}

const shell = await compose(templates.site, closureOf(manifest, ['index.html']), { inlinesStyles: false })
const fallback = await write('shell.html', shell)

const keysByRoute = routeKeys(manifest)
for (const page of sitePages()) {
  const chunks = [
    'index.html',
    ...page.routeIds.flatMap((id) => keysByRoute.get(id) ?? []),
    ...textKeys(manifest, pageTexts(page), 'en'),
  ]
  const closure = closureOf(manifest, chunks)
  const content = page.prerender ? await renderPage(page.path) : {}
  const composed = await compose(templates.site, closure, {
    inlinesStyles: page.prerender,
    noindex: page.noindex ?? false,
    ...(page.prefetch ? { attributes: { 'data-prefetch': page.prefetch.join(' ') } } : {}),
    ...content,
  })
  rows.push({
    ...(await write(fileOf(page.path), composed)),
    path: page.path,
    audience: page.audience,
    offline: page.offline,
    preload: [...authSessionPaths, ...(page.preload ?? [])],
    ...(page.prefetchesExamRoom ? { speculationRules: '/speculation-rules.json' } : {}),
    chunks,
    budget: { js: page.budget ?? budgets[page.audience] },
  })
}

// Stylesheets, not inline styles: a proxy that rewrites pages must not break an exam.
const examChunks = ['exam.html', ...textKeys(manifest, roomTexts, 'en')]
const exam = await compose(templates.exam, closureOf(manifest, examChunks), {
  inlinesStyles: false,
  html: await renderExamRoom(),
})
const examDocument = await write('exam.html', exam)
for (const { path, preload = [], audience, offline, budget = budgets[audience] } of examRoomPages) {
  rows.push({
    ...examDocument,
    path,
    audience,
    offline,
    preload: [...authSessionPaths, ...preload],
    chunks: examChunks,
    budget: { js: budget },
  })
}
await writeFile(join(dist, 'pages.json'), JSON.stringify({ pages: rows, fallback }, null, 2))

await writeWorker({
  dist,
  build,
  documents: [...rows.filter(({ offline }) => offline), { path: '/shell.html', ...fallback }],
  files: [
    ...offlineFiles(
      manifest,
      rows.filter(({ offline }) => offline).flatMap(({ chunks }) => chunks),
    ),
    fontFile,
  ],
})
await rm(join(dist, 'build.txt'))
await compress(dist)
