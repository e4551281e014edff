import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, type Route } from '@playwright/test'
import { newAccount } from './support/account'
import { expectNoAxeFindings } from './support/axe'
import { checkEach } from './support/checkEach'
import { test } from './support/fixtures'
import { navigateTo } from './support/navigation'
import { expectAllControlsTabbable } from './support/keyboard'
import { expectNoHorizontalScroll, expectReadableText } from './support/layout'
import type { PageFile } from '../build/pages'
import { fallback, filledPath, knownPaths, pages, routes, staffPaths, type SiteRoute } from './support/routes'

const thumbnail = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"/>'

/** Waits for a page's title, heading, data and fonts. */
async function waitForPage(page: Page, title: string | RegExp) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // The message of what loads, in any language.
  await expect(page.locator('output > svg:has(circle + path)')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

test('checks every row of the route table exactly once', () => {
  expect(knownPaths.toSorted()).toEqual([...pages.map(({ path }) => path), ...staffPaths].toSorted())
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

/** Answers the calls that a page needs and the sample content lacks. @returns what ends it */
async function respond(page: Page, { path, responses }: SiteRoute): Promise<() => Promise<void>> {
  const answers = new Map<string, Parameters<Route['fulfill']>[0]>(
    Object.entries(responses).map(([call, json]) => [call, { json }]),
  )
  // Thumbnails come from another origin, which may be unreachable; the pictures of the examples are nowhere.
  if (/^\/(videos|myresult\/)/.test(path)) {
    for (const call of ['https://i.ytimg.com/**', '**/media/sample/**'])
      answers.set(call, { contentType: 'image/svg+xml', body: thumbnail })
  }
  const handlers = [...answers].map(([call, answer]) => [call, (route: Route) => route.fulfill(answer)] as const)
  for (const [call, handler] of handlers) await page.route(call, handler)
  return async () => {
    for (const [call, handler] of handlers) await page.unroute(call, handler)
  }
}

/** Checks pages one after the other, each with its own responses and without an error in the console. */
async function checkPages(page: Page, all: readonly SiteRoute[], check: (route: SiteRoute) => Promise<void>) {
  let problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  let endResponses = async () => {}
  await checkEach(
    all,
    ({ path }) => path,
    async (route) => {
      problems = []
      const endEarlier = endResponses
      endResponses = await respond(page, route)
      await check(route)
      expect(problems).toEqual([])
      // The page before may have asked until it was left.
      await endEarlier()
    },
  )
}

for (const role of ['visitor', 'learner', 'admin'] as const) {
  const ofRole = routes.filter((route) => route.role === role)

  test.describe(role, () => {
    test.slow()
    test.use({
      // A learner of this test alone: an exam room detects a second one of the same learner.
      storageState: async ({ adminState, baseURL }, use) =>
        use(role === 'visitor' ? undefined : role === 'admin' ? adminState : (await newAccount(baseURL ?? '')).state),
    })

    test('each page has its title, one focused heading and no error, fits every window, and restores its scroll position on Back', async ({
      page,
    }) => {
      // One document as far as possible: only the first page is loaded anew.
      await page.goto('/')
      await checkPages(page, ofRole, async ({ path, title }) => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await navigateTo(page, path)
        await waitForPage(page, title)
        // The exam room's keys work in the question, whose heading has the focus.
        await expect(page.getByRole('heading').and(page.locator(':focus'))).toHaveCount(1)
        if (representatives.includes(path)) await expectNoAxeFindings(page)
        await expectNoHorizontalScroll(page)
        if (withWideNavigation.has(path)) await expectAllControlsTabbable(page)

        await page.setViewportSize({ width: 320, height: 568 })
        await expectNoHorizontalScroll(page)
        await expectReadableText(page)
        if (representatives.includes(path)) {
          await page.setViewportSize({ width: 360, height: 640 })
          await expectAllControlsTabbable(page)
        }

        await page.setViewportSize({ width: 320, height: 400 })
        await page.evaluate(() => scrollTo(0, 60))
        // The scroll position is saved after scrolling has ended. A page that adapts to the new window may move it.
        await page.waitForFunction(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
        )
        const position = await page.evaluate(() => scrollY)
        const [other, otherTitle] =
          path === '/about' ? ['/contact', 'Contact Us · Naru'] : ['/about', 'About Naru · Naru']
        await navigateTo(page, other)
        await waitForPage(page, otherTitle)
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        await page.goBack()
        await waitForPage(page, title)
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)
      })
    })

    test('each document opens without an error in English, and in Tamil fits a phone at 200 %', async ({
      page,
      baseURL,
    }) => {
      const open = async (path: string, language: 'en' | 'ta', title: string | RegExp) => {
        await page.context().addCookies([{ name: 'naru.language', value: language, url: baseURL ?? '' }])
        await page.goto(path)
        await waitForPage(page, title)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
      }
      await page.setViewportSize({ width: 360, height: 740 })
      await checkPages(page, ofRole, async ({ path, title }) => {
        await open(path, 'en', title)
        // Tamil has the longest words.
        await open(path, 'ta', / · Naru$/)
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        await expectNoHorizontalScroll(page)
        await expectReadableText(page)
      })
    })
  })
}
