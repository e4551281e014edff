import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { newLearner, type Learner } from '@naru/app-shell/e2e/learner'

/** Headers of the site's own pages. */
const headers = { 'sec-fetch-site': 'same-origin' }

/** Signs a new learner without a plan up and logs the page's browser in, through the API. @param replaced replaces some of the usual data */
export async function newBuyer(page: Page, replaced: Partial<Learner> = {}): Promise<Learner> {
  const learner = { ...newLearner(), ...replaced }
  const { firstName: name, lastName: lName, email, password } = learner
  const data = { name, lName, phone: '+94771234567', email, password }
  expect((await page.request.post('/api/auth/register', { data, headers })).ok()).toBe(true)
  expect((await page.request.post('/api/auth/login', { data: { email, password }, headers })).ok()).toBe(true)
  return learner
}

export async function hasAccess(page: Page): Promise<boolean> {
  const response = await page.request.get('/api/auth/check-access')
  return (await response.text()) === '{"canAccessExam":true}'
}

export const planCard = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Opens /pricing and presses Purchase on a plan. */
export async function pressPurchase(page: Page, plan: string): Promise<void> {
  await page.goto('/pricing')
  await planCard(page, plan).getByRole('button', { name: 'Purchase' }).click()
}

/** Waits for the payment window of the gateway stand-in. */
export async function paymentWindow(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe[title="Stand-in for the payment gateway"]')
  await expect(frame.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  return frame
}

export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: /notification/i }).getByText(text)
