import { expect, type Page } from '@playwright/test'
import { test } from './support/faults'
import { openFront } from './support/front'
import { holdLock } from './support/tabLock'

test.describe('the files of the build before', () => {
  test.use({ serviceWorkers: 'allow' })
  const oldCache = 'naru-oldbuild'
  const oldFile = '/assets/late-oldbuild.js'
  const newBuild = '0123456789ab'

  /** The caches of the site after another visit, which looks for a new build and removes what no tab needs. */
  async function cachesOfNextVisit(page: Page) {
    await page.reload()
    await page.evaluate(() => navigator.serviceWorker.ready)
    return page.evaluate(async () => (await caches.keys()).toSorted())
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
    await page.evaluate(() => navigator.serviceWorker.ready)

    front.deploy(newBuild)
    await expect.poll(() => cachesOfNextVisit(page)).toEqual([`naru-${newBuild}`, oldCache])
    const answer = await page.evaluate(async (path) => (await fetch(path)).text(), oldFile)
    expect(answer).toBe('the code of the build before')

    await old.close()
    await expect.poll(() => cachesOfNextVisit(page)).toEqual([`naru-${newBuild}`])
    await front.close()
  })
})
