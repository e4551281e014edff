import { expect } from '@playwright/test'
import { callAs, newAccount, newStaff, verifyEmail } from '@naru/app-shell/e2e/account'
import { endClip, recordClips } from '@naru/app-shell/e2e/clipEvents'
import { choose, proceedToListening, questionHeading } from '@naru/app-shell/e2e/examRoom'
import { test } from '@naru/app-shell/e2e/fixtures'
import { newLearner } from '@naru/app-shell/e2e/learner'
import { beginPaper, chooseAction, newPaper, pageOf, save, writeQuestion } from './support/editor'
import { agree, button, record } from './support/recorder'

const words = ['책', '연필', '의자', '창문']

test('an author makes a paper of 3 questions, one of them recorded; an editor publishes it, and its statistics show what a candidate answered', async ({
  browser,
  baseURL,
  adminState,
}) => {
  const paper = newPaper()
  const account = await newStaff(baseURL ?? '', 'author')
  const author = await pageOf(browser, account)
  await beginPaper(author, paper)

  await test.step('the paper', async () => {
    await author.getByLabel('Description').fill('Three questions about things.')
    await author.getByLabel('Length in words').fill('10 minutes')
    await author.getByLabel('Minutes for reading').fill('5')
    await author.getByLabel('Minutes for listening').fill('5')
  })
  await test.step('two reading questions', async () => {
    for (const number of [1, 2]) await writeQuestion(author, `${number}번은 무엇입니까?`, words)
    await expect(author.getByRole('row', { name: /^Question 2,/ })).toBeVisible()
    await author.getByLabel('Option 4', { exact: true }).fill('의자')
    await author.keyboard.press('Tab')
    await expect(
      author.getByRole('button', { name: 'Question 2, Option 4: Two options are the same: 의자.' }),
    ).toBeVisible()
    await author.getByLabel('Option 4', { exact: true }).fill('문')
    await author.getByRole('radio', { name: 'Option 4 is correct' }).check()
    await expect(author.getByRole('button', { name: /^Question 2[,:]/ })).toHaveCount(0)
  })
  await test.step('the preview is the exam room', async () => {
    const room = author.frameLocator('iframe[title="The question as candidates see it"]')
    await expect(room.getByRole('heading', { name: 'Question 2 of 2 (Reading Section)' })).toBeVisible()
    await expect(room.getByRole('radio', { name: '문' })).toBeVisible()
  })
  await test.step('a reload loses nothing, and undo goes on', async () => {
    await save(author)
    await author.reload()
    await expect(author.getByRole('radio', { name: 'Option 4 is correct' })).toBeChecked()
    await author.getByRole('button', { name: 'Undo' }).click()
    await expect(author.getByRole('radio', { name: 'Option 1 is correct' })).toBeChecked()
    await author.getByRole('button', { name: 'Redo' }).click()
    await expect(author.getByRole('radio', { name: 'Option 4 is correct' })).toBeChecked()
  })
  await test.step('a listening question with a script, which is recorded', async () => {
    await writeQuestion(author, '두 사람은 어디에 갑니까?', ['은행', '시장', '병원', '학교'], 'listening')
    // The recorder's own journey joins two lines.
    await button(author, 'Add a line').click()
    await author.getByLabel('Voice of line 1').selectOption('Woman')
    await author.getByLabel('Line 1', { exact: true }).fill('은행에 가요.')
    await author.getByRole('button', { name: 'Record: Recording', exact: true }).click()
    await expect(author.getByRole('heading', { level: 1, name: 'Record question 3' })).toBeVisible()
    for (const head of ['Say the number of the question', 'Say the instruction']) await author.getByText(head).click()
    await agree(author, newLearner().lastName)
    await record(author, 'Record')
    await expect(author.getByRole('list', { name: 'Lines' }).getByText('Sent')).toHaveCount(1)
    await button(author, 'Make the recording').click()
    await expect(author.getByText(/^The recording is in the question\./)).toBeVisible()
    await author.getByRole('link', { name: 'Back to the paper' }).click()
    await expect(button(author, 'Play the recording')).toBeVisible()
    await expect(author.getByText('No problems found.')).toBeVisible()
  })

  const editor = await pageOf(browser, await newStaff(baseURL ?? '', 'editor'))
  await test.step('the editor sends it back with a note, and publishes what comes again', async () => {
    await chooseAction(author, 'Send for review')
    await expect(author.getByText(/^This paper is with the editors\./)).toBeVisible()
    await editor.goto(`/desk/papers/${paper.id}`)
    await chooseAction(editor, 'Back to the author')
    const dialog = editor.getByRole('dialog', { name: 'Back to the author' })
    await dialog.getByLabel('Note to the author').fill('Please ask for a person in question 1.')
    await button(editor, 'Send back').click()
    await expect(dialog).toBeHidden()

    await author.reload()
    await expect(author.getByText('Please ask for a person in question 1.')).toBeVisible()
    await author.getByRole('row', { name: /^Question 1,/ }).click()
    await author.getByLabel('Question text').fill('1번은 누구입니까?')
    await save(author)
    await chooseAction(author, 'Send for review')
    await expect(author.getByText(/^This paper is with the editors\./)).toBeVisible()

    await editor.reload()
    await button(editor, 'Publish').click()
    await editor.getByRole('dialog', { name: 'Publish this paper' }).getByRole('button', { name: 'Publish' }).click()
    await expect(editor.getByText('Version 1 is published.').first()).toBeVisible()
  })
  await test.step('a candidate hears the recording and answers', async () => {
    const learner = await newAccount(baseURL ?? '')
    // Statistics count the attempts of learners whose email is verified.
    await verifyEmail(baseURL ?? '', learner)
    // A new exam is offered by no plan.
    const admin = await callAs(baseURL ?? '', adminState)
    const plan = { name: paper.topic, duration: 'monthly', price: 0, exams: [paper.id] }
    const { plan: offered } = await (await admin.post('/api/admin/plans', { data: plan })).json()
    const candidate = await pageOf(browser, learner)
    const call = await callAs(baseURL ?? '', learner.state)
    const bought = await call.post('/api/user-plan-purchases', { data: { pricePlanId: offered._id } })
    expect(bought.ok(), await bought.text()).toBe(true)
    // The server counts what it has seen running, with a time that a person needs.
    const seen = candidate.waitForResponse(
      (response) => response.url().endsWith('/progress') && response.request().method() === 'PUT',
    )
    let seenAt = 0
    await candidate.clock.install()
    await recordClips(candidate)
    await candidate.goto(`/quiz/${paper.id}`)
    for (const position of [1, 2]) {
      await expect(questionHeading(candidate, position, 3, 'Reading')).toBeVisible()
      await choose(candidate, 0)
      await candidate.clock.fastForward(5000)
      if (position === 1) seenAt = await seen.then(() => Date.now())
      if (position < 2) await button(candidate, 'Next').click()
    }
    // By the server's own clock: a second for each reading question, five for the listening one.
    await expect.poll(() => Date.now() - seenAt, { timeout: 15_000 }).toBeGreaterThan(7500)
    await proceedToListening(candidate)
    await expect(questionHeading(candidate, 3, 3, 'Listening')).toBeVisible()
    for (const play of [1, 2]) {
      await expect(candidate.getByText(`Playing audio (Play ${play} of 2)…`)).toBeVisible()
      await endClip(candidate)
    }
    await expect(candidate.getByText(/^Please answer the question/).first()).toBeVisible()
    await choose(candidate, 0)
    await candidate.clock.fastForward(5000)
    await expect(candidate.getByRole('heading', { name: 'Exam Results' })).toBeVisible()
    await expect(candidate.getByText('67%').first()).toBeVisible()
    for (const each of [admin, call]) await each.dispose()
    await candidate.context().close()
  })
  await test.step('the statistics stand beside the options', async () => {
    const figures = author.getByRole('region', { name: 'What candidates answered' })
    const call = await callAs(baseURL ?? '', account.state)
    const counted = async () => {
      const { attempts }: { attempts: number } = await (
        await call.get(`/api/admin/exams/${paper.id}/statistics`)
      ).json()
      return attempts
    }
    // The server counts attempts every 15 seconds.
    await expect.poll(counted, { timeout: 60_000 }).toBe(1)
    await call.dispose()
    await author.reload()
    await author.getByRole('row', { name: /^Question 3,/ }).click()
    await button(author, 'Statistics').click()
    await expect(figures.getByText(/1 attempt$/)).toBeVisible()
    const chosen = figures.getByRole('progressbar', { name: '1. 은행 (correct)' })
    await expect(chosen).toHaveAttribute('aria-valuetext', '100%')
  })
  for (const page of [author, editor]) await page.context().close()
})
