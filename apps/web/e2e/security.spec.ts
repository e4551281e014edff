import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { test } from '@naru/app-shell/e2e/fixtures'
import { newBuyer } from './support/buyer'
import { navigateTo } from '@naru/app-shell/e2e/navigation'
import { expectStrictPolicy, recordViolations, violations } from '@naru/app-shell/e2e/policy'
import { newAccount } from '@naru/app-shell/e2e/account'
import { routes } from './support/routes'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

test.describe('ASVS 35, ASVS 37: the content security policy', () => {
  // One of each policy. On every other page `routes.spec` expects no console error, which a blocked resource would be.
  const paths = ['/', '/pricing', '/videos', '/quiz/eps-topik-mini']
  for (const route of routes.filter(({ path }) => paths.includes(path))) {
    test.describe(route.role, () => {
      test.use({
        storageState: async ({ learnerState }, use) => use(route.role === 'visitor' ? undefined : learnerState),
      })

      test(`allows everything ${route.path} needs and blocks every injected script`, async ({ page }) => {
        await expectStrictPolicy(page, route)
      })
    })
  }

  test.describe('learner', () => {
    test.use({ storageState: async ({ learnerState }, use) => use(learnerState) })

    test('allows the style elements of buttons, menus and dialogs', async ({ page }) => {
      await page.addInitScript(recordViolations)
      await page.goto('/editprofile')
      await page.getByRole('button', { name: /'s account$/ }).click()
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /save/i }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await page.locator('head style').count()).toBeGreaterThan(0)
      expect(await violations(page)).toBe('')
    })
  })
})

test('ASVS 55: the built site references neither a source map nor the gateway stand-in', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const texts = files.filter((name) => /\.(js|css|html)$/.test(name))
  expect(texts.length).toBeGreaterThan(10)
  const found = /sourceMappingURL=|__payhere|stand-?in for the payment/i
  expect(texts.filter((name) => found.test(readFileSync(`${dist}/${name}`, 'utf8')))).toEqual([])
})

test('ASVS 4: a password can be pasted and typed, is masked, and can be revealed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  const field = page.getByLabel('Password', { exact: true })
  await expect(field).toHaveAttribute('type', 'password')
  await expect(field).toHaveAttribute('autocomplete', 'current-password')
  await page.evaluate(() => navigator.clipboard.writeText('pasted 나루 pass'))
  await field.focus()
  await page.keyboard.press('ControlOrMeta+v')
  await page.keyboard.type(' typed')
  await expect(field).toHaveValue('pasted 나루 pass typed')
  await page.getByRole('button', { name: /show password/i }).click()
  await expect(field).toHaveAttribute('type', 'text')
})

test('ASVS 38: a name that is a script is shown as text', async ({ page }) => {
  const learner = await newBuyer(page, { firstName: '<img src=x onerror=document.title="taken">' })
  await page.goto('/profile')
  await expect(page.getByText(learner.firstName).first()).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page).toHaveTitle('Profile · Naru')
})

test('ASVS 48: logout leaves nothing of the learner in the browser', async ({ page, context, baseURL }) => {
  const { learner, state } = await newAccount(baseURL ?? '')
  await context.addCookies(state.cookies)
  await page.goto('/exams')
  await expect(page.getByRole('heading', { level: 1, name: 'Available Exams' })).toBeVisible()
  await navigateTo(page, '/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await page.getByRole('button', { name: /'s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: /'s account$/ })).toHaveCount(0)
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const caches_ = await caches.keys()
    return {
      texts: [localStorage, sessionStorage].flatMap((store) =>
        Object.entries(store).map(([key, value]) => `${key}=${value}`),
      ),
      databases: databases.map(({ name }) => name),
      caches: caches_,
      cookies: document.cookie,
    }
  })
  const all = JSON.stringify(stored)
  for (const secret of [learner.email, learner.lastName, learner.password, '771234567'])
    expect(all).not.toContain(secret)
  expect(stored.cookies).not.toContain('sid')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid')
})

test.describe('ASVS 40', () => {
  test.use({ storageState: async ({ learnerState }, use) => use(learnerState) })

  test('a profile picture is not sent before it is saved, and scripts in an SVG do not run', async ({ page }) => {
    await page.goto('/editprofile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const sent: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="taken"</script></svg>'
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })
    await expect(page).toHaveTitle('Edit Profile · Naru')
    expect(sent).toEqual([])
  })
})
