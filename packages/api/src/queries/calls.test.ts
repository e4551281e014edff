import { MutationObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { saveResult } from '../calls/index'
import { createApi, type Api } from '../client'
import { requestFaults } from '../contract/document'
import { okBodies } from '../examples'
import { sampleResultRequest } from '../msw/index'
import type { OperationId } from '../types'
import * as queries from './index'

const client = () => queries.createQueryClient()

/** Runs a call against the example body of its operation, and returns its one request. */
async function requestOf(operation: OperationId, run: (api: Api) => Promise<unknown>) {
  const requests: Request[] = []
  const api = createApi({
    baseUrl: 'https://api.example.org',
    fetch: async (request) => {
      requests.push(request.clone())
      return Response.json(okBodies[operation])
    },
  })
  expect(await run(api)).toEqual(okBodies[operation])
  const [request, ...others] = requests
  if (!request || others.length > 0) throw new Error(`${requests.length} requests instead of one`)
  const text = await request.text()
  const { pathname, search } = new URL(request.url)
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  return { request, line: `${request.method} ${pathname}${search}`, body }
}

const logIn = (api: Api) => {
  const form = { email: 'n@example.com', password: 'secret', remember: true }
  return new MutationObserver(client(), queries.loginMutation(api)).mutate(form)
}

/** The specified calls whose path or payload is not the caller's own: all others are as the contract's types say. */
const calls: [OperationId, line: string, body: unknown, run: (api: Api) => Promise<unknown>][] = [
  ['login', 'POST /api/auth/login', { email: 'n@example.com', password: 'secret' }, logIn],
  ['getExam', 'GET /api/exams/a%2Fb', undefined, (api) => client().fetchQuery(queries.examQuery(api, 'a/b'))],
  [
    'getLeaderboard',
    'GET /api/results/leaderboard?examId=a%26b',
    undefined,
    (api) => client().fetchQuery(queries.leaderboardQuery(api, 'a&b')),
  ],
  [
    'purchasePlan',
    'POST /api/user-plan-purchases',
    { pricePlanId: 'plan' },
    (api) => new MutationObserver(client(), queries.purchasePlanMutation(api)).mutate({ pricePlanId: 'plan' }),
  ],
  [
    'setUserActive',
    'PATCH /api/user/u/activate',
    { isActive: false },
    (api) => new MutationObserver(client(), queries.setUserActiveMutation(api)).mutate({ id: 'u', isActive: false }),
  ],
  ['saveResult', 'POST /api/results', sampleResultRequest, (api) => saveResult(api, sampleResultRequest)],
]

it.each(calls)('%s sends %s with the specified payload', async (operation, line, body, run) => {
  const sent = await requestOf(operation, run)
  expect([sent.line, sent.body]).toEqual([line, body])
  expect(requestFaults(operation, sent.body)).toEqual([])
  expect(sent.request.headers.get('Content-Type')).toBe(body === undefined ? null : 'application/json')
})

it('login sends email and password only', async () => {
  const { body } = await requestOf('login', logIn)
  expect(body).toEqual({ email: 'n@example.com', password: 'secret' })
})

it('sends credentials, except for advertisements', async () => {
  const { request } = await requestOf('login', logIn)
  expect(request.credentials).toBe('include')
  const advertisements = await requestOf('listAdvertisements', (api) =>
    client().fetchQuery(queries.advertisementsQuery(api)),
  )
  expect(advertisements.request.credentials).toBe('omit')
})

it('saving a result supports keepalive and abort', async () => {
  const { request } = await requestOf('saveResult', (api) => saveResult(api, sampleResultRequest, { keepalive: true }))
  expect(request.keepalive).toBe(true)

  const api = createApi({ baseUrl: 'https://api.example.org', fetch: (sent) => fetch(sent) })
  const signal = AbortSignal.abort()
  await expect(saveResult(api, sampleResultRequest, { signal })).rejects.toMatchObject({ name: 'AbortError' })
})
