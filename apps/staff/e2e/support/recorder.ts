import { expect, type Page } from '@playwright/test'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Saves the consent of a new speaker; other journeys on this server may have added some. */
export async function agree(page: Page, name: string) {
  await expect(page.getByRole('heading', { name: 'Consent of the speaker' })).toBeVisible()
  const known = page.getByRole('combobox', { name: 'Speaker' })
  if ((await known.count()) > 0) await known.selectOption('Another speaker')
  await page.getByLabel('Name of the speaker').fill(name)
  await page.getByText('The speaker has read this and agrees.').click()
  await button(page, 'Save the consent').click()
}

/** Records the current line and uses the take. */
export async function record(page: Page, name: 'Record' | 'Record again') {
  await button(page, name).click()
  await expect(page.getByText('Recording 0:02')).toBeVisible()
  await button(page, 'Stop').click()
  const review = page.getByRole('group', { name: 'Listen to the take' })
  await expect(review.getByRole('slider', { name: 'Start' })).toBeVisible()
  await expect(review.getByRole('alert')).toHaveCount(0)
  await button(page, 'Use this take').click()
}
