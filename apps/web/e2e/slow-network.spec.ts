import { expect, test, type Page } from '@playwright/test'
import { newAccount } from '@naru/app-shell/e2e/account'
import { newLearner, submitSignUp } from '@naru/app-shell/e2e/learner'
import { readSampleExam } from '@naru/app-shell/e2e/sampleExam'
import { questionHeading } from '@naru/app-shell/e2e/examRoom'

const sampleExam = readSampleExam('eps-topik-mini')
const examId = 'eps-topik-mini'

/** Delays the site's code, as a slow network does. @returns releases it */
async function delayCode(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Records the matching paths that a page requests, in order. */
function recordRequests(page: Page, pattern: RegExp): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pattern.test(pathname)) requested.push(pathname)
  })
  return requested
}

test('replays a press made before the code has loaded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await delayCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: 'Open menu' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')

  release()

  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
})

test('preserves a phone number typed before the code has loaded', async ({ page }) => {
  const release = await delayCode(page)
  await page.goto('/signup', { waitUntil: 'commit' })
  const phone = page.getByLabel('Phone', { exact: true })
  await phone.fill('0771234567')

  release()

  await expect(phone).toHaveValue('077 123 4567')
})

for (const path of ['/login', '/login?returnTo=/profile'])
  test(`${path} preserves text typed before the code has loaded, and submits it once`, async ({ page, baseURL }) => {
    const { learner } = await newAccount(baseURL ?? '')
    const sent = recordRequests(page, /^\/api\/auth\/login$/)
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    const release = await delayCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    const email = page.getByLabel('Email', { exact: true })
    await email.fill(learner.email)
    await page.getByLabel('Password', { exact: true }).fill(learner.password)
    // The browser's native form submission does not reload the page.
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(email).toHaveValue(learner.email)
    expect(sent).toEqual([])

    release()

    await expect(page.getByRole('button', { name: /'s account$/ })).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(addresses.filter((address) => address.includes('email='))).toEqual([])
  })

test('a sign-up sent before the code has loaded is sent afterwards', async ({ page }) => {
  const release = await delayCode(page)
  await page.goto('/signup', { waitUntil: 'commit' })
  await submitSignUp(page, newLearner())

  release()

  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
})

test('the button of a login does not move when the code has loaded', async ({ page }) => {
  const release = await delayCode(page)
  await page.goto('/login?returnTo=/quiz', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'LOGIN' })
  await expect(page.getByText('Please log in to see that page.')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const place = await button.boundingBox()

  release()

  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
  expect(await button.boundingBox()).toEqual(place)
})

test('the exam room requests its exam once, before its code has loaded', async ({ browser, baseURL }) => {
  // The browser has the learner's session cookie and nothing else.
  const { state } = await newAccount(baseURL ?? '')
  const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: state })
  const page = await context.newPage()
  const calls = recordRequests(page, /^\/api\//)
  const release = await delayCode(page)
  await page.goto(`/quiz/${examId}`, { waitUntil: 'commit' })

  const first = ['/api/auth/is-auth', '/api/user/data', '/api/auth/check-access']
  const whole = [...first, `/api/exams/${examId}`, `/api/exams/${examId}/progress`]
  await expect.poll(() => calls).toEqual(whole)
  release()

  await expect(
    questionHeading(page, 1, sampleExam.reading.length + sampleExam.listening.length, 'Reading'),
  ).toBeVisible()
  for (const path of whole.slice(0, 4)) expect(calls.filter((call) => call === path)).toHaveLength(1)
  await context.close()
})

test('prefetches nothing for a visitor', async ({ page }) => {
  const calls = recordRequests(page, /^\/api\//)
  const code = recordRequests(page, /^\/assets\/.*\.js$/)
  const release = await delayCode(page)
  const response = await page.goto(`/quiz/${examId}`, { waitUntil: 'commit' })
  expect(response?.headers()['link']).toBeUndefined()
  await expect(page.getByText('Loading exam…')).toBeAttached()
  await expect.poll(() => code.length).toBeGreaterThan(3)
  expect(calls).toEqual([])

  const answered: number[] = []
  page.on('response', (one) => {
    if (new URL(one.url()).pathname.startsWith('/api/exams')) answered.push(one.status())
  })
  release()

  await expect(page).toHaveURL(/\/login\?returnTo=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  expect(answered.filter((status) => status !== 401)).toEqual([])
})
