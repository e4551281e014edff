import { expect, type Page } from '@playwright/test'
import { test } from './support/faults'
import { openFront, type Front } from './support/front'
import { holdLock } from './support/tabLock'

test.describe('the files of the build before', () => {
  test.use({ serviceWorkers: 'allow' })
  const oldCache = 'naru-oldbuild'
  const oldFile = '/assets/late-oldbuild.js'

  const oldCaches = (page: Page) =>
    page.evaluate(async (name) => (await caches.keys()).filter((one) => one === name), oldCache)

  /** Waits until a worker answers for the page. */
  async function expectWorker(page: Page) {
    await page.evaluate(async () => navigator.serviceWorker.ready)
    await page.reload()
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  }

  /** Has the site replaced by another build, and waits until its worker is active. */
  async function deploy(page: Page, front: Front, build: string) {
    front.deploy(build)
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const isReplaced = new Promise((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
      })
      await registration.update()
      await isReplaced
    })
    await page.reload()
  }

  test('stay, and are answered from what is kept, while a tab runs it; they go when it is closed', async ({
    page,
    context,
    baseURL,
  }) => {
    const front = await openFront(baseURL ?? '')
    const old = await context.newPage()
    await holdLock(old, oldCache, front.url)
    await old.evaluate(
      async ({ name, path }) => (await caches.open(name)).put(path, new Response('the code of the build before')),
      { name: oldCache, path: oldFile },
    )

    await page.goto(`${front.url}/about`)
    await expectWorker(page)
    await deploy(page, front, '0123456789ab')
    expect(await oldCaches(page)).toEqual([oldCache])
    const answer = await page.evaluate(async (path) => (await fetch(path)).text(), oldFile)
    expect(answer).toBe('the code of the build before')

    await old.close()
    // The build of 47c917f looks for them when a worker is activated.
    await deploy(page, front, 'ba9876543210')
    await expect.poll(() => oldCaches(page)).toEqual([])
    await front.close()
  })
})
