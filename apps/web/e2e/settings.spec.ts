import { expect, request, test, type Page } from '@playwright/test'
import { logInByCall } from '@naru/app-shell/e2e/account'
import { admin } from '@naru/app-shell/e2e/admin'
import { waitForHydration } from '@naru/app-shell/e2e/navigation'

const settings = {
  messageDays: 180,
  legalName: 'Harbour & Sons <School>',
  postalAddress: '12 Galle Road, Colombo 3',
  phone: '+94 11 234 5678',
  email: 'office@harbour.test',
  facebook: 'https://www.facebook.com/harbour?a=1&b=2',
  mailProvider: 'Lanka Mail',
  currency: 'LKR',
  jurisdiction: { en: 'Sri Lanka', si: 'ශ්‍රී ලංකාව' },
  serverRecords: { en: '30 days' },
  payments: { en: '7 years' },
  rights: { en: 'Ask us for "your" data.' },
  refundShare: { en: 'By the exams that you have begun.' },
  feedback: [
    { username: 'Tharushi S.', content: 'Like the exam & clear.', rating: 4 },
    { username: 'கவிதா', content: 'நன்று', rating: 5 },
  ],
}

/** The elements that show what was filled in, as HTML. */
const shown = (page: Page) =>
  page
    .locator('[data-fact], main a[href^="tel:"], main a[href^="mailto:"]')
    .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML))

test('what an admin fills in is in the built pages, and hydration changes nothing of it', async ({
  browser,
  baseURL: firstServer = '',
}) => {
  // The pages of the second server are read by no other journey.
  const baseURL = firstServer.replace(/\d+$/, (port) => String(Number(port) + 1))
  // Without an origin: that server's own one is a name that only the browser knows.
  const call = await request.newContext({ baseURL, extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' } })
  await logInByCall(call, admin)
  expect((await call.put('/api/admin/settings', { data: { settings } })).ok()).toBe(true)
  await call.dispose()
  const built = await browser.newPage({ baseURL, javaScriptEnabled: false })
  const faults: string[] = []
  // A new visitor each time: an address with a language is a choice of it.
  const visit = async (path: string) => {
    const page = await browser.newPage({ baseURL })
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(path)
    await waitForHydration(page)
    return page
  }
  for (const [path, ...texts] of [
    ['/', 'Like the exam & clear.'],
    ['/ta/', 'நன்று'],
    ['/privacyPolicy', '180', 'Harbour & Sons <School>'],
    ['/contact', '+94 11 234 5678'],
    ['/si/termsAndConditions', 'ශ්‍රී ලංකාව'],
    ['/ko/refundPolicy', 'By the exams that you have begun.'],
  ] as const) {
    await built.goto(path)
    for (const text of texts) await expect(built.getByText(text).first()).toBeAttached()
    const page = await visit(path)
    expect(await shown(page)).toEqual(await shown(built))
    await expect(page.locator('mark')).toHaveCount(0)
  }
  // Without a request, from a page that shows none of it.
  const page = await visit('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('link', { name: settings.email })).toBeVisible()
  expect(faults).toEqual([])
})
