import { test as base } from '@playwright/test'
import { callAs, logInByCall, type StorageState } from './account'
import { admin } from './admin'
import { demoLearner } from './learner'

/** Logs in through the API. @returns the session's cookies */
async function sessionOf(user: { email: string; password: string }, baseURL = ''): Promise<StorageState> {
  const call = await callAs(baseURL)
  const state = await logInByCall(call, user)
  await call.dispose()
  return state
}

/** A test with sessions of the sample learner and the admin, created once per worker. */
export const test = base.extend<object, { learnerState: StorageState; adminState: StorageState }>({
  learnerState: [
    async ({ browserName: _name }, use, { project }) => use(await sessionOf(demoLearner, project.use.baseURL)),
    { scope: 'worker' },
  ],
  adminState: [
    async ({ browserName: _name }, use, { project }) => use(await sessionOf(admin, project.use.baseURL)),
    { scope: 'worker' },
  ],
})
