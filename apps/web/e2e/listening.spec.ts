import { expect, test } from '@playwright/test'
import { callAs, newAccount } from '@naru/app-shell/e2e/account'
import { submitEmptyAttempt } from './support/result'

test('a learner speaks along with a turn: on a document of its own, and nothing is sent', async ({
  browser,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('The journey has no address.')
  const { state } = await newAccount(baseURL)
  const call = await callAs(baseURL, state)
  const bank = await call.get('/api/practice/drill?section=listening')
  expect(bank.ok()).toBe(true)
  const context = await browser.newContext({ baseURL, storageState: state, viewport: { width: 360, height: 560 } })
  const page = await context.newPage()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`)
  })
  await page.goto('/practice')
  await page.getByRole('link', { name: 'Listening trainer' }).click()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const reload = page.getByRole('link', { name: 'To record yourself, open this page again.' })
  await expect(reload).toBeVisible()
  await reload.click()
  await expect(reload).toBeHidden()

  await button('I do not know').click()
  await button('Next').click()
  await button('Speak along').first().click()
  await expect(page.getByText('Speak now')).toBeVisible()
  // The longest turn of the bank takes 33 s.
  await expect(button('You')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('svg path[vector-effect]')).toHaveCount(2)
  // No bar of the phone covers it.
  const isInFront = (control: Element) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    return control.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  await expect.poll(() => button('You').evaluate(isInFront)).toBe(true)
  await button('You').click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Clip' })).toBeVisible()
  await button('Next').click()
  await expect(page.getByRole('heading', { name: /^Step 4 of 6/ })).toBeVisible()
  await expect(button('You')).toHaveCount(0)

  expect(sent.filter((line) => !line.startsWith('/api/practice/answers')).join('\n')).not.toMatch(/webm|blob|audio/)
  expect(sent.every((line) => line.length < 2000)).toBe(true)

  // A recording of a review.
  await page.goto(`/myresult/${await submitEmptyAttempt(call)}`)
  await button('Expand All').click()
  await page.getByRole('link', { name: 'Train your ear' }).first().click()
  await reload.click()
  await expect(reload).toBeHidden()
  await button('I cannot hear it: show the script').click()
  await expect(page.getByRole('heading', { name: /^Step 3 of 6/ })).toBeVisible()
  await context.close()
})
