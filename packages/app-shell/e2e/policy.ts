import { expect, type Page } from '@playwright/test'
import { waitForPage, type TestedPage } from './pages'

/** Runs in the page before its own scripts: records violations of the content security policy. */
export function recordViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    const seen = sessionStorage.getItem('violations') ?? ''
    sessionStorage.setItem('violations', `${seen}${event.effectiveDirective} ${event.blockedURI} ${event.sample}\n`)
  })
}

/** The violations so far, a line each. */
export const violations = (page: Page) => page.evaluate(() => sessionStorage.getItem('violations') ?? '')

/** Fails unless a document's content security policy allows everything that the page needs and blocks every injected script. */
export async function expectStrictPolicy(page: Page, { path, title, responses }: TestedPage) {
  for (const [call, json] of Object.entries(responses)) await page.route(call, (route) => route.fulfill({ json }))
  await page.route('https://i.ytimg.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.addInitScript(recordViolations)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const response = await page.goto(path)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'( https:\/\/www\.payhere\.lk| 'sha256-[^']+')*;/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toMatch(/style-src 'self'( 'sha256-[^']+')*;/)
  await waitForPage(page, title)
  expect(await violations(page)).toBe('')
  // ASVS 37: the gateway's script, which has no integrity hash, loads on /pricing only, and only when somebody pays.
  expect(requested.filter((url) => /payhere/i.test(url))).toEqual([])

  // The gateway's script needs /pricing without Trusted Types; there the policy's sources block injected scripts.
  const hasTrustedTypes = path !== '/pricing'
  expect(policy.includes(";require-trusted-types-for 'script';trusted-types naru-worker;")).toBe(hasTrustedTypes)

  // Injects scripts as an attacker would.
  const { ran, refused } = await page.evaluate(async () => {
    const marks: string[] = []
    const refusals: string[] = []
    Object.assign(window, { mark: (name: string) => marks.push(name) })
    const inject = (name: string, assign: () => void) => {
      try {
        assign()
        return true
      } catch {
        refusals.push(name)
        return false
      }
    }
    const script = document.createElement('script')
    inject('script text', () => (script.textContent = "mark('inline')"))
    document.body.append(script)
    const holder = document.createElement('div')
    inject('HTML', () => {
      holder.innerHTML = '<img src="data:," onerror="mark(\'handler\')"><a href="javascript:mark(\'address\')">x</a>'
    })
    document.body.append(holder)
    holder.querySelector('a')?.click()
    const foreign = document.createElement('script')
    if (inject('script address', () => (foreign.src = 'https://evil.example/x.js'))) {
      const failed = new Promise((done) => foreign.addEventListener('error', done))
      document.body.append(foreign)
      await failed
    }
    inject('policy', () => Reflect.get<object, string>(window, 'trustedTypes').createPolicy('other', {}))
    return { ran: marks, refused: refusals }
  })
  expect(ran).toEqual([])
  expect(refused).toEqual(hasTrustedTypes ? ['script text', 'HTML', 'script address', 'policy'] : [])
  expect(await violations(page)).toContain(hasTrustedTypes ? 'require-trusted-types-for' : 'script-src')
}
