import type { Account } from '@naru/app-shell/e2e/account'
import { newLearner } from '@naru/app-shell/e2e/learner'
import { expect, type Browser, type Page } from '@playwright/test'
import { button } from './recorder'

/** A page of a browser in which somebody is logged in. */
export const pageOf = async (browser: Browser, { state }: Account): Promise<Page> =>
  (await browser.newContext({ storageState: state })).newPage()

/** Chooses what else can be done with the open paper. */
export async function chooseAction(page: Page, name: string) {
  await button(page, 'More').click()
  await page.getByRole('menuitem', { name }).click()
}

export const newPaper = () => {
  const name = newLearner().lastName.split(' ')[1] ?? ''
  return { topic: `Desk ${name}`, id: `desk-${name}` }
}

/** Saves what was typed, and waits until the page has said so: 'Saved' may still stand there from before. */
export async function save(page: Page) {
  await page.keyboard.press('Control+S')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** Makes a paper at the desk, and opens it. */
export async function beginPaper(page: Page, { topic, id }: { topic: string; id: string }) {
  await page.goto('/desk')
  await page.getByRole('button', { name: 'New paper' }).click()
  const dialog = page.getByRole('dialog', { name: 'New paper' })
  await dialog.getByLabel('Title', { exact: true }).fill(topic)
  await expect(dialog.getByLabel('Id', { exact: true })).toHaveValue(id)
  await dialog.getByRole('button', { name: 'Create the paper' }).click()
  await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible()
}

/** Adds a question to the open paper; its first option is correct. */
export async function writeQuestion(page: Page, text: string, options: readonly string[], type = 'reading') {
  await page.getByRole('button', { name: `Add a ${type} question` }).click()
  // The new question is open, and no longer the one before.
  await expect(page.getByLabel('Question text')).toHaveValue('')
  await page.getByLabel('Question text').fill(text)
  for (const [index, option] of options.entries())
    await page.getByLabel(`Option ${index + 1}`, { exact: true }).fill(option)
  await page.getByRole('radio', { name: 'Option 1 is correct' }).check()
}
