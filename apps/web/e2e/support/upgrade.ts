import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { Schemas } from '@naru/api/types'
import { callAs, type Account } from './account'
import { examId, sampleExam, total } from './faults'
import { choose, questionHeading } from './examRoom'

/** Positions, from 0, of two wrong options of the second reading question that get the same text. */
export const equalOptions = [1, 3] as const

/** Gives these two options the same text, so that only the option's id identifies the chosen one. */
export async function makeOptionsEqual(context: BrowserContext): Promise<void> {
  await context.route(`**/api/exams/${examId}`, async (route) => {
    const response = await route.fetch()
    const exam: Schemas['Exam'] = await response.json()
    const [first, second] = equalOptions.map((position) => exam.questions[1]?.answers[position])
    if (first?.text === undefined || second === undefined) throw new Error('the question has other options')
    second.text = first.text
    await route.fulfill({ response, json: exam })
  })
}

/** Plays the clips to their end and answers correctly, except for the last `except` questions. */
export async function answerListening(page: Page, except = 0): Promise<void> {
  for (const [index, question] of sampleExam.listening.slice(0, sampleExam.listening.length - except).entries()) {
    await expect(questionHeading(page, sampleExam.reading.length + index + 1, total, 'Listening')).toBeVisible()
    await playClip(page)
    await choose(page, question.right)
  }
}

/** Waits until the current question's clip has played and its answer window is open. Presses 'Play audio' if autoplay is blocked. */
export async function playClip(page: Page, timeout = 15_000): Promise<void> {
  const press = page.getByRole('button', { name: 'Play audio' })
  const answerWindow = page.getByText(/Please answer the question \(\d seconds? remaining\)\./)
  await expect(press.or(page.getByText('Playing audio')).or(answerWindow).first()).toBeVisible()
  if (await press.isVisible()) await press.click()
  await expect(answerWindow.first()).toBeVisible({ timeout })
}

/** Reads the learner's running attempt from the server. */
export async function progressOnServer(baseURL: string, account: Account): Promise<Schemas['SavedProgress']> {
  const call = await callAs(baseURL, account.state)
  const { progress }: Schemas['ProgressResponse'] = await (await call.get(`/api/exams/${examId}/progress`)).json()
  await call.dispose()
  return progress
}

/**
 * Waits for a result of this learner on the server; expects that it is the only one and has exactly these answers.
 *
 * @param positions of the chosen options from 0, in the order of the exam; null: not answered
 */
export async function expectOneResultWith(
  baseURL: string,
  account: Account,
  positions: readonly (number | null)[],
): Promise<void> {
  const call = await callAs(baseURL, account.state)
  const readResults = async (): Promise<Schemas['MyResult'][]> => (await call.get('/api/results/mine')).json()
  await expect.poll(async () => (await readResults()).length).toBe(1)
  const [saved] = await readResults()
  const review: Schemas['AttemptReview'] = await (await call.get(`/api/results/${saved?.attemptId}`)).json()
  await call.dispose()
  const chosen = review.exam.questions.map(({ answers }, index) => {
    const option = answers[positions[index] ?? -1]
    return option?.text ?? option?.photo ?? ''
  })
  expect(review.result.questions?.map(({ userAnswer }) => userAnswer)).toEqual(chosen)
}
