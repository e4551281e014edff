import { afterAll, describe, expect, test } from 'vitest'
import { buildTestServer } from '../support/test-server'
import { writeContent } from '../support/content'
import { document, table, writeSite } from '../support/site-fixture'

const { server, close } = await buildTestServer({
  contentFolder: writeContent(),
  siteFolder: writeSite(table),
  publicUrl: 'https://naru.example',
})
afterAll(close)

const open = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } })
const withCookie = (language: string) => ({ cookie: `a=b; naru.language=${language}; c=d` })

describe('the language of a page', () => {
  test.each([
    ['/', 'index', 'en'],
    ['/si', 'si/index', 'si'],
    ['/si/', 'si/index', 'si'],
    ['/ta/?from=mail', 'ta/index', 'ta'],
    ['/ko/pricing', 'ko/pricing', 'ko'],
    ['/si/pricing/', 'si/pricing', 'si'],
    // Not an address of a language: the page is not found.
    ['/xx/pricing', 'shell', 'en'],
    ['/en/pricing', 'shell', 'en'],
    ['/SI/pricing', 'shell', 'en'],
    ['/si/exams', 'shell', 'en'],
    ['/si/quiz/mini', 'shell', 'en'],
    ['/si/si/pricing', 'shell', 'en'],
    ['/si/nothing', 'shell', 'en'],
  ])('without a choice %s opens %s in %s', async (url, content, language) => {
    const response = await open(url)
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe(document(content))
    expect(response.headers['content-language']).toBe(language)
  })

  test.each([
    ['si', '/', 'index.si', 'si'],
    ['ko', '/exams', 'exams.ko', 'ko'],
    ['ta', '/quiz/mini', 'exam.ta', 'ta'],
    ['si', '/nothing', 'shell.si', 'si'],
    ['si', '/ta/exams', 'shell.si', 'si'],
    ['en', '/', 'index', 'en'],
    // The address wins.
    ['si', '/ta/pricing', 'ta/pricing', 'ta'],
    ['en', '/ta/', 'ta/index', 'ta'],
    // Unknown.
    ['xx', '/', 'index', 'en'],
    ['', '/', 'index', 'en'],
    ['SI', '/', 'index', 'en'],
    ['__proto__', '/exams', 'exams', 'en'],
    ['si%00', '/nothing', 'shell', 'en'],
  ])('with the choice %j %s opens %s in %s', async (choice, url, content, language) => {
    const response = await open(url, withCookie(choice))
    expect(response.body).toBe(document(content))
    expect(response.headers).toMatchObject({ 'content-language': language, 'cache-control': 'no-cache' })
  })

  test.each([
    ['/', true],
    ['/exams', true],
    ['/pricing', true],
    ['/nothing', true],
    ['/si/', false],
    ['/exams.html', false],
  ])('of %s depends on the cookie: %s', async (url, isChosen) => {
    expect(String((await open(url)).headers.vary).includes('cookie')).toBe(isChosen)
  })

  test('is no other one in a browser that revalidates its copy', async () => {
    const tags = await Promise.all(
      ['en', 'ko', 'si', 'ta'].map(async (one) => (await open('/', withCookie(one))).headers),
    )
    expect(new Set(tags.map(({ etag }) => etag)).size).toBe(4)
    const held = { 'if-none-match': `W/"old", ${String(tags[2]?.etag)}` }
    const same = await open('/', { ...withCookie('si'), ...held })
    expect(same).toMatchObject({
      statusCode: 304,
      body: '',
      headers: { 'content-language': 'si', etag: tags[2]?.etag },
    })
    expect(String(same.headers.vary)).toContain('cookie')
    const other = await open('/', { ...withCookie('ta'), ...held })
    expect(other).toMatchObject({ statusCode: 200, body: document('index.ta') })
  })
})

describe('the pages in other languages', () => {
  const alternates = (path: string) =>
    [
      `<https://naru.example${path}>; rel="alternate"; hreflang="en"`,
      ...['ko', 'si', 'ta'].map(
        (language) => `<https://naru.example/${language}${path}>; rel="alternate"; hreflang="${language}"`,
      ),
      `<https://naru.example${path}>; rel="alternate"; hreflang="x-default"`,
    ].join(', ')

  test.each([
    ['/', '/'],
    ['/si', '/'],
    ['/ko/', '/'],
    ['/pricing', '/pricing'],
    ['/ta/pricing/?plan=yearly', '/pricing'],
  ])('are named by the Link header of %s', async (url, path) => {
    expect((await open(url)).headers.link).toBe(alternates(path))
  })

  test('are named beside preloads', async () => {
    const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', cookie: '__Host-sid=some-token' }
    expect((await open('/si/pricing', headers)).headers).toMatchObject({
      link: `${alternates('/pricing')}, </api/price-plans>; rel=preload; as=fetch; crossorigin=use-credentials`,
      'cache-control': 'private, no-cache',
    })
  })

  test.each(['/exams', '/quiz/mini', '/nothing', '/si/exams', '/exams.si.html'])('do not exist for %s', async (url) => {
    expect((await open(url)).headers).not.toHaveProperty('link')
  })

  test.each([
    ['/', '/si'],
    ['/pricing', '/si/pricing'],
    ['/pricing', '/ta/pricing/'],
  ])('have the policy of %s: %s', async (path, url) => {
    const [english, other] = [await open(path, withCookie('si')), await open(url)]
    const policyOf = ({ headers }: typeof english) =>
      String(headers['content-security-policy']).replaceAll(/ 'sha256-[abc]+='/g, '')
    expect(policyOf(other)).toBe(policyOf(english))
    expect(policyOf(other).includes('payhere')).toBe(path === '/pricing')
  })
})
