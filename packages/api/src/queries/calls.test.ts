import { MutationObserver, QueryClient, type MutationObserverOptions } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { saveResult } from '../calls/index'
import { createApi, type Api } from '../client'
import { requestFaults } from '../contract/document'
import { okBodies } from '../examples'
import { extensionOperations, operationIds, type ExtensionOperationId } from '../generated/contract'
import { samplePaymentOrder, sampleResultRequest } from '../msw/index'
import type { OperationId } from '../types'
import * as queries from './index'

/** Runs a query or mutation against the example body, and returns its one request. */
async function requestOf(operation: OperationId, run: (api: Api, client: QueryClient) => Promise<unknown>) {
  const requests: Request[] = []
  const api = createApi({
    baseUrl: 'https://api.example.org',
    fetch: async (request) => {
      requests.push(request.clone())
      return Response.json(okBodies[operation])
    },
  })
  const client = new QueryClient()
  const answer = await run(api, client)
  const networkModes = [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()].map(
    ({ options }) => options.networkMode,
  )
  const metas = client
    .getMutationCache()
    .getAll()
    .map(({ meta }) => meta ?? {})
  const [request, ...others] = requests
  if (!request || others.length > 0) throw new Error(`${requests.length} requests instead of one`)
  const text = await request.text()
  return { request, answer, networkModes, metas, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

const mutate = <Data, Variables, Context>(
  client: QueryClient,
  options: MutationObserverOptions<Data, Error, Variables, Context>,
  variables: Variables,
) => new MutationObserver(client, options).mutate(variables)

const account = { name: 'Nimali', lName: 'Perera', phone: '+94771234567', email: 'n@example.com', password: 'secret' }
const reset = { email: 'n@example.com', otp: '123456', newPassword: 'long enough' }

type Documented = Exclude<OperationId, ExtensionOperationId>
const isDocumented = (id: OperationId): id is Documented => !extensionOperations.some((extension) => extension === id)

/** Section 7 of the specification, line by line. */
const calls: Record<
  Documented,
  [line: string, body: unknown, run: (api: Api, client: QueryClient) => Promise<unknown>]
> = {
  listAdvertisements: [
    'GET /api/advertisements',
    undefined,
    (api, client) => client.fetchQuery(queries.advertisementsQuery(api)),
  ],
  isAuth: ['GET /api/auth/is-auth', undefined, (api, client) => client.fetchQuery(queries.sessionQuery(api))],
  login: [
    'POST /api/auth/login',
    { email: 'n@example.com', password: 'secret' },
    (api, client) => mutate(client, queries.loginMutation(api), { email: 'n@example.com', password: 'secret' }),
  ],
  logout: ['POST /api/auth/logout', undefined, (api, client) => mutate(client, queries.logoutMutation(api), undefined)],
  register: [
    'POST /api/auth/register',
    account,
    (api, client) => mutate(client, queries.registerMutation(api), account),
  ],
  verifyAccount: [
    'POST /api/auth/Verify-account',
    { userId: 'u', otp: '123456' },
    (api, client) => mutate(client, queries.verifyAccountMutation(api), { userId: 'u', otp: '123456' }),
  ],
  sendResetOtp: [
    'POST /api/auth/send-reset-otp',
    { email: 'n@example.com' },
    (api, client) => mutate(client, queries.sendResetOtpMutation(api), { email: 'n@example.com' }),
  ],
  resetPassword: [
    'POST /api/auth/reset-password',
    reset,
    (api, client) => mutate(client, queries.resetPasswordMutation(api), reset),
  ],
  checkAccess: [
    'GET /api/auth/check-access',
    undefined,
    (api, client) => client.fetchQuery(queries.examAccessQuery(api)),
  ],
  listPricePlans: ['GET /api/price-plans', undefined, (api, client) => client.fetchQuery(queries.pricePlansQuery(api))],
  getUserData: ['GET /api/user/data', undefined, (api, client) => client.fetchQuery(queries.userDataQuery(api))],
  startPayment: [
    'POST /payment/start',
    samplePaymentOrder,
    (api, client) => mutate(client, queries.startPaymentMutation(api), samplePaymentOrder),
  ],
  purchasePlan: [
    'POST /api/user-plan-purchases',
    { pricePlanId: 'plan' },
    (api, client) => mutate(client, queries.purchasePlanMutation(api), { pricePlanId: 'plan' }),
  ],
  listExams: ['GET /api/exams', undefined, (api, client) => client.fetchQuery(queries.examsQuery(api))],
  getExam: ['GET /api/exams/a%2Fb', undefined, (api, client) => client.fetchQuery(queries.examQuery(api, 'a/b'))],
  getLeaderboard: [
    'GET /api/results/leaderboard?examId=a%26b',
    undefined,
    (api, client) => client.fetchQuery(queries.leaderboardQuery(api, 'a&b')),
  ],
  listVideos: ['GET /api/videos', undefined, (api, client) => client.fetchQuery(queries.videosQuery(api))],
  saveResult: ['POST /api/results', sampleResultRequest, (api) => saveResult(api, sampleResultRequest)],
  listUsers: ['GET /api/user', undefined, (api, client) => client.fetchQuery(queries.usersQuery(api))],
  setUserActive: [
    'PATCH /api/user/u/activate',
    { isActive: false },
    (api, client) => mutate(client, queries.setUserActiveMutation(api), { id: 'u', isActive: false }),
  ],
}

describe.each(operationIds.filter(isDocumented))('%s', (operation) => {
  const [line, expectedBody, run] = calls[operation]

  it(`sends ${line} with the specified payload`, async () => {
    const { request, body } = await requestOf(operation, run)
    const { pathname, search } = new URL(request.url)
    expect(`${request.method} ${pathname}${search}`).toBe(line)
    expect(body).toEqual(expectedBody)
    expect(requestFaults(operation, body)).toEqual([])
    expect(request.headers.get('Content-Type')).toBe(body === undefined ? null : 'application/json')
  })

  it('sends credentials, except for advertisements', async () => {
    const { request } = await requestOf(operation, run)
    expect(request.credentials).toBe(operation === 'listAdvertisements' ? 'omit' : 'include')
  })

  it('does not pause while offline', async () => {
    const { networkModes } = await requestOf(operation, run)
    // A result has a queue of its own instead of a query cache.
    expect(networkModes).toEqual(operation === 'saveResult' ? [] : ['always'])
  })

  it('has only cache effects in its meta', async () => {
    const { metas } = await requestOf(operation, run)
    const effects: readonly (keyof queries.CacheEffect)[] = ['invalidates', 'clears']
    expect(metas.flatMap(Object.keys).filter((key) => !effects.some((effect) => effect === key))).toEqual([])
  })

  it('resolves to the response body', async () => {
    const { answer } = await requestOf(operation, run)
    expect(answer).toEqual(okBodies[operation])
  })
})

it('login sends email and password only', async () => {
  const form = { email: 'n@example.com', password: 'secret', remember: true }
  const { body } = await requestOf('login', (api, client) => mutate(client, queries.loginMutation(api), form))
  expect(body).toEqual({ email: 'n@example.com', password: 'secret' })
})

it('saving a result supports keepalive and abort', async () => {
  const { request } = await requestOf('saveResult', (api) => saveResult(api, sampleResultRequest, { keepalive: true }))
  expect(request.keepalive).toBe(true)

  const api = createApi({ baseUrl: 'https://api.example.org', fetch: (sent) => fetch(sent) })
  const signal = AbortSignal.abort()
  await expect(saveResult(api, sampleResultRequest, { signal })).rejects.toMatchObject({ name: 'AbortError' })
})
