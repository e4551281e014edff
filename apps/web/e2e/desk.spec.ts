import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe'
import { newBuyer } from './support/buyer'
import { test } from './support/fixtures'
import { choose, questionHeading } from './support/examRoom'
import { newLearner } from './support/learner'
import { readCode } from './support/outbox'

const headers = { 'sec-fetch-site': 'same-origin' }

/** A paper of this test alone. */
const newPaper = () => {
  const name = newLearner().lastName.split(' ')[1] ?? ''
  return { topic: `Desk ${name}`, id: `desk-${name}` }
}

/** Saves what was typed, and waits until the page has said so: 'Saved' may still stand there from before. */
async function save(page: Page) {
  await page.keyboard.press('Control+S')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

async function beginPaper(page: Page, { topic, id }: { topic: string; id: string }) {
  await page.goto('/desk')
  await page.getByRole('button', { name: 'New paper' }).click()
  const dialog = page.getByRole('dialog', { name: 'New paper' })
  await dialog.getByLabel('Title', { exact: true }).fill(topic)
  await expect(dialog.getByLabel('Id', { exact: true })).toHaveValue(id)
  await dialog.getByRole('button', { name: 'Create the paper' }).click()
  await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible()
}

async function writeQuestion(page: Page, text: string, options: readonly string[]) {
  await page.getByRole('button', { name: 'Add a reading question' }).click()
  // The new question is open, and no longer the one before.
  await expect(page.getByLabel('Question text')).toHaveValue('')
  await page.getByLabel('Question text').fill(text)
  for (const [index, option] of options.entries())
    await page.getByLabel(`Option ${index + 1}`, { exact: true }).fill(option)
}

/** Chooses a file in the dialog of the import. */
async function importFile(page: Page, name: string, buffer: Buffer) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a file' })
  await dialog.getByLabel('File').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  return dialog
}

const giftPaper = (
  topic: string,
) => `// naru exam: {"id":"gift","topic":"${topic}","description":"Two questions.","duration":"5 minutes","readingTimeMinutes":5,"guidelines":[]}

::1::무엇입니까?{=책 ~연필 ~의자 ~창문}

::2::어디에서 씁니까?{~학교 ~병원 =은행 ~시장}
`

test.describe('an editor', () => {
  test.use({ storageState: async ({ adminState }, use) => use(adminState) })

  test('makes a paper of 6 questions from nothing, publishes it, and reads what a candidate answered', async ({
    page,
    browser,
    baseURL,
  }) => {
    const paper = newPaper()
    await beginPaper(page, paper)

    await test.step('the paper', async () => {
      await page.getByLabel('Description').fill('Six questions about things.')
      await page.getByLabel('Length in words').fill('5 minutes')
      await page.getByLabel('Minutes for reading').fill('5')
    })
    await test.step('six questions', async () => {
      for (const number of [1, 2, 3, 4, 5, 6])
        await writeQuestion(page, `${number}번은 무엇입니까?`, ['책', '연필', '의자', '창문'])
      await expect(page.getByRole('row', { name: /^Question 6,/ })).toBeVisible()
      await page.getByLabel('Option 4', { exact: true }).fill('의자')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Question 6: Two options are the same: 의자.' })).toBeVisible()
      await page.getByLabel('Option 4', { exact: true }).fill('문')
      await page.getByRole('radio', { name: 'Option 4 is correct' }).check()
      await expect(page.getByText('No problems found.')).toBeVisible()
      await expectNoAxeFindings(page)
    })
    await test.step('the preview is the exam room', async () => {
      const room = page.frameLocator('iframe[title="The question as candidates see it"]')
      await expect(room.getByRole('heading', { name: 'Question 6 of 6 (Reading Section)' })).toBeVisible()
      await expect(room.getByRole('radio', { name: '문' })).toBeVisible()
    })
    await test.step('a reload loses nothing, and undo goes on', async () => {
      await save(page)
      await page.reload()
      await expect(page.getByRole('radio', { name: 'Option 4 is correct' })).toBeChecked()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('radio', { name: 'Option 1 is correct' })).toBeChecked()
      await page.getByRole('button', { name: 'Redo' }).click()
      await expect(page.getByRole('radio', { name: 'Option 4 is correct' })).toBeChecked()
    })
    await test.step('publishing', async () => {
      await page.getByRole('button', { name: 'Publish' }).click()
      const dialog = page.getByRole('dialog', { name: 'Publish this paper' })
      await dialog.getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByText('Version 1 is published.').first()).toBeVisible()
    })
    await test.step('a candidate takes it', async () => {
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
      const candidate = await context.newPage()
      const { email } = await newBuyer(candidate)
      // Statistics count the attempts of learners whose email is verified.
      await candidate.goto('/email-verify')
      await candidate.getByRole('textbox', { name: 'OTP' }).fill(await readCode(baseURL ?? '', 'verify', email))
      await candidate.getByRole('button', { name: /verify/i }).click()
      await expect(candidate.getByText('Email verified successfully')).toBeVisible()
      // A new exam is offered by no plan.
      const plan = { name: paper.topic, duration: 'monthly', price: 0, exams: [paper.id] }
      const added = await page.request.post('/api/admin/plans', { data: plan, headers })
      const { plan: offered } = await added.json()
      const bought = await candidate.request.post('/api/user-plan-purchases', {
        data: { pricePlanId: offered._id },
        headers,
      })
      expect(bought.ok(), await bought.text()).toBe(true)
      // The server counts what it has seen running, with a time that a person needs.
      const seen = candidate.waitForResponse(
        (response) => response.url().endsWith('/progress') && response.request().method() === 'PUT',
      )
      await candidate.clock.install()
      await candidate.goto(`/quiz/${paper.id}`)
      for (const position of [1, 2, 3, 4, 5, 6]) {
        await expect(questionHeading(candidate, position, 6, 'Reading')).toBeVisible()
        await choose(candidate, 0)
        await candidate.clock.fastForward(5000)
        if (position === 1) await seen
        if (position < 6) await candidate.getByRole('button', { name: 'Next', exact: true }).click()
      }
      await candidate.getByRole('button', { name: /^(Finish|Submit)/ }).click()
      await expect(candidate.getByRole('heading', { name: 'Exam Results' })).toBeVisible()
      await expect(candidate.getByText('83%').first()).toBeVisible()
      await context.close()
    })
    await test.step('the statistics stand beside the options', async () => {
      const figures = page.getByRole('region', { name: 'What candidates answered' })
      // The server counts attempts every 15 seconds.
      await expect(async () => {
        await page.reload()
        await page.getByRole('button', { name: 'Statistics' }).click()
        await expect(figures.getByText(/1 attempt$/)).toBeVisible({ timeout: 3000 })
      }).toPass({ timeout: 60_000 })
      await expect(figures.getByRole('progressbar', { name: '1. 책' })).toHaveAttribute('aria-valuetext', '100%')
    })
  })

  test('is told of another one, sees the difference and chooses', async ({ page, browser }) => {
    const paper = newPaper()
    await beginPaper(page, paper)
    await writeQuestion(page, '처음 질문입니다.', ['책', '연필', '의자', '창문'])
    await save(page)

    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(`/desk/papers/${paper.id}`)
    await other.getByRole('row', { name: /^Question 1,/ }).click()
    await other.getByLabel('Question text').fill('다른 사람의 질문입니다.')
    await save(other)

    await page.getByLabel('Question text').fill('내 질문입니다.')
    await page.keyboard.press('Control+S')
    await page.getByRole('button', { name: 'Show the differences' }).click()
    const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this paper' })
    await expect(dialog.getByText('다른 사람의 질문입니다.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Take theirs' }).click()
    await dialog.getByRole('button', { name: 'Save this choice' }).click()
    await expect(page.getByLabel('Question text')).toHaveValue('다른 사람의 질문입니다.')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Question text')).toHaveValue('내 질문입니다.')
    await context.close()
  })

  test('takes a paper from GIFT, and gets the same back from QTI', async ({ page }) => {
    const [first, second] = [newPaper(), newPaper()]
    await beginPaper(page, first)
    const openQuestions = async () => {
      await page.getByRole('row', { name: /^Question 2,/ }).click()
      await expect(page.getByLabel('Question text')).toHaveValue('어디에서 씁니까?')
      await expect(page.getByLabel('Option 3', { exact: true })).toHaveValue('은행')
      await expect(page.getByRole('radio', { name: 'Option 3 is correct' })).toBeChecked()
    }

    await test.step('a file with a question without a key names its line', async () => {
      const dialog = await importFile(page, 'paper.gift', Buffer.from(giftPaper(first.topic).replace('=책', '~책')))
      await expect(dialog.getByRole('table', { name: 'Problems in the file' })).toBeVisible()
      await expectNoAxeFindings(page)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
    })
    await test.step('the corrected file shows what changes, and is taken', async () => {
      const dialog = await importFile(page, 'paper.gift', Buffer.from(giftPaper(first.topic)))
      await expect(dialog.getByRole('region', { name: 'Question 2' })).toContainText('은행')
      await dialog.getByRole('button', { name: 'Take this version' }).click()
      await expect(dialog).toBeHidden()
      await openQuestions()
      await save(page)
    })
    const exported = page.waitForEvent('download')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Export as QTI' }).click()
    const path = await (await exported).path()
    await test.step('the same paper has no difference', async () => {
      const dialog = await importFile(page, 'paper.zip', readFileSync(path))
      await expect(dialog.getByText('There is no difference.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
    })
    await test.step('another paper takes it', async () => {
      await beginPaper(page, second)
      const dialog = await importFile(page, 'paper.zip', readFileSync(path))
      await dialog.getByRole('button', { name: 'Take this version' }).click()
      await openQuestions()
      await save(page)
      await page.reload()
      await openQuestions()
    })
  })
})
