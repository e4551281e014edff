import { expect, type Page } from '@playwright/test'
import { callAs } from '@naru/app-shell/e2e/account'
import {
  answerTwo,
  cell,
  examId,
  expectNoResult,
  expectOneResult,
  expectTwoAnswers,
  letTimeRunOut,
  openAndAnswerTwo,
  openGuidelines,
  openRoom,
  sampleExam,
  test,
  total,
} from '../support/faults'
import { choose, options, questionHeading } from '@naru/app-shell/e2e/examRoom'

const openElsewhere = (page: Page) => page.getByRole('heading', { name: 'This exam is open in another tab' })

async function continueHere(page: Page) {
  await page.getByRole('button', { name: 'Continue here' }).click()
  await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
}

test('F16: a second tab shows no question until it steals the lock; nothing is overwritten', async ({
  page,
  context,
  baseURL,
  account,
}) => {
  await openAndAnswerTwo(page)
  const other = await context.newPage()
  // Before the page: a clock that jumps ahead would end the page's requests.
  await other.clock.resume()
  await other.goto(`/quiz/${examId}`)
  await expect(openElsewhere(other)).toBeVisible()
  await expect(options(other)).toHaveCount(0)

  await continueHere(other)
  await expectTwoAnswers(other)
  await expect(openElsewhere(page)).toBeVisible()
  await choose(other, sampleExam.reading[2]?.right ?? 0)

  await continueHere(page)
  await expect(cell(page, 3, sampleExam.reading[2]?.right ?? 0)).toBeVisible()
  await expectTwoAnswers(page)
  await other.close()
  await letTimeRunOut(page)
  await expectOneResult(baseURL, account, 2)
})

test('an attempt started on another device is offered, and resumes with its answers', async ({
  page,
  browser,
  baseURL,
  account,
}) => {
  await openRoom(page)
  await answerTwo(page)
  const countSavedAnswers = async () => {
    const call = await callAs(baseURL ?? '', account.state)
    const response: { progress: { answers: object } | null } = await (
      await call.get(`/api/exams/${examId}/progress`)
    ).json()
    await call.dispose()
    return Object.keys(response.progress?.answers ?? {}).length
  }
  await expect.poll(countSavedAnswers).toBe(2)
  await page.close()

  const device = await browser.newContext({ storageState: account.state, ...(baseURL && { baseURL }) })
  const other = await device.newPage()
  await other.clock.install()
  await openGuidelines(other)
  await other.getByRole('button', { name: 'Start Exam' }).click()
  const dialog = other.getByRole('dialog', { name: 'You have an unfinished attempt' })
  await expect(dialog.getByText(/on another device/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Resume' }).click()
  await expectTwoAnswers(other)
  await expectNoResult(baseURL, account)
  await letTimeRunOut(other)
  await expectOneResult(baseURL, account, 1)
  await device.close()
})
