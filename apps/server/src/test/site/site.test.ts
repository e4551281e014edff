import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { StartFailure } from '../../platform/failure'
import { readPageTable } from '../../platform/site/page-table'
import { buildTestServer } from '../support/test-server'
import { writeContent } from '../support/content'
import {
  document,
  EXAM_ROOM_SCRIPT,
  fallback,
  pages,
  row,
  SCRIPT,
  STYLE,
  table,
  writeSite,
} from '../support/site-fixture'

const contentFolder = writeContent()
const [built, bare] = [
  await buildTestServer({ contentFolder, siteFolder: writeSite(table), publicUrl: 'https://naru.example' }),
  await buildTestServer({ contentFolder }),
]
afterAll(() => Promise.all([built.close(), bare.close()]))

const HTML = 'text/html,*/*;q=0.8'
const page = (url: string, accept = HTML) => built.server.inject({ url, headers: { accept } })

describe('the web app', () => {
  test.each([
    ['/', 'index'],
    ['/?from=mail', 'index'],
    ['/exams', 'exams'],
    ['/exams/', 'exams'],
    ['/exams?from=home', 'exams'],
    ['/e%78ams', 'exams'],
    ['/quiz', 'exam'],
    ['/quiz/', 'exam'],
    ['/quiz?exam=mini', 'exam'],
    ['/quiz/mini', 'exam'],
    ['/quiz/mini/', 'exam'],
    ['/quiz/mini?again', 'exam'],
    ['/quiz/a%2Fb%20%EA%B0%80', 'exam'],
    ['/pricing', 'shell'],
    ['/myresult/of/7', 'shell'],
  ])('answers %s with the document of its row: %s', async (url, content) => {
    // A service worker that fills its cache asks for any type.
    for (const accept of [HTML, '*/*']) {
      const response = await page(url, accept)
      expect(response.statusCode).toBe(200)
      expect(response.body).toBe(document(content))
      expect(response.headers).toMatchObject({
        'content-type': expect.stringContaining('text/html'),
        'cache-control': 'no-cache',
        etag: expect.any(String),
      })
    }
  })

  test.each([
    '/quiz/mini/more',
    '/quiz//',
    '/exams/mini',
    '/Exams',
    `/quiz/${'x'.repeat(500)}`,
    '/profile',
    '/myresult/of/',
    '/payment/success?order_id=1',
    '/payment/notify',
    '/exams.htm',
  ])('answers %s, which has no row, with the fallback', async (url) => {
    const response = await page(url)
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe(document('shell'))
    expect(response.headers['cache-control']).toBe('no-cache')
    expect((await page(url, '*/*')).statusCode).toBe(404)
  })

  test.each([
    ['/quiz/%zz', 400],
    ['/quiz/%00', 400],
    ['/quiz/%C0%80', 400],
    ['//exams', 403],
  ])('rejects %s, which is no page', async (url, status) => {
    const response = await page(url)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ success: false })
  })

  test.each(['/api/nothing', '/media/nothing.svg', '/payment/start', '/api', '/assets/gone.js'])(
    'leaves %s to its own handler',
    async (url) => {
      const response = await page(url)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ success: false })
    },
  )

  test('does not serve its page table and source maps', async () => {
    expect((await page('/pages.json')).statusCode).toBe(404)
    for (const url of ['/pages.json', '/pages%2Ejson', '/sw.js.map']) {
      expect((await page(url, '*/*')).statusCode).toBe(404)
    }
    expect((await page('/sw.js', '*/*')).statusCode).toBe(200)
  })

  test('serves no page for a missing script', async () => {
    expect((await page('/assets/old-0000.js', '*/*')).statusCode).toBe(404)
  })

  test('serves immutable assets, compressed if the browser accepts it', async () => {
    const response = await built.server.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    })
    expect(response.headers['content-type']).toMatch(/javascript/)
  })

  test('reports when it is not built', async () => {
    const response = await bare.server.inject({ url: '/', headers: { accept: 'text/html' } })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ message: 'The web app is not built yet: run npm run build.' })
  })
})

describe('an invalid page table stops the start with one sentence', () => {
  test.each<[fault: string, content: unknown]>([
    ['JSON', '{'],
    ["it must have required property 'fallback'", { pages }],
    ['/pages/0/path must match', { pages: [row('/quiz/*', 'exam.html')], fallback }],
    ['/pages/0/documents/en/file must', { pages: [row('/', '../index.html')], fallback }],
    [
      '/pages/0/documents/en/scripts/0 must match',
      { pages: [row('/', 'index.html', { scripts: ["'unsafe-inline'"] })], fallback },
    ],
    [
      '/pages/0/documents/en/styles/0 must match',
      { pages: [row('/', 'index.html', { styles: [`${STYLE};x`] })], fallback },
    ],
    ['/pages/0/preload/0 must match', { pages: [row('/', 'index.html', { preload: ['/api/a>; rel=x'] })], fallback }],
    [
      '/pages/0/speculationRules must match',
      { pages: [row('/', 'index.html', { speculationRules: '//evil.example/x' })], fallback },
    ],
    [
      'the address /speculation.json is there twice',
      { pages: [...pages, row('/speculation.json', 'exam.html')], fallback },
    ],
    ['the address /si is there twice', { pages: [...pages, row('/si', 'exam.html')], fallback }],
    ['the address /ta/pricing is there twice', { pages: [row('/ta/pricing', 'exam.html'), ...pages], fallback }],
    ['the address /a/$b/$b names a segment twice', { pages: [row('/a/$b/$b', 'exam.html')], fallback }],
    ['the address /api/x belongs to the server', { pages: [row('/api/x', 'exam.html')], fallback }],
    [
      '/api/exams/$examId names a segment that /quiz does not have',
      { pages: [row('/quiz', 'exam.html', { preload: ['/api/exams/$examId'] })], fallback },
    ],
    ['there is no file gone.html', { pages: [row('/', 'gone.html')], fallback }],
    ['there is no file gone.json', { pages: [row('/', 'index.html', { speculationRules: '/gone.json' })], fallback }],
  ])('%s', (fault, content) => {
    const folder = writeSite(content)
    const read = () => readPageTable(folder)
    expect(read).toThrow(StartFailure)
    expect(read).toThrow(`The page table ${join(folder, 'pages.json')} cannot be used: `)
    expect(read).toThrow(fault)
  })

  test('and is checked before the server listens', async () => {
    const starting = buildTestServer({ contentFolder, siteFolder: writeSite({ pages }) })
    await expect(starting).rejects.toThrow("cannot be used: it must have required property 'fallback'.")
  })
})

describe('the content security policy of a page', () => {
  const policyOf = async (url: string) => String((await page(url)).headers['content-security-policy'])
  const sourcesOf = (policy: string, name: string) =>
    policy
      .split(';')
      .find((part) => part.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []

  test.each([
    ['/', [SCRIPT], [STYLE]],
    ['/index.html', [SCRIPT], [STYLE]],
    ['/exams', [], []],
    ['/quiz', [EXAM_ROOM_SCRIPT], []],
    ['/quiz/mini', [EXAM_ROOM_SCRIPT], []],
    ['/quiz/mini/', [EXAM_ROOM_SCRIPT], []],
    ['/%71uiz/mini', [EXAM_ROOM_SCRIPT], []],
    ['/exam.html', [EXAM_ROOM_SCRIPT], []],
    ['/profile', [], [STYLE]],
    ['/sw.js', [], []],
  ])('of %s names only its own inline scripts and styles', async (url, scripts, styles) => {
    const policy = await policyOf(url)
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", ...scripts])
    expect(sourcesOf(policy, 'style-src').filter((source) => source === STYLE)).toEqual(styles)
  })

  test.each(['/pricing', '/pricing/', '/pricing?plan=yearly', '/%70ricing'])('of %s allows payments', async (url) => {
    expect(sourcesOf(await policyOf(url), 'script-src')).toEqual(["'self'", 'https://www.payhere.lk'])
  })

  test('of /pricing is the same if the table does not contain it', async () => {
    const server = await buildTestServer({
      contentFolder,
      siteFolder: writeSite({ pages: pages.slice(0, 1), fallback }),
    })
    const response = await server.server.inject({ url: '/pricing?plan=yearly', headers: { accept: 'text/html' } })
    await server.close()
    expect(response.body).toBe(document('shell'))
    expect(response.headers['content-security-policy']).toContain("script-src 'self' https://www.payhere.lk;")
  })
})

describe('preload headers', () => {
  const navigation = { accept: HTML, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
  const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    built.server.inject({ method, url, headers: { ...navigation, cookie: '__Host-sid=some-token', ...headers } })
  const preloaded = (...addresses: string[]) =>
    addresses.map((address) => `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`).join(', ')
  const link = preloaded('/api/auth/is-auth', '/api/exams/mini', '/api/leaderboard?examId=mini')

  test.each(['GET', 'HEAD'] as const)('are sent to a navigation with a session, by %s', async (method) => {
    const response = await open('/quiz/mini?again', {}, method)
    expect(response.statusCode).toBe(200)
    expect(response.headers.link).toBe(link)
    expect(response.headers['cache-control']).toBe('private, no-cache')
    expect(response.headers.vary).toMatch(/\bcookie\b/)
  })

  test('are sent to a prefetched page, and to a compressed one', async () => {
    expect((await open('/quiz/mini', { 'sec-purpose': 'prefetch' })).headers.link).toBe(link)
    const { headers } = await open('/quiz/mini', { 'accept-encoding': 'gzip' })
    expect(headers).toMatchObject({ link, 'content-encoding': 'gzip' })
  })

  test.each<[who: string, headers: Record<string, string>]>([
    ['a visitor', { cookie: 'sidebar_state=1' }],
    ['a visitor whose session ended', { cookie: '__Host-sid=' }],
    ['a cookie of another name', { cookie: 'sid=some-token' }],
    ['a worker that fills its cache', { accept: '*/*', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a browser that says nothing', { 'sec-fetch-dest': '', 'sec-fetch-mode': '' }],
    ['a page that is prerendered', { 'sec-purpose': 'prefetch;prerender' }],
  ])('are not sent to %s', async (_, headers) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await open('/quiz/mini', headers, method)
      expect(response.statusCode).toBe(200)
      expect(response.headers).not.toHaveProperty('link')
      expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) })
      expect(response.headers.vary).toMatch(/\bcookie\b/)
    }
  })

  test('are not sent for pages without preloads', async () => {
    for (const url of ['/exams', '/quiz', '/exam.html', '/profile'])
      expect((await open(url)).headers).not.toHaveProperty('link')
  })

  test.each([
    ['a%2Fb', 'a%2Fb'],
    ['%EA%B0%80', '%EA%B0%80'],
    ['x%3E%3B%20rel%3Dpreload,%3C', 'x%3E%3B%20rel%3Dpreload%2C%3C'],
    ['%0D%0Aset-cookie%3A%20a=b', '%0D%0Aset-cookie%3A%20a%3Db'],
    ['$examId', '%24examId'],
    ['%25', '%25'],
    ["'%22&?", "'%22%26"],
  ])('contain the segment %s as data', async (segment, written) => {
    const { headers } = await open(`/quiz/${segment}`)
    expect(headers.link).toBe(
      preloaded('/api/auth/is-auth', `/api/exams/${written}`, `/api/leaderboard?examId=${written}`),
    )
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test('are neither missing after a login nor left over after a logout in a browser that revalidates its copy', async () => {
    const visitor = { cookie: '' }
    const before = await open('/quiz/mini', visitor)
    const tag = { 'if-none-match': String(before.headers.etag) }
    expect(await open('/quiz/mini', { ...visitor, ...tag })).toMatchObject({ statusCode: 304 })
    const after = await open('/quiz/mini', tag)
    expect(after).toMatchObject({ statusCode: 200, headers: { link } })
    // A browser without a validator for its copy fetches the page again.
    expect(after.headers).not.toHaveProperty('etag')
    expect(after.headers).not.toHaveProperty('last-modified')
  })

  test('a 304 contains the current policy and rules', async () => {
    const { etag } = (await page('/quiz')).headers
    const response = await built.server.inject({
      url: '/quiz',
      headers: { accept: HTML, 'if-none-match': String(etag) },
    })
    expect(response.statusCode).toBe(304)
    expect(response.headers).toMatchObject({
      'content-security-policy': expect.stringContaining(EXAM_ROOM_SCRIPT),
      'speculation-rules': '"/speculation.json"',
    })
  })
})

describe('speculation rules', () => {
  test('are named on the pages of their rows', async () => {
    for (const url of ['/quiz', '/quiz/mini']) {
      expect((await page(url)).headers['speculation-rules']).toBe('"/speculation.json"')
    }
    for (const url of ['/', '/profile', '/exam.html']) {
      expect((await page(url)).headers).not.toHaveProperty('speculation-rules')
    }
  })

  test('are served with their content type', async () => {
    const response = await page('/speculation.json', '*/*')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(/^application\/speculationrules\+json(;|$)/)
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.json()).toEqual({ prefetch: [] })
  })
})

describe('headers', () => {
  test('require HTTPS, in cookies too, only if the site uses it', async () => {
    const login = (server: typeof built) =>
      server.server.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'sec-fetch-site': 'same-origin' },
        payload: { email: 'demo@naru.test', password: 'naru-demo' },
      })
    const [secure, plain] = [await login(built), await login(bare)]
    expect(secure.headers['strict-transport-security']).toMatch(/max-age=31536000/)
    expect(String(secure.headers['set-cookie'])).toContain('; Secure')
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    expect(String(plain.headers['set-cookie'])).not.toContain('Secure')
  })
})

test('healthz answers while the database does', async () => {
  expect((await bare.server.inject('/healthz')).json()).toEqual({ success: true, message: 'ok' })
})
