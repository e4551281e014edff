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

test('F25: full storage shows a banner, the exam continues, and its result is sent', async ({
  page,
  baseURL,
  account,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openRoom(page)
  await answerTwo(page)
  await expect(banner(page)).toBeVisible()
  await expectTwoAnswers(page)
  await letTimeRunOut(page)
  await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()
  await expectOneResult(baseURL, account, 1)
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

test('F27: corrupt, partial or outdated stored values neither crash the exam room nor hide the valid ones', async ({
  page,
  baseURL,
  account,
}) => {
  await openRoom(page)
  await answerTwo(page)
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'About Naru' })).toBeVisible()
  await page.evaluate((id) => {
    const bad = ['{', 'null', '[1,2', '-1', 'NaN', '"\u{D800}"', '9'.repeat(400), 'true', '{"a":{"b":[]}}']
    const names = ['currentQuestionIndex', 'phase', 'choices', 'flags', 'latestTime', 'audioPosition', 'answerDeadline']
    for (const [at, name] of names.entries()) localStorage.setItem(`exam-${id}-${name}`, bad[at % bad.length] ?? '')
    localStorage.setItem(`exam-${id}-result`, '{"version":99}')
  }, examId)
  await page.goto(`/quiz/${examId}`)
  await expect(page.getByRole('heading', { name: /^Question \d of 10 \(Reading Section\)$/ })).toBeVisible()
  await expectTwoAnswers(page)
  await expect(page.getByText('Some of your saved answers could not be read')).toBeVisible()
  await letTimeRunOut(page)
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
