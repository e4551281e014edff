import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { buildTestServer } from '../testing'
import { writeContent } from './content'

const siteFolder = mkdtempSync(join(tmpdir(), 'naru-site-'))
mkdirSync(join(siteFolder, 'assets'))
writeFileSync(join(siteFolder, 'index.html'), '<!doctype html><title>Naru</title>')
writeFileSync(join(siteFolder, 'shell.html'), '<!doctype html><title>Naru</title>')
writeFileSync(join(siteFolder, 'exams.html'), '<!doctype html><title>Naru</title><p>exams')
writeFileSync(join(siteFolder, 'quiz.$.html'), '<!doctype html><title>Naru</title><p>room')
writeFileSync(join(siteFolder, 'assets/app-1a2b.js'), 'export {}')
writeFileSync(join(siteFolder, 'assets/app-1a2b.js.gz'), gzipSync('export {}'))

const contentFolder = writeContent()
const [built, bare] = [
  await buildTestServer({ contentFolder, siteFolder, publicUrl: 'https://naru.example' }),
  await buildTestServer({ contentFolder }),
]
afterAll(() => Promise.all([built.close(), bare.close()]))

const page = (url: string, accept = 'text/html,*/*;q=0.8') => built.server.inject({ url, headers: { accept } })

describe('the web app', () => {
  test.each(['/', '/exams', '/quiz/mini', '/payment/success?order_id=1', '/payment/notify'])(
    'answers %s with its page',
    async (url) => {
      const answer = await page(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('<title>Naru</title>')
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringContaining('text/html'),
        'cache-control': 'no-cache',
      })
    },
  )

  test.each([
    ['/exams', 'exams'],
    ['/exams?from=home', 'exams'],
    ['/quiz/mini', 'room'],
    ['/quiz/mini?again', 'room'],
  ])('begins %s as it was built: %s', async (url, content) => {
    expect((await page(url)).body).toContain(`<p>${content}`)
  })

  test.each(['/quiz/mini/more', '/exams/mini', '/profile'])('begins %s empty', async (url) => {
    expect((await page(url)).body).not.toContain('<p>')
  })

  test.each(['/api/nothing', '/media/nothing.svg', '/payment/start', '/api'])('leaves %s to the API', async (url) => {
    const answer = await page(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false })
  })

  test('gives no page for a script that is gone', async () => {
    expect((await page('/assets/old-0000.js', '*/*')).statusCode).toBe(404)
  })

  test('has assets that never change, compressed where the browser can', async () => {
    const answer = await built.server.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    })
    expect(answer.headers['content-type']).toMatch(/javascript/)
  })

  test('cannot be left by its paths', async () => {
    for (const url of ['/..%2f..%2fetc/passwd', '/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd', '/.env']) {
      const answer = await page(url, '*/*')
      expect([400, 403, 404]).toContain(answer.statusCode)
      expect(answer.body).not.toContain('root:')
    }
  })

  test('says so when it is not built', async () => {
    const answer = await bare.server.inject({ url: '/', headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ message: 'The web app is not built yet: run npm run build.' })
  })
})

describe('headers', () => {
  test('forbid foreign scripts, frames and guessing of types', async () => {
    const { headers } = await page('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  test('ask for HTTPS, in cookies too, only where the site has it', async () => {
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
