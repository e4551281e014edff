import { expect, test } from '@playwright/test'
import { newBuyer } from './support/buyer'
import { demoLearner, submitLogin } from './support/learner'

test('a learner without a plan sees no exams, and a hint to buy a plan', async ({ page }) => {
  await newBuyer(page)
  await page.goto('/exams')
  await expect(page.getByText('No exams available. Please purchase a plan to access exams.')).toBeVisible()
  const refused = await page.request.get('/api/exams/eps-topik-mini')
  expect([403, 404]).toContain(refused.status())
})

test('a visitor who opens a learner’s page is redirected to login and back', async ({ page }) => {
  await page.goto('/exams')
  await expect(page).toHaveURL(/\/login/)
  await submitLogin(page, demoLearner)
  await expect(page).toHaveURL(/\/exams$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Available Exams' })).toBeVisible()
})

test('logout ends the session in the browser and on the server', async ({ page }) => {
  await newBuyer(page)
  await page.goto('/')
  await page.getByRole('button', { name: /'s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  expect((await page.request.get('/api/user/data')).status()).toBe(401)
})
