import { expect, type Page } from '@playwright/test'
import { test } from './support/faults'
import { startProxy } from './support/proxy'
import { holdLock } from './support/tabLock'

test.describe('the files of the previous build', () => {
  test.use({ serviceWorkers: 'allow' })
  const oldCache = 'naru-oldbuild'
  const oldFile = '/assets/late-oldbuild.js'
  const newBuild = '0123456789ab'

  const visitAgain = async (page: Page) => {
    await page.reload()
    await page.evaluate(() => navigator.serviceWorker.ready)
  }

  /** Whether the worker of a build has taken over from the one before. */
  const isActive = (page: Page, build: string) =>
    page.evaluate(async (cache) => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready
      return !installing && !waiting && active?.state === 'activated' && caches.has(cache)
    }, `naru-${build}`)

  /** Whether the page on screen holds the lock of its build: it has started, and had unused caches evicted. */
  const hasStarted = (page: Page) =>
    page.evaluate(async () => {
      const build = document.querySelector<HTMLMetaElement>('meta[name="naru-build"]')?.content
      const { held } = await navigator.locks.query()
      return held?.some(({ name }) => name === `naru-${build}`)
    })

  /** The site's caches after another visit, which evicts unused ones. */
  async function cachesOfNextVisit(page: Page) {
    await visitAgain(page)
    await expect.poll(() => hasStarted(page)).toBe(true)
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
    await visitAgain(page)
    // No visit meanwhile: the browser would begin anew to wait before it looks for a new worker.
    await expect.poll(() => isActive(page, newBuild)).toBe(true)
    await expect.poll(() => cachesOfNextVisit(page)).toEqual([`naru-${newBuild}`, oldCache])
    const text = await page.evaluate(async (path) => (await fetch(path)).text(), oldFile)
    expect(text).toBe('code of the previous build')

    await old.close()
    await expect.poll(() => cachesOfNextVisit(page)).toEqual([`naru-${newBuild}`])
    await proxy.close()
  })
})
