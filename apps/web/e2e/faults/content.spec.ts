import { expect } from '@playwright/test'
import { answerTwo, examId, expectOneResult, letTimeRunOut, openRoom, sampleExam, test, total } from '../support/faults'
import { choose, options, questionHeading } from '../support/examRoom'

test('F32: a picture that fails to load shows a placeholder, and the question can be answered', async ({
  page,
  baseURL,
  account,
}) => {
  await page.clock.install()
  await page.route(/\/media\/.+\.(svg|png|jpe?g|webp)$/, (route) => route.fulfill({ status: 404, body: '' }))
  await openRoom(page)
  await expect(options(page)).toHaveCount(sampleExam.reading[0]?.options ?? 0)
  await answerTwo(page)
  await letTimeRunOut(page)
  await expectOneResult(baseURL, account, 1)
})

test('F34: duplicate question ids and option texts are logged, and each question has its own answer', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const answers = ['same', 'same', 'other', 'last'].map((text, at) => ({ _id: `o${at}`, text }))
  await page.route(`**/api/exams/${examId}`, async (route) => {
    const response = await route.fetch()
    const exam: { questions: { type: string; questionNumber: number }[] } = await response.json()
    const questions = exam.questions.map((question) =>
      question.type === 'reading' && question.questionNumber <= 2 ? { ...question, _id: 'twice', answers } : question,
    )
    await route.fulfill({ response, json: { ...exam, questions } })
  })
  await openRoom(page)
  await choose(page, 1)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(questionHeading(page, 2, total, 'Reading')).toBeVisible()
  await expect(options(page).nth(1)).not.toBeChecked()
  await choose(page, 2)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(options(page).nth(1)).toBeChecked()
  await expect(options(page).nth(0)).not.toBeChecked()
  await page.reload()
  await expect(questionHeading(page, 1, total, 'Reading')).toBeVisible()
  await expect(options(page).nth(1)).toBeChecked()
  expect(warnings.filter((text) => text.includes('twice'))).not.toEqual([])
})
