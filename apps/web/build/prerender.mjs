// After the build for browsers: builds the open pages with their content and styles, and compresses everything.
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { build } from 'vite'
import { compress } from './precompress.mjs'
import { roomNote } from './roomBuild.mjs'
import { scriptOf } from './scriptOf.mjs'

const web = fileURLToPath(new URL('..', import.meta.url))
const dist = join(web, 'dist')
const work = join(web, 'node_modules/.prerender')

/** @typedef {{ file: string, css?: string[], imports?: string[], dynamicImports?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))

await build({
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'error',
  build: { ssr: join(web, 'src/prerender.tsx'), outDir: work, emptyOutDir: true, manifest: false },
  ssr: { noExternal: true },
})
// While the site is built nobody answers: pages stand as they do before their first answer.
globalThis.fetch = () => new Promise(() => undefined)
const { Request: AnyRequest } = globalThis
globalThis.Request = class extends AnyRequest {
  constructor(/** @type {RequestInfo | URL} */ input, /** @type {RequestInit | undefined} */ init) {
    super(typeof input === 'string' ? new URL(input, 'http://naru.invalid') : input, init)
  }
}
/** @type {typeof import('../src/site/prerender')} */
const { answersAhead, buildPage, builtPages, modulesAlone, roomBegins, roomPages } = await import(
  pathToFileURL(join(work, 'prerender.js')).href
)

/** @param {string} path @returns {readonly string[]} the manifest's entries of a page and of what is around it, the one that starts it first */
function entriesOf(path) {
  const alone = modulesAlone[path]
  if (alone !== undefined) return alone
  const name = path === '/' ? 'index' : path.slice(1)
  return ['index.html', 'src/routes/_site.tsx?tsr-split=component', `src/routes/_site/${name}.tsx?tsr-split=component`]
}

/** @param {string} name of a page that begins empty, as `quiz.$` @returns {readonly string[]} its entries of the manifest, the one that starts it first */
function entriesOfShell(name) {
  const route = new RegExp(
    `^src/routes/(?:_site/)?(?:_student/)?${name.replaceAll('.', '_?\\.').replace('$', '\\$\\w+')}(?:\\.index)?\\.tsx\\?`,
  )
  const page = Object.keys(manifest).find((key) => route.test(key))
  if (page === undefined) throw new Error(`The manifest has no page ${name}`)
  const around = ['_site', '_site/_student', 'quiz'].filter((outer) => page.startsWith(`src/routes/${outer}`))
  return ['index.html', ...around.map((outer) => `src/routes/${outer}.tsx?tsr-split=component`), page].filter(
    (key) => key in manifest,
  )
}

/** @param {readonly string[]} entries */
function closureOf(entries) {
  /** @type {Set<string>} */
  const js = new Set()
  /** @type {Set<string>} */
  const css = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The manifest has no ${key}`)
    if (js.has(chunk.file)) return
    js.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
    for (const file of chunk.css ?? []) css.add(file)
  }
  for (const entry of entries) visit(entry)
  const start = manifest[entries[0] ?? '']?.file
  return { start: `/${start}`, js: [...js], css: [...css] }
}

const template = await readFile(join(dist, 'index.html'), 'utf8')
await copyFile(join(dist, 'index.html'), join(dist, 'shell.html'))
const latin = Object.keys(manifest).find((key) => key.endsWith('PretendardVariable.subset.91.woff2'))
const font = manifest[latin ?? '']?.file
if (font === undefined) throw new Error('The build has no letters of English')
/** @param {'high' | 'low'} priority beside the code of a page */
const preloadFont = (priority) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="${priority}" href="/${font}">`

/** @param {readonly string[]} files @returns {Promise<string[]>} these styles, inside the page */
const stylesOf = async (files) => [
  `<style>${(await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))).join('\n')}</style>`,
  // Tells the code that comes later that these styles are here; what is disabled is not fetched.
  ...files.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
]

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const firstScript = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/

const openScript = `<script>${await scriptOf('start/openScript.ts')}</script>`
for (const [path, when] of Object.entries(builtPages)) {
  const { html, title } = await buildPage(path)
  const { start, js, css } = closureOf(entriesOf(path))
  const links = [
    openScript,
    preloadFont('high'),
    ...(await stylesOf(css)),
    ...js
      .map((file) => `/${file}`)
      .filter((file) => file !== start)
      .map((file) => `<link data-code="chunk" href="${file}">`),
    `<link data-code="start" href="${start}">`,
  ]
  const page = template
    .replace(firstScript, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('<html lang="en"', `<html lang="en" data-page="${path}" data-start="${when}"`)
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
  await writeFile(join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`), page)
}

// Pages that begin empty: their code is on its way with the first code that runs, not after it.
const shellPage = await readFile(join(dist, 'shell.html'), 'utf8')
/** @type {{ js: string[], css: string[] }} */
const { js: roomJs, css: roomCss } = JSON.parse(await readFile(join(dist, roomNote), 'utf8'))
const [roomStart, ...roomBefore] = roomJs
const reactCode = await scriptOf('alone/react.ts')
if (/<!--|<\/script/i.test(reactCode)) throw new Error('React would end the script that carries it')
const roomStyles = await stylesOf(roomCss)
const roomPage = shellPage
  .replace(firstScript, '')
  .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
  .replace('</head>', () => {
    const links = [
      // What needs no React runs as soon as it is here.
      ...roomBefore.map((file) => `<script type="module" async crossorigin src="/${file}"></script>`),
      `<script type="module" crossorigin src="/${roomStart}"></script>`,
      ...roomStyles,
    ]
    return `  ${links.join('\n    ')}\n  </head>`
  })
  // In letters that are there: the site's own would come before the code.
  .replace('<div id="root"></div>', () => `<div id="root" style="font-family: sans-serif">${roomBegins()}</div>`)
  // While the line waits for the first byte of code, it brings React.
  .replace('</body>', () => `  <script>${reactCode}</script>\n  </body>`)

for (const [name, paths] of Object.entries(answersAhead)) {
  const isRoom = roomPages.includes(name)
  const begin = isRoom ? roomPage : shellPage
  const { js, css } = isRoom ? { js: [], css: [] } : closureOf(entriesOfShell(name))
  const isNew = (/** @type {string} */ file) => !begin.includes(`"/${file}"`)
  const styles = css.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  const code = js.filter(isNew).map((file) => `/${file}`)
  // The letters are here when the code shows its first words, which then need not break anew. In the exam room its code comes first.
  const links = [...(isRoom ? [] : [preloadFont('low')]), ...styles]
  const page = begin
    .replace('<html lang="en"', `<html lang="en" data-ahead="${paths.join(' ')}" data-code="${code.join(' ')}"`)
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
  await writeFile(join(dist, `${name}.html`), page)
}

await rm(work, { recursive: true, force: true })
await compress(dist)
