// Computes the size of what each page of a built site loads initially.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk an entry of Vite's manifest */
/** @typedef {{ file: string, chunks: string[] }} PageDocument */
/** @typedef {{ path: string, documents: { en: PageDocument } & Record<string, PageDocument>, budget: { js: number, css?: number } }} PageEntry an entry of pages.json; budgets in KB */
/** @typedef {{ path: string, js: number, css: number, budget: { js: number, css: number }, more: Record<string, number>, beyond?: { page: string, size: number, most: number }, isOver: boolean }} PageWeight in KB of 1,000 bytes, brotli; `more`: what document and code weigh more in another language than in English; `beyond`: code and styles, those of the run included, that another page does not load */

/** What a page may weigh more in another language than in English, in KB. */
export const languageBudget = 12

/** Default in KB. */
const defaultCssBudget = 13.4

/** Budget of the pages of the staff, in KB. The editor has previews and dialogs. */
const staffBudget = { js: 182, css: 16 }
const editorBudget = { js: 244, css: 17 }

/** Maximum budgets of these pages, in KB. @type {Record<string, number>} */
const ceilings = { '/': 144, '/quiz': 127, '/quiz/$examId': 127 }

/**
 * How many KB of code and styles a page may load beyond another one, with what its run loads later: parts of keys of the
 * manifest.
 *
 * @type {Record<string, { page: string, most: number, later: readonly string[] }>}
 */
const limitsBeyond = {
  '/practice': {
    page: '/dashboard',
    most: 42,
    later: ['/practice/run/Run.tsx', '_exam-text-en-', '/text/en/practiceParts.json'],
  },
  '/words': { page: '/dashboard', most: 40, later: [] },
}

/**
 * @param {Record<string, Chunk>} manifest
 * @param {readonly string[]} keys
 * @returns {Set<string>} the files and styles of these chunks and of all their imports
 * @throws Error for a key missing in the manifest
 */
function filesOf(manifest, keys) {
  /** @type {Set<string>} */
  const files = new Set()
  const seen = new Set()
  const add = (/** @type {string} */ key) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The manifest has no chunk '${key}'.`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const key of keys) add(key)
  return files
}

/** @param {string} html @param {RegExp} element with the content as first group @returns {string} the joined contents */
const contentsOf = (html, element) => [...html.matchAll(element)].map((match) => match[1] ?? '').join('\n')
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="(?:application\/(?:ld\+)?json|speculationrules)"))[^>]*>([^]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g
/** Inlined in the page: a disabled stylesheet is not fetched. */
const inlinedFile = /<link(?=[^>]*\sdisabled)[^>]*\shref="\/([^"]+\.css)"/g
const referencedFile = /<(?:script|link)[^>]*\s(?:src|href)="\/(?:staff\/)?([^"]+\.(?:js|css))"/g

const splitRoute = /^src\/routes\/(_staff\/)?(.+)\.tsx\?tsr-split=component$/

/**
 * Computes the size of every page of the staff: its document, and code and styles of its route, without texts.
 *
 * @param {string} dist the built staff app
 * @returns {PageWeight[]}
 */
export function weighStaffPages(dist) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const pages = Object.keys(manifest).flatMap((key) => {
    const [, frame, name] = splitRoute.exec(key) ?? []
    if (name === undefined || name === '_staff') return []
    const chunks = ['index.html', ...(frame === undefined ? [] : ['src/routes/_staff.tsx?tsr-split=component']), key]
    const path = `/${name.replaceAll('.', '/').replaceAll('_', '')}`.replace(/\/index$/, '')
    return [
      {
        path,
        documents: { en: { file: 'index.html', chunks } },
        budget: path === '/desk/papers/$paperId' ? editorBudget : staffBudget,
      },
    ]
  })
  return weighPages(dist, pages)
}

/**
 * Computes the size of every page of pages.json: its chunks' files, the files that its document references, and inline code.
 *
 * @param {string} dist the built site
 * @param {PageEntry[]} pages
 * @returns {PageWeight[]}
 * @throws Error for a missing chunk, or a budget above the page's ceiling
 */
export function weighPages(dist, pages = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')).pages) {
  const read = (/** @type {string} */ file) => readFileSync(join(dist, file))
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(read('.vite/manifest.json').toString())

  /** @type {Map<string, number>} */
  const sizes = new Map()
  const sizeOf = (/** @type {string} */ file) => {
    const size = sizes.get(file) ?? brotliCompressSync(read(file)).length / 1000
    sizes.set(file, size)
    return size
  }
  const sizeOfText = (/** @type {string} */ text) => (text === '' ? 0 : brotliCompressSync(text).length / 1000)

  const filesOfDocument = (/** @type {PageDocument} */ { file, chunks }) => {
    const html = read(file).toString()
    const referenced = [...html.matchAll(referencedFile)].map((match) => match[1] ?? '')
    const inlined = [...html.matchAll(inlinedFile)].map((match) => match[1] ?? '')
    return [...new Set([...filesOf(manifest, chunks), ...referenced])].filter((name) => !inlined.includes(name))
  }

  const weigh = (/** @type {PageDocument} */ document) => {
    const html = read(document.file).toString()
    const files = filesOfDocument(document)
    const sum = (/** @type {string} */ ending) =>
      files.filter((name) => name.endsWith(ending)).reduce((total, name) => total + sizeOf(name), 0)
    return {
      js: sum('.js') + sizeOfText(contentsOf(html, inlineScript)),
      css: sum('.css') + sizeOfText(contentsOf(html, inlineStyle)),
      all: sizeOfText(html) + sum('.js') + sum('.css'),
    }
  }

  const weighBeyond = (/** @type {string} */ path, /** @type {PageDocument} */ document) => {
    const limit = limitsBeyond[path]
    const other = limit && pages.find((page) => page.path === limit.page)
    if (limit === undefined || other === undefined) return undefined
    const later = limit.later.map((part) => {
      const key = Object.keys(manifest).find((each) => each.includes(part))
      if (key === undefined) throw new Error(`The manifest has no chunk '${part}'.`)
      return key
    })
    const known = new Set(filesOfDocument(other.documents.en))
    const added = [...new Set([...filesOfDocument(document), ...filesOf(manifest, later)])].filter(
      (name) => /\.(js|css)$/.test(name) && !known.has(name),
    )
    const size = added.reduce((total, name) => total + sizeOf(name), 0)
    return { page: limit.page, size, most: limit.most }
  }

  return pages.map(
    ({ path, documents: { en, ...others }, budget: { js: jsBudget, css: cssBudget = defaultCssBudget } }) => {
      const ceiling = ceilings[path] ?? Infinity
      if (jsBudget > ceiling)
        throw new Error(`The budget of ${path} is ${jsBudget} KB; it may be ${ceiling} KB at most.`)
      const { js, css, all } = weigh(en)
      const more = Object.fromEntries(
        Object.entries(others).map(([language, document]) => [language, weigh(document).all - all]),
      )
      const beyond = weighBeyond(path, en)
      const isOver =
        js > jsBudget ||
        css > cssBudget ||
        Object.values(more).some((size) => size > languageBudget) ||
        (beyond !== undefined && beyond.size > beyond.most)
      return {
        path,
        js,
        css,
        budget: { js: jsBudget, css: cssBudget },
        more,
        ...(beyond && { beyond }),
        isOver,
      }
    },
  )
}
