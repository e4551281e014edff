import { expect, test, type Page } from '@playwright/test'
import { admin } from './support/admin'
import { expectNoAxeFindings } from './support/axe'
import { newBuyer } from './support/buyer'
import { logIn } from './support/learner'

/** The row of a learner on /userActivation. */
const rowOf = (page: Page, { firstName, lastName }: { firstName: string; lastName: string }) =>
  page.getByRole('row', { name: `${firstName} ${lastName}` })

/** Presses the button in a learner's row and waits for the response. */
async function press(page: Page, learner: { firstName: string; lastName: string }, shown: 'Active' | 'Inactive') {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await rowOf(page, learner).getByRole('button', { name: shown, exact: true }).click()
  return saved
}

test('an admin deactivates a learner, who is logged out and refused, and activates them again', async ({
  page,
  browser,
}) => {
  const learner = await newBuyer(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, Nimali/ })).toBeVisible()

  const adminPage = await (await browser.newContext()).newPage()
  await logIn(adminPage, admin)
  await adminPage.goto('/userActivation')
  await expect(adminPage.getByRole('heading', { level: 1, name: 'Users Activation Status' })).toBeVisible()
  await expect(adminPage.getByText('Admin Name')).toBeVisible()
  await expect(rowOf(adminPage, learner)).toBeVisible()
  await expectNoAxeFindings(adminPage)

  await test.step('off', async () => {
    const saved = await press(adminPage, learner, 'Active')
    expect(saved.status()).toBe(200)
    expect(saved.request().postDataJSON()).toEqual({ isActive: false })
    await expect(rowOf(adminPage, learner).getByRole('button', { name: 'Inactive' })).toBeVisible()

    await page.getByRole('link', { name: 'Exams' }).first().click()
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel('Email').fill(learner.email)
    await page.getByLabel('Password', { exact: true }).fill(learner.password)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page.getByText('This account has been disabled. Please contact us.').first()).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('on', async () => {
    await adminPage.reload()
    const saved = await press(adminPage, learner, 'Inactive')
    expect(saved.status()).toBe(200)
    expect(saved.request().postDataJSON()).toEqual({ isActive: true })
    await expect(rowOf(adminPage, learner).getByRole('button', { name: 'Active', exact: true })).toBeVisible()
    await logIn(page, learner)
  })
  await adminPage.context().close()
})

test('an admin cannot deactivate the own account: the switch reverts, and the server’s reason is shown', async ({
  page,
}) => {
  await logIn(page, admin)
  await page.goto('/userActivation')
  const name = await page.getByRole('button', { name: /'s account$/ }).getAttribute('aria-label')
  const own = page.getByRole('row', { name: name?.replace("'s account", '') ?? '' }).first()
  await own.getByRole('button', { name: 'Active', exact: true }).click()
  await expect(own.getByText('You cannot deactivate your own account.')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Active', exact: true })).toBeVisible()
})

test('a learner who opens /userActivation sees the server’s refusal', async ({ page }) => {
  await newBuyer(page)
  await page.goto('/userActivation')
  await expect(page.getByText('Failed to fetch users. Please try again later.')).toBeVisible()
  await expect(page.getByText('Only an admin may do this.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectNoAxeFindings(page)
})

test('a learner’s pages link to each other, and redirect a visitor to /login', async ({ page }) => {
  await page.goto('/editprofile')
  await expect(page).toHaveURL(/\/login/)
  await newBuyer(page)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expectNoAxeFindings(page)

  await page.getByRole('link', { name: 'My Result' }).click()
  const results = page.getByRole('heading', { level: 1, name: 'My Result' })
  await expect(results).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'Sample results' })).toBeVisible()
  await expectNoAxeFindings(page)

  await page.goBack()
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeFocused()
  await page.getByLabel('Profile image').setInputFiles({
    name: 'me.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
  })
  await expect(page.getByRole('img', { name: 'Your profile image' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Profile updated successfully!' })).toBeVisible()
  await expectNoAxeFindings(page)
  await page.keyboard.press('Escape')

  await page.goto('/notification')
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByText('No notifications')).toBeVisible()
  await expectNoAxeFindings(page)
})
