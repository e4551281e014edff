import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { Schemas } from '@naru/api/types'
import { callAs, type Account } from './account'
import { examId, paper, total } from './faults'
import { choose, questionHeading } from './room'

/** Two wrong options of the second reading question that read the same in these journeys, by their position from 0. */
export const equalOptions = [1, 3] as const

/** Gives those two options the same text: then only an option's own id tells which one was chosen. */
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

/** Hears clips to their end and answers right, without the last `except` questions. Presses 'Play audio' where the browser wants it. */
export async function answerListening(page: Page, except = 0): Promise<void> {
  for (const [index, question] of paper.listening.slice(0, paper.listening.length - except).entries()) {
    await expect(questionHeading(page, paper.reading.length + index + 1, total, 'Listening')).toBeVisible()
    await hearClip(page)
    await choose(page, question.right)
  }
}

/** Waits until the clip of the question on screen was heard and the time to answer runs. */
export async function hearClip(page: Page, timeout = 15_000): Promise<void> {
  const press = page.getByRole('button', { name: 'Play audio' })
  const answerWindow = page.getByText(/Please answer the question \(\d seconds? remaining\)\./)
  await expect(press.or(page.getByText('Playing audio')).or(answerWindow).first()).toBeVisible()
  if (await press.isVisible()) await press.click()
  await expect(answerWindow.first()).toBeVisible({ timeout })
}

/** The learner's running attempt as the server has it. */
export async function progressOnServer(baseURL: string, account: Account): Promise<Schemas['SavedProgress']> {
  const call = await callAs(baseURL, account.state)
  const { progress }: Schemas['ProgressResponse'] = await (await call.get(`/api/exams/${examId}/progress`)).json()
  await call.dispose()
  return progress
}

/**
 * Waits until the server has a result of this learner, and expects that it is the only one and has exactly these answers.
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
