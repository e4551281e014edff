import { expect, type Page } from '@playwright/test'

/** Opens an admin page and waits for its heading. */
export async function openArea(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
