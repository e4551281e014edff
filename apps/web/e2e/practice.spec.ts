import type { Exam, Practice, WordPractice } from '@naru/api/types'
import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test'
import { callAs, logInByCall, newAccount } from './support/account'
import { readSampleExam } from './support/sampleExam'
import { startOwnServer, type OwnServer } from './support/ownServer'

const test = base.extend<object, { own: OwnServer }>({
  own: [
    async ({ browserName: _browserName }, use, { project, parallelIndex }) => {
      const port = Number(new URL(project.use.baseURL ?? '').port) + 10 + parallelIndex
      const server = await startOwnServer(port)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

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

/** Answers the question on the screen: right, or that the learner does not know it. */
async function answer(page: Page, rightText: string | undefined): Promise<void> {
  if (rightText === undefined) await page.getByRole('button', { name: 'I do not know' }).click()
  else {
    await page.getByRole('radio', { name: rightText }).click()
    await page.getByRole('button', { name: 'Check' }).click()
  }
  await page.getByRole('button', { name: /^(Next|Finish)$/ }).click()
}

/** The texts of the right options, in the order of the pack; undefined for pictures. */
const keysOf = ({ cards }: Practice) =>
  cards.map(({ question }) => question.answers.find(({ isCorrect }) => isCorrect === true)?.text)

test('nine mistakes are practised offline, sent later, and come back on the next days until they are known', async ({
  browser,
  own,
}) => {
  const { learner, state } = await newAccount(own.baseURL)
  const call = await callAs(own.baseURL, state)
  await missNine(call)
  const pack = await packOf(call)
  expect(pack.cards).toHaveLength(9)

  const context = await browser.newContext({ baseURL: own.baseURL, storageState: state })
  const page = await context.newPage()
  let days = 0
  // A session ends after a day without a request.
  const nextDay = async () => {
    own.passDays(1)
    days += 1
    await page.clock.setSystemTime(Date.now() + days * 86_400_000)
    await context.addCookies((await logInByCall(call, learner)).cookies)
  }
  await page.goto('/practice')
  await expect(page.getByText('9 questions to practise.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Start' }).click()
  // The first two are right, the others are not known.
  const keys = keysOf(pack)
  const known = keys.flatMap((key, index) => (key === undefined ? [] : [index])).slice(0, 2)
  for (const [index, key] of keys.entries()) {
    await answer(page, known.includes(index) ? key : undefined)
  }
  await expect(page.getByText('2 of 9 right')).toBeVisible()
  expect((await packOf(call)).answeredToday).toBe(0)

  await context.setOffline(false)
  await expect.poll(async () => (await packOf(call)).answeredToday).toBe(9)
  expect((await packOf(call)).cards).toEqual([])

  await nextDay()
  const next = await packOf(call)
  expect(next.cards).toHaveLength(9)
  await page.goto('/practice')
  await page.getByRole('button', { name: 'Start' }).click()
  const items = known.map((index) => pack.cards[index]?.item)
  for (const [index, key] of keysOf(next).entries()) {
    await answer(page, items.includes(next.cards[index]?.item) ? key : undefined)
  }
  await expect(page.getByText('2 of 9 right')).toBeVisible()
  await expect.poll(async () => (await packOf(call)).answeredToday).toBe(9)

  // Two right answers on different days: they have left.
  await nextDay()
  const last = await packOf(call)
  expect(last.cards).toHaveLength(7)
  expect(last.cards.filter(({ item }) => items.includes(item))).toEqual([])
  await context.close()
})

test('a word is typed in Hangul on the page’s own keyboard', async ({ page, context, baseURL }) => {
  const { state } = await newAccount(baseURL ?? '')
  await context.addCookies(state.cookies)
  // The server asks for typing only at the fourth repetition of a word.
  await page.route('**/api/practice/words*', async (route) => {
    const response = await route.fetch()
    const practice: WordPractice = await response.json()
    const typed = practice.words.filter(({ word }) => word.korean === '이름')
    await route.fulfill({ json: { ...practice, words: typed.map((card) => ({ ...card, mode: 'typing' })) } })
  })
  await page.goto('/words')
  await page.getByRole('button', { name: 'Start' }).click()
  for (const letter of ['ㅇ', 'ㅣ', 'ㄹ', 'ㅡ', 'ㅁ']) {
    await page.getByRole('group', { name: 'Korean keyboard' }).getByText(letter, { exact: true }).click()
  }
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/practice/answers'))
  await page.getByRole('button', { name: 'Check' }).click()
  expect(await (await saved).json()).toMatchObject({ outcomes: [{ status: 200, isRight: true }] })
})
