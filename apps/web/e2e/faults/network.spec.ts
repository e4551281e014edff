import { expect, type Page } from '@playwright/test'
import { endSession } from '@naru/app-shell/e2e/account'
import {
  answerAllReading,
  examId,
  expectOneResult,
  letTimeRunOut,
  openRoom,
  sampleExam,
  resultsCall,
  test,
  total,
} from '../support/faults'
import { expectPicturesOfFourth, picturesOf } from '../support/examPictures'

const right = sampleExam.reading.length

/** Opens the exam and answers its reading section. */
async function answerReadingSection(page: Page) {
  await page.clock.install()
  await openRoom(page)
  await answerAllReading(page)
}

const savedDialog = (page: Page) => page.getByText('Result saved successfully! Attempt 1')

test('F7: a result is saved on the device while offline, and sent automatically when online', async ({
  page,
  context,
  baseURL,
  account,
}) => {
  await answerReadingSection(page)
  await context.setOffline(true)
  await letTimeRunOut(page)
  await expect(page.getByText('Failed to save result. Please try again.')).toBeVisible()
  await expect(page.getByText(/on this device/).first()).toBeVisible()

  await context.setOffline(false)
  await expect(savedDialog(page)).toBeVisible()
  await expectOneResult(baseURL, account, right)
})

test('F8: a result whose response was lost after the server had stored it is stored once', async ({
  page,
  baseURL,
  account,
}) => {
  await answerReadingSection(page)
  let posts = 0
  await page.route(resultsCall, async (route) => {
    posts += 1
    if (posts > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await letTimeRunOut(page)
  await expect(page.getByText('Failed to save result. Please try again.')).toBeVisible()
  await page.clock.fastForward(2000)
  await expect(savedDialog(page)).toBeVisible()
  expect(posts).toBe(2)
  await expectOneResult(baseURL, account, right)
})

test('pictures are prefetched, so that later questions show theirs offline', async ({ page, context }) => {
  const loaded = new Set<string>()
  page.on('requestfinished', (request) => loaded.add(new URL(request.url()).pathname))
  await openRoom(page)
  const pictures = await picturesOf(page, `/api/exams/${examId}`)
  await expect.poll(() => pictures.filter((path) => !loaded.has(path))).toEqual([])

  await context.setOffline(true)
  await expectPicturesOfFourth(page, total)
})

test('the review’s code loads after the first answer; when it fails the marks are shown, and the review follows', async ({
  page,
}) => {
  const code = /\/assets\/ResultReview-[^/]*\.js$/
  let isRequested = false
  await page.route(code, (route) => {
    isRequested = true
    return route.abort('connectionreset')
  })
  await page.clock.install()
  await openRoom(page)
  await page.waitForLoadState('networkidle')
  expect(isRequested).toBe(false)
  await answerAllReading(page)
  await expect.poll(() => isRequested).toBe(true)

  await letTimeRunOut(page)
  await expect(savedDialog(page)).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.getByRole('status').getByText('Loading the review…')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back to Exams' })).toBeVisible()

  await page.unroute(code)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('radiogroup', { name: 'Show questions' })).toBeVisible()
  await expect(page.getByText('Loading the review…')).toHaveCount(0)
})

test('F14: a result refused because the session ended is sent after logging in again, without leaving the exam', async ({
  page,
  baseURL,
  account,
}) => {
  await answerReadingSection(page)
  await endSession(baseURL ?? '', account.state)
  await letTimeRunOut(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await dialog.getByLabel('Email').fill(account.learner.email)
  await dialog.getByLabel('Password', { exact: true }).fill(account.learner.password)
  await dialog.getByRole('button', { name: 'LOGIN' }).click()
  await expect(savedDialog(page)).toBeVisible()
  await expect(page).toHaveURL(/\/quiz\//)
  await expect(page.getByText('You are logged out.')).toHaveCount(0)
  await expectOneResult(baseURL, account, right)
})
