import { expect, request, type APIRequestContext, type BrowserContextOptions } from '@playwright/test'
import { admin } from './admin'
import { newLearner, type Learner } from './learner'
import { readCode } from './outbox'

/** Cookies of a session, as a browser context takes them. */
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** A learner with the free plan, and a session of theirs. */
export interface Account {
  learner: Learner
  userId: string
  state: StorageState
}

/** One of the learner's own attempts, as the API returns it. */
interface StoredAttempt {
  attempt: number
  totalScore: number
}

/** Empty storage; without it a request context would send the cookies of the test's own browser. */
const emptyState: StorageState = { cookies: [], origins: [] }

/** Creates a request context that sends the headers of the site's own pages, and the cookies of a session if one is given. */
export function callAs(baseURL: string, storageState: StorageState = emptyState): Promise<APIRequestContext> {
  return request.newContext({
    baseURL,
    extraHTTPHeaders: { 'sec-fetch-site': 'same-origin', origin: baseURL },
    storageState,
  })
}

/** Signs a new learner up, logs them in and activates the free plan through the API. */
export async function newAccount(baseURL: string): Promise<Account> {
  const learner = newLearner()
  const call = await callAs(baseURL)
  const { firstName: name, lastName: lName, email, password } = learner
  const registered = await call.post('/api/auth/register', {
    data: { name, lName, phone: '+94771234567', email, password },
  })
  expect(registered.ok()).toBe(true)
  const state = await logInByCall(call, learner)
  const plans: { _id: string; price: number }[] = await (await call.get('/api/price-plans')).json()
  const pricePlanId = plans.find(({ price }) => price === 0)?._id
  expect((await call.post('/api/user-plan-purchases', { data: { pricePlanId } })).ok()).toBe(true)
  const { userId }: { userId: string } = await (await call.get('/api/user/data')).json()
  await call.dispose()
  return { learner, userId, state }
}

/** Confirms the email address of a learner with the code of their mail. */
export async function verifyEmail(baseURL: string, { learner, userId }: Account): Promise<void> {
  const call = await callAs(baseURL)
  const otp = await readCode(baseURL, 'verify', learner.email)
  expect((await call.post('/api/auth/Verify-account', { data: { userId, otp } })).ok()).toBe(true)
  await call.dispose()
}

/** Signs a new user up, gives them a role as an admin, and logs them in. */
export async function newStaff(baseURL: string, role: 'author' | 'editor' | 'admin'): Promise<Account> {
  const account = await newAccount(baseURL)
  await verifyEmail(baseURL, account)
  const call = await callAs(baseURL)
  await logInByCall(call, admin)
  expect((await call.patch(`/api/admin/users/${account.userId}/role`, { data: { role } })).ok()).toBe(true)
  await call.dispose()
  // Another role ends the sessions.
  const own = await callAs(baseURL)
  const state = await logInByCall(own, account.learner)
  await own.dispose()
  return { ...account, state }
}

/** Logs a learner in through the API. @returns the session's cookies */
export async function logInByCall(
  call: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<StorageState> {
  expect((await call.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true)
  return call.storageState()
}

/** Ends the session on the server and leaves the browser's cookie, as an expired session does. */
export async function endSession(baseURL: string, state: StorageState): Promise<void> {
  const call = await callAs(baseURL, state)
  expect((await call.post('/api/auth/logout')).ok()).toBe(true)
  await call.dispose()
}

/** Activates or deactivates a learner as an admin. */
export async function setActive(baseURL: string, { userId }: Account, isActive: boolean): Promise<void> {
  const call = await callAs(baseURL)
  await logInByCall(call, admin)
  expect((await call.patch(`/api/user/${userId}/activate`, { data: { isActive } })).ok()).toBe(true)
  await call.dispose()
}

/** Polls until the server has exactly these results of a learner. @param marks scores, oldest first */
export async function expectResults(baseURL: string, learner: Learner, marks: readonly number[]): Promise<void> {
  const call = await callAs(baseURL)
  await logInByCall(call, learner)
  const read = async () => {
    const attempts: StoredAttempt[] = await (await call.get('/api/results/mine')).json()
    return attempts.toSorted((a, b) => a.attempt - b.attempt).map(({ totalScore }) => totalScore)
  }
  await expect.poll(read).toEqual(marks)
  await call.dispose()
}
