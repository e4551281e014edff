import { expect } from '@playwright/test'
import {
  answerTwo,
  expectOneResult,
  openRoom,
  sampleExam,
  resultsCall,
  secondsLeft,
  test,
  total,
} from '../support/faults'
import { questionHeading } from '../support/examRoom'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('F20: a clock set forward an hour ends the exam, and all answers are sent', async ({ page, baseURL, account }) => {
  await openRoom(page)
  await answerTwo(page)
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now + 3_600_000)
  await expect(page.getByRole('heading', { name: 'Exam Results' })).toBeVisible()
  await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()
  await expectOneResult(baseURL, account, 1)
})

test('F23: a page with timers throttled to one a minute shows the right time when visible, and times out once', async ({
  page,
  baseURL,
  account,
}) => {
  await page.addInitScript(() => {
    const { setInterval } = window
    Object.assign(window, {
      setInterval: (call: () => void, wait = 0) => setInterval.call(window, call, Math.max(wait, 60_000)),
    })
  })
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/results')) posts += 1
  })
  await openRoom(page)
  await answerTwo(page)
  await page.clock.fastForward('02:10')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(170)
  expect(await secondsLeft(page)).toBeGreaterThan(140)
  await page.clock.fastForward('20:00')
  await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()
  await page.clock.runFor(180_000)
  expect(posts).toBe(1)
  await expectOneResult(baseURL, account, 1)
})

test('F31: listening that starts by timeout plays its clip, or shows the play button', async ({
  page,
  baseURL,
  account,
}) => {
  await page.route(resultsCall, (route) => route.continue())
  await openRoom(page)
  await answerTwo(page)
  await page.clock.fastForward('05:01')
  await expect(questionHeading(page, sampleExam.reading.length + 1, total, 'Listening')).toBeVisible()
  const press = page.getByRole('button', { name: 'Play audio' })
  const playing = page.getByText(/Playing audio|Please answer the question/)
  await expect(press.or(playing).first()).toBeVisible()
  if (await press.isVisible()) await press.click()
  await expect(page.getByText(/Please answer the question/).first()).toBeVisible()
  await page.clock.fastForward('05:00')
  await expectOneResult(baseURL, account, 1)
})
