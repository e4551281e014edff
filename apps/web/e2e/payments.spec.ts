import { expect, type Page } from '@playwright/test'
import { hasAccess, newBuyer, paymentWindow, planCard, pressPurchase, toast } from './support/buyer'
import { expectNoAxeFindings } from '@naru/app-shell/e2e/axe'
import { test } from '@naru/app-shell/e2e/fixtures'
import { waitForWorker } from '@naru/app-shell/e2e/navigation'

// As for every learner who comes back. In another case the worker answered the payment window with a page of the site.
test.use({ serviceWorkers: 'allow' })

const plan = 'Monthly'
const script = '**/__payhere/lib/payhere.js'
const purchaseButton = (page: Page) => planCard(page, plan).getByRole('button', { name: 'Purchase' })

async function pay(page: Page) {
  await (await paymentWindow(page)).getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(toast(page, 'Plan activated successfully!')).toBeVisible()
  await expect(page.getByText('Thank you. Your payment is confirmed.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Available Exams' })).toBeVisible()
}

test('with the worker a learner buys a plan twice: a blocked window is closed, and Pay leads to the exams', async ({
  page,
}) => {
  await newBuyer(page)
  await page.goto('/pricing')
  await waitForWorker(page)
  const window = '**/__payhere/pay/window/*'
  await page.route(window, (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': "frame-ancestors 'none'" } }),
  )
  const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await purchaseButton(page).click()
  await blocked
  await page.getByRole('region', { name: 'Payment' }).getByRole('button', { name: 'Close' }).click()
  await expect(purchaseButton(page)).toBeFocused()
  await page.unroute(window)

  await purchaseButton(page).click()
  const shown = await paymentWindow(page)
  for (const text of ['No money moves.', 'LKR 1500.00', 'Subscription Activation'])
    await expect(shown.getByText(text)).toBeVisible()
  await pay(page)
  await expect(page.getByRole('article')).toHaveCount(5)

  await page.goto('/pricing')
  await planCard(page, plan).getByRole('button', { name: 'Extend' }).click()
  const dialog = page.getByRole('dialog', { name: 'You already have this plan' })
  await dialog.getByRole('button', { name: 'Extend' }).click()
  await pay(page)
  const purchases: unknown = await (await page.request.get('/api/user/purchases')).json()
  const bought = (state: string): unknown => expect.objectContaining({ name: plan, price: 1500, state })
  expect(purchases).toEqual([bought('upcoming'), bought('active')])
})

test('P-19: after a blocked script, a closed or declined window or an error the button works again; a pending payment is shown; the window violates no security policy, fits 1280 and 360 pixels, and has no axe finding', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  await newBuyer(page)
  await page.route(script, (route) => route.abort('blockedbyclient'))
  await pressPurchase(page, plan)
  await expect(toast(page, 'An error occurred during payment processing.')).toBeVisible()
  await expect(purchaseButton(page)).toBeEnabled()
  await page.unroute(script)

  await purchaseButton(page).click()
  const window = await paymentWindow(page)
  await expect(window.getByRole('button', { name: 'Pay', exact: true })).toBeFocused()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 760 })
    for (const name of ['Pay', 'Decline', 'Pending', 'Close', 'Error']) {
      await expect(window.getByRole('button', { name, exact: true })).toBeInViewport()
    }
    await expectNoAxeFindings(page)
  }
  await page.keyboard.press('Escape')
  await expect(purchaseButton(page)).toBeEnabled()

  await purchaseButton(page).click()
  await (await paymentWindow(page)).getByRole('button', { name: 'Close' }).click()
  await expect(purchaseButton(page)).toBeEnabled()
  await expect(planCard(page, plan).getByText(/error/i)).toHaveCount(0)

  for (const [button, message] of [
    ['Error', 'Payment error: The stand-in was set to fail'],
    ['Decline', 'Payment error: the payment was not accepted, and no plan was activated'],
  ] as const) {
    await purchaseButton(page).click()
    await (await paymentWindow(page)).getByRole('button', { name: button }).click()
    await expect(toast(page, message)).toBeVisible()
    await expect(purchaseButton(page)).toBeEnabled()
  }

  await purchaseButton(page).click()
  await (await paymentWindow(page)).getByRole('button', { name: 'Pending' }).click()
  await expect(planCard(page, plan).getByText(/^Confirming your payment/)).toBeVisible()
  await page.goto('/payment/success')
  await expect(page.getByText(/^Your payment is being processed/)).toBeVisible()
  expect(await hasAccess(page)).toBe(false)
  expect(refused).toEqual([])
})

test.describe('a learner’s first visit', () => {
  // A worker would answer for the code that loads slowly here.
  test.use({ serviceWorkers: 'block' })

  test('loads the payment script at the first press, which only /pricing’s policy allows; its frame outlives the page', async ({
    page,
  }) => {
    await newBuyer(page)
    const requested: string[] = []
    page.on('request', (request) => {
      if (/payhere/i.test(request.url())) requested.push(new URL(request.url()).pathname)
    })
    await page.goto('/')
    await page.getByRole('link', { name: 'Pricing' }).first().click()
    await expect(purchaseButton(page)).toBeEnabled()
    expect(requested).toEqual([])
    const opened = await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name))
    expect(opened.map((address) => new URL(address).pathname)).toEqual(['/pricing'])
    const response = await page.request.get('/pricing', { headers: { accept: 'text/html' } })
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self' https://www.payhere.lk")
    const home = (await page.request.get('/', { headers: { accept: 'text/html' } })).headers()
    expect(home['content-security-policy']).not.toContain('payhere')
    await purchaseButton(page).click()
    const window = await paymentWindow(page)
    expect(requested[0]).toBe('/__payhere/lib/payhere.js')

    // The frame stays while the next page loads.
    let load = () => {}
    const slow = new Promise<void>((done) => {
      load = done
    })
    await page.route('**/assets/StudentNav-*.js', async (route) => {
      await slow
      await route.continue()
    })
    await window.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Loading…' })).toBeAttached()
    await expect(toast(page, 'Plan activated successfully!')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible()
    load()
    await expect(page.getByRole('heading', { level: 1, name: 'Available Exams' })).toBeVisible()
    await expect(toast(page, 'Plan activated successfully!')).toBeVisible()
  })
})
