import { expect, test } from '@playwright/test'
import { cell, examId, openRoom, sampleExam, total, answerTwo, expectTwoAnswers, letTimeRunOut } from './support/faults'
import { choose, questionHeading } from '@naru/app-shell/e2e/examRoom'
import { demoLearner, submitLogin } from '@naru/app-shell/e2e/learner'
import { secondServer } from './support/secondServer'
import { storedMedia } from './support/storedMedia'

test.use({ baseURL: ({ baseURL }, use) => use(secondServer(baseURL)) })

test('F17: in a classroom on plain HTTP, two tabs used in turn lose no answer, and all clips are on the device', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await submitLogin(page, demoLearner)
  await expect(page.getByRole('button', { name: /'s account$/ })).toBeVisible()
  expect(
    await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'caches' in window, 'randomUUID' in crypto]),
  ).toEqual([false, false, false, false])

  await page.clock.install()
  await openRoom(page)
  await answerTwo(page)
  await expect.poll(() => storedMedia(page, 'clips')).toHaveLength(sampleExam.listening.length)
  const other = await context.newPage()
  // Before the page: a clock that jumps ahead would end the page's requests.
  await other.clock.resume()
  await other.goto(`/quiz/${examId}`)
  await other.getByRole('button', { name: 'Continue here' }).click()
  await expect(questionHeading(other, 3, total, 'Reading')).toBeVisible()
  await expectTwoAnswers(other)
  await choose(other, sampleExam.reading[2]?.right ?? 0)

  await page.getByRole('button', { name: 'Continue here' }).click()
  await expect(cell(page, 3, sampleExam.reading[2]?.right ?? 0)).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await choose(page, sampleExam.reading[3]?.right ?? 0)
  await expect(other.getByRole('heading', { name: 'This exam is open in another tab' })).toBeVisible()
  await letTimeRunOut(page)
  await expect(page.getByText(/^Result saved successfully!/)).toBeVisible()
  await expect(page.getByText('15 / 50')).toBeVisible()
})
