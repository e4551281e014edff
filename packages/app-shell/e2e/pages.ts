import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, type Route } from '@playwright/test'
import type { SuccessBodies } from '../../api/src/generated/contract'
import { networkNames, networkPages, placeholders } from '@naru/api/operator'
import { expectNoAxeFindings } from './axe'
import { checkEach } from './checkEach'
import { expectAllControlsTabbable } from './keyboard'
import { expectNoHorizontalScroll, expectReadableText } from './layout'
import { navigateTo } from './navigation'
import { findPlainTexts, showPseudoLanguage } from './pseudo'

/** The examples of `openapi.yaml`, by operation. */
export const { ok }: { ok: SuccessBodies } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../api/src/generated/examples.json', import.meta.url)), 'utf8'),
)

/** What the tests of every page know of one. */
export interface PageDetails {
  /** Its title, without ' · Naru'. */
  title: string
  /** Values of its path parameters: `$name` → value. */
  params?: Record<string, string>
  /** JSON by URL pattern, for requests that the sample content does not answer. */
  responses?: Record<string, unknown>
}

export interface TestedPage {
  path: string
  title: string
  responses: Record<string, unknown>
}

/** How much of a page is tested. */
interface Depth {
  /** Paths of one page of each kind. Axe, the tab order, English windows, Back and Tamil are tested on these; the stories hold the first two for every page, `npm run test:all` the others. */
  representatives: readonly string[]
  /** Those with a navigation of their own on a wide window. */
  withWideNavigation: readonly string[]
}

export const fillPath = (path: string, { params = {} }: PageDetails): string =>
  path.replace(/\$\w+/g, (name) => params[name] ?? name)

/** The page of a path as the routers write it. */
export const pageAt = (path: string, details: PageDetails): TestedPage => ({
  path: fillPath(path, details),
  title: `${details.title} · Naru`,
  responses: details.responses ?? {},
})

/** Titles of the staff's pages; no page of learners has such a one. */
const staffTitle = /(^Admin| · Admin| · Desk|^Preview of .+) · Naru$/

/** Fails if two pages share a title, with those of the other app too. */
export function expectDistinctTitles(pages: readonly TestedPage[], of: 'learners' | 'staff') {
  const titles = pages.map(({ title }) => title)
  expect(titles).toEqual([...new Set(titles)])
  expect(titles.filter((title) => staffTitle.test(title) !== (of === 'staff'))).toEqual([])
}

/** Waits for a page's title, heading, data and fonts. */
export async function waitForPage(page: Page, title: string | RegExp) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // The message of what loads, in any language.
  await expect(page.locator('output > svg:has(circle + path)')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

const thumbnail = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"/>'

/** Answers the calls that a page needs and the sample content lacks. @returns what ends it */
async function respond(page: Page, { path, responses }: TestedPage): Promise<() => Promise<void>> {
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

/** Checks pages one after the other, each with its own responses; fails for a page with an error in the console, but for an expected one. */
async function checkPages(
  page: Page,
  all: readonly TestedPage[],
  check: (tested: TestedPage) => Promise<void>,
  expected = /^$/,
) {
  let problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  let endResponses = async () => {}
  await checkEach(
    all,
    ({ path }) => path,
    async (tested) => {
      const endEarlier = endResponses
      endResponses = await respond(page, tested)
      problems = []
      await check(tested)
      // The page before may have asked until it was left.
      await endEarlier()
      expect(problems.filter((problem) => !expected.test(problem))).toEqual([])
    },
  )
}

const isChecked = (path: string, { representatives }: Depth) =>
  process.env['PAGES'] === 'all' || representatives.includes(path)

/** Fails for each page whose document lacks its title or reports an error, and for a representative that has an axe finding, has a control without focus, does not fit a window, in Tamil at 200 % either, or loses its scroll position on Back. */
export async function expectWholeDocuments(page: Page, all: readonly TestedPage[], depth: Depth, baseURL = '') {
  const open = async (path: string, language: 'en' | 'ta', title: string | RegExp) => {
    await page.context().addCookies([{ name: 'naru.language', value: language, url: baseURL }])
    await page.goto(path)
    await waitForPage(page, title)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  await checkPages(page, all, async ({ path, title }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(path, 'en', title)
    if (!isChecked(path, depth)) return
    if (depth.representatives.includes(path)) await expectNoAxeFindings(page)
    await expectNoHorizontalScroll(page)
    if (depth.withWideNavigation.includes(path)) await expectAllControlsTabbable(page)
    await page.setViewportSize({ width: 320, height: 568 })
    await expectNoHorizontalScroll(page)
    await expectReadableText(page)
    if (depth.representatives.includes(path)) {
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
    const other = all.find((one) => one.path !== path && Object.keys(one.responses).length === 0)
    if (other === undefined) throw new Error('No other page to navigate to.')
    await navigateTo(page, other.path)
    await waitForPage(page, other.title)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await waitForPage(page, title)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)

    await page.setViewportSize({ width: 360, height: 740 })
    // Tamil has the longest words.
    await open(path, 'ta', / · Naru$/)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoHorizontalScroll(page)
    await expectReadableText(page)
  })
}

/** Fails for each page that, opened by a link in the pseudo language, lacks one focused heading, reports an error, has a text that is no message, or does not fit a window. */
export async function expectLinkedPages(page: Page, all: readonly TestedPage[]) {
  let content = JSON.stringify([placeholders, networkPages, networkNames])
  page.on('response', (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '')) return
    void response.text().then(
      (body) => (content += body),
      () => undefined,
    )
  })
  await showPseudoLanguage(page)
  // One document as far as possible: only the first page is loaded anew.
  await page.goto('/no/such/page')
  await waitForPage(page, /⟦/)
  // React finds other texts than those of the document, which is rendered in English.
  const mismatch = /React error #418/
  const check = async ({ path }: TestedPage) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const before = await page.title()
    await navigateTo(page, path)
    await expect(page).not.toHaveTitle(before)
    await waitForPage(page, /⟦/)
    // The exam room's keys work in the question, whose heading has the focus.
    await expect(page.getByRole('heading').and(page.locator(':focus'))).toHaveCount(1)
    await expectNoHorizontalScroll(page)
    await page.setViewportSize({ width: 320, height: 568 })
    await expect.poll(() => findPlainTexts(page, content)).toEqual([])
    await expectNoHorizontalScroll(page)
    await expectReadableText(page)
  }
  await checkPages(page, all, check, mismatch)
}
