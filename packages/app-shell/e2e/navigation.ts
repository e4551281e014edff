import { documentOf } from '@naru/app-shell/navigation/documentNavigation'
import type { Page } from '@playwright/test'

/** Waits until the page is hydrated and handles input. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => !('naruPressed' in window))
}

/** Marks the current document for `isSameDocument`. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))

/** Whether the marked document is still open. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

/** Waits until another document has replaced the marked one. */
export const waitForOtherDocument = (page: Page) => page.waitForFunction(() => !('isSameDocument' in window))

/** Navigates as a link does: by a router, or by opening another document: the site's, the exam room's, the staff's. */
export async function navigateTo(page: Page, path: string) {
  const from = documentOf(new URL(page.url()).pathname)
  // While the exam room loads, its document shows that by itself.
  if (from !== 'room') await waitForHydration(page)
  const isOther = documentOf(path) !== from
  await page.evaluate(
    ({ to, loads }) => {
      // Each entry has a key of its own, by which the router saves its scroll position. The exam room has no router.
      if (loads) location.assign(to)
      else history.pushState({ __TSR_key: crypto.randomUUID() }, '', to)
    },
    { to: path, loads: isOther || documentOf(path) === 'room' },
  )
}

export const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller !== null) return
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
    })
  })
