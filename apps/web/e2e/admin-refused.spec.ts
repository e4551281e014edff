import { expect } from '@playwright/test'
import { examId, openRoom, test, total } from './support/faults'
import { admin } from './support/admin'
import { openArea } from './support/adminArea'
import { logIn } from './support/learner'
import { navigateTo } from './support/navigation'
import { choose, questionHeading } from './support/examRoom'

test.describe('a learner', () => {
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

    // Roles between learner and admin read some pages, so the server names the role there.
    const [admins, role] = ['Only an admin may do this.', 'Your role does not allow this.']
    for (const [path, reason] of [
      ['/admin', admins],
      ['/admin/users', admins],
      ['/admin/users/somebody', admins],
      ['/admin/plans', admins],
      ['/admin/advertisements', admins],
      ['/admin/videos', admins],
      ['/admin/exams', role],
      [`/admin/exams/${examId}/statistics`, role],
      ['/admin/floors', admins],
      ['/admin/mails', admins],
      ['/admin/messages', admins],
      ['/admin/payments', admins],
      ['/admin/security', role],
      ['/admin/audit', admins],
      [`/admin/preview/${examId}`, role],
    ] as const) {
      await navigateTo(page, path)
      await expect(page).toHaveURL(path)
      await expect(page.getByText('This page is for admins.')).toBeVisible()
      await expect(page.getByText(reason)).toBeVisible()
    }
    // Admin pages do load admin code, so the check above can fail.
    expect(adminScripts()).not.toEqual([])
  })

  test('deactivated during an exam keeps the answers, and resumes after being activated again', async ({
    page,
    browser,
    account,
  }) => {
    await openRoom(page)
    await choose(page, 1)
    const adminPage = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
    await logIn(adminPage, admin)
    await openArea(adminPage, '/userActivation', 'Users Activation Status')
    const { firstName, lastName, email, password } = account.learner
    const row = adminPage.getByRole('row', { name: `${firstName} ${lastName}` })
    const press = async (shown: 'Active' | 'Inactive') => {
      const saved = adminPage.waitForResponse((response) => response.request().method() === 'PATCH')
      await row.getByRole('button', { name: shown, exact: true }).click()
      expect((await saved).status()).toBe(200)
    }
    await press('Active')

    // The exam room stays open with its answers.
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(questionHeading(page, 2, total, 'Reading')).toBeVisible()
    await choose(page, 0)

    const loginPage = await page.context().newPage()
    await loginPage.goto('/login')
    await loginPage.getByLabel('Email').fill(email)
    await loginPage.getByLabel('Password', { exact: true }).fill(password)
    await loginPage.getByRole('button', { name: 'LOGIN' }).click()
    await expect(loginPage.getByText('This account has been disabled. Please contact us.').first()).toBeVisible()
    await loginPage.close()

    await press('Inactive')
    await adminPage.context().close()
    await logIn(page, account.learner)
    await page.goto(`/quiz/${examId}`)
    await expect(page.getByRole('button', { name: /^Question 1, answered, option 2\b/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Question 2, answered, option 1\b/ })).toBeVisible()
  })
})

test('a visitor is redirected to /login, and back to the admin area', async ({ browser }) => {
  const page = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
  await page.goto('/admin/plans')
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  await page.context().close()
})
