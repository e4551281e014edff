import { byLanguage, languages, translatedLanguages, type Language } from '@naru/api/languages'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { within } from '../http/operations'
import { addressIn, chosenLanguage } from '../language'
import { say } from '../http/messages'
import { documentsOf, PARAMETERS, readPageTable, type Documents, type PageFile, type PageRow } from './page-table'
import { Refusal } from '../http/refusal'
import { contentSecurityPolicy } from '../http/security-headers'
import { createFiller, type Encoding } from './fill'
import type { Operator } from './operator'
import { isPrerender } from '../http/speculative'

/** The best first. */
const encodings: readonly Encoding[] = ['br', 'gzip']

const REVALIDATE = 'no-cache'
const YEAR = 'public, max-age=31536000, immutable'

/** File names in assets/ contain a content hash. */
const cacheControlOf = (path: string) => (/[\\/]assets[\\/]/.test(path) ? YEAR : REVALIDATE)

const notPages = /^\/(api|assets|media|healthz|payment\/start|pages\.json)(\/|\?|$)/

const wantsPage = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !notPages.test(request.url) &&
  (request.headers.accept ?? '').includes('text/html')

const isNavigation = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-mode'] === 'navigate'

const linkOf = (preload: readonly string[], parameters: unknown) =>
  preload
    .map((address) => address.replace(PARAMETERS, (_, name) => encodeURIComponent(String(within(parameters, name)))))
    .map((address) => `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`)
    .join(', ')

/** An address in the router's syntax: `/quiz/:examId`. */
const routeOf = (path: string) => path.replace(PARAMETERS, ':$1')

/** Builds the `Link` header that names a page in every language to search engines. */
const alternatesOf = (publicUrl: string, path: string): string =>
  [...languages.map((language) => [language, language] as const), ['x-default', 'en'] as const]
    .map(([name, language]) => [name, new URL(addressIn(language, path), publicUrl).href] as const)
    .map(([name, href]) => `<${href}>; rel="alternate"; hreflang="${name}"`)
    .join(', ')

interface Document {
  language: Language
  file: string
  /** Its content security policy. */
  policy: string
  /** Its entity tag: weak, since it is the same for every compression. */
  tag: string
}

/** By content: the documents of a page in two languages may have one size and one date. */
const tagOf = (content: Buffer) => `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

const hasTag = ({ headers }: FastifyRequest, tag: string) =>
  headers['if-none-match']?.split(',').some((one) => one.trim() === tag) ?? false

const isFilled = (parameters: unknown) => Object.values(Object(parameters)).every((value) => value !== '')

/**
 * Serves the built web app if there is one: its files, the pages of its table, and the fallback for any other page
 * address. Everything else is answered with 404.
 * @throws StartFailure if the page table is invalid.
 */
export const registerSite = async (
  server: FastifyInstance,
  folder: string,
  { publicUrl, operator }: { publicUrl: string; operator: Operator },
): Promise<void> => {
  const table = readPageTable(folder)
  if (table === undefined) {
    server.setNotFoundHandler((request) => {
      throw new Refusal(
        404,
        wantsPage(request) ? 'The web app is not built yet: run npm run build.' : say('address_unknown'),
      )
    })
    return
  }
  const { pages, fallback } = table
  const filler = createFiller(folder, table.fillable, operator)

  await server.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    // The entity tag is enough, and no file of the site is requested in ranges.
    lastModified: false,
    acceptRanges: false,
    index: false,
    allowedPath: (path) => path !== '/pages.json' && !path.endsWith('.map'),
    setHeaders: (response, path) => {
      response.header('cache-control', cacheControlOf(path))
    },
  })

  const prepare = (path: string, language: Language, page: PageFile): Document => ({
    language,
    file: page.file,
    policy: contentSecurityPolicy(path, page),
    tag: tagOf(readFileSync(join(folder, page.file))),
  })
  const prepareEach = (path: string, documents: Documents): Record<Language, Document> =>
    byLanguage((language) => prepare(path, language, documents[language]))

  const sendFilled = async (request: FastifyRequest, reply: FastifyReply, file: string, language?: Language) => {
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = encodings.find((each) => accepted.includes(each)) ?? 'identity'
    const vary = reply.getHeader('vary')
    void reply.header('vary', [...(vary === undefined ? [] : [vary]), 'accept-encoding'].join(', '))
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.send(await filler.bodyOf(file, language, encoding))
  }

  const sendDocument = (request: FastifyRequest, reply: FastifyReply, document: Document, isTagged = true) => {
    const { language, file, policy } = document
    const tag = document.tag.replace(/"$/, `${filler.revision()}"`)
    void reply.header('content-security-policy', policy).header('content-language', language)
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', REVALIDATE)
    if (isTagged) void reply.header('etag', tag)
    if (isTagged && hasTag(request, tag)) return reply.code(304).send()
    if (filler.revision() !== '') return sendFilled(request, reply.type('text/html; charset=utf-8'), file, language)
    return reply.sendFile(file, folder, { cacheControl: false, lastModified: false, acceptRanges: false, etag: false })
  }

  const addRoute = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    server.route({ method: ['GET', 'HEAD'], url, handler })

  const isPreloadWanted = (request: FastifyRequest) =>
    isNavigation(request) && !isPrerender(request) && request.sessionToken !== undefined

  const addPage = (row: PageRow, address: string, documents: Document | Record<Language, Document>) => {
    const alternates = row.prefixed === undefined ? [] : [alternatesOf(publicUrl, row.path)]
    const vary = [
      ...('file' in documents && row.preload.length === 0 ? [] : ['cookie']),
      ...(row.preload.length === 0 ? [] : ['sec-fetch-dest', 'sec-fetch-mode', 'sec-purpose']),
    ].join(', ')
    const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
      // The router accepts an empty segment for a parameter.
      if (!isFilled(request.params)) return reply.callNotFound()
      const document = 'file' in documents ? documents : documents[chosenLanguage(request.headers.cookie) ?? 'en']
      if (row.speculationRules !== undefined) void reply.header('speculation-rules', `"${row.speculationRules}"`)
      if (vary !== '') void reply.header('vary', vary)
      const hasPreload = row.preload.length > 0 && isPreloadWanted(request)
      const links = [...alternates, ...(hasPreload ? [linkOf(row.preload, request.params)] : [])]
      if (links.length > 0) void reply.header('link', links.join(', '))
      if (!hasPreload) return sendDocument(request, reply, document)
      // A 304 updates only the stored headers that it contains: after a logout it would leave the preloads in place. So
      // a copy with them has no entity tag, and one without them, whose tag never matches here, is replaced entirely
      // after a login.
      return sendDocument(request, reply.header('cache-control', `private, ${REVALIDATE}`), document, false)
    }
    addRoute(routeOf(address), sendPage)
    if (!address.endsWith('/')) addRoute(`${routeOf(address)}/`, sendPage)
  }
  for (const row of pages) {
    addPage(row, row.path, prepareEach(row.path, row.documents))
    if (row.prefixed === undefined) continue
    for (const language of translatedLanguages) {
      // The slash of `/si/` is added to the address like every other.
      const address = addressIn(language, row.path).replace(/\/$/, '')
      addPage(row, address, prepare(row.path, language, row.prefixed[language]))
    }
  }

  // By its file name a document is sent without the headers of an address.
  const files = new Map(documentsOf(table).map((one) => [one.page.file, one]))
  for (const [file, { language, page }] of files) {
    if (pages.some(({ path }) => path === `/${file}`)) continue
    const document = prepare(`/${file}`, language, page)
    addRoute(`/${file}`, (request, reply) => sendDocument(request, reply, document))
  }

  // They name the build.
  for (const file of ['sw.js', ...translatedLanguages.map((language) => `offline.${language}.json`)]) {
    if (!existsSync(join(folder, file))) continue
    addRoute(`/${file}`, (request, reply) => {
      void reply.header('cache-control', REVALIDATE)
      if (filler.revision() === '') return reply.sendFile(file, folder, { cacheControl: false, lastModified: false })
      return sendFilled(
        request,
        reply.type(file === 'sw.js' ? 'text/javascript; charset=utf-8' : 'application/json; charset=utf-8'),
        file,
      )
    })
  }

  const fallbacks = prepareEach('/', fallback)
  const sendFallback = (request: FastifyRequest, reply: FastifyReply) => {
    const document = fallbacks[chosenLanguage(request.headers.cookie) ?? 'en']
    const policy = contentSecurityPolicy(request.url.split(/[?#]/)[0] ?? '/', fallback[document.language])
    return sendDocument(request, reply.header('vary', 'cookie'), { ...document, policy })
  }

  for (const address of new Set(pages.flatMap(({ speculationRules }) => speculationRules ?? []))) {
    const rules = readFileSync(join(folder, address), 'utf8')
    addRoute(address, (_, reply) =>
      reply.header('cache-control', cacheControlOf(address)).type('application/speculationrules+json').send(rules),
    )
  }

  server.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) return sendFallback(request, reply)
    throw new Refusal(404, say('address_unknown'))
  })
}
