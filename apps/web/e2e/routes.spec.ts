import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { newAccount } from './support/account'
import { expectNoAxeFindings } from './support/axe'
import { test } from './support/fixtures'
import { goInside } from './support/inside'
import { expectEverythingByTab } from './support/keyboard'
import { expectNoSidewaysScroll, expectReadableText } from './support/layout'
import { fallback, filledPath, knownPaths, pages, routes } from './support/routes'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"/>'

/** Waits until a page stands: its heading, its data, its letters. */
async function settle(page: Page, title: string) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

test('every row of the page table is checked here, once, and no other address is', () => {
  expect(knownPaths.toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
})

test('the server sends the document of its row at every address of the table, and the empty frame elsewhere', async ({
  request,
}) => {
  const dist = fileURLToPath(new URL('../dist/', import.meta.url))
  const headers = { accept: 'text/html' }
  for (const { path, file } of pages) {
    const response = await request.get(filledPath(path), { headers, maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).toBe(readFileSync(dist + file, 'utf8'))
  }
  const elsewhere = await request.get('/no/such/page', { headers })
  expect(await elsewhere.text()).toBe(readFileSync(dist + fallback.file, 'utf8'))
  // Nor is there a document that no address leads to.
  const documents = readdirSync(dist).filter((name) => name.endsWith('.html'))
  expect(documents.toSorted()).toEqual([...new Set([...pages, fallback].map(({ file }) => file))].toSorted())
})

test('no two pages share a title', () => {
  const titles = routes.map(({ title }) => title)
  expect(titles).toEqual([...new Set(titles)])
})

for (const { path, title, reader, answers } of routes) {
  test.describe(reader, () => {
    test.use({
      // Tests run beside each other, and an exam that one learner takes in two places is told so: whoever takes one is somebody else.
      storageState: async ({ learnerState, adminState, baseURL }, use) =>
        use(
          path.startsWith('/quiz/')
            ? (await newAccount(baseURL ?? '')).state
            : { visitor: undefined, learner: learnerState, admin: adminState }[reader],
        ),
    })

    test.beforeEach(async ({ page }) => {
      for (const [call, json] of Object.entries(answers)) await page.route(call, (route) => route.fulfill({ json }))
    })

    test(`${path} has its title, one h1 and nothing that axe finds, at every size of window and text`, async ({
      page,
    }) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(String(error)))

      // Thumbnails of another origin, which a test machine may not reach.
      await page.route('https://i.ytimg.com/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: picture }),
      )

      await page.goto(path)
      await settle(page, title)
      await expectNoAxeFindings(page)
      await expectNoSidewaysScroll(page)

      await page.setViewportSize({ width: 320, height: 568 })
      await expectNoSidewaysScroll(page)
      await expectReadableText(page)

      await page.setViewportSize({ width: 360, height: 740 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expectNoSidewaysScroll(page)
      await expectReadableText(page)
      expect(complaints).toEqual([])
    })

    for (const [device, viewport] of [
      ['a phone', { width: 360, height: 640 }],
      ['a computer', { width: 1280, height: 800 }],
    ] as const) {
      test(`${path} shows the focus at every control that the Tab key must reach, on ${device}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.goto(path)
        await settle(page, title)
        await expectEverythingByTab(page)
      })
    }

    test(`${path} takes the focus to its heading when it is opened, and its place again on the way back`, async ({
      page,
    }) => {
      const other = path === '/about' ? '/contact' : '/about'
      await page.setViewportSize({ width: 320, height: 400 })
      await page.goto(other)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      await goInside(page, path)
      await settle(page, title)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

      const place = await page.evaluate(() => {
        scrollTo(0, 60)
        return scrollY
      })
      // A place is remembered when its scrolling has ended.
      await page.waitForFunction(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
      )
      await goInside(page, other)
      await expect(page).not.toHaveTitle(title)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await settle(page, title)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    })
  })
}

test('/payment/notify is for the gateway’s server: a browser is sent to the plans', async ({ page }) => {
  await page.goto('/payment/notify')
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Price Plans' })).toBeVisible()
})

test('the session is asked for on every change of route', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  for (const [name, title] of [
    ['Pricing', 'Price Plans · Naru'],
    ['Contact', 'Contact Us · Naru'],
  ] as const) {
    const asked = page.waitForResponse('**/api/auth/is-auth')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    // A change of route that comes while one is asked for joins it, so each is awaited.
    await (await asked).finished()
    await expect(page).toHaveTitle(title)
  }
})
