import { expect, type Page } from '@playwright/test'
import { examId, sampleExam, test, total } from './support/faults'
import { startProxy } from './support/proxy'
import { chooseExam } from '@naru/app-shell/e2e/learner'
import { questionHeading } from '@naru/app-shell/e2e/examRoom'

const title = `${sampleExam.topic} · Naru`

/** Expects the first question, whose heading has the focus, and the exam room's title. */
async function expectRoom(page: Page) {
  await expect(questionHeading(page, 1, total, 'Reading')).toBeFocused()
  await expect(page).toHaveTitle(title)
}

test('the guidelines prefetch the exam room’s document, and Start uses it', async ({ page, baseURL }) => {
  const proxy = await startProxy(baseURL ?? '')
  const documents = () => proxy.requestedPaths.filter((path) => path === '/quiz')
  await page.goto(`${proxy.url}/exams`)
  await chooseExam(page, sampleExam.topic)
  const rules = page.waitForResponse('**/speculation-rules.json')
  const response = await page.reload()
  expect(response?.headers()['speculation-rules']).toBe('"/speculation-rules.json"')
  expect((await rules).headers()['content-type']).toMatch(/^application\/speculationrules\+json\b/)
  await expect.poll(documents).toHaveLength(1)
  await expect(page.locator('link[rel="modulepreload"][href^="/assets/exam-"]').first()).toBeAttached()

  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expectRoom(page)
  await expect(page).toHaveURL(/\/quiz$/)
  expect(documents()).toHaveLength(1)
  await proxy.close()
})

test('a prerendered exam room does nothing until it is activated', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/(assets\/|favicon\.svg$)/.test(pathname)) calls.push(pathname)
  })
  await page.addInitScript(() => {
    const done: string[] = []
    let isPrerendering = true
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrerendering })
    const record = (owner: object, name: string) => {
      const original: unknown = Reflect.get(owner, name)
      if (typeof original !== 'function') throw new Error(`${name} is not there`)
      Reflect.set(owner, name, function recorded(this: unknown, ...values: unknown[]) {
        done.push(name)
        return Reflect.apply(original, this, values)
      })
    }
    for (const name of ['getItem', 'setItem', 'removeItem', 'clear']) record(Storage.prototype, name)
    record(LockManager.prototype, 'request')
    record(IDBFactory.prototype, 'open')
    record(CacheStorage.prototype, 'open')
    record(window, 'setInterval')
    record(window, 'fetch')
    Object.assign(window, {
      done,
      open: () => {
        isPrerendering = false
        document.dispatchEvent(new Event('prerenderingchange'))
      },
    })
  })
  // A prerendering browser sends this header.
  await page.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch;prerender' })
  await page.goto(`/quiz/${examId}`)
  await expect(page.getByText('Loading exam…')).toBeAttached()
  await page.waitForLoadState('networkidle')
  // Waits until its code has run.
  await page.waitForFunction(() => performance.getEntriesByType('resource').length > 3)
  expect(await page.evaluate(() => Reflect.get(window, 'done'))).toEqual([])
  expect(calls.filter((path) => path !== `/quiz/${examId}`)).toEqual([])

  await page.setExtraHTTPHeaders({})
  await page.evaluate(() => Reflect.get(window, 'open')())

  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
  await expect(page).toHaveTitle(title)
  expect(calls).toContain(`/api/exams/${examId}`)
})

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('is redirected from the exam room to login and back, to the exam chosen in the tab', async ({
    page,
    account,
  }) => {
    await page.goto('/about')
    await page.evaluate((id) => sessionStorage.setItem('naru.chosenExam', id), examId)
    await page.goto('/quiz')
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fquiz$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused()
    await page.getByLabel('Email').fill(account.learner.email)
    await page.getByLabel('Password', { exact: true }).fill(account.learner.password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page).toHaveURL(/\/quiz$/)
    await expectRoom(page)
  })
})
