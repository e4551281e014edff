import { expect, type Page } from '@playwright/test'
import {
  answerAllReading,
  cell,
  clips,
  enterListening,
  expectOneResult,
  openGuidelines,
  openRoom,
  paper,
  test,
  total,
} from '../support/faults'
import { choose, options, questionHeading } from '../support/room'
import { silentWav } from '../support/wav'

const firstListening = paper.reading.length + 1
const right = paper.reading.length

/** Waits for the sentence about the sound of the question on screen. */
async function expectFailure(page: Page, sentence: string) {
  await expect(page.getByText(`${sentence}. Please select an answer.`).first()).toBeVisible()
  await expect(options(page).first()).toBeEnabled()
}

/** Chooses an answer to the first listening question, and waits for the next question. */
async function answerAndGoOn(page: Page) {
  await choose(page, paper.listening[0]?.right ?? 0)
  await page.clock.fastForward(31_000)
  await expect(questionHeading(page, firstListening + 1, total, 'Listening')).toBeVisible()
  await expect(cell(page, paper.listening[0]?.number ?? 0, paper.listening[0]?.right ?? 0)).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('F29: a browser that wants a press first gets a button; no play is charged and no window opens', async ({
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
  await enterListening(page)
  await expectFailure(page, 'Failed to play audio')
  await page.clock.fastForward(60_000)
  await expect(questionHeading(page, firstListening, total, 'Listening')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isAllowed: true }))
  await page.getByRole('button', { name: 'Play audio' }).click()
  await expect(page.getByText(/Play 1 of 2|Play 2 of 2/).first()).toBeVisible()
  await expect(page.getByText(/Please answer the question/).first()).toBeVisible()
})

for (const [what, answer] of [
  ['is missing (404)', { status: 404, body: 'no' }],
  ['cannot be decoded', { contentType: 'audio/mp4', body: 'this is no sound' }],
] as const) {
  test(`F30: a clip that ${what} is said, the options open, and the exam goes on`, async ({
    page,
    baseURL,
    account,
  }) => {
    await page.route(clips, (route) => route.fulfill(answer))
    await openRoom(page)
    await answerAllReading(page)
    await enterListening(page)
    await expectFailure(page, 'Audio file failed to load')
    await answerAndGoOn(page)
    await page.clock.fastForward('10:00')
    await expectOneResult(baseURL, account, right + 1)
  })
}

test('F30: a clip that stalls is tried once more after 10 s, then said, and the exam goes on', async ({ page }) => {
  await page.route(clips, () => undefined)
  await openRoom(page)
  await answerAllReading(page)
  await enterListening(page)
  await page.clock.fastForward(10_500)
  await expect(page.getByText(/Please select an answer/)).toHaveCount(0)
  await page.clock.fastForward(10_500)
  await expectFailure(page, 'Audio file failed to load')
  await answerAndGoOn(page)
})

test('F30: a network that is gone in listening harms nobody, because all clips were fetched ahead', async ({
  page,
  context,
  baseURL,
  account,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (clips.test(request.url())) asked.push(request.url())
  })
  await openGuidelines(page)
  await expect(page.getByText(`Your exam is ready: all ${paper.listening.length} recordings.`)).toBeVisible()
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await answerAllReading(page)
  const before = asked.length
  await context.setOffline(true)
  await enterListening(page)
  await expect(page.getByText(/Please answer the question/).first()).toBeVisible()
  await choose(page, paper.listening[0]?.right ?? 0)
  await expect(questionHeading(page, firstListening + 1, total, 'Listening')).toBeVisible()
  expect(asked).toHaveLength(before)
  await context.setOffline(false)
  await page.clock.fastForward('10:00')
  await expectOneResult(baseURL, account, right + 1)
})

test('a clip that cannot be fetched ahead is named, Start stays possible, and the clip plays when it is there', async ({
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
  await expect(page.getByText(`Recording ${paper.listening[0]?.number} could not be downloaded.`)).toBeVisible()
  await expect(page.getByText('Preparing your exam: 4 of 5 recordings')).toBeVisible()
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await answerAllReading(page)
  isBroken = false
  await enterListening(page)
  await expect(page.getByText(/Please answer the question/).first()).toBeVisible()
})

test('the clips of an attempt leave the device when it is finished', async ({ page, baseURL, account }) => {
  await openRoom(page)
  await expect.poll(() => clipsKept(page)).toBe(paper.listening.length)
  await page.clock.fastForward('15:00')
  await expectOneResult(baseURL, account, 0)
  await expect.poll(() => clipsKept(page)).toBe(0)
})

/** How many clips are kept on the device. */
function clipsKept(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('naru')
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('clips').objectStore('clips').count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )
}
