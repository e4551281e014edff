import { readFileSync } from 'node:fs'
import { test } from '@naru/app-shell/e2e/fixtures'
import { expect, type Page } from '@playwright/test'
import { beginPaper, chooseAction, newPaper, save } from './support/editor'

test.use({ storageState: async ({ adminState }, use) => use(adminState) })

/** Chooses a file in the dialog of the import. */
async function importFile(page: Page, name: string, buffer: Buffer) {
  await chooseAction(page, 'Import a file')
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

test('an editor takes a paper from GIFT, and gets the same back from QTI', async ({ page }) => {
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
    await expect(dialog.getByRole('region', { name: 'Problems in the file' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('the corrected file shows what changes, and is taken', async () => {
    const dialog = await importFile(page, 'paper.gift', Buffer.from(giftPaper(first.topic)))
    await expect(dialog.getByRole('region', { name: 'Question 2' })).toContainText('은행')
    await dialog.getByRole('button', { name: 'Replace the paper' }).click()
    await expect(dialog).toBeHidden()
    await openQuestions()
    await save(page)
  })
  const exported = page.waitForEvent('download')
  await chooseAction(page, 'Export as QTI')
  const path = await (await exported).path()
  await test.step('the same paper has no difference', async () => {
    const dialog = await importFile(page, 'paper.zip', readFileSync(path))
    await expect(dialog.getByText('There is no difference.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('another paper takes it', async () => {
    await beginPaper(page, second)
    const dialog = await importFile(page, 'paper.zip', readFileSync(path))
    await dialog.getByRole('button', { name: 'Replace the paper' }).click()
    await openQuestions()
    await save(page)
    await page.reload()
    await openQuestions()
  })
})
