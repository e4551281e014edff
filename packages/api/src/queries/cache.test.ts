import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createApi, type Api } from '../client'
import {
  okBodies,
  sampleAdminAdvertisement,
  sampleAdminPlans,
  sampleAdminVideo,
  sampleUserDetails,
  sampleUsers,
} from '../msw/index'
import * as queries from './index'
import { createQueryClient, queryKeys } from './index'

/** An API whose calls stay pending until `respond`. */
function pendingApi() {
  const pending: ((response: Response) => void)[] = []
  const api = createApi({
    baseUrl: 'https://api.example.org',
    fetch: () => new Promise((resolve) => pending.push(resolve)),
  })
  return { api, respond: (body: unknown, init?: ResponseInit) => pending.shift()?.(Response.json(body, init)) }
}

/** The next turn of the event loop. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

const apiReturning = (body: unknown, init?: ResponseInit) =>
  createApi({ baseUrl: 'https://api.example.org', fetch: async () => Response.json(body, init) })

function filledClient() {
  const client = createQueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  const keys = [
    queryKeys.session,
    queryKeys.examAccess,
    queryKeys.userData,
    queryKeys.users,
    queryKeys.pricePlans,
    queryKeys.exams,
    queryKeys.exam('a'),
    queryKeys.leaderboard('a'),
    queryKeys.myResults,
    queryKeys.advertisements,
    queryKeys.videos,
  ]
  for (const key of keys) client.setQueryData(key, [])
  const all = () => client.getQueryCache().getAll()
  return {
    client,
    stale: () =>
      all()
        .filter(({ state }) => state.isInvalidated)
        .map(({ queryKey }) => queryKey.join('/')),
    cached: () => all().map(({ queryKey }) => queryKey.join('/')),
  }
}

describe('a mutation updates the cache', () => {
  it('an activated plan invalidates access and the list of exams, not a running exam', async () => {
    const { client, stale } = filledClient()
    const options = queries.purchasePlanMutation(apiReturning(okBodies.purchasePlan))
    await new MutationObserver(client, options).mutate({ pricePlanId: 'plan-free' })
    expect(stale()).toEqual(['exam-access', 'exams'])
  })

  it('resolves before the invalidated lists are refetched', async () => {
    const { client } = filledClient()
    const { api, respond } = pendingApi()
    const list = new QueryObserver(client, { ...queries.examsQuery(api), staleTime: Infinity })
    const unsubscribe = list.subscribe(() => undefined)
    const done = new MutationObserver(client, queries.purchasePlanMutation(api)).mutate({ pricePlanId: 'plan-free' })
    await nextTurn()
    respond(okBodies.purchasePlan)
    await expect(done).resolves.toEqual(okBodies.purchasePlan)
    expect(list.getCurrentResult().isFetching).toBe(true)
    unsubscribe()
  })

  it('a meta of another shape has no effect', async () => {
    const { client, stale, cached } = filledClient()
    const meta = { invalidates: 'exams', clears: [undefined], title: 'another' }
    await new MutationObserver(client, { meta, mutationFn: async () => ({ success: true }) }).mutate()
    expect(stale()).toEqual([])
    expect(cached()).toHaveLength(11)
  })

  it('a logout clears the user’s data and leaves public data', async () => {
    const { client, cached, stale } = filledClient()
    await new MutationObserver(client, queries.logoutMutation(apiReturning(okBodies.logout))).mutate()
    expect(cached()).toEqual(['session', 'price-plans', 'advertisements'])
    expect(stale()).toEqual(['session'])
  })
})

const states = (client: QueryClient) =>
  client.getQueryData<typeof sampleUsers>(queryKeys.users)?.map(({ isActive }) => isActive)

describe('setting a user’s active state', () => {
  const [first, second] = sampleUsers

  it('updates optimistically and reverts that user only on failure', async () => {
    const client = createQueryClient()
    client.setQueryData(queryKeys.users, [first, second])
    const { api, respond } = pendingApi()
    const options = queries.setUserActiveMutation(api)
    const one = new MutationObserver(client, options).mutate({ id: first?.id ?? '', isActive: false })
    const two = new MutationObserver(client, options).mutate({ id: second?.id ?? '', isActive: false })
    await nextTurn()
    expect(states(client)).toEqual([false, false])

    respond({ success: false, message: 'You cannot deactivate your own account.' }, { status: 403 })
    await expect(one).rejects.toMatchObject({ serverMessage: 'You cannot deactivate your own account.' })
    expect(states(client)).toEqual([true, false])

    respond(okBodies.setUserActive)
    await two
    expect(states(client)).toEqual([true, false])
  })
})

describe('withdrawing a plan', () => {
  const [first, second] = sampleAdminPlans

  it('updates optimistically and reverts that plan only on failure', async () => {
    const client = createQueryClient()
    const offers = () => client.getQueryData(queries.allPlansQuery(api).queryKey)?.map(({ isOffered }) => isOffered)
    const { api, respond } = pendingApi()
    client.setQueryData(queryKeys.adminPlans, [first, second])
    const withdraw = (id = '') =>
      new MutationObserver(client, queries.changePlanMutation(api)).mutate({ id, change: { isOffered: false } })
    const one = withdraw(first?._id)
    const two = withdraw(second?._id)
    await nextTurn()
    expect(offers()).toEqual([false, false])

    respond({ success: false, message: 'No' }, { status: 409 })
    await expect(one).rejects.toMatchObject({ serverMessage: 'No' })
    expect(offers()).toEqual([true, false])

    respond({ success: true, message: '', plan: { ...second, isOffered: false } })
    await two
    expect(offers()).toEqual([true, false])
  })

  it('applies other changes after the response only', async () => {
    const client = createQueryClient()
    const { api, respond } = pendingApi()
    const names = () => client.getQueryData(queries.allPlansQuery(api).queryKey)?.map(({ name }) => name)
    client.setQueryData(queryKeys.adminPlans, [first])
    const renamed = new MutationObserver(client, queries.changePlanMutation(api)).mutate({
      id: first?._id ?? '',
      change: { name: 'Other' },
    })
    await nextTurn()
    expect(names()).toEqual([first?.name])
    respond({ success: true, message: '', plan: { ...first, name: 'Other' } })
    await renamed
    expect(names()).toEqual(['Other'])
  })
})

describe('a refetch that was answered before the mutation', () => {
  const [plan] = sampleAdminPlans
  const [user] = sampleUsers
  const advertisement = sampleAdminAdvertisement
  const video = sampleAdminVideo
  const scoreReport = okBodies.getScoreReport
  const showsName = !scoreReport.showsName

  it.each([
    [
      'a plan',
      queryKeys.adminPlans,
      [plan],
      [{ ...plan, description: 'New' }],
      { success: true, message: '', plan: { ...plan, description: 'New' } },
      (api: Api, client: QueryClient) =>
        new MutationObserver(client, queries.changePlanMutation(api)).mutate({
          id: plan?._id ?? '',
          change: { description: 'New' },
        }),
    ],
    [
      'an advertisement',
      queryKeys.adminAdvertisements,
      [advertisement],
      [{ ...advertisement, title: 'New' }],
      { success: true, message: '', advertisement: { ...advertisement, title: 'New' } },
      (api: Api, client: QueryClient) =>
        new MutationObserver(client, queries.changeAdvertisementMutation(api)).mutate({
          id: advertisement.id,
          change: {},
        }),
    ],
    [
      'a video',
      queryKeys.adminVideos,
      [video],
      [{ ...video, title: 'New' }],
      { success: true, message: '', video: { ...video, title: 'New' } },
      (api: Api, client: QueryClient) =>
        new MutationObserver(client, queries.changeVideoMutation(api)).mutate({ id: video.id, change: {} }),
    ],
    [
      'a user',
      queryKeys.users,
      [user],
      [{ ...user, isActive: false }],
      okBodies.setUserActive,
      (api: Api, client: QueryClient) =>
        new MutationObserver(client, queries.setUserActiveMutation(api)).mutate({
          id: user?.id ?? '',
          isActive: false,
        }),
    ],
    [
      'a score report',
      queryKeys.scoreReport('a'),
      scoreReport,
      { ...scoreReport, showsName },
      { ...scoreReport, showsName },
      (api: Api, client: QueryClient) =>
        new MutationObserver(client, queries.setScoreReportNameMutation(api)).mutate({
          attemptId: 'a',
          showsName,
        }),
    ],
  ])('does not bring back the old data of %s', async (_, queryKey, before, after, body, change) => {
    const client = createQueryClient()
    const { api, respond } = pendingApi()
    client.setQueryData(queryKey, before)
    const changed = change(api, client)
    await nextTurn()
    let respondToRefetch: (data: unknown) => void = () => undefined
    const queryFn = () => new Promise<unknown>((resolve) => (respondToRefetch = resolve))
    client.fetchQuery({ queryKey, queryFn }).catch(() => undefined)
    respond(body)
    await changed
    respondToRefetch(before)
    await nextTurn()
    expect(client.getQueryData(queryKey)).toEqual(after)
  })
})

describe('extra time', () => {
  it('updates optimistically and reverts on failure', async () => {
    const client = createQueryClient()
    const { api, respond } = pendingApi()
    const { queryKey } = queries.userQuery(api, sampleUserDetails.id)
    client.setQueryData(queryKey, sampleUserDetails)
    const set = new MutationObserver(client, queries.setTimeFactorMutation(api)).mutate({
      id: sampleUserDetails.id,
      timeFactor: 2,
    })
    await nextTurn()
    expect(client.getQueryData(queryKey)?.timeFactor).toBe(2)
    respond({ success: false, message: 'No' }, { status: 404 })
    await expect(set).rejects.toMatchObject({ status: 404 })
    expect(client.getQueryData(queryKey)?.timeFactor).toBe(1.5)
  })
})

it('neither queries nor mutations pause while offline', () => {
  const client = createQueryClient({ defaultOptions: { queries: { retry: false } } })
  expect(client.getDefaultOptions()).toEqual({
    queries: { networkMode: 'always', refetchOnReconnect: true, retry: false },
    mutations: { networkMode: 'always' },
  })
})

describe('the auth session', () => {
  it('is empty after a 401', async () => {
    const api = apiReturning({ success: false, message: 'Not authorized' }, { status: 401 })
    await expect(createQueryClient().fetchQuery(queries.sessionQuery(api))).resolves.toEqual({
      success: false,
      message: 'Not authorized',
    })
  })

  it('rejects when the network fails', async () => {
    const api = createApi({ baseUrl: 'https://api.example.org', fetch: () => Promise.reject(new TypeError('offline')) })
    await expect(createQueryClient().fetchQuery(queries.sessionQuery(api))).rejects.toMatchObject({ kind: 'network' })
  })
})
