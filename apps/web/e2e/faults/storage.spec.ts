import { expect, type Page } from '@playwright/test'
import {
  answerTwo,
  examId,
  expectOneResult,
  expectTwoAnswers,
  letTimeRunOut,
  openRoom,
  test,
  total,
} from '../support/faults'
import { questionHeading } from '../support/examRoom'

const banner = (page: Page) => page.getByText('Its storage is full or switched off.')

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('F26: blocked storage shows a banner, and the result is sent', async ({ page, baseURL, account }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await openRoom(page)
  await answerTwo(page)
  await expect(banner(page)).toBeVisible()
  await letTimeRunOut(page)
  await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()
  await expectOneResult(baseURL, account, 1)
})

test('F28: values deleted during the exam are restored from memory and from the backup store', async ({
  page,
  baseURL,
  account,
}) => {
  await openRoom(page)
  await answerTwo(page)
  await page.evaluate((id) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`exam-${id}-`)) localStorage.removeItem(key)
  }, examId)
  await expectTwoAnswers(page)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => page.evaluate((id) => localStorage.getItem(`exam-${id}-userAnswers`), examId)).not.toBeNull()

  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'About Naru' })).toBeVisible()
  await page.evaluate((id) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`exam-${id}-`)) localStorage.removeItem(key)
  }, examId)
  await page.goto(`/quiz/${examId}`)
  await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
  await expectTwoAnswers(page)
  await letTimeRunOut(page)
  await expectOneResult(baseURL, account, 1)
})
