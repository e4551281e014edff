import { expect, type Page } from '@playwright/test'
import {
  answerAllReading,
  cell,
  clips,
  startListening,
  expectOneResult,
  openGuidelines,
  openRoom,
  sampleExam,
  test,
  total,
} from '../support/faults'
import { choose, options, questionHeading } from '../support/examRoom'
import { silentWav } from '../support/wav'
import { storedMedia } from '../support/storedMedia'

const firstListening = sampleExam.reading.length + 1
const right = sampleExam.reading.length

/** Waits for the clip's error message. */
async function expectFailure(page: Page, sentence: string) {
  await expect(page.getByText(`${sentence}. Please select an answer.`).first()).toBeVisible()
  await expect(options(page).first()).toBeEnabled()
}

/** Answers the first listening question, and waits for the next one. */
async function answerAndContinue(page: Page) {
  await choose(page, sampleExam.listening[0]?.right ?? 0)
  await page.clock.fastForward(31_000)
  await expect(questionHeading(page, firstListening + 1, total, 'Listening')).toBeVisible()
  await expect(cell(page, sampleExam.listening[0]?.number ?? 0, sampleExam.listening[0]?.right ?? 0)).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

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
  await expectFailure(page, 'Failed to play audio')
  await page.clock.fastForward(60_000)
  await expect(questionHeading(page, firstListening, total, 'Listening')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isAllowed: true }))
  await page.getByRole('button', { name: 'Play audio' }).click()
  await expect(page.getByText(/Play 1 of 2|Play 2 of 2/).first()).toBeVisible()
  await expect(page.getByText(/Please answer the question/).first()).toBeVisible()
})

for (const [what, response] of [
  ['is missing (404)', { status: 404, body: 'no' }],
  ['cannot be decoded', { contentType: 'audio/mp4', body: 'this is no sound' }],
] as const) {
  test(`F30: a clip that ${what} shows an error, enables the options, and the exam continues`, async ({
    page,
    baseURL,
    account,
  }) => {
    await page.route(clips, (route) => route.fulfill(response))
    await openRoom(page)
    await answerAllReading(page)
    await startListening(page)
    await expectFailure(page, 'Audio file failed to load')
    await answerAndContinue(page)
    await page.clock.fastForward('10:00')
    await expectOneResult(baseURL, account, right + 1)
  })
}

test('F30: a clip that stalls is retried once after 10 s, then shows an error, and the exam continues', async ({
  page,
}) => {
  await page.route(clips, () => undefined)
  await openRoom(page)
  await answerAllReading(page)
  await startListening(page)
  await page.clock.fastForward(10_500)
  await expect(page.getByText(/Please select an answer/)).toHaveCount(0)
  await page.clock.fastForward(10_500)
  await expectFailure(page, 'Audio file failed to load')
  await answerAndContinue(page)
})

test('F30: listening works without a network, because all clips were prefetched', async ({
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
  await context.setOffline(true)
  await startListening(page)
  await expect(page.getByText(/Please answer the question/).first()).toBeVisible()
  await choose(page, sampleExam.listening[0]?.right ?? 0)
  await expect(questionHeading(page, firstListening + 1, total, 'Listening')).toBeVisible()
  expect(requested).toHaveLength(before)
  await context.setOffline(false)
  await page.clock.fastForward('10:00')
  await expectOneResult(baseURL, account, right + 1)
})

test('a clip that fails to prefetch is named, Start stays enabled, and the clip plays once it loads', async ({
  page,
}) => {
  let isBroken = true
  let first: string | undefined
  await page.route(clips, (route) => {
    first ??= route.request().url()
    if (isBroken && route.request().url() === first) return route.fulfill({ status: 503, body: '' })
    return route.fulfill({ contentType: 'audio/wav', body: silentWav(0.4) })
  })
  await openGuidelines(page)
  await expect(page.getByText(`Recording ${sampleExam.listening[0]?.number} could not be downloaded.`)).toBeVisible()
  await expect(page.getByText('Preparing your exam: 4 of 5 recordings')).toBeVisible()
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await answerAllReading(page)
  isBroken = false
  await startListening(page)
  await expect(page.getByText(/Please answer the question/).first()).toBeVisible()
})

test('the clips of an attempt are deleted from the device when it is finished', async ({ page, baseURL, account }) => {
  await openRoom(page)
  await expect.poll(() => storedMedia(page, 'clips')).toHaveLength(sampleExam.listening.length)
  await page.clock.fastForward('15:00')
  await expectOneResult(baseURL, account, 0)
  await expect.poll(() => storedMedia(page, 'clips')).toEqual([])
})
