import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '../support/test-server'
import { fieldOf, newLearner } from '../support/client'
import { writeContent } from '../support/content'
import { operations, ownPage, sample, sendOperation } from '../support/contract-operations'

const siteFolder = mkdtempSync(join(tmpdir(), 'naru-site-'))
mkdirSync(join(siteFolder, 'assets'))
writeFileSync(
  join(siteFolder, 'index.html'),
  '<!doctype html><title>Naru</title><style>p{}</style><script src="/a.js"></script>',
)
// printf 'p{}' | openssl dgst -sha256 -binary | base64
const STYLE = "'sha256-u53phmtVMc8+Bixd/yJIe5PzKI0ZF9YeBqfVCm0KYz0='"
const page = { file: 'index.html', scripts: [], styles: [STYLE] }
const documents = { en: page, ko: page, si: page, ta: page }
writeFileSync(
  join(siteFolder, 'pages.json'),
  JSON.stringify({
    pages: ['/', '/pricing'].map((path) => ({ path, documents, preload: [] })),
    fallback: documents,
  }),
)
writeFileSync(join(siteFolder, 'assets/app-1a2b.js'), 'export {}')
writeFileSync(join(siteFolder, 'assets/app-1a2b.css'), 'p{}')

const publicUrl = 'https://naru.example'
const server = await openTestServer({ contentFolder: writeContent(), siteFolder, publicUrl })
const changing = operations.filter(({ method }) => method !== 'GET')
const open = (url: string) => server.server.inject({ url, headers: { accept: 'text/html' } })

describe('ASVS 22: only our own pages can change anything', () => {
  test.each(changing.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const payload = JSON.stringify(operation.schema === undefined ? {} : sample(operation.schema))
    const status = async (own: Record<string, string>) => {
      const headers = { 'content-type': 'application/json', ...own }
      return (await sendOperation(server, operation, { payload, headers })).statusCode
    }
    const foreignHeaders: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: 'https://naru.example.evil.example' },
      { origin: 'http://naru.example' },
      { origin: 'https://naru.example:8443' },
      { 'sec-fetch-site': 'cross-site', origin: publicUrl },
      { origin: 'http://naru.example', host: 'naru.example' },
      { origin: 'https://rebound.example', host: 'rebound.example' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://rebound.example', host: 'rebound.example' },
    ]
    // A hook before all operations decides: all but one need one foreign and one own page.
    const isFirst = operation === changing[0]
    for (const headers of isFirst ? foreignHeaders : foreignHeaders.slice(-1))
      expect([headers, await status(headers)]).toEqual([headers, 403])
    for (const own of [ownPage, ...(isFirst ? [{ origin: publicUrl }] : [])]) expect(await status(own)).not.toBe(403)
  })
})

describe('ASVS 24: no other site can read a response', () => {
  test.each(['https://evil.example', 'https://naru.example.evil.example', 'null', publicUrl])('%s', async (origin) => {
    for (const url of ['/api/advertisements', '/api/auth/is-auth', '/', '/assets/app-1a2b.js']) {
      const { headers } = await server.server.inject({ url, headers: { origin } })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
    const preflight = await server.server.inject({
      method: 'OPTIONS',
      url: '/api/auth/login',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    expect(preflight.statusCode).toBe(404)
  })
})

describe('ASVS 35: the content security policy', () => {
  const policyOf = async (url: string) => String((await open(url)).headers['content-security-policy'])
  const directive = (policy: string, name: string) =>
    policy
      .split(';')
      .find((part) => part.startsWith(`${name} `))
      ?.slice(name.length + 1)

  test('allows only our own scripts, on every page', async () => {
    for (const url of ['/', '/exams', '/quiz/mini', '/login', '/pricing/x', '/media/nothing.svg']) {
      const policy = await policyOf(url)
      expect(directive(policy, 'script-src')).toBe("'self'")
      expect(directive(policy, 'default-src')).toBe("'self'")
      expect(directive(policy, 'object-src')).toBe("'none'")
      expect(directive(policy, 'base-uri')).toBe("'none'")
      expect(directive(policy, 'frame-ancestors')).toBe("'none'")
      expect(directive(policy, 'form-action')).toBe("'self'")
      expect(directive(policy, 'connect-src')).toBe("'self'")
      expect(directive(policy, 'frame-src')).toBe('https://www.youtube-nocookie.com')
      expect(directive(policy, 'require-trusted-types-for')).toBe("'script'")
      expect(directive(policy, 'trusted-types')).toBe('naru-worker')
      expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|\*/)
    }
  })

  test('allows nothing in a response or a file that is opened as a page', async () => {
    for (const url of ['/api/advertisements', '/api/nothing', '/assets/app-1a2b.js', '/assets/gone.js']) {
      expect(await policyOf(url)).toBe("default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'")
    }
  })

  test('allows the payment checkout on /pricing only', async () => {
    const policy = await policyOf('/pricing?plan=yearly')
    expect(directive(policy, 'script-src')).toBe("'self' https://www.payhere.lk")
    expect(directive(policy, 'connect-src')).toBe("'self' https://www.payhere.lk https://sandbox.payhere.lk")
    expect(directive(policy, 'frame-src')).toBe("'self' https:")
    expect(policy).not.toContain('trusted-types')
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|\*/)
  })

  test('names where browsers report what it blocked', async () => {
    for (const url of ['/', '/pricing', '/quiz/mini']) {
      expect((await open(url)).headers['reporting-endpoints']).toBe('csp="/csp-reports"')
      expect(directive(await policyOf(url), 'report-to')).toBe('csp')
    }
  })

  test('names an inline style of a page by its hash', async () => {
    for (const url of ['/', '/exams', '/pricing']) {
      expect(directive(await policyOf(url), 'style-src')?.split(' ')).toEqual([
        "'self'",
        expect.stringMatching(/^'sha256-/),
        expect.stringMatching(/^'sha256-/),
        STYLE,
      ])
    }
    expect(directive(await policyOf('/media/nothing.svg'), 'style-src')?.split(' ')).toHaveLength(3)
  })
})

describe('ASVS 36: security headers', () => {
  const wanted = {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': expect.stringMatching(/^same-origin/),
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  }

  test.each([
    ['a page', '/', 'text/html; charset=utf-8'],
    ['a script', '/assets/app-1a2b.js', expect.stringContaining('javascript')],
    ['a style sheet', '/assets/app-1a2b.css', expect.stringContaining('text/css')],
    ['an answer', '/api/advertisements', 'application/json; charset=utf-8'],
    ['a refusal', '/api/user/data', 'application/json; charset=utf-8'],
    ['nothing at all', '/api/nothing', 'application/json; charset=utf-8'],
  ])('are set on %s', async (_, url, type) => {
    const { headers } = await open(url)
    expect(headers).toMatchObject({ ...wanted, 'content-type': type })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test('those for documents are set on pages', async () => {
    const names = [
      'origin-agent-cluster',
      'x-dns-prefetch-control',
      'x-download-options',
      'x-permitted-cross-domain-policies',
      'x-xss-protection',
    ]
    const namedHeaders = async (url: string) =>
      Object.keys((await open(url)).headers).filter((name) => names.includes(name))
    for (const url of ['/', '/quiz/mini', '/pricing', '/media/nothing.svg'])
      expect(await namedHeaders(url)).toEqual(names)
    for (const url of ['/assets/app-1a2b.js', '/api/advertisements']) expect(await namedHeaders(url)).toEqual([])
  })

  test.each([
    ['/desk', '(self)'],
    ['/desk/', '(self)'],
    ['/desk/papers/harbour-3?tab=2', '(self)'],
    ['/practice/listening', '(self)'],
    ['/practice/listening/?x', '(self)'],
    ['/', '()'],
    ['/practice', '()'],
    ['/practice/listening-x', '()'],
    ['/practice/listening/more', '()'],
    ['/quiz/mini', '()'],
    ['/desks', '()'],
    ['/si/desk', '()'],
    ['/?/desk', '()'],
  ])('the microphone may be used at %s: %s', async (url, allowed) => {
    expect((await open(url)).headers['permissions-policy']).toBe(`microphone=${allowed}`)
  })

  test('and on a picture', async () => {
    const [first] = (await server.server.inject('/api/advertisements')).json<unknown[]>()
    const picture = await server.server.inject(String(fieldOf(first, 'imageUrl')))
    expect(picture.headers).toMatchObject({ ...wanted, 'content-type': expect.stringContaining('image/svg+xml') })
  })

  test('a drawing can run and load nothing when it is opened as a page', async () => {
    const [first] = (await server.server.inject('/api/advertisements')).json<unknown[]>()
    const { headers } = await server.server.inject(String(fieldOf(first, 'imageUrl')))
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; sandbox;/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

test('ASVS 47: no API response is cached by a browser or a proxy', async () => {
  const learner = await newLearner(server)
  for (const operation of operations) {
    const cookies = { '__Host-sid': learner.token() ?? '' }
    const response = await sendOperation(server, { ...operation, schema: undefined }, { cookies })
    const policy = String(response.headers['cache-control'])
    expect([operation.url, policy]).toEqual([operation.url, expect.stringMatching(/no-store|private, no-cache/)])
  }
})
