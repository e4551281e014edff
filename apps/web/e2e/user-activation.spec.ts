import { callAs, logInByCall, newAccount } from '@naru/app-shell/e2e/account'
import { test } from '@naru/app-shell/e2e/fixtures'
import { expect } from '@playwright/test'

test.use({ storageState: async ({ adminState }, use) => use(adminState) })

test('an admin deactivates a learner, who is logged out and refused, and activates them again', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await newAccount(baseURL ?? '')
  const { firstName, lastName, email, password } = account.learner
  const learnerContext = await browser.newContext({ storageState: account.state })
  const learner = await learnerContext.newPage()
  await learner.goto('/dashboard')
  await expect(learner.getByRole('heading', { level: 2, name: /^Hello, Nimali/ })).toBeVisible()
  await page.goto('/userActivation')
  await expect(page.getByRole('heading', { level: 1, name: 'Users Activation Status' })).toBeVisible()
  await expect(page.getByText('Admin Name')).toBeVisible()
  const row = page.getByRole('row', { name: `${firstName} ${lastName}` })
  const press = async (shown: 'Active' | 'Inactive', next: 'Active' | 'Inactive') => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await row.getByRole('button', { name: shown, exact: true }).click()
    expect((await saved).status()).toBe(200)
    await expect(row.getByRole('button', { name: next, exact: true })).toBeVisible()
  }

  await press('Active', 'Inactive')
  await learner.getByRole('link', { name: 'Exams' }).first().click()
  await expect(learner).toHaveURL(/\/login/)
  await learner.getByLabel('Email').fill(email)
  await learner.getByLabel('Password', { exact: true }).fill(password)
  await learner.getByRole('button', { name: 'LOGIN' }).click()
  await expect(learner.getByText('This account has been disabled. Please contact us.').first()).toBeVisible()
  await expect(learner).toHaveURL(/\/login/)

  await page.reload()
  await press('Inactive', 'Active')
  await learnerContext.close()
  const call = await callAs(baseURL ?? '')
  await logInByCall(call, account.learner)
  await call.dispose()
})
