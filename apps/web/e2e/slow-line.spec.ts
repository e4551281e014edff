import { expect, test, type Page } from '@playwright/test'
import { newAccount } from './support/account'
import { readPaper } from './support/paper'
import { questionHeading } from './support/room'

const paper = readPaper('eps-topik-mini')
const examId = 'eps-topik-mini'

/** Holds the site's code back, as a slow line does, until it is let through. @returns lets it through */
async function holdCode(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const until = new Promise<void>((done) => {
    letThrough = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await until
    await route.continue()
  })
  return letThrough
}

/** Paths of what a page asks for, in order, as far as they match. */
function watchRequests(page: Page, pattern: RegExp): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pattern.test(pathname)) asked.push(pathname)
  })
  return asked
}

test('what is pressed before the code is here is done when it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const letThrough = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: 'Open menu' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')

  letThrough()

  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
})

test('what is typed before the code is here stays, and is sent when the form is', async ({ page, baseURL }) => {
  const { learner } = await newAccount(baseURL ?? '')
  const sent = watchRequests(page, /^\/api\/auth\/login$/)
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  const letThrough = await holdCode(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const email = page.getByLabel('Email', { exact: true })
  await email.fill(learner.email)
  await page.getByLabel('Password', { exact: true }).fill(learner.password)
  // Nothing happens yet: the page is not sent anew by the browser's own form.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await expect(email).toHaveValue(learner.email)
  expect(sent).toEqual([])

  letThrough()

  await expect(page.getByRole('button', { name: /'s account$/ })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(addresses.filter((address) => address.includes('?'))).toEqual([])
})

test('the exam room asks for its paper before its code is here, and once', async ({ browser, baseURL }) => {
  // Of this learner the browser knows nothing but the session cookie.
  const { state } = await newAccount(baseURL ?? '')
  const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: state })
  const page = await context.newPage()
  const calls = watchRequests(page, /^\/api\//)
  const letThrough = await holdCode(page)
  await page.goto(`/quiz/${examId}`, { waitUntil: 'commit' })

  const first = ['/api/auth/is-auth', '/api/user/data', '/api/auth/check-access']
  const whole = [...first, `/api/exams/${examId}`, `/api/exams/${examId}/progress`]
  await expect.poll(() => calls).toEqual(whole)
  letThrough()

  await expect(questionHeading(page, 1, paper.reading.length + paper.listening.length, 'Reading')).toBeVisible()
  for (const path of whole.slice(0, 4)) expect(calls.filter((call) => call === path)).toHaveLength(1)
  await context.close()
})

test('nothing is asked ahead for a visitor', async ({ page }) => {
  const calls = watchRequests(page, /^\/api\//)
  const code = watchRequests(page, /^\/assets\/.*\.js$/)
  const letThrough = await holdCode(page)
  const response = await page.goto(`/quiz/${examId}`, { waitUntil: 'commit' })
  expect(response?.headers()['link']).toBeUndefined()
  await expect(page.getByText('Loading exam…')).toBeAttached()
  await expect.poll(() => code.length).toBeGreaterThan(3)
  expect(calls).toEqual([])

  const answered: number[] = []
  page.on('response', (one) => {
    if (new URL(one.url()).pathname.startsWith('/api/exams')) answered.push(one.status())
  })
  letThrough()

  await expect(page).toHaveURL(/\/login\?returnTo=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  expect(answered.filter((status) => status !== 401)).toEqual([])
})
