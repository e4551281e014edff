import { test } from '@naru/app-shell/e2e/fixtures'
import { expectStrictPolicy } from '@naru/app-shell/e2e/policy'
import { staffPages } from './support/pages'

test.use({ storageState: async ({ adminState }, use) => use(adminState) })

test('ASVS 35, ASVS 37: the content security policy allows everything /admin/users needs and blocks every injected script', async ({
  page,
}) => {
  // On every other page `pages.spec` expects no console error, which a blocked resource would be.
  const users = staffPages.find(({ path }) => path === '/admin/users')
  if (users === undefined) throw new Error('There is no such page')
  await expectStrictPolicy(page, users)
})
