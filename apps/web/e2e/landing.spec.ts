import { expect, test, type Page } from '@playwright/test'
import { newAccount } from './support/account'
import { hydrated, isSameDocument, markDocument } from './support/inside'

async function openLanding(page: Page) {
  await page.goto('/')
  await hydrated(page)
  await markDocument(page)
}

const contactIn = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact', exact: true })

test('the landing is hydrated without a sign of its reader, and leads on in the same document', async ({ page }) => {
  await openLanding(page)

  const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact' })
  await link.hover()
  await page.waitForLoadState('networkidle')
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await link.click()

  const heading = page.getByRole('heading', { level: 1, name: 'Contact Us' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('Contact Us · Naru')
  expect(await isSameDocument(page)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('link', { name: 'Register Now' })).toBeVisible()
  await expect(page).toHaveTitle('EPS-TOPIK practice · Naru')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  expect(await isSameDocument(page)).toBe(true)
})

test('a link that is followed before the site’s code is here opens another document, with the focus on its heading', async ({
  page,
}) => {
  // Held for good: the navigation is over before any code runs.
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(contactIn(page)).toBeVisible()
  await contactIn(page).click()
  await page.waitForURL('**/contact', { waitUntil: 'commit' })
  await page.unroute('**/assets/*.js')

  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  await expect(page).toHaveTitle('Contact Us · Naru')
})

test('when the code of a page cannot be had, its links lead on all the same', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await markDocument(page)
  await contactIn(page).hover()
  await page.unroute('**/assets/*.js')

  await contactIn(page).click()

  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  expect(await isSameDocument(page)).toBe(false)
})

test('when the code of the next page could not be fetched ahead, its link leads on all the same', async ({ page }) => {
  await openLanding(page)
  await page.route('**/assets/contact-*.js', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/contact-'))
  await contactIn(page).hover()
  await refused
  await page.unroute('**/assets/contact-*.js')

  await contactIn(page).click()

  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
})

test('with a key held a link of the landing opens a tab of its own, and the landing stays', async ({
  page,
  context,
}) => {
  await openLanding(page)
  await contactIn(page).hover()
  await page.waitForLoadState('networkidle')
  const opened = context.waitForEvent('page')
  await contactIn(page).click({ modifiers: ['ControlOrMeta'] })
  await expect((await opened).getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Register Now' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('a learner is known on the landing, and can log out there', async ({ browser, baseURL }) => {
  const { state } = await newAccount(baseURL ?? '')
  const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: state, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: /'s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await context.close()
})
