import { expect, type Page } from '@playwright/test'
import { callAs, logInByCall, newAccount, setActive, type Account } from '@naru/app-shell/e2e/account'
import {
  examId,
  expectNoResult,
  expectOneResult,
  letTimeRunOut,
  openAndAnswerTwo,
  resultsCall,
  test,
  total,
} from '../support/faults'
import { submitLogin } from '@naru/app-shell/e2e/learner'
import { questionHeading } from '@naru/app-shell/e2e/examRoom'

async function logOut(page: Page) {
  await page.getByRole('button', { name: /'s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
}

/** Gives the browser a new session of a learner. */
async function logInHere(page: Page, baseURL: string | undefined, { learner }: Account) {
  const call = await callAs(baseURL ?? '')
  const { cookies } = await logInByCall(call, learner)
  await page.context().addCookies(cookies)
  await call.dispose()
}

test('F15: an unsent result is hidden from the next learner, never sent as theirs, and sent when its owner logs in', async ({
  page,
  baseURL,
  account,
}) => {
  const other = await newAccount(baseURL ?? '')
  await openAndAnswerTwo(page)
  await page.route(resultsCall, (route) => route.abort('connectionrefused'))
  await letTimeRunOut(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: 'Back to Exams' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Available Exams' })).toBeVisible()
  await logOut(page)
  await page.unroute(resultsCall)

  await logInHere(page, baseURL, other)
  await page.goto(`/quiz/${examId}`)
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Question 1, not answered/ })).toBeVisible()
  await page.clock.fastForward(120_000)
  await expectNoResult(baseURL, other)
  await expectNoResult(baseURL, account)

  await page.goto('/exams')
  await logOut(page)
  await logInHere(page, baseURL, account)
  await page.goto('/exams')
  await expectOneResult(baseURL, account, 1)
  await expectNoResult(baseURL, other)
})

test('F35: a result of a learner deactivated during the exam is saved on the device, announced, and sent later', async ({
  page,
  baseURL,
  account,
}) => {
  await openAndAnswerTwo(page)
  await setActive(baseURL ?? '', account, false)
  await letTimeRunOut(page)
  await expect(page.getByText('You are logged out. Your answers are saved on this device.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download my answers' })).toBeAttached()

  await setActive(baseURL ?? '', account, true)
  await page.goto('/login')
  await submitLogin(page, account.learner)
  await expectOneResult(baseURL, account, 1)
})
