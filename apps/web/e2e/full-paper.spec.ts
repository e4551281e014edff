import { expect, test, type Page, type Request, type Response } from '@playwright/test'
import {
  answerReading,
  choose,
  options,
  proceedToListening,
  questionHeading,
  wrongOption,
} from '@naru/app-shell/e2e/examRoom'
import { endClip, recordClips } from '@naru/app-shell/e2e/clipEvents'
import { demoLearner, submitLogin } from '@naru/app-shell/e2e/learner'
import { readSampleExam, type SampleQuestion } from '@naru/app-shell/e2e/sampleExam'
import { secondServer } from './support/secondServer'

/** The free one, and those of the plan that the demo learner has. */
const papers = process.env['PAGES'] === 'all' ? ['mock-1', 'mock-2', 'mock-3'] : ['mock-1']

// It sends the keys with the exam; everywhere else they are withheld.
test.use({ baseURL: ({ baseURL }, use) => use(secondServer(baseURL)) })

/** Listens to both plays of a clip to their ends, answers its questions, each in its window, and lets the windows pass. */
async function hearAndAnswer(page: Page, chosen: readonly number[]) {
  for (const play of [1, 2]) {
    await expect(page.getByText(`Playing audio (Play ${play} of 2)…`)).toBeVisible()
    await expect(options(page).first()).toBeDisabled()
    await endClip(page)
  }
  for (const [at, option] of chosen.entries()) {
    await expect(page.getByText(/Please answer the question \([345] seconds remaining\)\./)).toBeVisible()
    await choose(page, at * 4 + option)
    await page.clock.fastForward(5000)
  }
}

for (const paper of papers) {
  test.describe(paper, () => {
    test('a full paper: twenty reading questions, twenty clips played twice, the saved result and its review', async ({
      page,
    }) => {
      const id = `eps-topik-${paper}`
      const { topic, reading, listening } = readSampleExam(id)
      const total = reading.length + listening.length
      await page.goto('/login')
      await submitLogin(page, demoLearner)
      await page.clock.install()
      await recordClips(page)
      const examAnswer = page.waitForResponse(`**/api/exams/${id}`)
      await page.goto(`/quiz/${id}`)
      const exam = await (await examAnswer).text()
      expect(exam).toContain('"isCorrect"')
      expect(exam).toContain('"transcript"')
      await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible()
      // The first answer of each section is wrong.
      const choices = [reading, listening].map((questions) =>
        questions.map((question, index) => (index === 0 ? wrongOption(question) : question.right)),
      )
      const isSave = (response: Response) =>
        response.url().endsWith('/progress') && response.request().method() === 'PUT'
      // The right answer to the first question is saved and then replaced.
      const saved = page.waitForResponse(
        (response) => isSave(response) && response.request().postData()?.includes('"answers":{"') === true,
      )
      await choose(page, reading[0]?.right ?? 0)
      await saved
      await answerReading(page, reading, total, (_, index) => choices[0]?.[index] ?? 0)
      await page.clock.fastForward('10:00')
      await proceedToListening(page)

      const isResult = (request: Request) => request.url().endsWith('/api/results') && request.method() === 'POST'
      const sending = page.waitForRequest(isResult, { timeout: 0 })
      const clipOf = ({ number, group }: SampleQuestion) => group ?? number
      const clips = listening
        .map((question) => listening.filter((other) => clipOf(other) === clipOf(question)))
        .filter(([first], index) => first === listening[index])
      for (const questions of clips) {
        const places = questions.map((question) => listening.indexOf(question))
        await expect(questionHeading(page, reading.length + (places[0] ?? 0) + 1, total, 'Listening')).toBeVisible()
        const chosen = places.map((index) => choices[1]?.[index] ?? 0)
        await hearAndAnswer(page, chosen)
      }

      const sent: { fairPlay: { events: { kind: string; question?: number }[] } } = (await sending).postDataJSON()
      const plays = sent.fairPlay.events.filter(({ kind }) => kind === 'play').map(({ question }) => question)
      expect(plays).toEqual(clips.flatMap(([first]) => [first?.number, first?.number]))
      await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByText(`${(total - 2) * 5} / ${total * 5}`).first()).toBeVisible()
      const stored = await page.evaluate(async () => (await fetch('/api/results/mine')).json())
      const ofPaper: unknown = expect.objectContaining({ topic, attempt: 1, totalScore: (total - 2) * 5 })
      expect(stored).toContainEqual(ofPaper)

      await page.getByText('Incorrect (2)').click()
      await page.getByRole('button', { name: 'Expand All' }).click()
      await expect(page.getByText('Correct answer', { exact: true })).toHaveCount(2)
      await expect(page.getByText('No answer provided')).toHaveCount(0)

      await page.goto('/myresult')
      await page.getByRole('link', { name: topic }).click()
      await page.getByRole('button', { name: 'Details' }).click()
      const analysis = page.getByRole('group', { name: 'Details' })
      await expect(analysis.getByRole('heading', { name: 'Time per question' })).toBeVisible()
      await analysis.getByRole('button', { name: 'The times in numbers' }).click()
      await expect(analysis.getByRole('table', { name: 'Time per question' }).getByRole('row')).not.toHaveCount(1)
      await expect(analysis.getByText('Changed from right to wrong:')).toBeVisible()
      await analysis.getByRole('link', { name: 'question 1', exact: true }).click()
      await expect(page.getByRole('button', { name: /Question 1 /, expanded: true })).toBeFocused()
    })
  })
}
