import { expect, test as base, type BrowserContextOptions, type PlaywrightWorkerArgs } from '@playwright/test'
import { admin } from './admin'
import { demoLearner } from './learner'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Logs in through the API and passes the cookies to the test. */
async function withSession(
  { playwright }: Pick<PlaywrightWorkerArgs, 'playwright'>,
  data: { email: string; password: string },
  baseURL: string | undefined,
  use: (state: StorageState) => Promise<void>,
) {
  const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  const response = await request.post('/api/auth/login', { data, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(response.ok()).toBe(true)
  await use(await request.storageState())
  await request.dispose()
}

/** A test with sessions of the sample learner and the admin, created once per worker. */
export const test = base.extend<object, { learnerState: StorageState; adminState: StorageState }>({
  learnerState: [
    async ({ playwright }, use, { project }) => withSession({ playwright }, demoLearner, project.use.baseURL, use),
    { scope: 'worker' },
  ],
  adminState: [
    async ({ playwright }, use, { project }) => withSession({ playwright }, admin, project.use.baseURL, use),
    { scope: 'worker' },
  ],
})
