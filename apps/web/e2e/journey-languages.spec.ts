import type { Exam } from '@naru/api'
import { expect, test, type Page } from '@playwright/test'
import { newAccount } from '@naru/app-shell/e2e/account'
import { expectNoAxeFindings } from '@naru/app-shell/e2e/axe'
import { endClip, recordClips } from '@naru/app-shell/e2e/clipEvents'
import { choose, expectOptionsInView, options, wrongOption } from '@naru/app-shell/e2e/examRoom'
import { newLearner } from '@naru/app-shell/e2e/learner'
import { readSampleExam } from '@naru/app-shell/e2e/sampleExam'
import { examTexts, texts } from './support/texts'

const sampleExam = readSampleExam('eps-topik-mini')
const total = sampleExam.reading.length + sampleExam.listening.length

type ExamText = typeof texts.exam

/** A phone whose browser shows its bar. */
const phone = { width: 360, height: 560 }

/** The Hangul of questions and options. */
const lettersOf = (questions: Exam['questions']) =>
  JSON.stringify(questions.map(({ questionText, answers }) => [questionText, answers.map(({ text }) => text)]))
    .match(/\p{Script=Hangul}/gu)
    ?.join('') ?? ''

/** The heading of a question in the language of the texts. */
const headingOf = (page: Page, t: ExamText, position: number, title: string) =>
  page.getByRole('heading', { name: t('question.position', { position, total, section: t('sectionName', { title }) }) })

/** Takes the listening section; each time all options are in the window of a phone. */
async function takeListening(page: Page, exam: ExamText) {
  for (const [index, question] of sampleExam.listening.entries()) {
    await expect(headingOf(page, exam, sampleExam.reading.length + index + 1, 'Listening')).toBeVisible()
    for (const play of [1, 2]) {
      await expect(page.getByText(exam('audio.playing', { play, maxPlays: 2 }))).toBeVisible()
      await endClip(page)
    }
    await expect(options(page).first()).toBeEnabled()
    await expectOptionsInView(page)
    await choose(page, question.right)
    await page.clock.fastForward(5000)
  }
  await expect(page.getByRole('heading', { name: exam('results.title') })).toBeVisible({ timeout: 30_000 })
}

test('a new learner signs up, takes the mini exam and reads the review in Sinhala', async ({ page, baseURL }) => {
  const { account, exam, guidelines, plans, shared, student } = texts
  const language = 'si'
  const learner = newLearner()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const expectLanguage = () => expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.clock.install()
  await recordClips(page)
  await page.context().addCookies([{ name: 'naru.language', value: language, url: baseURL ?? '' }])

  await page.goto('/signup')
  await page.getByLabel(account.signup.firstName).fill(learner.firstName)
  await page.getByLabel(account.signup.lastName).fill(learner.lastName)
  await page.getByLabel(account.signup.phone, { exact: true }).fill(learner.phone)
  await page.getByLabel(account.signup.email, { exact: true }).fill(learner.email)
  await page.getByLabel(account.signup.password, { exact: true }).fill(learner.password)
  await expectLanguage()
  await button(account.signup.submit).click()
  await expect(page.getByRole('heading', { level: 1, name: shared.login.heading })).toBeVisible()
  await page.getByLabel(shared.login.email, { exact: true }).fill(learner.email)
  await page.getByLabel(shared.login.password, { exact: true }).fill(learner.password)
  await expectLanguage()
  await button(shared.login.submit).click()
  await expect(button(shared.nav.account.replace('{name}', learner.firstName))).toBeVisible()

  await page.goto('/pricing')
  await expectLanguage()
  await button(plans.pricing.activate).first().click()
  await expect(page.getByText(plans.pricing.activated)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: student.exams.heading })).toBeVisible()
  await expectLanguage()
  const translated = sampleExam.translations[language]
  const topic = translated?.topic ?? 'a translation'
  const card = page.getByRole('article').filter({ hasText: topic })
  await expect(card).toContainText(translated?.description ?? 'a translation')
  const sent = page.waitForResponse(/\/api\/exams\/[^/]+$/)
  await card.getByRole('button', { name: exam('examCard.take') }).click()
  const { questions }: Pick<Exam, 'questions'> = await (await sent).json()
  await expect(page.getByRole('heading', { level: 1, name: exam('guidelines.heading', { topic }) })).toBeVisible()
  await expect(page.getByText(translated?.guidelines.at(-1)?.split(';')[0] ?? 'a translation')).toBeVisible()
  await expectLanguage()
  // Without a connection, too, no letter of the exam is missing.
  await expect
    .poll(() =>
      page.evaluate((letters) => document.fonts.check('1rem "Pretendard Variable"', letters), lettersOf(questions)),
    )
    .toBe(true)
  await page.setViewportSize(phone)
  await button(guidelines.start).click()

  const heading = (position: number, title: string) => headingOf(page, exam, position, title)
  for (const [index, question] of sampleExam.reading.entries()) {
    await expect(heading(index + 1, 'Reading')).toBeVisible()
    await expect(heading(index + 1, 'Reading')).toBeFocused()
    if (index === 0) {
      await expectLanguage()
      await expectNoAxeFindings(page)
      await button(exam('navigation.openNavigator')).click()
      const facts = page
        .getByRole('dialog')
        .getByText(exam('room.duration', { duration: translated?.duration ?? 'a translation' }))
      await expect(facts).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await choose(page, index === 0 ? wrongOption(question) : question.right)
    if (index < sampleExam.reading.length - 1) await button(exam('navigation.next')).click()
  }
  const listening = exam('sectionName', { title: 'Listening' })
  await button(exam('navigation.proceed', { section: listening })).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()

  await takeListening(page, exam)
  await expect(page.getByText(exam('dialogs.saved.message', { attempt: 1 }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expectLanguage()
  await page.getByText(exam('review.incorrect', { count: 1 })).click()
  await button(exam('review.expandAll')).click()
  await expect(page.getByText(exam('review.yourAnswer'), { exact: true })).toHaveCount(1)
  const [first] = sampleExam.reading
  const note = first?.notes[wrongOption(first)]?.[language]
  await expect(page.getByText(note ?? 'a translation', { exact: true })).toBeVisible()
  // What the paper asks stays Korean.
  await expect(page.locator('main [lang=ko]').filter({ visible: true }).first()).toBeVisible()
  expect(problems).toEqual([])
})

// Tamil has the longest words.
const tested = Object.entries(examTexts).filter(([language]) => language === 'ta' || process.env['PAGES'] === 'all')

for (const [language, exam] of tested) {
  test.describe(`in ${language}`, () => {
    test.use({
      storageState: async ({ baseURL }, use) => use((await newAccount(baseURL ?? '')).state),
      viewport: phone,
    })

    test('listening follows when the time for reading is over, and each question’s options are in view', async ({
      page,
      baseURL,
    }) => {
      await page.clock.install()
      await recordClips(page)
      await page.context().addCookies([{ name: 'naru.language', value: language, url: baseURL ?? '' }])
      await page.goto('/quiz/eps-topik-mini')
      await expect(headingOf(page, exam, 1, 'Reading')).toBeFocused()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      // In the language's font, which may come after the question.
      await expect.poll(async () => (await page.locator('header').boundingBox())?.height).toBeLessThanOrEqual(56)
      await choose(page, 0)
      await page.clock.fastForward('05:01')
      await takeListening(page, exam)
      await expect(page.getByText(exam('dialogs.saved.message', { attempt: 1 }))).toBeVisible()
    })
  })
}
