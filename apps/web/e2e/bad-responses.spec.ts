import { expect, type Page } from '@playwright/test'
import { badResponseKinds, badResponses, loadingPages } from './support/bad-responses'
import { test } from './support/fixtures'
import { edgeCasePages } from './support/edge-case-content'
import { navigateTo } from './support/navigation'
import { expectNoHorizontalScroll, expectReadableText } from './support/layout'

test.use({
  storageState: async ({ learnerState }, use) => use(learnerState),
  contextOptions: { reducedMotion: 'reduce' },
})

/** Collects uncaught errors. */
function recordErrors(page: Page) {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(String(error)))
  return thrown
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('naru.chosenExam', 'eps-topik-mini'))
})

for (const { path, call, says, waiting } of loadingPages) {
  test(`${path} stays usable and shows an error for every bad response to ${call}`, async ({ page }) => {
    const thrown = recordErrors(page)
    for (const kind of badResponseKinds) {
      await page.route(call, badResponses[kind])
      await page.goto(path)
      await expect(page.getByText(says[kind]).first(), kind).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }), kind).toHaveCount(1)
      await expectNoHorizontalScroll(page)
      await page.unroute(call)
    }
    expect(thrown).toEqual([])
  })

  test(`${path} shows what it is loading while ${call} does not respond, and can be left`, async ({ page }) => {
    const thrown = recordErrors(page)
    await page.route(call, () => undefined)
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1, name: 'About Naru' })).toBeVisible()
    await page.goto(path)
    await expect(page.getByText(waiting ?? says['500 with HTML']).first()).toBeVisible()
    await navigateTo(page, '/about')
    await expect(page.getByRole('heading', { level: 1, name: 'About Naru' })).toBeVisible()
    expect(thrown).toEqual([])
  })
}

for (const { path, responses, shows } of edgeCasePages) {
  test(`${path} renders names of 300 letters in any script, duplicate ids and missing pictures`, async ({ page }) => {
    const thrown = recordErrors(page)
    await page.route('https://i.ytimg.com/**', (route) => route.abort())
    for (const [call, json] of Object.entries(responses)) await page.route(call, (route) => route.fulfill({ json }))
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const name of shows) await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
    await expectNoHorizontalScroll(page)
    await expectReadableText(page)
    expect(thrown).toEqual([])
  })
}
