import { expect, type Page } from '@playwright/test'

/**
 * Looks for a new service worker until one controls the page.
 *
 * Asks repeatedly: `update()` joins an update that the browser started by itself, which may have fetched the worker before the deployment.
 */
export async function updateWorker(page: Page) {
  const before = await page.evaluateHandle(() => navigator.serviceWorker.controller)
  const isReplaced = () =>
    page.evaluate(async (old) => {
      await (await navigator.serviceWorker.ready).update()
      return navigator.serviceWorker.controller !== old
    }, before)
  await expect.poll(isReplaced).toBe(true)
}
