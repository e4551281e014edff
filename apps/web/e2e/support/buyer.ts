import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { newLearner, type Learner } from './learner'

/** Calls as the site's own pages make them, with the page's cookies. */
const headers = { 'sec-fetch-site': 'same-origin' }

/** Signs a new learner up and logs the page's browser in, all by calls; the learner has no plan. */
export async function newBuyer(page: Page): Promise<Learner> {
  const learner = newLearner()
  const { firstName: name, lastName: lName, email, password } = learner
  const data = { name, lName, phone: '+94771234567', email, password }
  expect((await page.request.post('/api/auth/register', { data, headers })).ok()).toBe(true)
  expect((await page.request.post('/api/auth/login', { data: { email, password }, headers })).ok()).toBe(true)
  return learner
}

/** Whether the learner of this page may take exams, as the server says. */
export async function hasAccess(page: Page): Promise<boolean> {
  const answer = await page.request.get('/api/auth/check-access')
  return (await answer.text()) === '{"canAccessExam":true}'
}

/** The card of a plan on /pricing. */
export const planCard = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Opens /pricing and presses Purchase on a plan. */
export async function pressPurchase(page: Page, plan: string): Promise<void> {
  await page.goto('/pricing')
  await planCard(page, plan).getByRole('button', { name: 'Purchase' }).click()
}

/** The window of the gateway's stand-in, once it shows its buttons. */
export async function paymentWindow(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe[title="Stand-in for the payment gateway"]')
  await expect(frame.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  return frame
}

/** A toast with these words. */
export const toast = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: /notification/i }).getByText(words)
