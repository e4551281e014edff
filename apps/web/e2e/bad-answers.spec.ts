import { expect, type Page } from '@playwright/test'
import { badAnswerKinds, badAnswers, loadingPages } from './support/bad-answers'
import { test } from './support/fixtures'
import { hardPages } from './support/hard-content'
import { goInside } from './support/inside'
import { expectNoSidewaysScroll, expectReadableText } from './support/layout'

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
    await goInside(page, '/about')
    await expect(page.getByRole('heading', { level: 1, name: 'About Naru' })).toBeVisible()
    expect(thrown).toEqual([])
  })
}

for (const { path, answers, shows } of hardPages) {
  test(`${path} holds names of 300 letters and of any script, ids that repeat and pictures that are missing`, async ({
    page,
  }) => {
    const thrown = watch(page)
    await page.route('https://i.ytimg.com/**', (route) => route.abort())
    for (const [call, json] of Object.entries(answers)) await page.route(call, (route) => route.fulfill({ json }))
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const name of shows) await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectReadableText(page)
    expect(thrown).toEqual([])
  })
}
