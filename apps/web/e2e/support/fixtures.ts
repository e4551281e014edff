import { expect, test as base, type BrowserContextOptions } from '@playwright/test'
import { demoLearner } from './learner'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** A test that knows the session of the sample learner, which is started once for each worker. */
export const test = base.extend<object, { learnerState: StorageState }>({
  learnerState: [
    async ({ playwright }, use, { project }) => {
      const baseURL = project.use.baseURL
      const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
      const answer = await request.post('/api/auth/login', {
        data: demoLearner,
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect(answer.ok()).toBe(true)
      await use(await request.storageState())
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})
