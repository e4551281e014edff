import { expect, type Page } from '@playwright/test'
import { expectResults, newAccount, type Account } from '@naru/app-shell/e2e/account'
import { test as base } from '@naru/app-shell/e2e/fixtures'
import { chooseExam } from '@naru/app-shell/e2e/learner'
import { readSampleExam } from '@naru/app-shell/e2e/sampleExam'
import { answerReading, choose, proceedToListening, questionHeading, wrongOption } from '@naru/app-shell/e2e/examRoom'

/** The exam that every learner may take: five reading questions in five minutes, then five listening questions in four. */
export const examId = 'eps-topik-mini'
export const sampleExam = readSampleExam(examId)
export const total = sampleExam.reading.length + sampleExam.listening.length
/** URL pattern of sent results. */
export const resultsCall = '**/api/results'
/** URL pattern of the exam's clips. */
export const clips = /\/media\/.+\.(m4a|mp3|wav|ogg|webm)$/

/** A test with a new learner who is logged in and has the free plan. Without a route, which would switch the browser's cache off. */
export const test = base.extend<{ account: Account }>({
  account: async ({ baseURL }, use) => use(await newAccount(baseURL ?? '')),
  storageState: async ({ account }, use) => use(account.state),
})

/** Opens the exam room at the first question, without the guidelines. */
export async function openRoom(page: Page) {
  await page.goto(`/quiz/${examId}`)
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
}

/** Opens the exam's guidelines from the list of exams. */
export async function openGuidelines(page: Page) {
  await page.goto('/exams')
  await chooseExam(page, sampleExam.topic)
}

/** Answers the reading section correctly except for the first `wrong` questions, and stays on its last question. */
export async function answerAllReading(page: Page, wrong = 0) {
  await answerReading(page, sampleExam.reading, total, (question, index) =>
    index < wrong ? wrongOption(question) : question.right,
  )
}

/** Goes from the last reading question into listening. */
export async function startListening(page: Page) {
  await proceedToListening(page)
  await expect(questionHeading(page, sampleExam.reading.length + 1, total, 'Listening')).toBeVisible()
}

/** Advances the page's clock, which must be installed, past the end of both sections. */
export async function letTimeRunOut(page: Page) {
  await page.clock.fastForward('15:00')
  await expect(page.getByRole('heading', { name: 'Exam Results' })).toBeVisible()
}

/** Answers the first question correctly and the second wrongly, and stays on the third. */
export async function answerTwo(page: Page) {
  const [first, second] = sampleExam.reading
  if (!first || !second) throw new Error('the exam has no two reading questions')
  await choose(page, first.right)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(questionHeading(page, 2, total, 'Reading')).toBeVisible()
  await choose(page, wrongOption(second))
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
}

/** Opens the exam room on the page's clock, which it installs, and answers two questions. */
export async function openAndAnswerTwo(page: Page) {
  await page.clock.install()
  await openRoom(page)
  await answerTwo(page)
}

/** Expects the two answers of `answerTwo` on any question. */
export async function expectTwoAnswers(page: Page) {
  const [first, second] = sampleExam.reading
  if (!first || !second) throw new Error('the exam has no two reading questions')
  await expect(cell(page, 1, first.right)).toBeVisible()
  await expect(cell(page, 2, wrongOption(second))).toBeVisible()
}

/** The navigator's cell of an answered question. @param option position from 0 */
export function cell(page: Page, number: number, option: number) {
  return page.getByRole('button', { name: new RegExp(`^Question ${number}, answered, option ${option + 1}\\b`) })
}

/** Expects exactly one result of this learner on the server. @param right its number of correct answers */
export function expectOneResult(baseURL: string | undefined, { learner }: Account, right: number) {
  return expectResults(baseURL ?? '', learner, [right * 5])
}

export function expectNoResult(baseURL: string | undefined, { learner }: Account) {
  return expectResults(baseURL ?? '', learner, [])
}
