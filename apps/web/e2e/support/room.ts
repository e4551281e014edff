import { expect, type Page } from '@playwright/test'
import type { PaperQuestion } from './paper'

/** The heading over the question on screen. */
export function questionHeading(page: Page, position: number, total: number, section: 'Reading' | 'Listening') {
  return page.getByRole('heading', { name: `Question ${position} of ${total} (${section} Section)` })
}

/** The options of the question on screen. */
export function options(page: Page) {
  return page.getByRole('radio')
}

/** Chooses an option of the question on screen, by its position from 0. */
export async function choose(page: Page, position: number) {
  await options(page).nth(position).check({ force: true })
  await expect(options(page).nth(position)).toBeChecked()
}

/** A position that is not the right one. */
export function wrongOption(question: PaperQuestion) {
  return (question.right + 1) % question.options
}

/** Answers the whole reading section, starting at its first question, and leaves the last one on screen. */
export async function answerReading(
  page: Page,
  questions: PaperQuestion[],
  total: number,
  choice: (question: PaperQuestion, index: number) => number = (question) => question.right,
) {
  for (const [index, question] of questions.entries()) {
    await expect(questionHeading(page, index + 1, total, 'Reading')).toBeVisible()
    await choose(page, choice(question, index))
    if (index < questions.length - 1) await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
}

/** Confirms the way into the listening section. */
export async function proceedToListening(page: Page) {
  await page.getByRole('button', { name: 'Proceed to Listening', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Proceed to Listening Section' })
  await dialog.getByRole('button', { name: 'Proceed' }).click()
}
