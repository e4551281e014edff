import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test'
import type { StorageState } from '@naru/app-shell/e2e/account'
import {
  answerAllReading,
  answerTwo,
  cell,
  examId,
  expectOneResult,
  expectTwoAnswers,
  letTimeRunOut,
  openAndAnswerTwo,
  openRoom,
  sampleExam,
  startListening,
  test,
  total,
} from '../support/faults'
import { endClip, recordClips } from '@naru/app-shell/e2e/clipEvents'
import { choose, questionHeading, secondsLeft } from '@naru/app-shell/e2e/examRoom'

/** Number of answers in the backup of the attempt. */
const countStoredAnswers = (page: Page) =>
  page.evaluate(
    (key) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('naru')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('attempts').objectStore('attempts').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            const [backup = '{ "values": {} }']: string[] = reading.result
            const { values }: { values: Record<string, string> } = JSON.parse(backup)
            resolve(Object.keys(JSON.parse(values[key] ?? '{}')).length)
          })
        })
      }),
    `exam-${examId}-userAnswers`,
  )

/** Number of exams saved on the device. */
const countSavedExams = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('naru')
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('papers').objectStore('papers').count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )

test('F1: a reload during reading restores question, answers, section and time', async ({ page, baseURL, account }) => {
  await openAndAnswerTwo(page)
  await page.clock.fastForward('01:30')
  const before = await secondsLeft(page)
  await page.reload()
  await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
  await expectTwoAnswers(page)
  const after = await secondsLeft(page)
  expect(after).toBeLessThanOrEqual(before)
  expect(after).toBeGreaterThan(before - 10)
  await letTimeRunOut(page)
  await expectOneResult(baseURL, account, 1)
})

test('F2: a reload during the first play counts no play; it continues automatically or after a press', async ({
  page,
}) => {
  await recordClips(page)
  await openRoom(page)
  await answerAllReading(page)
  await startListening(page)
  await expect(page.getByText('Playing audio (Play 1 of 2)…')).toBeVisible()
  await page.reload()
  await expect(questionHeading(page, sampleExam.reading.length + 1, total, 'Listening')).toBeVisible()
  const press = page.getByRole('button', { name: 'Play audio' })
  const playing = page.getByText('Playing audio (Play 1 of 2)…')
  await expect(press.or(playing).first()).toBeVisible()
  if (await press.isVisible()) await press.click()
  await expect(playing).toBeVisible()
  await endClip(page)
  await expect(page.getByText('Playing audio (Play 2 of 2)…')).toBeVisible()
})

test.describe('a browser that is killed', () => {
  let folder = ''
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naru-browser-'))
  })
  test.afterEach(async () => {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  /** Opens a browser whose profile is the folder. */
  async function openBrowser(use: object, state?: StorageState): Promise<BrowserContext> {
    const context = await chromium.launchPersistentContext(folder, use)
    if (state) await context.addCookies(state.cookies)
    return context
  }

  /** Kills the browser process with SIGKILL. */
  async function kill(context: BrowserContext) {
    const browser = context.browser()
    if (browser === null) throw new Error('no browser')
    const devtools = await browser.newBrowserCDPSession()
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
    const main = processInfo.find(({ type }) => type === 'browser')
    if (!main) throw new Error('the browser has no process')
    const closed = context.waitForEvent('close')
    process.kill(main.id, 'SIGKILL')
    await closed
  }

  test('F5: loses nothing that the backup store has, long before local storage is on disk', async ({
    baseURL,
    account,
    launchOptions,
    viewport,
  }) => {
    const use = { baseURL, viewport, ...launchOptions }
    const first = await openBrowser(use, account.state)
    const page = await first.newPage()
    await openRoom(page)
    await answerTwo(page)
    await expect.poll(() => countStoredAnswers(page)).toBe(2)
    await choose(page, 1)
    await expect.poll(() => countStoredAnswers(page)).toBe(3)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.waitForFunction(() => navigator.onLine)
    await kill(first)

    const second = await openBrowser(use, account.state)
    const again = await second.newPage()
    // Only the device's data is available.
    await again.route('**/api/exams/*/progress', (route) => route.fulfill({ status: 404, json: {} }))
    await again.goto(`/quiz/${examId}`)
    await expectTwoAnswers(again)
    // On a slow machine a part of local storage is on disk, with an older place: the learner then opens there.
    await expect(cell(again, 3, 1)).toBeVisible()
    await second.close()
  })
})

test('a reload without an API continues with the saved exam, and later answers are sent when online', async ({
  page,
  context,
  baseURL,
  account,
}) => {
  await openAndAnswerTwo(page)
  await expect.poll(() => countSavedExams(page)).toBe(1)
  await context.route('**/api/**', (route) => route.abort('connectionrefused'))
  await page.reload()
  await expect(questionHeading(page, 3, total, 'Reading')).toBeVisible()
  await expectTwoAnswers(page)
  await choose(page, sampleExam.reading[2]?.right ?? 0)
  await letTimeRunOut(page)
  await expect(page.getByText('Failed to save result. Please try again.')).toBeVisible()

  await context.unroute('**/api/**')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()
  await expectOneResult(baseURL, account, 2)
  await expect.poll(() => countSavedExams(page)).toBe(0)
})

test('F20: a clock set forward an hour ends the exam, and all answers are sent', async ({ page, baseURL, account }) => {
  await openAndAnswerTwo(page)
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now + 3_600_000)
  await expect(page.getByRole('heading', { name: 'Exam Results' })).toBeVisible()
  await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()
  await expectOneResult(baseURL, account, 1)
})

test('F26: blocked storage shows a banner, and the result is sent', async ({ page, baseURL, account }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await openAndAnswerTwo(page)
  await expect(page.getByText('Its storage is full or switched off.')).toBeVisible()
  await letTimeRunOut(page)
  await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()
  await expectOneResult(baseURL, account, 1)
})
