import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { within } from './operations'
import { PARAMETERS, readPageTable, type PageFile, type PageRow } from './page-table'
import { say } from './messages'
import { Refusal } from './refusal'
import { contentSecurityPolicy } from './security-headers'
import { authTokenReader } from './auth-session'
import { isPrerender } from './speculative'

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

const isFilled = (parameters: unknown) => Object.values(Object(parameters)).every((value) => value !== '')

/**
 * Serves the built web app if there is one: its files, the pages of its table, and the fallback for any other page
 * address. Everything else is answered with 404.
 * @throws StartFailure if the page table is invalid.
 */
export const registerSite = async (server: FastifyInstance, folder: string, publicUrl: string): Promise<void> => {
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
  const tokenOf = authTokenReader(publicUrl)

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

  const sendFile = (reply: FastifyReply, file: string, policy: string, options: { etag?: boolean } = {}) =>
    reply
      .header('content-security-policy', policy)
      .sendFile(file, folder, { cacheControl: false, lastModified: false, acceptRanges: false, ...options })

  const sendFallback = (request: FastifyRequest, reply: FastifyReply) =>
    sendFile(
      reply.header('cache-control', REVALIDATE),
      fallback.file,
      contentSecurityPolicy(request.url.split(/[?#]/)[0] ?? '/', fallback),
    )

  const addRoute = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    server.route({ method: ['GET', 'HEAD'], url, handler })

  const addPage = (row: PageRow) => {
    const policy = contentSecurityPolicy(row.path, row)
    const isPreloadWanted = (request: FastifyRequest) =>
      isNavigation(request) && !isPrerender(request) && tokenOf(request) !== undefined
    const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
      // The router accepts an empty segment for a parameter.
      if (!isFilled(request.params)) return reply.callNotFound()
      if (row.speculationRules !== undefined) void reply.header('speculation-rules', `"${row.speculationRules}"`)
      if (row.preload.length > 0) void reply.header('vary', 'cookie, sec-fetch-dest, sec-fetch-mode, sec-purpose')
      if (row.preload.length === 0 || !isPreloadWanted(request)) {
        return sendFile(reply.header('cache-control', REVALIDATE), row.file, policy)
      }
      // A 304 updates only the stored headers that it contains: after a logout it would leave the old Link in place. So
      // a copy with Link has no entity tag, and one without Link, whose tag never matches here, is replaced entirely
      // after a login.
      void reply.header('link', linkOf(row.preload, request.params)).header('cache-control', `private, ${REVALIDATE}`)
      return sendFile(reply, row.file, policy, { etag: false })
    }
    addRoute(routeOf(row.path), sendPage)
    if (row.path !== '/') addRoute(`${routeOf(row.path)}/`, sendPage)
  }
  for (const row of pages) addPage(row)

  // By its file name a document is sent without the headers of an address.
  const documents = new Map<string, PageFile>([...pages, fallback].map((page) => [page.file, page]))
  for (const [file, page] of documents) {
    if (pages.some(({ path }) => path === `/${file}`)) continue
    const policy = contentSecurityPolicy(`/${file}`, page)
    addRoute(`/${file}`, (_, reply) => sendFile(reply.header('cache-control', REVALIDATE), file, policy))
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
