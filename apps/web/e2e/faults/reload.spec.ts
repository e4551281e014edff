import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test'
import type { StorageState } from '../support/account'
import {
  answerAllReading,
  answerTwo,
  startListening,
  examId,
  expectOneResult,
  expectTwoAnswers,
  letTimeRunOut,
  openRoom,
  sampleExam,
  secondsLeft,
  test,
  total,
} from '../support/faults'
import { choose, options, questionHeading } from '../support/examRoom'

/** Number of answer records in IndexedDB. */
const countStoredAnswers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('naru')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('attempts').objectStore('attempts').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(new Set(JSON.stringify(reading.result).match(/-choices|q\d+/g)).size)
          })
        })
      }),
  )

test('F1: a reload during reading restores question, answers, section and time', async ({ page, baseURL, account }) => {
  await page.clock.install()
  await openRoom(page)
  await answerTwo(page)
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

test.describe('a clip that runs', () => {
  test.use({ clipSeconds: 4 })

  test('F2: a reload during the first play counts no play; it continues automatically or after a press', async ({
    page,
  }) => {
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
    await expect(page.getByText('Playing audio (Play 2 of 2)…')).toBeVisible()
  })
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

  for (const { name, isFlushed } of [
    {
      name: 'F5: loses nothing that the backup store has, long before local storage is on disk',
      isFlushed: true,
    },
    {
      name: 'F6: less than a second after the last answer loses at most that answer, and restores a consistent state',
      isFlushed: false,
    },
  ]) {
    test(name, async ({ baseURL, account, launchOptions, viewport }) => {
      const use = { baseURL, viewport, ...launchOptions }
      const first = await openBrowser(use, account.state)
      const page = await first.newPage()
      await openRoom(page)
      await answerTwo(page)
      await expect.poll(() => countStoredAnswers(page)).toBeGreaterThan(0)
      await choose(page, 1)
      if (isFlushed) {
        await expect(page.getByText('Saved', { exact: true })).toBeVisible()
        await page.waitForFunction(() => navigator.onLine)
      }
      // Only the device's data is available.
      await first.route('**/api/exams/*/progress', (route) => route.fulfill({ status: 404, json: {} }))
      await kill(first)

      const second = await openBrowser(use, account.state)
      const again = await second.newPage()
      await again.route('**/api/exams/*/progress', (route) => route.fulfill({ status: 404, json: {} }))
      await again.goto(`/quiz/${examId}`)
      // The last second may be lost, and with it the step to the third question.
      const shown = isFlushed ? /^Question 3 of/ : /^Question [23] of/
      await expect(again.getByRole('heading', { name: shown })).toBeVisible()
      await expectTwoAnswers(again)
      const third = options(again).nth(1)
      if (isFlushed) await expect(third).toBeChecked()
      await choose(again, 1)
      await second.close()
    })
  }
})

test('a reload without an API continues with the saved exam, and later answers are sent when online', async ({
  page,
  context,
  baseURL,
  account,
}) => {
  await page.clock.install()
  await openRoom(page)
  await answerTwo(page)
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

/** Number of exams saved on the device. */
function countSavedExams(page: Page) {
  return page.evaluate(
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
}
