import type { FastifyInstance } from 'fastify'

/**
 * Hashes of the two style elements that react-aria injects: with the first button, and while a dialog is open. The browser test of every
 * page fails when an update changes them.
 */
const REACT_ARIA_STYLES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
]

const YOUTUBE = 'https://www.youtube-nocookie.com'
const PAYHERE = ['https://www.payhere.lk', 'https://sandbox.payhere.lk']

/** The content security policy of the site, by directive. */
const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", ...REACT_ARIA_STYLES],
  // Progress bars and carousels set style attributes, which can neither load a resource nor run a script.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https://i.ytimg.com'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': [YOUTUBE],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // Texts are neither HTML nor script addresses, except for the one address that this policy accepts.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['naru-worker'],
  'report-to': ['csp'],
}

/**
 * Additional sources of /pricing for the payment window. Its frame navigates to the learner's bank, and browsers apply our `frame-src` to
 * every page in it: hence any HTTPS address. Its script writes HTML, so there are no Trusted Types.
 */
const paymentPolicy: Partial<typeof policy> = {
  'script-src': ["'self'", 'https://www.payhere.lk'],
  'connect-src': ["'self'", ...PAYHERE],
  'img-src': [...policy['img-src'], ...PAYHERE],
  'frame-src': ["'self'", 'https:'],
  'form-action': ["'self'", ...PAYHERE],
  'require-trusted-types-for': [],
  'trusted-types': [],
}

const serialize = (directives: Partial<typeof policy>) =>
  Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';')

/** Inline scripts and styles of a page, as sources of the policy: `'sha256-…'`. */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
}

/** Builds the policy of a page. `path`: its address. `inline`: its inline scripts and styles. Default: none. */
export const contentSecurityPolicy = (path: string, inline: InlineSources = { scripts: [], styles: [] }): string => {
  const own = /^\/pricing\/?$/.test(path) ? { ...policy, ...paymentPolicy } : policy
  return serialize({
    ...own,
    'script-src': [...own['script-src'], ...inline.scripts],
    'style-src': [...own['style-src'], ...inline.styles],
  })
}

const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // YouTube rejects some embeds without a referrer.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers that only documents use. API responses and assets omit them, which saves bytes on slow connections. */
const pageHeaders = {
  'reporting-endpoints': 'csp="/csp-reports"',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  // Disables a filter of old browsers that attackers could abuse.
  'x-xss-protection': '0',
}

/** Policy of API responses and assets: opened as a page, they may load and run nothing. */
const resourcePolicy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'"

/** Policy of drawings (SVG): opened as a page, they may style themselves and nothing else. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** Recorder and listening trainer use the microphone. A page keeps the policy of the address at which it was loaded. */
const permissionsPolicy = (url: string) =>
  `microphone=${/^\/(?:desk(?:[/?]|$)|practice\/listening\/?(?:\?|$))/.test(url) ? '(self)' : '()'}`

const isResource = (url: string) => /^\/(?:api|assets|staff)\//.test(url)

/** Sets the security headers of every response. `isSecure`: the site uses HTTPS. Pages override the policy with their own. */
export const registerSecurityHeaders = (server: FastifyInstance, isSecure: boolean): void => {
  const common = {
    ...baseHeaders,
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  const resources = { ...common, 'content-security-policy': resourcePolicy }
  const documents = { ...common, ...pageHeaders, 'content-security-policy': contentSecurityPolicy('/') }
  server.addHook('onRequest', (request, reply, done) => {
    if (isResource(request.url)) void reply.headers(resources)
    else void reply.headers(documents).header('permissions-policy', permissionsPolicy(request.url))
    done()
  })
}
