import { expect, type Dialog, type Page } from '@playwright/test'
import {
  answerTwo,
  examId,
  expectNoResult,
  expectOneResult,
  expectTwoAnswers,
  letTimeRunOut,
  openGuidelines,
  sampleExam,
  test,
  total,
} from './support/faults'
import { isSameDocument, markDocument, navigateTo, waitForOtherDocument } from '@naru/app-shell/e2e/navigation'
import { waitForPage } from '@naru/app-shell/e2e/pages'
import { routes } from './support/routes'
import { questionHeading } from '@naru/app-shell/e2e/examRoom'

/** Fixed by the specification. */
const sentence = 'Your exam results will not be saved if you leave. Are you sure?'

/** Opens the exam room from the list and the guidelines, and answers two questions. */
async function startExam(page: Page) {
  await openGuidelines(page)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
  await answerTwo(page)
}

/** Presses Back without waiting for a navigation, because a running exam stays open. */
const pressBack = (page: Page) => page.evaluate(() => history.back())
const pressForward = (page: Page) => page.evaluate(() => history.forward())
const historyLength = (page: Page) => page.evaluate(() => history.length)

/** Dispatches the event of a document restored from the back/forward cache. */
const restore = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

const leaveDialog = (page: Page) => page.getByRole('alertdialog').filter({ hasText: sentence })

async function stay(page: Page) {
  await leaveDialog(page).getByRole('button', { name: 'Stay' }).click()
  await expect(leaveDialog(page)).toHaveCount(0)
  await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
  await expect(page).toHaveURL(/\/quiz$/)
}

const expectGuidelines = async (page: Page) => {
  await expect(page).toHaveURL(/\/guidelines$/)
  await expect(
    page.getByRole('heading', { level: 1, name: `Guidelines for the ${sampleExam.topic} Exam` }),
  ).toBeVisible()
}

test('every Back after the first answer shows the app’s own dialog; Leave opens the previous page', async ({
  page,
  baseURL,
  account,
}) => {
  const prompts: string[] = []
  page.on('dialog', (dialog) => {
    prompts.push(dialog.type())
    void dialog.accept()
  })
  await openGuidelines(page)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
  // Nothing to lose yet.
  await pressBack(page)
  await expectGuidelines(page)
  await pressForward(page)
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
  await answerTwo(page)
  await markDocument(page)
  const before = await historyLength(page)

  await pressBack(page)
  await stay(page)
  await pressBack(page)
  await stay(page)
  await pressBack(page)
  // The dialog hears keys once it has the focus.
  await expect(page.locator('[role="alertdialog"]:is(:focus, :focus-within)')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(leaveDialog(page)).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
  expect(await historyLength(page)).toBe(before)

  await pressBack(page)
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click()
  await expectGuidelines(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // After the dialog is confirmed, the browser does not ask again.
  expect(prompts).toEqual([])

  // The exam room reopens with question and answers.
  await pressForward(page)
  await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
  await expectTwoAnswers(page)
  await expect(questionHeading(page, 3, total, 'Reading')).toBeFocused()
  await pressBack(page)
  await stay(page)
  await expectNoResult(baseURL, account)
})

test('a reload and a return from the back/forward cache add no history entry and restore the state, the browser asks before the tab is closed, and Back asks at once', async ({
  page,
}) => {
  await startExam(page)
  const before = await historyLength(page)
  for (const _ of [1, 2]) {
    await page.reload()
    await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
    await expectTwoAnswers(page)
    expect(await historyLength(page)).toBe(before)
  }
  const prompts: string[] = []
  const accept = (dialog: Dialog) => {
    prompts.push(dialog.type())
    void dialog.accept()
  }
  page.on('dialog', accept)
  await markDocument(page)
  await restore(page)
  await waitForOtherDocument(page)
  page.off('dialog', accept)
  await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
  await expectTwoAnswers(page)
  expect(await historyLength(page)).toBe(before)
  expect(prompts).toEqual([])

  await pressBack(page)
  await stay(page)
  expect(await historyLength(page)).toBe(before)

  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing
  await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()

  await pressBack(page)
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click()
  await expectGuidelines(page)
})

test('leaving an exam room that is the tab’s first page opens the exams', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('about:blank')
  await page.evaluate((address) => location.replace(address), `${test.info().project.use.baseURL}/quiz/${examId}`)
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
  expect(await historyLength(page)).toBe(1)
  await answerTwo(page)

  await pressBack(page)
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click()

  await expect(page).toHaveURL(/\/exams$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Available Exams' })).toBeFocused()
})

/** All pages have the same frame, whose stories hold the rest. */
const resumable = ['/', '/dashboard', '/pricing']

test('a running exam resumes from the pages of the site, at its question and with its answers', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await startExam(page)
  const resume = page.getByRole('button', { name: 'Resume' })
  await page.goto('/')
  for (const { path, title } of routes.filter((route) => resumable.includes(route.path))) {
    await navigateTo(page, path)
    await waitForPage(page, title)
    await expect(resume, path).toBeVisible()
  }
  await resume.click()
  await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
  await expectTwoAnswers(page)
})

test('after the exam one Back leaves without asking, and Forward shows its review', async ({
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
  await expect(leaveDialog(page)).toHaveCount(0)

  await pressForward(page)
  await expect(page.getByRole('heading', { name: 'Exam Results' })).toBeVisible()
  await expect(page.getByText(/Time: \d\d:\d\d/)).toHaveCount(0)

  // From the back/forward cache it does not resume either.
  await markDocument(page)
  await restore(page)
  await waitForOtherDocument(page)
  await expect(page.getByRole('heading', { name: 'Exam Results' })).toBeVisible()
  await expect(page.getByText(/Time: \d\d:\d\d/)).toHaveCount(0)
  await pressBack(page)
  await expectGuidelines(page)
  await expectOneResult(baseURL, account, 1)
})
