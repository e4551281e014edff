import { expect, type Page } from '@playwright/test'
import { test } from './support/faults'
import { startProxy } from './support/proxy'
import { holdLock } from './support/tabLock'

test.describe('the files of the previous build', () => {
  test.use({ serviceWorkers: 'allow' })
  const oldCache = 'naru-oldbuild'
  const oldFile = '/assets/late-oldbuild.js'
  const newBuild = '0123456789ab'

  /** The site's caches after another visit, which updates the service worker and evicts unused caches. */
  async function cachesOfNextVisit(page: Page) {
    await page.reload()
    await page.evaluate(() => navigator.serviceWorker.ready)
    return page.evaluate(async () => (await caches.keys()).toSorted())
  }

  test('stay cached and are served while a tab runs it; they are evicted when it is closed', async ({
    page,
    context,
    baseURL,
  }) => {
    const proxy = await startProxy(baseURL ?? '')
    const old = await context.newPage()
    await holdLock(old, oldCache, proxy.url)
    await old.evaluate(
      async ({ name, path }) => (await caches.open(name)).put(path, new Response('code of the previous build')),
      { name: oldCache, path: oldFile },
    )
    await page.goto(`${proxy.url}/about`)
    await page.evaluate(() => navigator.serviceWorker.ready)

    proxy.deploy(newBuild)
    await expect.poll(() => cachesOfNextVisit(page)).toEqual([`naru-${newBuild}`, oldCache])
    const text = await page.evaluate(async (path) => (await fetch(path)).text(), oldFile)
    expect(text).toBe('code of the previous build')

    await old.close()
    await expect.poll(() => cachesOfNextVisit(page)).toEqual([`naru-${newBuild}`])
    await proxy.close()
  })
})
