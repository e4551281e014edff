import { expect, test as base, type Page } from '@playwright/test'
import { newAccount, type StorageState } from '@naru/app-shell/e2e/account'
import { startProxy, type TestProxy } from './support/proxy'
import { waitForHydration, waitForWorker } from '@naru/app-shell/e2e/navigation'
import { chooseExam } from '@naru/app-shell/e2e/learner'
import { readSampleExam } from '@naru/app-shell/e2e/sampleExam'
import { expectPicturesOfFourth, picturesOf } from './support/examPictures'
import { choose, options, questionHeading } from '@naru/app-shell/e2e/examRoom'
import { pages } from './support/routes'
import { storedMedia } from './support/storedMedia'

const sampleExam = readSampleExam('eps-topik-mini')
const total = sampleExam.reading.length + sampleExam.listening.length

const test = base.extend<{ testProxy: TestProxy }>({
  testProxy: async ({ baseURL }, use) => {
    const testProxy = await startProxy(baseURL ?? '')
    await use(testProxy)
    await testProxy.close()
  },
})

test.use({ serviceWorkers: 'allow' })

/** A new learner per test, because a started exam is offered to the next test of the same learner. */
const ownState = async (
  { baseURL }: { baseURL: string | undefined },
  use: (state: StorageState) => Promise<void>,
): Promise<void> => use((await newAccount(baseURL ?? '')).state)

/** Opens a page and waits until the service worker controls it. */
async function openControlled(page: Page, address: string) {
  await page.goto(address)
  await waitForWorker(page)
}

/** Paths of everything in the service worker's caches. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      paths.push(...requests.map(({ url }) => new URL(url).pathname))
    }
    return paths
  })

/** The URL of the document's first module script. */
const entryOf = (page: Page) => page.locator('script[type="module"]').first().getAttribute('src')

/** Opens the exam room from the list, controlled by the service worker. */
async function openControlledRoom(page: Page, testProxy: TestProxy) {
  await openControlled(page, `${testProxy.url}/exams`)
  await chooseExam(page, sampleExam.topic)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
}

test.describe('without a connection', () => {
  test.use({ storageState: ownState })

  test('a reload stays in the exam room with its pictures, which a logout removes; the worker caches no API response', async ({
    page,
    testProxy,
  }) => {
    await openControlledRoom(page, testProxy)
    const pictures = await picturesOf(page, `${testProxy.url}/api/exams/eps-topik-mini`)
    await expect.poll(() => storedMedia(page, 'pictures')).toEqual(pictures)
    const documents = [...pages.filter(({ offline }) => offline).map(({ path }) => path), '/shell.html']
    const others = (await cachedPaths(page)).filter((path) => !path.startsWith('/assets/'))
    // The exam room's document is cached once.
    expect(others.toSorted()).toEqual(documents.filter((path) => !path.includes('$')).toSorted())

    testProxy.disconnect()
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Network.clearBrowserCache')
    await page.reload()
    await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
    await expect(page).toHaveURL(/\/quiz$/)
    await expectPicturesOfFourth(page, total)

    testProxy.reconnect()
    await page.goto(`${testProxy.url}/exams`)
    await page.getByRole('button', { name: /'s account$/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(() => storedMedia(page, 'pictures')).toEqual([])
  })

  test('documents come from the cache while the network does not respond; the guidelines say offline until it is back', async ({
    page,
    testProxy,
    context,
  }) => {
    await openControlled(page, `${testProxy.url}/exams`)
    await chooseExam(page, sampleExam.topic)
    testProxy.disconnect()
    await context.setOffline(true)
    await page.reload()
    await expect(page).toHaveURL(/\/guidelines$/)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // A page whose code this device does not have.
    await page.goto(`${testProxy.url}/videos`)
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await page.goBack()
    testProxy.reconnect()
    await context.setOffline(false)
    await expect(page.getByText('You are offline.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /'s account$/ })).toBeVisible()

    const address = '/quiz/eps-topik-mini'
    testProxy.unanswered.add(`GET ${address}`)
    await page.goto(testProxy.url + address)
    await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
    expect(testProxy.requestedPaths).not.toContain(address)
    // The fallback document has the site's code.
    expect(await entryOf(page)).toMatch(/^\/assets\/exam-/)
    await page.goto(`${testProxy.url}/myresult`)
    await expect(page.getByRole('heading', { level: 1, name: 'My Result' })).toBeVisible()
    expect(await entryOf(page)).toMatch(/^\/assets\/site-/)
  })
})

test('a device without a session is redirected to login, and offline told so until it is online', async ({
  page,
  testProxy,
}) => {
  await openControlled(page, `${testProxy.url}/exams`)
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  // While the server restarts.
  testProxy.isDown = true
  await page.goto(`${testProxy.url}/contact`)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Practice' })).toHaveCount(0)
  testProxy.isDown = false
  testProxy.disconnect()
  // The device has the texts of /exams; it has never loaded those of /videos.
  for (const path of ['/videos', '/exams']) {
    await page.goto(`${testProxy.url}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
  }
  testProxy.reconnect()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page).toHaveURL(/\/login\?returnTo=/)
})

test('a visitor gets no service worker and no prefetched files', async ({ page, testProxy }) => {
  await page.goto(`${testProxy.url}/contact`)
  await waitForHydration(page)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await cachedPaths(page)).toEqual([])
})

/** Searches for a new worker. While the browser itself is searching, the call joins that search, which may have begun before a deployment. */
const searchForUpdate = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready).update())

/**
 * Activates a worker that waits although it skips waiting. A request that reaches the old worker while Chromium stops it
 * starts it again, and the new one waits for up to 5 minutes (https://github.com/w3c/ServiceWorker/issues/1295).
 */
async function skipWaiting(page: Page) {
  const scopeURL = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.skipWaiting', { scopeURL })
  await devTools.detach()
}

test.describe('a new version of the site', () => {
  test.use({ storageState: ownState })

  test('is announced in a banner, and loaded when the user presses Reload', async ({ page, testProxy }) => {
    await openControlled(page, `${testProxy.url}/about`)
    await expect(page.getByText('A new version of Naru is ready')).toHaveCount(0)
    await page.evaluate(() => Object.assign(window, { isOld: true }))

    testProxy.deploy('0123456789ab')
    await expect(async () => {
      await searchForUpdate(page)
      await expect(page.getByText('A new version of Naru is ready')).toBeVisible({ timeout: 2000 })
    }).toPass()
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => page.evaluate(() => 'isOld' in window)).toBe(false)
    await expect(page.locator('meta[name="naru-build"]')).toHaveAttribute('content', '0123456789ab')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('A new version of Naru is ready')).toHaveCount(0)
  })

  test('F33: an exam that runs during a deployment is neither reloaded nor interrupted, and still loads its code', async ({
    page,
    testProxy,
  }) => {
    await openControlledRoom(page, testProxy)
    await choose(page, 2)
    const files = (await cachedPaths(page)).filter((path) => path.startsWith('/assets/'))
    await page.evaluate(() => Object.assign(window, { isOld: true }))

    // The room's own search may find the new worker as soon as it is deployed.
    await page.evaluate(() => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => Object.assign(window, { newBuild: data.build }))
    })
    testProxy.deploy('0123456789ab')
    // The previous build's files are neither on the server nor in the new precache list.
    for (const file of files) testProxy.missing.add(file)
    await expect
      .poll(
        async () => {
          await searchForUpdate(page)
          // An exam sends requests at any time. The journey above holds that a worker does not wait.
          await skipWaiting(page)
          return page.evaluate(() => 'newBuild' in window && window.newBuild)
        },
        // The new worker loads every file of the site before it is ready.
        { timeout: 60_000 },
      )
      .toBe('0123456789ab')
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('naru-')).length))
      .toBe(2)

    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(questionHeading(page, 2, total, 'Reading')).toBeVisible()
    await expect(page.getByText('A new version of Naru is ready')).toHaveCount(0)
    const statuses = await page.evaluate(async (paths) => {
      const responses = await Promise.all(paths.map((path) => fetch(path)))
      return responses.map(({ status }) => status)
    }, files)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true)
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(options(page).nth(2)).toBeChecked()
  })
})
