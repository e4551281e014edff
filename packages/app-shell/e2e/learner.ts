import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export interface Learner {
  firstName: string
  lastName: string
  /** As typed into the national field: Sri Lanka is preset. */
  phone: string
  email: string
  password: string
}

export function newLearner(): Learner {
  const id = randomBytes(4).toString('hex')
  return {
    firstName: 'Nimali',
    lastName: `Perera ${id}`,
    phone: '0771234567',
    email: `nimali-${id}@learners.test`,
    password: `correct horse ${id}`,
  }
}

/** The learner of the sample content, who has a plan that unlocks every exam. */
export const demoLearner = { email: 'demo@naru.test', password: 'naru-demo' }

/** Fills in the open form of /signup and sends it. */
export async function submitSignUp(page: Page, learner: Learner) {
  await page.getByLabel('First name').fill(learner.firstName)
  await page.getByLabel('Last name').fill(learner.lastName)
  await page.getByLabel('Phone', { exact: true }).fill(learner.phone)
  await page.getByRole('textbox', { name: 'Email' }).fill(learner.email)
  await page.getByLabel('Password', { exact: true }).fill(learner.password)
  await page.getByRole('button', { name: 'SIGN UP' }).click()
}

/** Logs in through the open form of /login, and waits for the account menu. */
export async function submitLogin(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByRole('button', { name: /'s account$/ })).toBeVisible()
}

/** Opens /login and logs in; ends on the page after login. */
export async function logIn(page: Page, credentials: { email: string; password: string }) {
  // After a sign-up the page is open, with the email filled in.
  if (!page.url().endsWith('/login')) await page.goto('/login')
  await submitLogin(page, credentials)
}

export async function chooseExam(page: Page, topic: string) {
  const card = page.getByRole('article').filter({ hasText: topic })
  await card.getByRole('button', { name: /^Take Exam/ }).click()
  await expect(page).toHaveURL(/\/guidelines$/)
  await expect(page.getByRole('heading', { level: 1, name: `Guidelines for the ${topic} Exam` })).toBeVisible()
}
