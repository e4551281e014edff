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
  await waitForHydration(page)
  await page.evaluate((to) => {
    // A router patches history.pushState; the exam room has none.
    const hasRouter = Object.hasOwn(history, 'pushState')
    const documentOf = (path: string) => /^\/(?:quiz|admin|desk)(?=\/|$)/.exec(path)?.[0]?.replace('desk', 'admin')
    const isOther = documentOf(to) !== documentOf(location.pathname)
    // Each entry has a key of its own, by which the router saves its scroll position.
    if (hasRouter && !isOther) history.pushState({ __TSR_key: crypto.randomUUID() }, '', to)
    else location.assign(to)
  }, path)
}

/** Waits until the service worker controls the page. */
export const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller !== null) return
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
    })
  })
