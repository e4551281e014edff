import { expect, test, type Page } from '@playwright/test'
import { activateFreePlan, chooseExam, logIn, newLearner, signUp } from './support/learner'
import { readPaper } from './support/paper'
import { answerReading, choose, options, proceedToListening, questionHeading } from './support/room'

const paper = readPaper('eps-topik-mini')
const total = paper.reading.length + paper.listening.length

async function startMiniExam(page: Page) {
  const learner = newLearner()
  await signUp(page, learner)
  await logIn(page, learner)
  await activateFreePlan(page)
  await chooseExam(page, paper.topic)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
}

/** Seconds on the section's clock. */
async function secondsLeft(page: Page) {
  const text =
    (await page
      .getByText(/Time: \d\d:\d\d/)
      .first()
      .textContent()) ?? ''
  const [, minutes = 'NaN', seconds = 'NaN'] = /(\d\d):(\d\d)/.exec(text) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

test('a reload in the middle of reading keeps answers, place and time', async ({ page }) => {
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

test('a reload in the middle of a clip loses neither an answer nor a play, and grants none', async ({ page }) => {
  await startMiniExam(page)
  await answerReading(page, paper.reading, total)
  await proceedToListening(page)
  const first = paper.listening[0]
  if (!first) throw new Error('the mini exam has no listening section')
  await expect(page.getByText('Playing audio (Play 2 of 2)…')).toBeVisible()

  await page.reload()

  await expect(questionHeading(page, paper.reading.length + 1, total, 'Listening')).toBeVisible()
  // Without a press since the reload a browser may hold the sound back; then the room offers the press.
  const playAudio = page.getByRole('button', { name: 'Play audio' })
  const playing = page.getByText('Playing audio (Play 2 of 2)…')
  await expect(playAudio.or(playing).first()).toBeVisible()
  if (await playAudio.isVisible()) await playAudio.click()
  await expect(page.getByText('Please answer the question (5 seconds remaining).').first()).toBeVisible()
  await choose(page, first.right)
  await expect(questionHeading(page, paper.reading.length + 2, total, 'Listening')).toBeVisible()
  await expect(page.getByText('Playing audio (Play 1 of 2)…')).toBeVisible()
})

test('Start Exam with an unfinished attempt asks before it clears anything', async ({ page }) => {
  await startMiniExam(page)
  await choose(page, 3)
  await page.goto('/exams')
  await chooseExam(page, paper.topic)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resume' }).click()
  await expect(options(page).nth(3)).toBeChecked()

  await page.goto('/exams')
  await chooseExam(page, paper.topic)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
  await expect(options(page).nth(3)).not.toBeChecked()
})
