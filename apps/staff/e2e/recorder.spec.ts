import { expect, type Page } from '@playwright/test'
import { test } from '@naru/app-shell/e2e/fixtures'
import { newLearner } from '@naru/app-shell/e2e/learner'
import { agree, button, record } from './support/recorder'

const phone = { width: 360, height: 740 }

test.use({ viewport: phone })

const script = [
  { voice: 'a', text: '어디에 가요?' },
  { voice: 'b', text: '은행에 가요.' },
]
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** Makes a paper with one listening question. @returns the paper's id */
async function newPaper(page: Page): Promise<string> {
  const id = `recorded-${newLearner().lastName.split(' ')[1]}`
  const made = await page.request.post('/api/desk/papers', { data: { id, topic: 'Recorded' }, headers: sameOrigin })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract says so
  const { revision, draft } = (await made.json()) as { revision: number; draft: object }
  const question = {
    number: 1,
    type: 'listening',
    item: 'first',
    script,
    options: [
      { text: '은행', correct: true },
      { text: '시장', correct: false },
    ],
  }
  const saved = await page.request.put(`/api/desk/papers/${id}`, {
    data: { revision, tab: 'journey', draft: { ...draft, questions: [question] } },
    headers: sameOrigin,
  })
  expect(saved.ok()).toBe(true)
  return id
}

test.describe('on a phone', () => {
  test.use({ storageState: ({ adminState }, use) => use(adminState), hasTouch: true })

  test('two lines are recorded, survive a broken line and a reload, and become the clip of the question', async ({
    page,
    context,
  }) => {
    const id = await newPaper(page)
    const opened = await page.goto(`/desk/papers/${id}/record/first`)
    expect(opened?.headers()['permissions-policy']).toBe('microphone=(self)')
    await page.getByText('Say the number of the question').click()
    const lines = page.getByRole('list', { name: 'Lines' })

    // Nothing is recorded before the speaker agrees.
    await expect(button(page, 'Record')).toHaveCount(0)
    const speaker = newLearner().lastName
    await agree(page, speaker)
    await expect(page.getByText(`Woman, ${speaker}`)).toBeVisible()
    await record(page, 'Record')
    await expect(lines.getByText('Sent')).toHaveCount(1)

    await context.setOffline(true)
    await button(page, 'Next line').click()
    await page.getByRole('combobox', { name: 'Speaker' }).selectOption(speaker)
    await button(page, 'Use this speaker').click()
    await record(page, 'Record')
    await expect(lines.getByText('On this device')).toHaveCount(1)
    await expect(page.getByText(/^There is no connection\. You can go on recording/)).toBeVisible()
    await record(page, 'Record again')
    await expect(page.getByText('1 take is on this device and not sent yet.')).toBeVisible()

    await page.route('**/api/desk/takes/*', (route) => route.abort())
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText('1 take is on this device and not sent yet.')).toBeVisible()
    await expect(lines.getByText('Sent')).toHaveCount(1)
    await expect(button(page, 'Make the recording')).toBeDisabled()

    await page.unroute('**/api/desk/takes/*')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(lines.getByText('Sent')).toHaveCount(2)
    await button(page, 'Make the recording').click()
    await expect(page.getByText(/^The recording is in the question\. It takes \d+\.\d seconds\.$/)).toBeVisible()

    const clip = page.getByLabel('Recording of the question').and(page.locator('audio'))
    await clip.evaluate(async (audio: HTMLAudioElement) => {
      audio.muted = true
      await audio.play()
    })
    await expect.poll(() => clip.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.2)
    const seconds = await clip.evaluate((audio: HTMLAudioElement) => audio.duration)
    expect(seconds).toBeGreaterThan(2)
    expect(seconds).toBeLessThan(7)

    // Its seconds are what the time budget of the paper counts.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract says so
    const paper = (await (await page.request.get(`/api/desk/papers/${id}`)).json()) as {
      draft: { questions: { audio: string }[] }
      media: { name: string; seconds: number }[]
    }
    const audio = paper.draft.questions[0]?.audio
    expect(paper.media.find(({ name }) => name === audio)?.seconds).toBeCloseTo(seconds, 0)
  })

  test('a page that was loaded elsewhere is loaded anew, because its document may not use the microphone', async ({
    page,
  }) => {
    const id = await newPaper(page)
    const opened = await page.goto('/admin')
    expect(opened?.headers()['permissions-policy']).toBe('microphone=()')
    await expect(page.getByRole('button', { name: /'s account$/ })).toBeVisible()
    // The router follows the history, as for a link inside the app.
    await page.evaluate((path) => window.history.pushState({}, '', path), `/desk/papers/${id}/record/first`)
    await expect(page.getByRole('heading', { level: 1, name: 'Record question 1' })).toBeVisible()
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain('/desk/papers/')
  })
})
