import { expect, type Page } from '@playwright/test'
import { callAs, newAccount, verifyEmail } from '@naru/app-shell/e2e/account'
import { admin } from '@naru/app-shell/e2e/admin'
import { questionHeading, secondsLeft } from '@naru/app-shell/e2e/examRoom'
import { test } from '@naru/app-shell/e2e/fixtures'
import { chooseExam, submitLogin } from '@naru/app-shell/e2e/learner'
import { navigateTo, waitForWorker } from '@naru/app-shell/e2e/navigation'

/** Opens an admin page and waits for its heading. */
async function openArea(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test.describe('an admin', () => {
  test.use({ storageState: async ({ adminState }, use) => use(adminState) })

  test('gives a learner extra time, shown by guidelines, timer and audit log', async ({ page, browser, baseURL }) => {
    const account = await newAccount(baseURL ?? '')
    const { email, firstName, lastName } = account.learner
    await openArea(page, '/admin/users', 'Users')
    await page.getByLabel('Name or email').fill(email)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('1 user', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: `${firstName} ${lastName}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` })).toBeFocused()
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.getByRole('radio', { name: '2 times the minutes' }).click()
    expect((await saved).status()).toBe(200)
    await expect(page.getByText('The minutes are multiplied by 2.')).toBeVisible()

    const learnerContext = await browser.newContext({ storageState: account.state })
    const learner = await learnerContext.newPage()
    await learner.goto('/exams')
    await chooseExam(learner, 'EPS-TOPIK Mini Practice')
    await expect(learner.getByText('Reading: 10 minutes. Listening: 8 minutes.')).toBeVisible()
    await learner.goto('/quiz/eps-topik-mini')
    await expect(questionHeading(learner, 1, 10, 'Reading')).toBeVisible()
    expect(await secondsLeft(learner)).toBeGreaterThan(9 * 60)
    await learnerContext.close()

    await openArea(page, `/admin/audit?subject=${account.userId}`, 'Audit log')
    await expect(page.getByRole('row', { name: /Set extra time/ })).toContainText('Time factor: 1 → 2')
    await expect(page.getByRole('row', { name: /Viewed a user/ }).first()).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Export/ }).click()
    expect((await download).suggestedFilename()).toBe('audit-log.jsonl')
  })

  test('answers a message, which its writer reads among the notifications and deletes', async ({
    page,
    browser,
    baseURL,
  }) => {
    const account = await newAccount(baseURL ?? '')
    await verifyEmail(baseURL ?? '', account)
    const { email, firstName, lastName } = account.learner
    const calls = await callAs(baseURL ?? '')
    const message = { firstName, lastName, contactNumber: '0771234567', email, message: 'Where is my plan?' }
    expect((await calls.post('/api/contact', { data: message })).ok()).toBe(true)
    const name = `${firstName} ${lastName}`
    await openArea(page, '/admin/messages?state=open', 'Messages')
    await page.getByRole('button', { name: `Answer: ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: `Answer ${name}` })
    await dialog.getByLabel('Your answer').fill('Your plan is active now.')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(`The answer to ${name} is on its way.`)).toBeVisible()
    await expect(page.getByRole('button', { name: `Answer: ${name}` })).toHaveCount(0)

    const learnerContext = await browser.newContext({ storageState: account.state })
    const learner = await learnerContext.newPage()
    await learner.goto('/notification')
    await expect(learner.getByText('Your plan is active now.')).toBeVisible()
    await learner.getByRole('checkbox', { name: 'We answered your message' }).check()
    await learner.getByRole('button', { name: 'Delete Selected' }).click()
    await expect(learner.getByText('Your plan is active now.')).toHaveCount(0)
    await learner.reload()
    await expect(learner.getByRole('button', { name: 'Clear All' })).toBeVisible()
    await expect(learner.getByText('Your plan is active now.')).toHaveCount(0)
    await learnerContext.close()
  })
})

test.describe('a learner', () => {
  test.use({ storageState: async ({ learnerState }, use) => use(learnerState) })

  test('has no admin link, is refused on every admin page, and loads no admin code elsewhere', async ({ page }) => {
    const scripts = new Map<string, string>()
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.set(response.url(), await response.text().catch(() => ''))
    })
    await page.goto('/about')
    for (const path of ['/', '/dashboard', '/exams', '/pricing', '/leaderboard', '/myresult', '/profile', '/videos']) {
      await navigateTo(page, path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    await page.getByRole('button', { name: /'s account$/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Admin' })).toHaveCount(0)
    expect(scripts.size).toBeGreaterThan(3)
    const adminScripts = () => [...scripts].filter(([, code]) => code.includes('/api/admin/')).map(([url]) => url)
    expect(adminScripts()).toEqual([])

    // The stories hold every page's refusal. Roles between learner and admin read some pages, so the server names the role there.
    for (const [path, reason] of [
      ['/admin/users', 'Only an admin may do this.'],
      ['/admin/exams', 'Your role does not allow this.'],
    ] as const) {
      await navigateTo(page, path)
      await expect(page).toHaveURL(path)
      await expect(page.getByText('This page is for admins.')).toBeVisible()
      await expect(page.getByText(reason)).toBeVisible()
    }
    // Admin pages do load admin code, so the check above can fail.
    expect(adminScripts()).not.toEqual([])
  })
})

test.describe('staff who used the learners’ site before', () => {
  test.use({ serviceWorkers: 'allow', storageState: async ({ adminState }, use) => use(adminState) })

  test('get their pages from the network, though the worker controls the site', async ({ page }) => {
    await page.goto('/exams')
    await waitForWorker(page)
    for (const [path, heading] of [
      ['/admin', 'Admin'],
      ['/desk/papers', 'Papers'],
    ] as const) {
      const response = await page.goto(path)
      expect(response?.fromServiceWorker()).toBe(false)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    expect((await page.goto('/exams'))?.fromServiceWorker()).toBe(true)
  })
})

test('without a session an admin page leads to the login and back, and Logout to the login', async ({ page }) => {
  await page.goto('/admin/users?search=nimal')
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent('/admin/users?search=nimal')}`)
  await submitLogin(page, admin)
  await expect(page).toHaveURL('/admin/users?search=nimal')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()

  await page.getByRole('button', { name: /'s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/desk/papers')
  await expect(page).toHaveURL('/login?returnTo=%2Fdesk%2Fpapers')
})
