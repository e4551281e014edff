import { expect, type Page } from '@playwright/test'
import { badAnswerKinds, badAnswers, loadingPages } from './support/bad-answers'
import { test } from './support/fixtures'
import { expectNoSidewaysScroll } from './support/layout'

test.use({
  storageState: async ({ learnerState }, use) => use(learnerState),
  contextOptions: { reducedMotion: 'reduce' },
})

/** Collects what was thrown and caught by nobody. */
function watch(page: Page) {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(String(error)))
  return thrown
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('naru.chosenExam', 'eps-topik-mini'))
})

for (const { path, call, says, waiting } of loadingPages) {
  test(`${path} stays usable whatever ${call} answers, and says what is wrong`, async ({ page }) => {
    const thrown = watch(page)
    for (const kind of badAnswerKinds) {
      await page.route(call, badAnswers[kind])
      await page.goto(path)
      await expect(page.getByText(says[kind]).first(), kind).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }), kind).toHaveCount(1)
      await expectNoSidewaysScroll(page)
      await page.unroute(call)
    }
    expect(thrown).toEqual([])
  })

  test(`${path} says what it waits for while ${call} does not answer, and can be left`, async ({ page }) => {
    const thrown = watch(page)
    await page.route(call, () => undefined)
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1, name: 'About Naru' })).toBeVisible()
    await page.goto(path)
    await expect(page.getByText(waiting ?? says['500 with HTML']).first()).toBeVisible()
    await page.evaluate(() => history.pushState({}, '', '/about'))
    await expect(page.getByRole('heading', { level: 1, name: 'About Naru' })).toBeVisible()
    expect(thrown).toEqual([])
  })
}
