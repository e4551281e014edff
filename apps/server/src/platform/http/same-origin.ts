import type { FastifyRequest } from 'fastify'
import { say } from './messages'
import { Refusal } from './refusal'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Called by other servers, authenticated by a signature: no origin check, no cookies, and the route parses the body
     * itself.
     */
    isForServers?: boolean
  }
}

export const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** Headers that tell where a request comes from. */
export interface Provenance {
  /** The `Sec-Fetch-Site` header. */
  site: string | undefined
  origin: string | undefined
  /** Origin of the site as configured. */
  publicUrl: string
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The host of a loopback address becomes one name; other origins stay as they are. */
const withoutLoopbackName = (origin: string): string => {
  if (!URL.canParse(origin)) return origin
  const url = new URL(origin)
  if (!loopbackHosts.has(url.hostname)) return origin
  url.hostname = 'localhost'
  return url.origin
}

/** Whether an origin is the site's. All loopback names of one scheme and port are the same site: this computer. */
const isOrigin = (origin: string, publicUrl: string): boolean =>
  withoutLoopbackName(origin) === withoutLoopbackName(publicUrl)

/**
 * Whether a changing request comes from our own pages. Every supported browser sends at least one of the two headers,
 * so a request without both is rejected; other clients can send an `Origin`. The `Host` header proves nothing: a page
 * whose own host name resolves to this server sends a matching one.
 */
export const isOwnRequest = ({ site, origin, publicUrl }: Provenance): boolean =>
  (site ?? origin) !== undefined &&
  (site === undefined || site === 'same-origin') &&
  (origin === undefined || isOrigin(origin, publicUrl))

/** Whether the page has the host of this request: the site is opened at another address than `PUBLIC_URL`. */
const isOpenedElsewhere = ({ headers: { origin, host } }: FastifyRequest) =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host

/**
 * Rejects changing requests from other sites, and bodies that are not JSON (which a foreign form could send).
 * @throws Refusal 403 or 415.
 */
export const refuseForeign = (request: FastifyRequest, publicUrl: string): void => {
  if (isSafe(request.method) || request.routeOptions.config.isForServers === true) return
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  if (!isOwnRequest({ site: typeof site === 'string' ? site : undefined, origin, publicUrl })) {
    throw new Refusal(403, say('request_elsewhere'), undefined, {
      fields: { origin: origin?.slice(0, 200) ?? 'none', PUBLIC_URL: publicUrl },
      ...(isOpenedElsewhere(request) ? { level: 'warn' } : {}),
    })
  }
  const { body } = request.routeOptions.schema ?? {}
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type === undefined ? body !== undefined : type !== 'application/json') {
    throw new Refusal(415, 'The request must be JSON (application/json).')
  }
}
