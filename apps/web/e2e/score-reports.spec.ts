import { expect, test } from '@playwright/test'
import { callAs, newAccount } from '@naru/app-shell/e2e/account'
import { submitEmptyAttempt } from './support/result'

test('a learner takes the score report of a result, anybody verifies it, and sees the name only once it is shown', async ({
  browser,
}, testInfo) => {
  const baseURL = testInfo.project.use.baseURL ?? ''
  const { learner, state } = await newAccount(baseURL)
  const call = await callAs(baseURL, state)
  const attemptId = await submitEmptyAttempt(call)
  expect((await call.patch('/api/user/leaderboards', { data: { isAdult: true } })).ok()).toBe(true)
  await call.dispose()

  const own = await (await browser.newContext({ baseURL, storageState: state })).newPage()
  await own.goto(`/myresult/${attemptId}`)
  await own.getByRole('link', { name: 'Score report', exact: true }).click()
  await expect(own.getByRole('img', { name: 'QR code of the verification address' })).toBeVisible()
  const name = `${learner.firstName} ${learner.lastName}`
  await expect(own.getByText(name)).toBeVisible()
  const address = (await own.getByRole('link', { name: /\/verify\// }).getAttribute('href')) ?? ''
  // The server's PUBLIC_URL, by which it is known outside.
  expect(address).toMatch(/^http:\/\/localhost:\d+\/verify\/.+/)

  const stranger = await (await browser.newContext({ baseURL })).newPage()
  // As somebody types it from paper.
  await stranger.goto('/verify')
  await stranger.getByLabel('Score report number').fill(address.replace(/^.*\//, '').replaceAll('-', ' ').toLowerCase())
  await stranger.getByRole('button', { name: 'Verify' }).click()
  await expect(stranger.getByText('This score report is genuine.')).toBeVisible()
  await expect(stranger.getByText('0 / 50 (0%)')).toBeVisible()
  await expect(stranger.getByText('Hidden by the learner')).toBeVisible()

  await own.getByRole('radio', { name: 'Yes' }).click()
  await expect(own.getByText('The verification page shows your name.')).toBeVisible()
  await stranger.goto(address)
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(stranger.getByText(name)).toBeVisible()

  await own.emulateMedia({ media: 'print' })
  await expect(own.getByText(address)).toBeVisible()
  await expect(own.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(own.getByRole('radio', { name: 'Yes' })).toBeHidden()

  const sheets = async () =>
    (await own.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length
  await own.goto(`/myresult/${attemptId}/summary`)
  await expect(own.getByRole('row').nth(2)).toBeVisible()
  expect(await sheets()).toBe(1)

  await own.emulateMedia({ media: null })
  await own.goto(`/myresult/${attemptId}`)
  await expect(own.getByRole('button', { name: 'Expand All' })).toBeVisible()
  await own.emulateMedia({ media: 'print' })
  const printed = own.locator('section > article').filter({ visible: true })
  await expect(printed).toHaveCount(10)
  await expect(own.getByRole('button').filter({ visible: true })).toHaveCount(0)
  const breaks = await printed.evaluateAll((all) => all.map((article) => getComputedStyle(article).breakInside))
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
})
