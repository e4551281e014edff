import { expect, test, type Page } from '@playwright/test'
import { newAccount } from './support/account'

/** Marks the document, so that a test can tell whether another has come. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSameDocument') === true)

async function openLanding(page: Page) {
  await page.goto('/')
  await page.mouse.move(9, 9)
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  await mark(page)
}

const contactIn = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact', exact: true })

test('the landing does without router and cache until its reader comes near a link, and then leads on in the same document', async ({
  page,
}) => {
  const code: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/.*\.js$/.test(pathname)) code.push(pathname)
  })
  await openLanding(page)
  const site = () => code.filter((path) => path.includes('/site-'))
  expect(site()).toEqual([])

  const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact' })
  await link.hover()
  await expect.poll(() => site().length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await link.click()

  const heading = page.getByRole('heading', { level: 1, name: 'Contact Us' })
  await expect(heading).toBeFocused()
  expect(await isSameDocument(page)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('link', { name: 'Register Now' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  expect(await isSameDocument(page)).toBe(true)
})

test('a link that is followed before the site’s code is here opens another document, with the focus on its heading', async ({
  page,
}) => {
  await page.route('**/assets/site-*.js', () => undefined)
  await openLanding(page)
  await page.unroute('**/assets/site-*.js')

  // Without a pointer that rests on it first.
  await contactIn(page).evaluate((link: HTMLElement) => link.click())

  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  expect(await isSameDocument(page)).toBe(false)
})

test('when the site’s code cannot be had, its links lead on all the same', async ({ page }) => {
  await openLanding(page)
  await page.route('**/assets/site-*.js', (route) => route.abort())
  await contactIn(page).hover()
  await page.waitForLoadState('networkidle')
  await page.unroute('**/assets/site-*.js')

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
})

test('a learner is known on the landing, and can log out there', async ({ browser, baseURL }) => {
  const { state } = await newAccount(baseURL ?? '')
  const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: state, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/')
  await page.mouse.move(9, 9)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await context.close()
})
