import { expect, type Page } from '@playwright/test'
import {
  answerAllReading,
  clips,
  startListening,
  expectOneResult,
  openGuidelines,
  openRoom,
  sampleExam,
  test,
  total,
} from '../support/faults'
import { endClip, recordClips } from '@naru/app-shell/e2e/clipEvents'
import { choose, options, questionHeading } from '@naru/app-shell/e2e/examRoom'
import { storedMedia } from '../support/storedMedia'

const firstListening = sampleExam.reading.length + 1

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await recordClips(page)
})

/** Hears both plays of the clip to their ends. */
async function hear(page: Page) {
  for (const play of [1, 2]) {
    await expect(page.getByText(`Playing audio (Play ${play} of 2)…`)).toBeVisible()
    await endClip(page)
  }
  await expect(page.getByText(/Please answer the question/).first()).toBeVisible()
}

test('F29: a browser that blocks autoplay shows a play button; no play is counted and no answer window opens', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function playWhenAllowed(this: HTMLMediaElement) {
      if ('isAllowed' in window) return play.call(this)
      return Promise.reject(new DOMException('a press first', 'NotAllowedError'))
    }
  })
  await openRoom(page)
  await answerAllReading(page)
  await startListening(page)
  await expect(page.getByText('Failed to play audio. Please select an answer.').first()).toBeVisible()
  await expect(options(page).first()).toBeEnabled()
  await page.clock.fastForward(60_000)
  await expect(questionHeading(page, firstListening, total, 'Listening')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isAllowed: true }))
  await page.getByRole('button', { name: 'Play audio' }).click()
  await hear(page)
})

test('F30: listening works without a network, because all clips were prefetched; they are deleted when the exam ends', async ({
  page,
  context,
  baseURL,
  account,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (clips.test(request.url())) requested.push(request.url())
  })
  await openGuidelines(page)
  await expect(page.getByText(`Your exam is ready: all ${sampleExam.listening.length} recordings.`)).toBeVisible()
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await answerAllReading(page)
  const before = requested.length
  expect(await storedMedia(page, 'clips')).toHaveLength(sampleExam.listening.length)
  await context.setOffline(true)
  await startListening(page)
  await hear(page)
  await choose(page, sampleExam.listening[0]?.right ?? 0)
  await page.clock.fastForward(5000)
  await expect(questionHeading(page, firstListening + 1, total, 'Listening')).toBeVisible()
  expect(requested).toHaveLength(before)
  await context.setOffline(false)
  await page.clock.fastForward('10:00')
  await expectOneResult(baseURL, account, sampleExam.reading.length + 1)
  await expect.poll(() => storedMedia(page, 'clips')).toEqual([])
})
