import { expect } from '@playwright/test'
import { test } from '@naru/app-shell/e2e/fixtures'
import { chooseExam } from '@naru/app-shell/e2e/learner'
import { readSampleExam } from '@naru/app-shell/e2e/sampleExam'
import { options, questionHeading } from '@naru/app-shell/e2e/examRoom'

const sampleExam = readSampleExam('eps-topik-reading-1')
const total = sampleExam.reading.length

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: false,
  storageState: async ({ learnerState }, use) => use(learnerState),
})

test('a reading-only exam is taken on a phone-sized screen by keyboard alone', async ({ page }) => {
  await page.goto('/exams')
  await chooseExam(page, sampleExam.topic)
  const start = page.getByRole('button', { name: 'Start Exam' })
  // `press` does not wait, as `click` does, until the search for an earlier attempt enables the button.
  await expect(start).toBeEnabled()
  await start.press('Enter')

  for (const [index, question] of sampleExam.reading.entries()) {
    // It has the first focus, so that the keys work at once.
    await expect(questionHeading(page, index + 1, total, 'Reading')).toBeFocused()
    const radios = options(page)
    await page.keyboard.press('1')
    for (let step = 0; step < question.right; step += 1) await page.keyboard.press('ArrowDown')
    await expect(radios.nth(question.right)).toBeChecked()
    if (index < total - 1) await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  }
  // The page does not scroll horizontally on a narrow screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: /^(Finish|Submit)/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Exam Results' })).toBeVisible()
  await expect(page.getByText('100%').first()).toBeVisible()
})

test.describe('in a browser that speaks Persian', () => {
  test.use({ locale: 'fa-IR' })

  test('the volume increases to the right, and is shown in the site’s digits', async ({ page }) => {
    await page.goto('/exams')
    await chooseExam(page, readSampleExam('eps-topik-mini').topic)
    const volume = page.getByRole('slider', { name: 'Volume' })
    await volume.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(volume).toHaveAttribute('aria-valuetext', '95')
    await page.keyboard.press('ArrowRight')
    await expect(volume).toHaveAttribute('aria-valuetext', '100')
  })
})
