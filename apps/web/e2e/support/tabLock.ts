import type { Page } from '@playwright/test'

/** Holds a Web Lock while the tab is open, as a tab of the site does. */
export async function holdLock(page: Page, name: string, origin = '') {
  await page.goto(`${origin}/healthz`)
  await page.evaluate(
    (lock) =>
      new Promise<void>((acquired, rejected) => {
        const hold = () => {
          acquired()
          return new Promise<never>(() => undefined)
        }
        navigator.locks.request(lock, { mode: lock.startsWith('naru-') ? 'shared' : 'exclusive' }, hold).catch(rejected)
      }),
    name,
  )
}
