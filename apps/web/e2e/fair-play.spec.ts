import { expect } from '@playwright/test'
import { letTimeRunOut, openRoom, sampleExam, test } from './support/faults'

test('the review shows that the learner left the exam page and had no network', async ({ page, context }) => {
  await page.clock.install()
  await openRoom(page)
  await page.goto('/myresult')
  await openRoom(page)
  await context.setOffline(true)
  await context.setOffline(false)
  await letTimeRunOut(page)
  await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()
  await page.goto('/myresult')
  await page.getByRole('link', { name: sampleExam.topic }).click()
  await expect(page.getByRole('heading', { name: 'What was recorded during this exam' })).toBeVisible()
  await expect(page.getByText(/^Left the exam page: once, /)).toBeVisible()
  await expect(page.getByText(/^No network: once, /)).toBeVisible()
})
