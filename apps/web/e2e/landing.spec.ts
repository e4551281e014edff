import { expect, test, type Page } from '@playwright/test'
import { waitForHydration, isSameDocument, markDocument } from '@naru/app-shell/e2e/navigation'

async function openLanding(page: Page) {
  await page.goto('/')
  await waitForHydration(page)
  await markDocument(page)
}

const contactIn = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact', exact: true })

test('the landing page hydrates without interaction and navigates within the document', async ({ page }) => {
  await openLanding(page)

  const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact' })
  await link.hover()
  await page.waitForLoadState('networkidle')
  const position = await page.evaluate(() => scrollY)
  expect(position).toBeGreaterThan(0)
  await link.click()

  const heading = page.getByRole('heading', { level: 1, name: 'Contact Us' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('Contact Us · Naru')
  expect(await isSameDocument(page)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('link', { name: 'Register Now' })).toBeVisible()
  await expect(page).toHaveTitle('EPS-TOPIK practice · Naru')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)
  expect(await isSameDocument(page)).toBe(true)
})

test('a link followed before the code has loaded opens a new document with focus on its heading', async ({ page }) => {
  // Never released: the navigation ends before any code runs.
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(contactIn(page)).toBeVisible()
  await contactIn(page).click()
  await page.waitForURL('**/contact', { waitUntil: 'commit' })
  await page.unroute('**/assets/*.js')

  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  await expect(page).toHaveTitle('Contact Us · Naru')
})

test('links work when the code of the page fails to load', async ({ page }) => {
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

test('a link works when prefetching the code of its page failed', async ({ page }) => {
  await openLanding(page)
  await page.route('**/assets/contact-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/contact-'))
  await contactIn(page).hover()
  await failed
  await page.unroute('**/assets/contact-*.js')

  await contactIn(page).click()

  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
})

test('a link pressed with Ctrl or Cmd opens a new tab, and the landing page stays', async ({ page, context }) => {
  await openLanding(page)
  await contactIn(page).hover()
  await page.waitForLoadState('networkidle')
  const opened = context.waitForEvent('page')
  await contactIn(page).click({ modifiers: ['ControlOrMeta'] })
  await expect((await opened).getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Register Now' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})
