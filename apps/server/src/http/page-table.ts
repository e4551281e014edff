import { Ajv } from 'ajv'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf, StartFailure } from '../failure'
import type { InlineSources } from './security-headers'

/** A document of the built site. `scripts` and `styles` are the CSP sources of its inline elements: `'sha256-…'`. */
export interface PageFile extends InlineSources {
  /** Path inside the site's folder: `about.html`. */
  file: string
}

/** A page address of the site and its document. */
export interface PageRow extends PageFile {
  /** Address; a segment `$name` matches any one non-empty segment: `/quiz/$examId`. */
  path: string
  /** API addresses that the page fetches first; `$name` is replaced by the segment of the page's address. */
  preload: readonly string[]
  /** Address of the file with the page's speculation rules. */
  speculationRules?: string
}

/** The page table of the build, `pages.json` in its folder. */
export interface PageTable {
  pages: readonly PageRow[]
  /** Sent for page addresses without a row. */
  fallback: PageFile
}

const ADDRESS = '[\\w.~-]+'
const PARAMETER = '\\$[A-Za-z_]\\w*'
const FILE = { type: 'string', pattern: `^(?:${ADDRESS}/)*${ADDRESS}\\.html$`, not: { pattern: '(?:^|/)\\.' } }
const SOURCES = { type: 'array', items: { type: 'string', pattern: "^'sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}'$" } }
const pageFile = { file: FILE, scripts: SOURCES, styles: SOURCES }

const schema = {
  type: 'object',
  required: ['pages', 'fallback'],
  additionalProperties: false,
  properties: {
    pages: {
      type: 'array',
      items: {
        type: 'object',
        // Other columns of a row are for the build's own checks.
        required: ['path', 'file', 'scripts', 'styles', 'preload'],
        properties: {
          ...pageFile,
          path: { type: 'string', pattern: `^/(?:(?:${ADDRESS}|${PARAMETER})(?:/(?:${ADDRESS}|${PARAMETER}))*)?$` },
          // Part of a header: no character that could end the address there.
          preload: { type: 'array', items: { type: 'string', pattern: '^/api/[\\w./~$?&=%-]+$' } },
          speculationRules: { type: 'string', pattern: `^(?:/${ADDRESS})+$`, not: { pattern: '/\\.' } },
        },
      },
    },
    fallback: {
      type: 'object',
      required: ['file', 'scripts', 'styles'],
      additionalProperties: false,
      properties: pageFile,
    },
  },
}

/** Addresses that the server itself answers. */
const RESERVED = /^\/(?:api|assets|media|healthz|payment\/start)(?:\/|$)/

/** A `$name` in an address. */
export const PARAMETERS = /\$([A-Za-z_]\w*)/g

const parametersOf = (address: string) => [...address.matchAll(PARAMETERS)].map(([, name]) => name)

const findFault = (folder: string, { pages, fallback }: PageTable): string | undefined => {
  const seen = new Set(pages.flatMap(({ speculationRules }) => speculationRules ?? []))
  for (const { path, preload } of pages) {
    const form = path.replace(PARAMETERS, '$')
    if (seen.has(form)) return `the address ${path} is there twice`
    seen.add(form)
    if (RESERVED.test(path)) return `the address ${path} belongs to the server`
    const known = parametersOf(path)
    if (new Set(known).size < known.length) return `the address ${path} names a segment twice`
    const unknown = preload.find((address) => parametersOf(address).some((name) => !known.includes(name)))
    if (unknown !== undefined) return `${unknown} names a segment that ${path} does not have`
  }
  const files = [
    ...[...pages, fallback].map(({ file }) => file),
    ...pages.flatMap(({ speculationRules }) => speculationRules?.slice(1) ?? []),
  ]
  const missing = files.find((file) => !existsSync(join(folder, file)))
  return missing === undefined ? undefined : `there is no file ${missing}`
}

/**
 * Reads the page table of a built site; undefined if the site is not built.
 * @throws StartFailure naming the first fault of a table that cannot be used.
 */
export const readPageTable = (folder: string): PageTable | undefined => {
  const path = join(folder, 'pages.json')
  if (!existsSync(path)) return undefined
  const failure = (fault: string) =>
    new StartFailure(`The page table ${path} cannot be used: ${fault}. Build the web app again: npm run build.`)
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch (thrown) {
    throw failure(reasonOf(thrown))
  }
  const isTable = new Ajv().compile<PageTable>(schema)
  if (!isTable(content)) {
    const [error] = isTable.errors ?? []
    throw failure(`${error?.instancePath || 'it'} ${error?.message ?? 'has another form'}`)
  }
  const fault = findFault(folder, content)
  if (fault !== undefined) throw failure(fault)
  return content
}
