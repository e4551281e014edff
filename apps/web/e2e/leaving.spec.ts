import { expect, type Page } from '@playwright/test'
import {
  answerTwo,
  examId,
  expectNoResult,
  expectOneResult,
  expectTwoAnswers,
  letTimeRunOut,
  openGuidelines,
  openRoom,
  paper,
  test,
  total,
} from './support/faults'
import { isSameDocument, markDocument, otherDocument } from './support/inside'
import { questionHeading } from './support/room'

/** The specified sentence. */
const sentence = 'Your exam results will not be saved if you leave. Are you sure?'

/** Goes from the list of exams by its guidelines into the room, and answers two questions. */
async function startExam(page: Page) {
  await openGuidelines(page)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
  await answerTwo(page)
}

/** Presses the browser's Back. It does not wait for a navigation: a running exam is not left by it. */
const pressBack = (page: Page) => page.evaluate(() => history.back())
const pressForward = (page: Page) => page.evaluate(() => history.forward())
const entries = (page: Page) => page.evaluate(() => history.length)

const question = (page: Page) => page.getByRole('alertdialog').filter({ hasText: sentence })

async function stay(page: Page) {
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
  await expect(page).toHaveURL(/\/quiz$/)
}

const expectGuidelines = async (page: Page) => {
  await expect(page).toHaveURL(/\/guidelines$/)
  await expect(page.getByRole('heading', { level: 1, name: `Guidelines for the ${paper.topic} Exam` })).toBeVisible()
}

test('Back in a running exam asks in the app’s own words, as often as it is pressed, and leaves for the page before', async ({
  page,
  baseURL,
  account,
}) => {
  const prompts: string[] = []
  page.on('dialog', (dialog) => {
    prompts.push(dialog.type())
    void dialog.accept()
  })
  await startExam(page)
  await markDocument(page)
  const before = await entries(page)

  await pressBack(page)
  await stay(page)
  await pressBack(page)
  await stay(page)
  await pressBack(page)
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
  expect(await entries(page)).toBe(before)

  await pressBack(page)
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expectGuidelines(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Whoever has confirmed is not asked again by the browser.
  expect(prompts).toEqual([])

  // What was answered is not lost: the room opens where it was left.
  await pressForward(page)
  await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
  await expectTwoAnswers(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await pressBack(page)
  await stay(page)
  await expectNoResult(baseURL, account)
})

test('a reload adds no entry to the history, and Back asks at once', async ({ page }) => {
  await startExam(page)
  const before = await entries(page)
  for (const _ of [1, 2]) {
    await page.reload()
    await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
    await expectTwoAnswers(page)
    expect(await entries(page)).toBe(before)
  }

  await pressBack(page)
  await stay(page)
  expect(await entries(page)).toBe(before)
  await pressBack(page)
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expectGuidelines(page)
})

test('a room without an answer is left by Back without a question', async ({ page }) => {
  await openGuidelines(page)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
  await pressBack(page)
  await expectGuidelines(page)
})

test('where the room is the first page of the tab, leaving it leads to the exams', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('about:blank')
  await page.evaluate((address) => location.replace(address), `${test.info().project.use.baseURL}/quiz/${examId}`)
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
  expect(await entries(page)).toBe(1)
  await answerTwo(page)

  await pressBack(page)
  await question(page).getByRole('button', { name: 'Leave' }).click()

  await expect(page).toHaveURL(/\/exams$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Available Exams' })).toBeFocused()
})

test('the browser itself asks when a running exam is closed or loaded anew', async ({ page }) => {
  await startExam(page)
  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing
  await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
})

test('after the exam Back leads out in one press and without a question, and Forward shows its review', async ({
  page,
  baseURL,
  account,
}) => {
  await page.clock.install()
  await startExam(page)
  await letTimeRunOut(page)
  await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()

  await pressBack(page)
  await expectGuidelines(page)
  await expect(question(page)).toHaveCount(0)

  await pressForward(page)
  await expect(page.getByRole('heading', { name: 'Exam Results' })).toBeVisible()
  await expect(page.getByText(/Time: \d\d:\d\d/)).toHaveCount(0)
  await pressBack(page)
  await expectGuidelines(page)
  await expectOneResult(baseURL, account, 1)
})

test.describe('a room from the back/forward cache', () => {
  /** As the browser does when it shows a document that it had put aside as it was. */
  const restore = (page: Page) =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

  test('is loaded anew without a question, and has what storage has', async ({ page }) => {
    const prompts: string[] = []
    page.on('dialog', (dialog) => {
      prompts.push(dialog.type())
      void dialog.accept()
    })
    await startExam(page)
    await markDocument(page)
    const before = await entries(page)

    await restore(page)

    await otherDocument(page)
    await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
    await expectTwoAnswers(page)
    expect(prompts).toEqual([])
    expect(await entries(page)).toBe(before)
  })

  test('does not run on when its exam was finished meanwhile', async ({ page, baseURL, account }) => {
    await page.clock.install()
    await openRoom(page)
    await answerTwo(page)
    await letTimeRunOut(page)
    await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()
    await markDocument(page)

    await restore(page)

    await otherDocument(page)
    await expect(page.getByRole('heading', { name: 'Exam Results' })).toBeVisible()
    await expect(page.getByText(/Time: \d\d:\d\d/)).toHaveCount(0)
    await expectOneResult(baseURL, account, 1)
  })
})
