import { expect, test, type Page } from '@playwright/test'
import { activateFreePlan, chooseExam, logIn, newLearner, signUp } from './support/learner'
import { readSampleExam } from './support/sampleExam'
import { answerReading, choose, options, proceedToListening, questionHeading } from './support/examRoom'

const sampleExam = readSampleExam('eps-topik-mini')
const total = sampleExam.reading.length + sampleExam.listening.length

async function startMiniExam(page: Page) {
  const learner = newLearner()
  await signUp(page, learner)
  await logIn(page, learner)
  await activateFreePlan(page)
  await chooseExam(page, sampleExam.topic)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
}

/** Seconds shown on the section's timer. */
async function secondsLeft(page: Page) {
  const text =
    (await page
      .getByText(/Time: \d\d:\d\d/)
      .first()
      .textContent()) ?? ''
  const [, minutes = 'NaN', seconds = 'NaN'] = /(\d\d):(\d\d)/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

test('a reload during reading restores answers, question and time', async ({ page }) => {
  await startMiniExam(page)
  await choose(page, 2)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await choose(page, 1)
  const before = await secondsLeft(page)

  await page.reload()

  await expect(questionHeading(page, 2, total, 'Reading')).toBeVisible()
  await expect(options(page).nth(1)).toBeChecked()
  const after = await secondsLeft(page)
  expect(after).toBeLessThanOrEqual(before)
  expect(after).toBeGreaterThan(before - 20)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(options(page).nth(2)).toBeChecked()
})

test('a reload during a clip neither loses nor adds an answer or a play', async ({ page }) => {
  await startMiniExam(page)
  await answerReading(page, sampleExam.reading, total)
  await proceedToListening(page)
  const first = sampleExam.listening[0]
  if (!first) throw new Error('the mini exam has no listening section')
  await expect(page.getByText('Playing audio (Play 2 of 2)…')).toBeVisible()

  await page.reload()

  await expect(questionHeading(page, sampleExam.reading.length + 1, total, 'Listening')).toBeVisible()
  // Without a press since the reload a browser may block autoplay; then the exam room shows 'Play audio'.
  const playAudio = page.getByRole('button', { name: 'Play audio' })
  const playing = page.getByText('Playing audio (Play 2 of 2)…')
  await expect(playAudio.or(playing).first()).toBeVisible()
  if (await playAudio.isVisible()) await playAudio.click()
  await expect(page.getByText('Please answer the question (5 seconds remaining).').first()).toBeVisible()
  await choose(page, first.right)
  await expect(questionHeading(page, sampleExam.reading.length + 2, total, 'Listening')).toBeVisible()
  await expect(page.getByText('Playing audio (Play 1 of 2)…')).toBeVisible()
})

test('Start Exam with an unfinished attempt asks before clearing it', async ({ page }) => {
  await startMiniExam(page)
  await choose(page, 3)
  await page.goto('/exams')
  await chooseExam(page, sampleExam.topic)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).click()
  await expect(options(page).nth(3)).toBeChecked()

  await page.goto('/exams')
  await chooseExam(page, sampleExam.topic)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
  await expect(options(page).nth(3)).not.toBeChecked()
})
