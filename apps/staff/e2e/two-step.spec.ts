import { expect, type Page } from '@playwright/test'
import { callAs, logInByCall, newStaff } from '@naru/app-shell/e2e/account'
import { admin } from '@naru/app-shell/e2e/admin'
import { test } from '@naru/app-shell/e2e/fixtures'
import { logIn, newLearner } from '@naru/app-shell/e2e/learner'

// Passkeys belong to a host name, so not to the address of the other journeys.
test.use({ baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) })

/** Adds a plan, because other journeys change theirs at the same time. @returns its name */
async function newPlan(server: string): Promise<string> {
  const call = await callAs(server)
  await logInByCall(call, admin)
  const plans: { exams: { _id: string }[] }[] = await (await call.get('/api/admin/plans')).json()
  const name = `Spring plan ${newLearner().lastName}`
  const data = { name, duration: 'monthly', price: 12_345, exams: plans[0]?.exams.map(({ _id }) => _id) }
  expect((await call.post('/api/admin/plans', { data })).ok()).toBe(true)
  await call.dispose()
  return name
}

/** A platform authenticator whose user always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('an admin adds a passkey, is asked for it after the next login, and again for a price', async ({
  page,
  baseURL,
}) => {
  // The admin of the other journeys has no two-step verification.
  const { learner: account } = await newStaff(baseURL ?? '', 'admin')
  const name = await newPlan(baseURL ?? '')
  await addAuthenticator(page)
  await logIn(page, account)
  await page.goto('/admin/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name of the passkey').fill('Office computer')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'Your new recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Office computer')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('naru-recovery-codes.txt')

  await page.getByRole('button', { name: /'s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, account)
  await page.goto('/admin/plans')
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Add a plan' })).toBeVisible()

  // Ten minutes later. The server's tests move its clock.
  await page.route(
    '**/api/admin/plans/*',
    (route) =>
      route.fulfill({
        status: 403,
        json: { success: false, message: 'Please give it again.', code: 'two_step_recent_required' },
      }),
    { times: 1 },
  )
  await page.getByRole('button', { name: `Change: ${name}` }).click()
  const plan = page.getByRole('dialog', { name: 'Change the plan' })
  await plan.getByLabel('Description', { exact: true }).fill('For the autumn exam.')
  await plan.getByRole('button', { name: 'Save' }).click()
  const stepUp = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await stepUp.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(stepUp).toBeHidden()
  await expect(plan).toBeHidden()
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(entry).toContainText('For the autumn exam.')
})
