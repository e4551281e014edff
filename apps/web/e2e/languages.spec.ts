import { expect, test, type Page } from '@playwright/test'
import offer from '../src/frame/text/si/offer.json' with { type: 'json' }
import plans from '@naru/app-shell/text/si/plans.json' with { type: 'json' }
import practice from '../src/practice/text/si/practice.json' with { type: 'json' }
import site from '../src/frame/text/si/site.json' with { type: 'json' }
import tamil from '@naru/app-shell/text/ta/plans.json' with { type: 'json' }
import { newAccount } from '@naru/app-shell/e2e/account'
import { waitForHydration, waitForWorker } from '@naru/app-shell/e2e/navigation'

const { nav } = site

const choose = (page: Page, baseURL: string | undefined, language: string) =>
  page.context().addCookies([{ name: 'naru.language', value: language, url: baseURL ?? '' }])

const chosen = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'naru.language')?.value

/** Collects what React reports, such as a mismatch of the document, and what the page throws. */
function collectFaults(page: Page) {
  const faults: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

test('an address with a language opens the page in it, and its links keep it', async ({ page }) => {
  const faults = collectFaults(page)
  const response = await page.goto('/si/pricing')
  expect(await response?.headerValue('content-language')).toBe('si')
  const link = (await response?.headerValue('link')) ?? ''
  for (const [language, path] of Object.entries({ en: '', ko: '/ko', si: '/si', ta: '/ta', 'x-default': '' })) {
    expect(link).toMatch(new RegExp(`<https?://[^/>]+${path}/pricing>; rel="alternate"; hreflang="${language}"`))
  }
  await waitForHydration(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'si')
  await expect(page).toHaveTitle(`${plans.pricing.title} · Naru`)
  await expect(page.getByRole('heading', { level: 1, name: plans.pricing.heading })).toBeVisible()
  // The first one is a choice.
  expect(await chosen(page)).toBe('si')

  const footer = page.getByRole('navigation', { name: nav.footer })
  await footer.getByRole('link', { name: nav.contact }).click()
  await expect(page).toHaveURL('/si/contact')
  await expect(page).toHaveTitle(/\p{Script=Sinhala}/u)
  await page.getByRole('navigation', { name: nav.main }).getByRole('link', { name: nav.home }).first().click()
  await expect(page).toHaveURL('/si/')
  // A page for learners has no address in a language. It stays the chosen one.
  await page.getByRole('navigation', { name: nav.main }).getByRole('link', { name: nav.exams }).first().click()
  await expect(page).toHaveURL('/login?returnTo=%2Fexams')
  await expect(page.locator('html')).toHaveAttribute('lang', 'si')
  expect(faults).toEqual([])
})

test('the choice decides where the address does not, and nothing is rendered twice', async ({ page, baseURL }) => {
  await choose(page, baseURL, 'si')
  const faults = collectFaults(page)
  const response = await page.goto('/')
  expect(await response?.text()).toContain('<html lang="si"')
  await waitForHydration(page)
  await expect(page).toHaveTitle(`${site.home.title} · Naru`)
  expect(faults).toEqual([])

  await page.goto('/ta/pricing')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1, name: tamil.pricing.heading })).toBeVisible()
  expect(await chosen(page)).toBe('si')
  // Away from the address the choice is back.
  await page.evaluate(() => window.history.pushState(null, '', '/contact'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'si')
  expect(faults).toEqual([])
})

test.describe('a visitor whose browser asks for Sinhala', () => {
  test.use({ locale: 'si-LK' })

  test('stays in English and is offered Sinhala in its letters, which others do not load', async ({
    page,
    baseURL,
  }) => {
    const isLetters = (address: string) => /noto-sans-sinhala/.test(address)
    const letters: string[] = []
    page.on('request', (request) => {
      if (isLetters(request.url())) letters.push(request.url())
    })
    await choose(page, baseURL, 'en')
    await page.goto('/')
    await waitForHydration(page)
    await expect(page.getByText(offer.offer)).toHaveCount(0)
    await page.context().clearCookies()
    expect(letters).toEqual([])
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByText(offer.offer)).toBeVisible()
    await expect.poll(() => letters.length).toBeGreaterThan(0)
    await page.getByRole('button', { name: offer.accept }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'si')
  })
})

test('an unknown first part, or one before a page for learners, is not found', async ({ page, baseURL }) => {
  await page.goto('/xx/pricing')
  await expect(page).toHaveTitle('Page not found · Naru')
  await choose(page, baseURL, 'xx')
  await page.goto('/si/dashboard')
  await expect(page).toHaveTitle('Page not found · Naru')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('with the worker', () => {
  test.use({
    serviceWorkers: 'allow',
    storageState: async ({ baseURL }, use) => use((await newAccount(baseURL ?? '')).state),
  })

  test('the page of the payment window keeps its own policy; pages open offline in the chosen language, in those of English too', async ({
    page,
    baseURL,
    context,
  }) => {
    await choose(page, baseURL, 'si')
    await page.goto('/practice')
    await expect(page.getByRole('heading', { level: 1, name: practice.title })).toBeVisible()
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/offline.si.json')) !== undefined))
      .toBe(true)
    const letters = await page.evaluate(async () => {
      const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().filter(({ url }) => url.endsWith('.woff2') && url.includes('noto-sans-')).length
    })
    expect(letters).toBe(2)
    // The precache itself is in English, whatever the cookie says.
    expect(
      await page.evaluate(async () => {
        const [name = ''] = (await caches.keys()).filter((one) => /^naru-\w+$/.test(one))
        const cache = await caches.open(name)
        const documents = (await cache.keys()).filter(({ url }) => !url.includes('/assets/'))
        const languages = documents.map(async (key) => (await cache.match(key))?.headers.get('content-language'))
        return [...new Set(await Promise.all(languages))]
      }),
    ).toEqual(['en'])

    await waitForWorker(page)
    for (const address of ['/pricing', '/si/pricing']) {
      const response = await page.goto(address)
      expect(response?.fromServiceWorker()).toBe(true)
      expect(await response?.headerValue('content-security-policy'), address).toContain('https://www.payhere.lk')
    }

    await context.setOffline(true)
    await page.goto('/practice')
    await expect(page.locator('html')).toHaveAttribute('lang', 'si')
    await expect(page.getByRole('heading', { level: 1, name: practice.title })).toBeVisible()
    await page.goto('/quiz')
    await expect(page.locator('html')).toHaveAttribute('lang', 'si')
    // The document in English, for lack of the other, shows the texts of the choice.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete('/si/practice')
    })
    await page.goto('/practice')
    await expect(page.getByRole('heading', { level: 1, name: practice.title })).toBeVisible()
  })
})

test('fonts that failed load again when the connection is back, and every page has the letters of 나루', async ({
  page,
}) => {
  const fonts = /noto-sans-sinhala/
  const statusOf = (family: string, range: string) =>
    page.evaluate(
      ([name = '', first = '']) =>
        [...document.fonts].flatMap((font) =>
          font.family.includes(name) && font.unicodeRange.includes(first) ? [font.status] : [],
        ),
      [family, range],
    )
  await page.route(fonts, (route) => route.abort())
  await page.goto('/si/')
  await expect.poll(() => statusOf('Sinhala', 'U+D81')).toContain('error')
  expect(await statusOf('Pretendard Variable', 'U+B098, U+B8E8')).toEqual(['loaded'])
  await page.unroute(fonts)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => statusOf('Sinhala', 'U+D81')).toContain('loaded')
  expect(await statusOf('Sinhala', 'U+D81')).not.toContain('error')
})

test('public pages in Korean have a Korean font', async ({ page }) => {
  await page.goto('/ko/')
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThan(5)
})
