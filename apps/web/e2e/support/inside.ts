import type { Page } from '@playwright/test'

/** Waits until the page is hydrated: then its code does what is pressed. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => !('naruPressed' in window))
}

/** Marks the document, so that `isSameDocument` can tell whether another was opened. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))

/** Whether the document that `markDocument` has marked is still open. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

/** Waits until another document than the marked one is open. */
export const otherDocument = (page: Page) => page.waitForFunction(() => !('isSameDocument' in window))

/** Follows an address inside the app: by the site's router, or into and out of the exam room by opening a document, as links do. */
export async function goInside(page: Page, path: string) {
  await hydrated(page)
  await page.evaluate((to) => {
    // The router hears of what is pushed on the history that it patches; the exam room has none.
    const hasRouter = Object.hasOwn(history, 'pushState')
    if (hasRouter && !to.startsWith('/quiz')) history.pushState({}, '', to)
    else location.assign(to)
  }, path)
}
