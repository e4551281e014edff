import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { newAccount } from './support/account'
import { expectNoAxeFindings } from './support/axe'
import { test } from './support/fixtures'
import { navigateTo } from './support/navigation'
import { expectAllControlsTabbable } from './support/keyboard'
import { expectNoHorizontalScroll, expectReadableText } from './support/layout'
import type { PageFile } from '../build/pages'
import { fallback, filledPath, knownPaths, pages, routes, type SiteRoute } from './support/routes'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const thumbnail = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"/>'

/** Waits for a page's title, heading, data and fonts. */
async function waitForPage(page: Page, title: string) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

test('checks every row of the route table exactly once', () => {
  expect(knownPaths.toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
})

test('the server sends each route’s own document, and the fallback document elsewhere', async ({ request }) => {
  const dist = fileURLToPath(new URL('../dist/', import.meta.url))
  const headers = { accept: 'text/html' }
  const expectDocument = async (address: string, { file }: PageFile, cookie = '') => {
    const response = await request.get(address, { headers: { ...headers, cookie }, maxRedirects: 0 })
    expect(response.status(), address).toBe(200)
    expect(await response.text(), address).toBe(readFileSync(dist + file, 'utf8'))
  }
  for (const { path, documents, prefixed } of pages) {
    await expectDocument(filledPath(path), documents.en)
    await expectDocument(filledPath(path), documents.si, 'naru.language=si')
    if (prefixed) await expectDocument(`/ta${path}`, prefixed.ta)
  }
  await expectDocument('/no/such/page', fallback.en)
  await expectDocument('/si/dashboard', fallback.ko, 'naru.language=ko')
  // Every document belongs to a route.
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  const known = [...pages.flatMap((page) => [page.documents, page.prefixed ?? {}]), fallback].flatMap((each) =>
    Object.values<PageFile>(each).map(({ file }) => file),
  )
  expect(files.toSorted()).toEqual([...new Set(known)].toSorted())
})

test('no two pages share a title', () => {
  const titles = routes.map(({ title }) => title)
  expect(titles).toEqual([...new Set(titles)])
})

/** One page of each kind. Axe and the tab order are tested on these; the stories hold them for every page. */
const representatives = [
  '/',
  '/pricing',
  '/signup',
  '/exams',
  '/guidelines',
  '/leaderboard',
  '/myresult',
  '/videos',
  '/quiz/eps-topik-mini',
  '/admin/plans',
  '/admin/users',
  '/admin/preview/eps-topik-mini',
]

/** The pages with a navigation of their own on a wide window. */
const withWideNavigation = new Set(['/', '/exams', '/admin/plans'])

test('every representative page is a route', () => {
  const paths = new Set(routes.map(({ path }) => path))
  expect(representatives.filter((path) => !paths.has(path))).toEqual([])
})

/** Opens pages as a learner of this test alone: an exam room detects a second one of the same learner. */
function useNewLearner() {
  test.use({ storageState: async ({ baseURL }, use) => use((await newAccount(baseURL ?? '')).state) })
}

/** Opens pages as the shared user of a role. */
function useRole(role: SiteRoute['role']) {
  test.use({
    storageState: async ({ learnerState, adminState }, use) =>
      use({ visitor: undefined, learner: learnerState, admin: adminState }[role]),
  })
}

/** Answers the calls that a route needs and the sample content lacks. */
async function respond(page: Page, responses: SiteRoute['responses']) {
  for (const [call, json] of Object.entries(responses)) await page.route(call, (route) => route.fulfill({ json }))
}

for (const role of ['visitor', 'learner', 'admin'] as const) {
  const ofRole = routes.filter((route) => route.role === role)

  test.describe(role, () => {
    for (const { path, title, responses } of ofRole) {
      test.describe(path, () => {
        if (path.startsWith('/quiz/')) useNewLearner()
        else useRole(role)

        const isRepresentative = representatives.includes(path)
        const tabbing = isRepresentative ? ', and shows the focus on every tabbable control' : ''
        test(`has its title, one h1 and no error, fits every window and text size${tabbing}`, async ({ page }) => {
          const problems: string[] = []
          page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
          page.on('pageerror', (error) => problems.push(String(error)))
          // Thumbnails come from another origin, which may be unreachable.
          await page.route('https://i.ytimg.com/**', (route) =>
            route.fulfill({ contentType: 'image/svg+xml', body: thumbnail }),
          )
          await respond(page, responses)

          await page.goto(path)
          await waitForPage(page, title)
          if (isRepresentative) await expectNoAxeFindings(page)
          await expectNoHorizontalScroll(page)
          if (withWideNavigation.has(path)) await expectAllControlsTabbable(page)

          await page.setViewportSize({ width: 320, height: 568 })
          await expectNoHorizontalScroll(page)
          await expectReadableText(page)

          if (isRepresentative) {
            await page.setViewportSize({ width: 360, height: 640 })
            await expectAllControlsTabbable(page)
          }

          // Tamil has the longest words.
          await page.setViewportSize({ width: 360, height: 740 })
          await page.context().addCookies([{ name: 'naru.language', value: 'ta', url: page.url() }])
          await page.reload()
          await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await page.evaluate(async () => {
            document.documentElement.style.fontSize = '200%'
            await document.fonts.ready
          })
          await expectNoHorizontalScroll(page)
          await expectReadableText(page)
          expect(problems).toEqual([])
        })
      })
    }

    test.describe('opened one after the other', () => {
      if (role === 'learner') useNewLearner()
      else useRole(role)

      test('each page focuses its heading, and restores its scroll position on Back', async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 400 })
        // One document as far as possible: only the first page is loaded anew.
        await page.goto('/')
        for (const { path, title, responses } of ofRole) {
          await test.step(path, async () => {
            await respond(page, responses)
            const [other, otherTitle] =
              path === '/about' ? ['/contact', 'Contact Us · Naru'] : ['/about', 'About Naru · Naru']
            await navigateTo(page, other)
            await waitForPage(page, otherTitle)

            await navigateTo(page, path)
            await waitForPage(page, title)
            // The exam room's keys work in the question, whose heading has the focus.
            await expect(page.getByRole('heading').and(page.locator(':focus'))).toHaveCount(1)

            const position = await page.evaluate(() => {
              scrollTo(0, 60)
              return scrollY
            })
            // The scroll position is saved after scrolling has ended.
            await page.waitForFunction(
              () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
            )
            await navigateTo(page, other)
            await expect(page).toHaveTitle(otherTitle)
            await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
            await page.goBack()
            await waitForPage(page, title)
            await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)
            await page.unrouteAll({ behavior: 'wait' })
          })
        }
      })
    })
  })
}

test('/payment/notify redirects a browser to the plans', async ({ page }) => {
  await page.goto('/payment/notify')
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Price Plans' })).toBeVisible()
})

test('requests the session on every navigation', async ({ page }) => {
  let answered = 0
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/api/auth/is-auth') answered += 1
  })
  await page.goto('/about')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  for (const [name, title] of [
    ['Pricing', 'Price Plans · Naru'],
    ['Contact', 'Contact Us · Naru'],
  ] as const) {
    // A navigation during a pending session request shares it, or ends it with its document.
    await page.waitForLoadState('networkidle')
    const before = answered
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    await expect(page).toHaveTitle(title)
    await expect.poll(() => answered).toBeGreaterThan(before)
  }
})
