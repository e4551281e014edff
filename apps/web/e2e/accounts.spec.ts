import { expect, test, type Page } from '@playwright/test'
import { newLearner, submitLogin, submitSignUp } from '@naru/app-shell/e2e/learner'
import { readCode } from '@naru/app-shell/e2e/outbox'

const fromAccountMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: /'s account$/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const enterCode = async (page: Page, code: string) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Verification Code' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(code)
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Password' })).toBeVisible()
}

test('a learner signs up, verifies the email address, and logs in with a new password; ASVS 49: no requested URL contains an email, code, password or token', async ({
  page,
  baseURL,
}) => {
  const learner = newLearner()
  const server = baseURL ?? ''
  const requested: string[] = []
  page.on('request', (request) => requested.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await page.goto('/videos')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await submitSignUp(page, learner)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await page.getByText('Remember me').click()
  await submitLogin(page, learner)
  // The page that required a login.
  await expect(page).toHaveURL(/\/videos$/)
  // It asks nobody to log in twice.
  await page.goto('/login')
  await expect(page).toHaveURL(/\/$/)

  await fromAccountMenu(page, 'Verify email')
  const verification = await readCode(server, 'verify', learner.email)
  await page.getByRole('textbox', { name: 'OTP' }).fill(verification)
  await page.getByRole('button', { name: 'VERIFY' }).click()
  await expect(page.getByText('Email verified successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)

  await fromAccountMenu(page, 'Logout')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(learner.email)
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  expect((await page.request.get('/api/user/data')).status()).toBe(401)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(learner.email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const code = await readCode(server, 'reset', learner.email)

  const wrong = code === '000000' ? '000001' : '000000'
  const renewed = { ...learner, password: `another ${learner.password}` }
  await enterCode(page, wrong)
  await page.getByLabel('New Password', { exact: true }).fill(renewed.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(renewed.password)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('main').getByText('This code is wrong or has expired.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to Code' }).click()

  await enterCode(page, code)
  await page.getByLabel('New Password', { exact: true }).fill(renewed.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(renewed.password)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('main').getByText('Password has been reset successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()

  await page.getByRole('textbox', { name: 'Email' }).fill(learner.email)
  await page.getByLabel('Password', { exact: true }).fill(learner.password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await submitLogin(page, renewed)
  await expect(page).toHaveURL(/\/$/)

  const { email, password } = learner
  const token = (await page.context().cookies()).find(({ name }) => name === 'sid')?.value ?? 'no cookie'
  for (const secret of [
    email,
    encodeURIComponent(email),
    password,
    renewed.password,
    '771234567',
    token,
    verification,
    code,
  ]) {
    expect(requested.filter((line) => line.includes(secret))).toEqual([])
  }
  expect(requested.length).toBeGreaterThan(10)
})
