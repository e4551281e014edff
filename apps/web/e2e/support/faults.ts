import { expect, test as base, type Page } from '@playwright/test'
import { expectResults, newAccount, type Account } from './account'
import { chooseExam } from './learner'
import { readPaper } from './paper'
import { answerReading, choose, proceedToListening, questionHeading, wrongOption } from './room'
import { silentWav } from './wav'

/** The exam that every learner may take: five reading questions in five minutes, then five listening questions in four. */
export const examId = 'eps-topik-mini'
/** What is in it. */
export const paper = readPaper(examId)
/** How many questions it has. */
export const total = paper.reading.length + paper.listening.length
/** Where results are sent. */
export const resultsCall = '**/api/results'
/** Where the exam's sound is. */
export const clips = /\/media\/.+\.(m4a|mp3|wav|ogg|webm)$/

/** A test of a learner of its own, who is logged in and has the free plan. Clips are short, so that nobody waits for them. */
export const test = base.extend<{ account: Account; clipSeconds: number }>({
  clipSeconds: [0.4, { option: true }],
  account: async ({ baseURL }, use) => use(await newAccount(baseURL ?? '')),
  storageState: async ({ account }, use) => use(account.state),
  context: async ({ context, clipSeconds }, use) => {
    await context.route(clips, (route) => route.fulfill({ contentType: 'audio/wav', body: silentWav(clipSeconds) }))
    await use(context)
  },
})

/** Opens the exam room at the first question, without the guidelines. */
export async function openRoom(page: Page) {
  await page.goto(`/quiz/${examId}`)
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
}

/** Takes the exam from the list to its guidelines. */
export async function openGuidelines(page: Page) {
  await page.goto('/exams')
  await chooseExam(page, paper.topic)
}

/** Answers all of reading right but the first `wrong` questions, and stays there. */
export async function answerAllReading(page: Page, wrong = 0) {
  await answerReading(page, paper.reading, total, (question, index) =>
    index < wrong ? wrongOption(question) : question.right,
  )
}

/** Goes from the last reading question into listening. */
export async function enterListening(page: Page) {
  await proceedToListening(page)
  await expect(questionHeading(page, paper.reading.length + 1, total, 'Listening')).toBeVisible()
}

/** Lets so much time go by that both sections are over; the page needs a clock that was installed. */
export async function letTimeRunOut(page: Page) {
  await page.clock.fastForward('15:00')
  await expect(page.getByRole('heading', { name: 'Exam Results' })).toBeVisible()
}

/** Answers two questions and stays at the third: right, then wrong. */
export async function answerTwo(page: Page) {
  const [first, second] = paper.reading
  if (!first || !second) throw new Error('the exam has no two reading questions')
  await choose(page, first.right)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(questionHeading(page, 2, total, 'Reading')).toBeVisible()
  await choose(page, wrongOption(second))
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
}

/** Expects the two answers of `answerTwo`, whatever question is on screen. */
export async function expectTwoAnswers(page: Page) {
  const [first, second] = paper.reading
  if (!first || !second) throw new Error('the exam has no two reading questions')
  await expect(cell(page, 1, first.right)).toBeVisible()
  await expect(cell(page, 2, wrongOption(second))).toBeVisible()
}

/** The navigator's cell of an answered question. @param option position from 0 */
export function cell(page: Page, number: number, option: number) {
  return page.getByRole('button', { name: new RegExp(`^Question ${number}, answered, option ${option + 1}\\b`) })
}

/** Expects that the server has exactly one result of this learner, with so many right answers. */
export function expectOneResult(baseURL: string | undefined, { learner }: Account, right: number) {
  return expectResults(baseURL ?? '', learner, [right * 5])
}

/** Expects that the server has no result of this learner. */
export function expectNoResult(baseURL: string | undefined, { learner }: Account) {
  return expectResults(baseURL ?? '', learner, [])
}

/** Seconds on the section's clock. */
export async function secondsLeft(page: Page): Promise<number> {
  const text = await page
    .getByText(/Time: \d\d:\d\d/)
    .first()
    .textContent()
  const [, minutes = 'NaN', seconds = 'NaN'] = /(\d\d):(\d\d)/.exec(text ?? '') ?? []
  return Number(minutes) * 60 + Number(seconds)
}
