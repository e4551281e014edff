import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { Refusal } from './refusal'

const YEAR = 'public, max-age=31536000, immutable'

const notPages = /^\/(api|media|healthz|payment\/start)(\/|\?|$)/

const wantsPage = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !notPages.test(request.url) &&
  (request.headers.accept ?? '').includes('text/html')

const builtPages = (folder: string) =>
  new Set(readdirSync(folder).flatMap((name) => (name.endsWith('.html') ? [name.slice(0, -'.html'.length)] : [])))

/**
 * Serves the built web app if there is one: its files, and its page for every address that is a page of the app.
 * Everything else that is not known is answered with 404.
 */
export const registerSite = async (server: FastifyInstance, folder: string): Promise<void> => {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await server.register(fastifyStatic, {
      root: folder,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      // The entity tag says it all, and no file of the site is asked for in parts.
      lastModified: false,
      acceptRanges: false,
      index: 'index.html',
      setHeaders: (response, path) => {
        // Names under assets/ carry a hash of their content.
        response.header('cache-control', path.includes(`${sep}assets${sep}`) ? YEAR : 'no-cache')
      },
    })
  }
  const pages = isBuilt ? builtPages(folder) : new Set<string>()
  // Pages that were built with their content; any other begins empty and is filled by its code.
  const shell = pages.has('shell') ? 'shell.html' : 'index.html'
  const pageOf = (url: string) => {
    const name = url.split(/[?#]/)[0]?.slice(1) || 'index'
    // /quiz/mock-1 begins as quiz.$.html does.
    return [name, name.replace(/\/[^/]+$/, '.$')].find((own) => pages.has(own))?.concat('.html') ?? shell
  }
  server.setNotFoundHandler((request, reply) => {
    if (isBuilt && wantsPage(request)) {
      return reply.header('cache-control', 'no-cache').sendFile(pageOf(request.url), folder, { cacheControl: false })
    }
    throw new Refusal(
      404,
      isBuilt || !wantsPage(request)
        ? 'There is nothing at this address.'
        : 'The web app is not built yet: run npm run build.',
    )
  })
}
