import type { FastifyInstance } from 'fastify'

/**
 * The two style elements that react-aria puts into a page: on first sight of a button, and while a dialog is open. Named by their
 * content, so that no other style can be added. The check of every page in a browser fails when an update changes them.
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
  // Widths of progress lines and paths of carousels are attributes; an attribute can load nothing and hide no script.
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
}

/**
 * What /pricing may in addition, because the payment window opens there. Its frame shows the learner's own bank on the way, and browsers
 * hold every page in it to our `frame-src`: hence any HTTPS address.
 */
const paymentPolicy: Partial<typeof policy> = {
  'script-src': ["'self'", 'https://www.payhere.lk'],
  'connect-src': ["'self'", ...PAYHERE],
  'img-src': [...policy['img-src'], ...PAYHERE],
  'frame-src': ["'self'", 'https:'],
  'form-action': ["'self'", ...PAYHERE],
}

const written = (directives: Partial<typeof policy>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';')

/** Inline scripts and styles of a page, as sources of the policy: `'sha256-…'`. */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The policy of a page of the site. `path`: its address. `inline`: what stands in it. Default: nothing. */
export const contentSecurityPolicy = (path: string, inline: InlineSources = { scripts: [], styles: [] }): string => {
  const own = /^\/pricing\/?$/.test(path) ? { ...policy, ...paymentPolicy } : policy
  return written({
    ...own,
    'script-src': [...own['script-src'], ...inline.scripts],
    'style-src': [...own['style-src'], ...inline.styles],
  })
}

/** What stands on every answer, whatever it is. */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // YouTube refuses some embeds that come without a referrer.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** What only documents heed. Answers of the API and the many small files go without: on a slow line headers are felt. */
const onPages = {
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  // An auditor of old browsers that could be turned against a page.
  'x-xss-protection': '0',
}

/** Of what is no page: opened as one it may do nothing. Every answer and file carries it, so it is short. */
const noPage = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'"

const isNoPage = (url: string) => /^\/(?:api|assets)\//.test(url)

/** Sets the security headers of every answer. `isSecure`: the site is reached over HTTPS. Pages replace the policy by their own. */
export const registerSecurityHeaders = (server: FastifyInstance, isSecure: boolean): void => {
  const common = {
    ...always,
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  // Put together once: every answer carries one of the two.
  const answers = { ...common, 'content-security-policy': noPage }
  const elsewhere = { ...common, ...onPages, 'content-security-policy': contentSecurityPolicy('/') }
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(isNoPage(request.url) ? answers : elsewhere)
    done()
  })
}
