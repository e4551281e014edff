import { expect, type Page } from '@playwright/test'
import { badResponseKinds, badResponses, loadingPages } from './support/bad-responses'
import { checkEach } from '@naru/app-shell/e2e/checkEach'
import { test } from '@naru/app-shell/e2e/fixtures'
import { navigateTo } from '@naru/app-shell/e2e/navigation'
import { expectNoHorizontalScroll } from '@naru/app-shell/e2e/layout'

test.use({ storageState: async ({ learnerState }, use) => use(learnerState) })

/** Collects uncaught errors. */
function recordErrors(page: Page) {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(String(error)))
  return thrown
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('naru.chosenExam', 'eps-topik-mini'))
})

test('pages stay usable and show an error for every bad response', async ({ page }) => {
  const thrown = recordErrors(page)
  const all = loadingPages.flatMap(({ says, ...each }) =>
    badResponseKinds.flatMap((kind) => (says[kind] === undefined ? [] : [{ ...each, kind, sentence: says[kind] }])),
  )
  await checkEach(
    all,
    ({ path, call, kind }) => `${path}, ${call}: ${kind}`,
    async ({ path, call, kind, sentence }) => {
      await page.unrouteAll()
      await page.route(call, badResponses[kind])
      await page.goto(path)
      await expect(page.getByText(sentence).filter({ visible: true })).not.toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoHorizontalScroll(page)
    },
  )
  expect(thrown).toEqual([])
})

test('pages show what they are loading while a call does not respond, and can be left', async ({ page }) => {
  const thrown = recordErrors(page)
  await checkEach(
    loadingPages,
    ({ path, call }) => `${path}, ${call}`,
    async ({ path, call, waiting }) => {
      await page.unrouteAll()
      await page.route(call, () => undefined)
      await page.goto(path)
      await expect(page.getByText(waiting).first()).toBeVisible()
      await navigateTo(page, '/about')
      await expect(page.getByRole('heading', { level: 1, name: 'About Naru' })).toBeVisible()
    },
  )
  expect(thrown).toEqual([])
})
