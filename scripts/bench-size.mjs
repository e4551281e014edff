// `npm run bench:size`: what each page sends before anybody does anything, as JavaScript and as styles, against its budget.
// Reads the built site, its pages and its manifest; fails beyond a budget.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'apps/web/dist')
const routes = join(root, 'apps/web/src/routes')

/**
 * In KB of 1,000 bytes, brotli. `js` is what a page fetches before anybody does anything, `code` all the code that it runs on. For most
 * pages both are the same; pages that were built with their content fetch their code at the first sign of their reader.
 * What has no line of its own may be as large as `other`.
 *
 * @type {Record<string, { js: number, code: number, css: number }>}
 */
const budgets = {
  '/': { js: 5, code: 100, css: 12 },
  '/quiz': { js: 130, code: 130, css: 12 },
  // The numbers of all countries are long.
  '/signup': { js: 181, code: 181, css: 12 },
  '/editprofile': { js: 180, code: 180, css: 12 },
  '/guidelines': { js: 183, code: 183, css: 13 },
  '/myresult_/$attemptId': { js: 180, code: 180, css: 13 },
  '/admin': { js: 207, code: 207, css: 16 },
  other: { js: 165, code: 165, css: 13 },
}

if (!existsSync(join(dist, '.vite/manifest.json'))) {
  console.error('There is no built site to measure: run npm run build.')
  process.exit(1)
}
/** @type {Record<string, { file: string, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** @param {string} folder @returns {string[]} route files below it, relative to the folder of routes */
const routeFiles = (folder = '') =>
  readdirSync(join(routes, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? routeFiles(path) : [path]
  })

/** @param {string} file @returns {string} the address of a route */
const addressOf = (file) =>
  `/${file
    .replace(/\.tsx$/, '')
    .split(/[./]/)
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .join('/')}`

/** @param {string} file @returns {string[]} the route and the routes around it */
function chainOf(file) {
  const parts = file.replace(/\.tsx$/, '').split(/(?=[./])/)
  const ends = parts.map((_, at) => `${parts.slice(0, at + 1).join('')}.tsx`)
  return ends.map((end) => `src/routes/${end}?tsr-split=component`).filter((key) => key in manifest)
}

/** @param {string} address @returns {string} its page as it was built; '' for pages that begin as any other */
function builtPage(address) {
  const name = address === '/' ? 'index' : address.slice(1).replace(/^quiz\/.*/, 'quiz.$')
  const path = join(dist, `${name}.html`)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** @param {string} html @returns {string[]} the code and styles that a built page names */
const filesNamed = (html) => [...new Set(html.match(/(?<=["\s]\/)assets\/[^"\s]+\.(?:js|css)(?=["\s])/g))]

/** @param {string[]} entries @returns {Set<string>} the files that are sent for them, with all they import */
function closureOf(entries) {
  /** @type {Set<string>} */
  const files = new Set()
  const seen = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const entry of entries) visit(entry)
  return files
}

/** @param {Buffer} content */
const sizeOfText = (content) => ({
  raw: content.length,
  gzip: gzipSync(content, { level: 9 }).length,
  brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
})

/** @type {Map<string, { raw: number, gzip: number, brotli: number }>} */
const sizes = new Map()
const sizeOf = (/** @type {string} */ file) => {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = sizeOfText(readFileSync(join(dist, file)))
  sizes.set(file, size)
  return size
}

/** @param {{ raw: number, gzip: number, brotli: number }[]} parts */
const sum = (parts) =>
  parts.reduce((total, { raw, gzip, brotli }) => ({
    raw: total.raw + raw,
    gzip: total.gzip + gzip,
    brotli: total.brotli + brotli,
  }))

/** @param {string} html @returns {{ raw: number, gzip: number, brotli: number }} the scripts inside a page */
const inlineScripts = (html) =>
  sizeOfText(Buffer.from([...html.matchAll(/<script>([^]*?)<\/script>/g)].map((match) => match[1]).join('\n')))

const other = budgets['other'] ?? { js: 0, code: 0, css: 0 }
const rows = routeFiles()
  .filter((file) => `src/routes/${file}?tsr-split=component` in manifest)
  .filter((file) => !/^_site(\/_student)?\.tsx$|^quiz\.tsx$/.test(file))
  .map((file) => {
    const address = addressOf(file)
    const html = builtPage(address)
    const files = html === '' ? [...closureOf(['index.html', ...chainOf(file)])] : filesNamed(html)
    const inPage = inlineScripts(html)
    const js = sum([inPage, ...files.filter((name) => name.endsWith('.js')).map(sizeOf)])
    const css = sum(files.filter((name) => name.endsWith('.css')).map(sizeOf))
    const sent = /data-start="later"/.test(html) ? inPage.brotli : js.brotli
    const budget = budgets[/^\/(quiz|admin)\b/.exec(address)?.[0] ?? address] ?? other
    const isOver = sent > budget.js * 1000 || js.brotli > budget.code * 1000 || css.brotli > budget.css * 1000
    return { address, sent, js, css, budget, isOver }
  })
  .toSorted((a, b) => a.address.localeCompare(b.address))

const kb = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1).padStart(7)
console.log(
  'KB (brotli unless said)          JS at once  of max   all code:  raw    gzip  brotli  of max   CSS:  raw  brotli  of max',
)
for (const { address, sent, js, css, budget, isOver } of rows) {
  console.log(
    `${isOver ? '✗' : '✓'} ${address.padEnd(30)} ${kb(sent)} ${kb(budget.js * 1000)}       ` +
      `${kb(js.raw)} ${kb(js.gzip)} ${kb(js.brotli)} ${kb(budget.code * 1000)}    ${kb(css.raw)} ${kb(css.brotli)} ${kb(budget.css * 1000)}`,
  )
}
mkdirSync(join(root, '.build'), { recursive: true })
writeFileSync(join(root, '.build/bench-size.json'), `${JSON.stringify(rows, null, 2)}\n`)

const over = rows.filter(({ isOver }) => isOver)
console.log(
  over.length === 0 ? '\nEvery page is within its budget.' : `\n${over.length} pages are beyond their budget.`,
)
process.exit(over.length === 0 ? 0 : 1)
