import { expect, type Page } from '@playwright/test'
import type { SampleQuestion } from './sampleExam'

export function questionHeading(page: Page, position: number, total: number, section: 'Reading' | 'Listening') {
  return page.getByRole('heading', { name: `Question ${position} of ${total} (${section} Section)` })
}

export function options(page: Page) {
  return page.getByRole('radio')
}

/** Chooses an option of the current question. @param position from 0 */
export async function choose(page: Page, position: number) {
  await options(page).nth(position).check({ force: true })
  await expect(options(page).nth(position)).toBeChecked()
}

/** Fails unless every option can be pressed without scrolling: it is in the window, and nothing covers it. */
export async function expectOptionsInView(page: Page) {
  const areInView = () =>
    options(page).evaluateAll((radios) =>
      radios.map((radio) => {
        const { left, top, bottom } = radio.getBoundingClientRect()
        const option = radio.closest('label')
        return [top + 2, bottom - 2].every((y) => option?.contains(document.elementFromPoint(left + 20, y)) === true)
      }),
    )
  await expect.poll(areInView).toEqual([true, true, true, true])
}

export function wrongOption(question: Pick<SampleQuestion, 'right' | 'options'>) {
  return (question.right + 1) % question.options
}

/** Answers the whole reading section from its first question; ends on its last one. */
export async function answerReading(
  page: Page,
  questions: SampleQuestion[],
  total: number,
  choice: (question: SampleQuestion, index: number) => number = (question) => question.right,
) {
  for (const [index, question] of questions.entries()) {
    await expect(questionHeading(page, index + 1, total, 'Reading')).toBeVisible()
    await choose(page, choice(question, index))
    if (index < questions.length - 1) await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
}

/** Proceeds to the listening section and confirms. */
export async function proceedToListening(page: Page) {
  await page.getByRole('button', { name: 'Proceed to Listening', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Proceed to Listening Section' })
  await dialog.getByRole('button', { name: 'Proceed' }).click()
}

/** Seconds shown on the section's timer. */
export async function secondsLeft(page: Page): Promise<number> {
  const text = await page
    .getByText(/Time: \d\d:\d\d/)
    .first()
    .textContent()
  const [, minutes = 'NaN', seconds = 'NaN'] = /(\d\d):(\d\d)/.exec(text ?? '') ?? []
  return Number(minutes) * 60 + Number(seconds)
}
