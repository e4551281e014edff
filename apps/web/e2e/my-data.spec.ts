import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { newBuyer } from './support/buyer'
import { logIn } from '@naru/app-shell/e2e/learner'

test('a learner downloads their data, deletes the account, and keeps it on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const learner = await newBuyer(page)
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'My data' })
  const downloading = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^naru-my-data-[\d-]+\.zip$/)
  const files = unzipSync(readFileSync(await download.path()))
  expect(JSON.parse(strFromU8(files['users.json'] ?? new Uint8Array()))).toMatchObject([{ email: learner.email }])

  await section.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('This password is wrong.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(learner.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(section.getByText(/^Your account will be deleted on /)).toBeVisible()
  await expect(section.getByRole('button', { name: 'Keep my account' })).toBeFocused()

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const phone = await other.newPage()
  await logIn(phone, learner)
  await expect(phone.getByText(/^Your account will be deleted on /)).toBeVisible()
  await phone.getByRole('button', { name: 'Keep my account' }).click()
  await expect(phone.getByText('Your account stays.')).toBeVisible()
  await expect(phone.getByText(/^Your account will be deleted on /)).toHaveCount(0)
  await other.close()
})
