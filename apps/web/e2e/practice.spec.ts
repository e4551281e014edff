import type { Exam, Practice, WordPractice } from '@naru/api/types'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { callAs, newAccount } from '@naru/app-shell/e2e/account'
import { submitLogin } from '@naru/app-shell/e2e/learner'
import { readSampleExam } from '@naru/app-shell/e2e/sampleExam'
import { startProxy } from './support/proxy'
import { storedMedia } from './support/storedMedia'

const EXAM = 'eps-topik-mini'
const { reading } = readSampleExam(EXAM)

/** Takes the paper through the API: only the first question is answered right, nine are blank. */
async function missNine(call: APIRequestContext): Promise<void> {
  const exam: Exam = await (await call.get(`/api/exams/${EXAM}`)).json()
  const startTime = new Date(Date.now() - 600_000).toISOString()
  const questions = exam.questions.map(({ _id, questionNumber, answers }) => {
    const userAnswer = questionNumber === 1 ? (answers[reading[0]?.right ?? 0]?.text ?? '') : ''
    return { questionId: _id, userAnswer, correctAnswer: '', isCorrect: false }
  })
  const saved = await call.post('/api/results', {
    data: {
      examId: EXAM,
      questions,
      totalScore: 0,
      totalPossibleMarks: 50,
      percentageScore: 0,
      startTime,
      timestamp: new Date().toISOString(),
    },
  })
  expect(saved.ok()).toBe(true)
}

/** Today's questions by the server. */
const packOf = async (call: APIRequestContext): Promise<Practice> => (await call.get('/api/practice')).json()

/** The text of the right option; undefined for pictures. */
const keyOf = ({ question }: Practice['cards'][number]) =>
  question.answers.find(({ isCorrect }) => isCorrect === true)?.text

/**
 * Goes through a run to its end. Of the questions, those of `known` are right at once, the others not known; when one comes
 * again, it is right if its options are texts. No word is known.
 *
 * @returns how often each question was asked, by its item
 */
async function answerAll(
  page: Page,
  { cards }: Practice,
  known: readonly string[],
  look: (card: Practice['cards'][number]) => Promise<void> = () => Promise.resolve(),
): Promise<Map<string, number>> {
  const asked = new Map<string, number>()
  const heading = page.getByRole('heading', { name: /^(Question \d+ of|New word|What does|Listen|Well done)/ })
  const next = page.getByRole('button', { name: /^(Next|Finish)$/ })
  for (;;) {
    const title = (await heading.first().textContent()) ?? ''
    const number = /^Question (\d+)/.exec(title)?.[1]
    if (number === undefined) {
      if (title === 'Well done') return asked
      if (title !== 'New word') await page.getByRole('button', { name: 'I do not know' }).click()
      await next.click()
      continue
    }
    const card = cards[Number(number) - 1]
    if (card === undefined) throw new Error(`There is no question ${number}.`)
    const asks = asked.get(card.item) ?? 0
    asked.set(card.item, asks + 1)
    if (asks === 0) await look(card)
    else await expect(page.getByText('Once more')).toBeVisible()
    const key = known.includes(card.item) || asks > 0 ? keyOf(card) : undefined
    if (key === undefined) await page.getByRole('button', { name: 'I do not know' }).click()
    else {
      await page.getByRole('radio', { name: key }).click()
      await page.getByRole('button', { name: 'Check' }).click()
    }
    await next.click()
  }
}

/** Waits until the worker controls the page and this device has these media. */
async function savedWithMedia(page: Page, media: readonly string[]): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => storedMedia(page, 'practice')).toEqual(expect.arrayContaining([...media]))
}

/** Expects the pictures of the question on the screen, and its recording from this device. */
async function expectMedia(page: Page, { question }: Practice['cards'][number]): Promise<void> {
  const pictures = [question.questionPhoto, ...question.answers.map(({ photo }) => photo)].filter(Boolean).length
  const shown = page.getByRole('main').locator('img')
  await expect(shown).toHaveCount(pictures)
  await expect
    .poll(() => shown.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)))
    .toBe(true)
  if (!question.audio) return
  const seconds = page.locator('audio').evaluate(async (clip: HTMLAudioElement) => {
    clip.load()
    await new Promise((loaded) => clip.addEventListener('loadedmetadata', loaded, { once: true }))
    return clip.duration
  })
  expect(await seconds).toBeGreaterThan(0)
}

test('a day of practice: what is wrong comes again in the run, offline too, with its words', async ({
  browser,
  baseURL: server,
}) => {
  const baseURL = server ?? ''
  const { state } = await newAccount(baseURL)
  const call = await callAs(baseURL, state)
  await missNine(call)
  const pack = await packOf(call)
  expect(pack.cards).toHaveLength(9)

  const testProxy = await startProxy(baseURL)
  const context = await browser.newContext({ baseURL: testProxy.url, storageState: state, serviceWorkers: 'allow' })
  let page = await context.newPage()
  await page.goto('/practice')
  await expect(page.getByText('9 questions, 10 words')).toBeVisible()
  const media = pack.cards.flatMap(({ question: { audio, questionPhoto, answers } }) =>
    [audio, questionPhoto, ...answers.map(({ photo }) => photo)].flatMap((path) => path || []),
  )
  expect(media.length).toBeGreaterThan(0)
  await savedWithMedia(page, media)
  await page.close()

  // Later that day, in a new tab without a connection.
  testProxy.disconnect()
  await context.setOffline(true)
  page = await context.newPage()
  await page.goto('/practice')
  await expect(page.getByText('You are offline. Today’s run is saved on this device.')).toBeVisible()
  await expect(page.getByText('9 questions, 10 words')).toBeVisible()
  // The pointer on the link preloads its page, which asks the server again: the link stays.
  const start = page.getByRole('link', { name: 'Start' })
  const askedAgain = page.waitForRequest(/\/api\/practice$/)
  await start.hover()
  await askedAgain
  expect(await start.isVisible()).toBe(true)
  await start.click()
  const known = pack.cards.flatMap((card) => (keyOf(card) === undefined ? [] : [card.item])).slice(0, 2)
  const asked = await answerAll(page, pack, known, async (card) => {
    if (card === pack.cards[2]) await page.reload()
    await expectMedia(page, card)
  })
  expect(pack.cards.map((card) => asked.get(card.item))).toEqual(
    pack.cards.map((card) => (known.includes(card.item) ? 1 : keyOf(card) === undefined ? 3 : 2)),
  )
  await expect(page.getByRole('progressbar', { name: 'Questions' })).toHaveAttribute('aria-valuetext', '2 of 9 right')
  await expect(page.getByRole('progressbar', { name: 'Words' })).toHaveAttribute('aria-valuetext', '0 of 10 right')
  expect((await packOf(call)).answeredToday).toBe(0)

  testProxy.reconnect()
  await context.setOffline(false)
  await expect.poll(async () => (await packOf(call)).answeredToday).toBe(9)
  expect((await packOf(call)).cards).toEqual([])

  const { words }: WordPractice = await (await call.get('/api/practice/words')).json()
  expect(words).toEqual([])
  await context.close()
  await call.dispose()
  await testProxy.close()
})

test('a drill answered offline goes on after a reload, and tells its key when the line is back', async ({
  browser,
  baseURL,
}) => {
  const { learner } = await newAccount(baseURL ?? '')
  const testProxy = await startProxy(baseURL ?? '')
  const context = await browser.newContext({ baseURL: testProxy.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  // A login on a prerendered page installs the worker without another document.
  await page.goto(`/login?returnTo=${encodeURIComponent('/practice/drills?family=synonym')}`)
  await submitLogin(page, learner)
  await expect(page.getByRole('heading', { name: /^Question 1 of 10/ })).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

  testProxy.disconnect()
  await context.setOffline(true)
  await page.getByRole('radio').first().click()
  await page.getByRole('button', { name: 'Check' }).click()
  const later = page.getByText('The answer will appear when you are online.')
  await expect(later).toBeVisible()
  await page.reload()
  await expect(later).toBeVisible()

  testProxy.reconnect()
  await context.setOffline(false)
  const verdict = page.getByRole('heading', { name: /^(Right|Wrong)$/ })
  await expect(verdict).toBeVisible()
  const explanation = page.getByText('Explanation', { exact: true })
  await expect(explanation).toBeVisible()
  await page.reload()
  await expect(verdict).toBeVisible()
  await expect(explanation).toBeVisible()

  // What needs the line says so.
  testProxy.disconnect()
  await context.setOffline(true)
  await page.goto('/words')
  await expect(page.getByText('Words load as soon as you are online again.')).toBeVisible()
  await context.close()
  await testProxy.close()
})
