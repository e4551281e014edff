import { languages, translatedLanguages, type Language, type TranslatedLanguage } from '@naru/api/languages'
import { Ajv } from 'ajv'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf, StartFailure } from '../failure'
import { addressIn } from '../language'
import type { Fillable } from './fill'
import type { InlineSources } from '../http/security-headers'

/** A document of the built site. `scripts` and `styles` are the CSP sources of its inline elements: `'sha256-…'`. */
export interface PageFile extends InlineSources {
  /** Path inside the site's folder: `about.html`. */
  file: string
}

/** A document in every language. */
export type Documents = Readonly<Record<Language, PageFile>>

/** A page address of the site and its documents. */
export interface PageRow {
  /** Address; a segment `$name` matches any one non-empty segment: `/quiz/$examId`. */
  path: string
  /** What is sent there, by the reader's language. */
  documents: Documents
  /** What is sent at the addresses with a language: `/si/pricing`. Only public pages have them. */
  prefixed?: Readonly<Record<TranslatedLanguage, PageFile>>
  /** API addresses that the page fetches first; `$name` is replaced by the segment of the page's address. */
  preload: readonly string[]
  /** Address of the file with the page's speculation rules. */
  speculationRules?: string
}

/** The page table of the build, `pages.json` in its folder. */
export interface PageTable {
  pages: readonly PageRow[]
  /** Sent for page addresses without a row. */
  fallback: Documents
  /** Where its pages show what an operator fills in; undefined: nowhere. */
  fillable?: Fillable
}

const ADDRESS = '[\\w.~-]+'
const PARAMETER = '\\$[A-Za-z_]\\w*'
const FILE = { type: 'string', pattern: `^(?:${ADDRESS}/)*${ADDRESS}\\.html$`, not: { pattern: '(?:^|/)\\.' } }
const SOURCES = { type: 'array', items: { type: 'string', pattern: "^'sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}'$" } }
const PAGE_FILE = {
  type: 'object',
  // Other columns are for the build's own checks.
  required: ['file', 'scripts', 'styles'],
  properties: { file: FILE, scripts: SOURCES, styles: SOURCES },
}
const inEach = (tags: readonly Language[]) => ({
  type: 'object',
  required: tags,
  additionalProperties: false,
  properties: Object.fromEntries(tags.map((tag) => [tag, PAGE_FILE])),
})

const schema = {
  type: 'object',
  required: ['pages', 'fallback'],
  additionalProperties: false,
  properties: {
    pages: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'documents', 'preload'],
        properties: {
          documents: inEach(languages),
          prefixed: inEach(translatedLanguages),
          path: { type: 'string', pattern: `^/(?:(?:${ADDRESS}|${PARAMETER})(?:/(?:${ADDRESS}|${PARAMETER}))*)?$` },
          // Part of a header: no character that could end the address there.
          preload: { type: 'array', items: { type: 'string', pattern: '^/api/[\\w./~$?&=%-]+$' } },
          speculationRules: { type: 'string', pattern: `^(?:/${ADDRESS})+$`, not: { pattern: '/\\.' } },
        },
      },
    },
    fallback: inEach(languages),
    fillable: {
      type: 'object',
      required: ['build', 'facts', 'feedback'],
      properties: {
        build: { type: 'string', pattern: '^[0-9a-f]{12}$' },
        facts: { type: 'object', additionalProperties: { type: 'string', minLength: 1 } },
        feedback: {
          type: 'object',
          required: languages,
          additionalProperties: {
            type: 'object',
            required: ['samples', 'cards'],
            properties: {
              samples: { type: 'string' },
              cards: { type: 'array', minItems: 5, maxItems: 5, items: { type: 'string' } },
            },
          },
        },
      },
    },
  },
}

/** Addresses that the server itself answers. */
const RESERVED = /^\/(?:admin|api|assets|desk|media|healthz|payment\/start|staff)(?:\/|$)/

/** A `$name` in an address. */
export const PARAMETERS = /\$([A-Za-z_]\w*)/g

const parametersOf = (address: string) => [...address.matchAll(PARAMETERS)].map(([, name]) => name)

export const documentsOf = ({ pages, fallback }: PageTable): { language: Language; page: PageFile }[] =>
  [...pages.flatMap(({ documents, prefixed = {} }) => [documents, prefixed]), fallback].flatMap(
    (byLanguage: Partial<Documents>) =>
      languages.flatMap((language) => {
        const page = byLanguage[language]
        return page === undefined ? [] : [{ language, page }]
      }),
  )

const findFault = (folder: string, { pages, fallback }: PageTable): string | undefined => {
  const seen = new Set(pages.flatMap(({ speculationRules }) => speculationRules ?? []))
  for (const { path, prefixed, preload } of pages) {
    for (const language of prefixed === undefined ? (['en'] as const) : languages) {
      const address = addressIn(language, path).replace(/(?<=.)\/$/, '')
      const form = address.replace(PARAMETERS, '$')
      if (seen.has(form)) return `the address ${address} is there twice`
      seen.add(form)
    }
    if (RESERVED.test(path)) return `the address ${path} belongs to the server`
    const known = parametersOf(path)
    if (new Set(known).size < known.length) return `the address ${path} names a segment twice`
    const unknown = preload.find((address) => parametersOf(address).some((name) => !known.includes(name)))
    if (unknown !== undefined) return `${unknown} names a segment that ${path} does not have`
  }
  const files = [
    ...documentsOf({ pages, fallback }).map(({ page }) => page.file),
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
