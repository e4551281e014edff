import { expect, type Page } from '@playwright/test'
import { newAccount } from './support/account'
import { newBuyer, planCard, toast } from './support/buyer'
import { examId, openGuidelines, sampleExam, test, total } from './support/faults'
import { startProxy } from './support/proxy'
import { chooseExam } from './support/learner'
import { questionHeading } from './support/examRoom'

const title = `${sampleExam.topic} · Naru`

/** Expects the first question, whose heading has the focus, and the exam room's title. */
async function expectRoom(page: Page) {
  await expect(questionHeading(page, 1, total, 'Reading')).toBeFocused()
  await expect(page).toHaveTitle(title)
}

test('Start on the guidelines opens the exam room with focus on its question and its own title', async ({ page }) => {
  await openGuidelines(page)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expectRoom(page)
  await expect(page).toHaveURL(/\/quiz$/)
})

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
  expect(documents()).toHaveLength(1)
  await proxy.close()
})

test('a prefetch of the exam room gets its document; a prerender gets no preload header', async ({
  page,
  account: { state },
}) => {
  const headers = { accept: 'text/html', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
  const prefetched = await page.request.get('/quiz', { headers: { ...headers, 'sec-purpose': 'prefetch' } })
  expect(prefetched.status()).toBe(200)
  expect(prefetched.headers()['link']).toContain('/api/auth/is-auth')
  const prerendered = await page.request.get('/quiz', { headers: { ...headers, 'sec-purpose': 'prefetch;prerender' } })
  expect(prerendered.status()).toBe(200)
  expect(prerendered.headers()['link']).toBeUndefined()
  expect(await prerendered.text()).toBe(await prefetched.text())
  expect(state.cookies).not.toEqual([])
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

  const logIn = async (page: Page, baseURL: string | undefined) => {
    const { learner } = await newAccount(baseURL ?? '')
    await page.getByLabel('Email').fill(learner.email)
    await page.getByLabel('Password', { exact: true }).fill(learner.password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
  }

  test('is redirected from an exam room to login and back', async ({ page, baseURL }) => {
    await page.goto(`/quiz/${examId}`)
    await expect(page).toHaveURL(/\/login\?returnTo=/)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeFocused()
    await logIn(page, baseURL)
    await expect(page).toHaveURL(new RegExp(`/quiz/${examId}$`))
    await expectRoom(page)
  })

  test('who logs in with returnTo=/quiz gets the exam chosen in the tab', async ({ page, baseURL }) => {
    await page.goto('/login?returnTo=%2Fquiz')
    await page.evaluate((id) => sessionStorage.setItem('naru.chosenExam', id), examId)
    await logIn(page, baseURL)
    await expect(page).toHaveURL(/\/quiz$/)
    await expectRoom(page)
  })
})

test.describe('a double press', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  /** Counts POST requests and delays their responses. */
  async function countPosts(page: Page, path: string): Promise<() => number> {
    let count = 0
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() === 'POST') count += 1
      await new Promise((done) => setTimeout(done, 400))
      await route.continue()
    })
    return () => count
  }

  const twice = {
    'in the same task': (button: ReturnType<Page['getByRole']>) =>
      button.evaluate((element: HTMLElement) => {
        element.click()
        element.click()
      }),
    'a few milliseconds apart': (button: ReturnType<Page['getByRole']>) => button.dblclick({ delay: 0 }),
  }

  for (const [how, press] of Object.entries(twice)) {
    test(`on LOGIN sends one request, ${how}`, async ({ page, baseURL }) => {
      const { learner } = await newAccount(baseURL ?? '')
      const posts = await countPosts(page, '/api/auth/login')
      await page.goto('/login')
      await page.getByLabel('Email').fill(learner.email)
      await page.getByLabel('Password', { exact: true }).fill(learner.password)
      await press(page.getByRole('button', { name: 'LOGIN' }))
      await expect(page.getByRole('button', { name: /'s account$/ })).toBeVisible()
      expect(posts()).toBe(1)
    })

    test(`on Activate sends one request, ${how}`, async ({ page }) => {
      await newBuyer(page)
      const posts = await countPosts(page, '/api/user-plan-purchases')
      await page.goto('/pricing')
      await press(planCard(page, 'Free Start').getByRole('button', { name: 'Activate' }))
      await expect(toast(page, 'Free plan activated successfully!')).toBeVisible()
      await expect(page).toHaveURL(/\/exams$/)
      expect(posts()).toBe(1)
    })
  }
})
