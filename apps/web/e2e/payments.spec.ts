import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { hasAccess, newBuyer, paymentWindow, planCard, pressPurchase, toast } from './support/buyer'
import { expectNoAxeFindings } from './support/axe'
import { test } from './support/fixtures'
import { logIn, signUp, newLearner } from './support/learner'

const plan = 'Monthly'
const script = '**/__payhere/lib/payhere.js'
const purchaseButton = (page: Page) => planCard(page, plan).getByRole('button', { name: 'Purchase' })

test('a new learner buys a plan: sign-up, payment window, confirmation, exams', async ({ page }) => {
  const learner = newLearner()
  await signUp(page, learner)
  await logIn(page, learner)
  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Price Plans' })).toBeVisible()
  await purchaseButton(page).click()
  const window = await paymentWindow(page)
  await expect(window.getByText('No money moves.')).toBeVisible()
  await expect(window.getByText('LKR 1500.00')).toBeVisible()
  await expect(window.getByText('Subscription Activation')).toBeVisible()
  // The frame outlives the change of page, also while the next page loads.
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
  await expect(page.getByRole('article')).toHaveCount(5)
})

test('P-2: a forged payment message activates no plan', async ({ page }) => {
  await newBuyer(page)
  await pressPurchase(page, plan)
  await paymentWindow(page)
  // Like the real script, the stand-in trusts any message.
  await page.evaluate(() => window.postMessage({ type: 2 }, window.location.origin))
  await expect(planCard(page, plan).getByText(/^Confirming your payment/)).toBeVisible()
  expect(await hasAccess(page)).toBe(false)
  await page.goto('/payment/success')
  await expect(page.getByText(/^Your payment is not confirmed yet/)).toBeVisible()
  expect(await hasAccess(page)).toBe(false)
})

test('P-2: calling the gateway’s handlers from a script activates no plan', async ({ page }) => {
  await newBuyer(page)
  await pressPurchase(page, plan)
  await paymentWindow(page)
  await page.evaluate(() => {
    const payhere: unknown = Reflect.get(window, 'payhere')
    if (typeof payhere === 'object' && payhere !== null) Reflect.get(payhere, 'onCompleted')('x')
  })
  await expect(planCard(page, plan).getByText(/^Confirming your payment/)).toBeVisible()
  expect(await hasAccess(page)).toBe(false)
})

test('P-5: a learner who closes the browser right after paying has the plan at the next visit', async ({
  page,
  context,
}) => {
  await newBuyer(page)
  await page.route('**/api/user-plan-purchases', (route) => route.abort())
  await pressPurchase(page, plan)
  const window = await paymentWindow(page)
  const paid = page.waitForResponse(/\/__payhere\/pay\/window\/\w+\/pay$/)
  await window.getByRole('button', { name: 'Pay', exact: true }).click()
  await paid
  await page.close()
  const later = await context.newPage()
  await later.goto('/pricing')
  await expect(later.getByText('Your last payment is confirmed, and its plan is active.')).toBeVisible()
  await later.getByRole('link', { name: 'Go to Exams' }).click()
  await expect(later.getByRole('heading', { level: 1, name: 'Available Exams' })).toBeVisible()
  await expect(later.getByRole('article')).toHaveCount(5)
})

test('a declined payment activates no plan, and enables Purchase again', async ({ page }) => {
  await newBuyer(page)
  await pressPurchase(page, plan)
  await (await paymentWindow(page)).getByRole('button', { name: 'Decline' }).click()
  await expect(toast(page, 'Payment error: the payment was not accepted, and no plan was activated')).toBeVisible()
  await expect(purchaseButton(page)).toBeEnabled()
  expect(await hasAccess(page)).toBe(false)
})

test('a pending payment is shown on its card and on the return page', async ({ page }) => {
  await newBuyer(page)
  await pressPurchase(page, plan)
  await (await paymentWindow(page)).getByRole('button', { name: 'Pending' }).click()
  await expect(planCard(page, plan).getByText(/^Confirming your payment/)).toBeVisible()
  await page.goto('/payment/success')
  await expect(page.getByText(/^Your payment is being processed/)).toBeVisible()
  expect(await hasAccess(page)).toBe(false)
})

test('P-19: after a blocked script, a closed window or an error the button works again', async ({ page }) => {
  await newBuyer(page)
  await page.route(script, (route) => route.abort('blockedbyclient'))
  await pressPurchase(page, plan)
  await expect(toast(page, 'An error occurred during payment processing.')).toBeVisible()
  await expect(purchaseButton(page)).toBeEnabled()
  await page.unroute(script)

  await purchaseButton(page).click()
  await (await paymentWindow(page)).getByRole('button', { name: 'Close' }).click()
  await expect(purchaseButton(page)).toBeEnabled()
  await expect(planCard(page, plan).getByText(/error/i)).toHaveCount(0)

  await purchaseButton(page).click()
  await (await paymentWindow(page)).getByRole('button', { name: 'Error' }).click()
  await expect(toast(page, 'Payment error: The stand-in was set to fail')).toBeVisible()
  await expect(purchaseButton(page)).toBeEnabled()

  await purchaseButton(page).click()
  await (await paymentWindow(page)).getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(toast(page, 'Plan activated successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Available Exams' })).toBeVisible()
})

test('P-19: an empty payment window is reported after 15 s, and opens at the second try', async ({ page }) => {
  await page.clock.install()
  await newBuyer(page)
  await page.route('**/__payhere/pay/checkoutJ', (route) => route.abort())
  const requested = page.waitForRequest('**/__payhere/pay/checkoutJ')
  await pressPurchase(page, plan)
  await requested
  await expect(purchaseButton(page)).toBeDisabled()
  await page.clock.fastForward(15_000)
  await expect(page.getByText('The payment window did not open.')).toBeVisible()
  await page.unroute('**/__payhere/pay/checkoutJ')
  await page.getByRole('button', { name: 'Try again' }).click()
  await paymentWindow(page)
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a payment window that its policy blocks is closed, and the plan is bought once, at the second try', async ({
    page,
  }) => {
    await newBuyer(page)
    await page.goto('/pricing')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (navigator.serviceWorker.controller !== null) return
      await new Promise((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
      })
    })
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
    await (await paymentWindow(page)).getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(toast(page, 'Plan activated successfully!')).toBeVisible()
    await expect(page.getByText('Thank you. Your payment is confirmed.')).toBeVisible()
    const purchases: unknown = await (await page.request.get('/api/user/purchases')).json()
    expect(purchases).toEqual([expect.objectContaining({ name: plan, price: 1500, state: 'active' })])
  })
})

test('the payment script loads at the first press, and only /pricing’s policy allows it', async ({ page }) => {
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
  await paymentWindow(page)
  expect(requested[0]).toBe('/__payhere/lib/payhere.js')
})

for (const width of [360, 1280]) {
  test(`the payment window violates no security policy, fits ${width} pixels, and has no axe finding`, async ({
    page,
  }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text())
    })
    await page.setViewportSize({ width, height: 760 })
    await newBuyer(page)
    await pressPurchase(page, plan)
    const window = await paymentWindow(page)
    await expect(window.getByRole('button', { name: 'Pay', exact: true })).toBeFocused()
    for (const name of ['Pay', 'Decline', 'Pending', 'Close', 'Error']) {
      await expect(window.getByRole('button', { name, exact: true })).toBeInViewport()
    }
    await expectNoAxeFindings(page)
    expect(refused).toEqual([])
    await page.keyboard.press('Escape')
    await expect(purchaseButton(page)).toBeEnabled()
  })
}

test('the web app’s build contains no code of the gateway stand-in', () => {
  const dist = fileURLToPath(new URL('../dist', import.meta.url))
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css|html)$/.test(name))
  expect(files.length).toBeGreaterThan(10)
  const found = files.filter((name) =>
    /__payhere|stand-?in for the payment/i.test(readFileSync(join(dist, name), 'utf8')),
  )
  expect(found).toEqual([])
})
