import type { Page } from '@playwright/test'

/** Holds a lock for as long as the tab is open, as a tab of the site does. */
export async function holdLock(page: Page, name: string, origin = '') {
  await page.goto(`${origin}/healthz`)
  await page.evaluate(
    (lock) =>
      new Promise<void>((held, refused) => {
        const hold = () => {
          held()
          return new Promise<never>(() => undefined)
        }
        navigator.locks.request(lock, { mode: lock.startsWith('naru-') ? 'shared' : 'exclusive' }, hold).catch(refused)
      }),
    name,
  )
}
