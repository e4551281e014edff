import { expect, test as base, type Page } from '@playwright/test'
import { newAccount, type StorageState } from './support/account'
import { openFront, type Front } from './support/front'
import { hydrated } from './support/inside'
import { chooseExam } from './support/learner'
import { readPaper } from './support/paper'
import { expectDrawingsOfFourth, picturesOf } from './support/pictures'
import { choose, options, questionHeading } from './support/room'
import { pages } from './support/routes'

const paper = readPaper('eps-topik-mini')
const total = paper.reading.length + paper.listening.length

const test = base.extend<{ front: Front }>({
  front: async ({ baseURL }, use) => {
    const front = await openFront(baseURL ?? '')
    await use(front)
    await front.close()
  },
})

test.use({ serviceWorkers: 'allow' })

/** A learner for each test: an exam that one has begun would be offered to the others. */
const ownState = async (
  { baseURL }: { baseURL: string | undefined },
  use: (state: StorageState) => Promise<void>,
): Promise<void> => use((await newAccount(baseURL ?? '')).state)

/** Opens a page and waits until the worker answers for it. */
async function openKept(page: Page, address: string) {
  await page.goto(address)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller !== null) return
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
    })
  })
}

/** All that the worker keeps, by path. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      paths.push(...requests.map(({ url }) => new URL(url).pathname))
    }
    return paths
  })

/** The script that the document begins with. */
const entryOf = (page: Page) => page.locator('script[type="module"]').first().getAttribute('src')

/** Takes the exam from the list into its room, and waits until the worker answers for the page. */
async function openKeptRoom(page: Page, front: Front) {
  await openKept(page, `${front.url}/exams`)
  await chooseExam(page, paper.topic)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
}

test.describe('without a connection', () => {
  test.use({ storageState: ownState })

  test('a learner whose tab is loaded anew stays in the exam room, and no answer of the API is kept for the worker', async ({
    page,
    front,
  }) => {
    await openKeptRoom(page, front)

    front.unplug()
    await page.reload()

    await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
    await expect(page).toHaveURL(/\/quiz$/)
    const documents = [...pages.filter(({ offline }) => offline).map(({ path }) => path), '/shell.html']
    const others = (await kept(page)).filter((path) => !/^\/(assets\/|media\/\w+\.svg$)/.test(path))
    // Of the exam room one copy is enough.
    expect(others.toSorted()).toEqual(documents.filter((path) => !path.includes('$')).toSorted())
  })

  test('the pictures of the exam that runs are kept for it, also when the browser has emptied its own cache, and leave with the learner', async ({
    page,
    front,
  }) => {
    await openKeptRoom(page, front)
    const pictures = await picturesOf(page, `${front.url}/api/exams/eps-topik-mini`)
    const keptPictures = async () => (await kept(page)).filter((path) => path.startsWith('/media/')).toSorted()
    await expect.poll(keptPictures).toEqual(pictures)

    front.unplug()
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Network.clearBrowserCache')
    await page.reload()
    await expectDrawingsOfFourth(page, total)

    front.plugIn()
    await page.goto(`${front.url}/exams`)
    await page.getByRole('button', { name: /'s account$/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(keptPictures).toEqual([])
  })

  test('the exam room comes in its own document from what is kept while the line says nothing', async ({
    page,
    front,
  }) => {
    await openKept(page, `${front.url}/exams`)
    const address = '/quiz/eps-topik-mini'
    front.swallowed.add(`GET ${address}`)

    await page.goto(front.url + address)

    await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
    expect(front.asked).not.toContain(address)
    // The page that stands in for any other has the site's code.
    expect(await entryOf(page)).toMatch(/^\/assets\/exam-/)
    await page.goto(`${front.url}/myresult`)
    await expect(page.getByRole('heading', { level: 1, name: 'My Result' })).toBeVisible()
    expect(await entryOf(page)).toMatch(/^\/assets\/site-/)
  })

  test('the guidelines open, and say that the site is offline', async ({ page, front }) => {
    await openKept(page, `${front.url}/exams`)
    await chooseExam(page, paper.topic)

    front.unplug()
    await page.reload()

    await expect(page).toHaveURL(/\/guidelines$/)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the page that tells of it goes when the connection is back', async ({ page, front, context }) => {
    await openKept(page, `${front.url}/guidelines`)
    front.unplug()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('You are offline.')).toBeVisible()

    front.plugIn()
    await context.setOffline(false)
    await expect(page.getByText('You are offline.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /'s account$/ })).toBeVisible()
  })
})

test('a device that knew no session is sent to the login, with or without a connection', async ({ page, front }) => {
  await openKept(page, `${front.url}/exams`)
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  front.unplug()
  await page.goto(`${front.url}/exams`)
  await expect(page).toHaveURL(/\/login\?returnTo=/)
})

test('a visitor who only looks at the site is sent nothing ahead', async ({ page, front }) => {
  await page.goto(`${front.url}/contact`)
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await kept(page)).toEqual([])
})

test('a server that is being restarted is stood in for by the kept site', async ({ page, front }) => {
  await openKept(page, `${front.url}/exams`)
  front.isDown = true
  await page.goto(`${front.url}/contact`)
  await expect(page.getByText('You are offline.')).toBeVisible()
})

test.describe('a new version of the site', () => {
  test.use({ storageState: ownState })

  test('is offered by a quiet bar, and shown when its reader asks for it', async ({ page, front }) => {
    await openKept(page, `${front.url}/about`)
    await expect(page.getByText('A new version of Naru is ready')).toHaveCount(0)
    await page.evaluate(() => Object.assign(window, { isOld: true }))

    front.deploy('0123456789ab')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())

    await expect(page.getByText('A new version of Naru is ready')).toBeVisible()
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => page.evaluate(() => 'isOld' in window)).toBe(false)
    await expect(page.locator('meta[name="naru-build"]')).toHaveAttribute('content', '0123456789ab')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('A new version of Naru is ready')).toHaveCount(0)
  })

  test('F33: an exam that runs while the site is replaced is neither loaded anew nor told, and keeps its code', async ({
    page,
    front,
  }) => {
    await openKeptRoom(page, front)
    await choose(page, 2)
    const files = (await kept(page)).filter((path) => path.startsWith('/assets/'))
    await page.evaluate(() => Object.assign(window, { isOld: true }))

    front.deploy('0123456789ab')
    for (const file of files) front.missing.add(file)
    // The files of the build before are gone from the server, and the new worker does not have them.
    const newWorker = page.evaluate(
      () =>
        new Promise<string>((done) => {
          navigator.serviceWorker.addEventListener('message', ({ data }) => done(data.build), { once: true })
        }),
    )
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    expect(await newWorker).toBe('0123456789ab')
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('naru-')).length))
      .toBe(2)

    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(questionHeading(page, 2, total, 'Reading')).toBeVisible()
    await expect(page.getByText('A new version of Naru is ready')).toHaveCount(0)
    const answers = await page.evaluate(async (paths) => {
      const responses = await Promise.all(paths.map((path) => fetch(path)))
      return responses.map(({ status }) => status)
    }, files)
    expect(answers.filter((status) => status !== 200)).toEqual([])
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true)
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(options(page).nth(2)).toBeChecked()
  })
})
