import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createApi } from '../client'
import { okBodies, sampleAdminPlans, sampleUserDetails, sampleUsers } from '../msw/index'
import * as queries from './index'
import { createQueryClient, queryKeys } from './index'

/** An API whose every call waits until it is answered. */
function heldApi() {
  const answers: ((response: Response) => void)[] = []
  const api = createApi({
    baseUrl: 'https://api.example.org',
    fetch: () => new Promise((resolve) => answers.push(resolve)),
  })
  return { api, answer: (body: unknown, init?: ResponseInit) => answers.shift()?.(Response.json(body, init)) }
}

/** The next turn of the event loop, by which everything that is ready has run. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

const apiSaying = (body: unknown, init?: ResponseInit) =>
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
    kept: () => all().map(({ queryKey }) => queryKey.join('/')),
  }
}

describe('a change keeps the cache true', () => {
  it('an activated plan makes access and the list of exams stale, and leaves a running paper alone', async () => {
    const { client, stale } = filledClient()
    const options = queries.purchasePlanMutation(apiSaying(okBodies.purchasePlan))
    await new MutationObserver(client, options).mutate({ pricePlanId: 'plan-free' })
    expect(stale()).toEqual(['exam-access', 'exams'])
  })

  it('is done without waiting for the lists that come again', async () => {
    const { client } = filledClient()
    const { api, answer } = heldApi()
    const list = new QueryObserver(client, { ...queries.examsQuery(api), staleTime: Infinity })
    const leave = list.subscribe(() => undefined)
    const done = new MutationObserver(client, queries.purchasePlanMutation(api)).mutate({ pricePlanId: 'plan-free' })
    await settled()
    answer(okBodies.purchasePlan)
    await expect(done).resolves.toEqual(okBodies.purchasePlan)
    expect(list.getCurrentResult().isFetching).toBe(true)
    leave()
  })

  it('a meta of another shape, which the types of the app may allow, does nothing', async () => {
    const { client, stale, kept } = filledClient()
    const meta = { invalidates: 'exams', clears: [undefined], title: 'another' }
    await new MutationObserver(client, { meta, mutationFn: async () => ({ success: true }) }).mutate()
    expect(stale()).toEqual([])
    expect(kept()).toHaveLength(11)
  })

  it('a logout clears everything of the user, and keeps what is everybody’s', async () => {
    const { client, kept, stale } = filledClient()
    await new MutationObserver(client, queries.logoutMutation(apiSaying(okBodies.logout))).mutate()
    expect(kept()).toEqual(['session', 'price-plans', 'advertisements'])
    expect(stale()).toEqual(['session'])
  })

  it.each([
    ['refused', apiSaying({ success: false, message: 'No' })],
    ['failed', apiSaying({ success: false, message: 'No' }, { status: 500 })],
  ])('a logout that %s changes nothing', async (_, api) => {
    const { client, kept, stale } = filledClient()
    await new MutationObserver(client, queries.logoutMutation(api)).mutate().catch(() => undefined)
    expect(kept()).toHaveLength(11)
    expect(stale()).toEqual([])
  })
})

const states = (client: QueryClient) =>
  client.getQueryData<typeof sampleUsers>(queryKeys.users)?.map(({ isActive }) => isActive)

describe('switching a user', () => {
  const [first, second] = sampleUsers

  it('shows at once, and reverts on failure for that user alone', async () => {
    const client = createQueryClient()
    client.setQueryData(queryKeys.users, [first, second])
    const { api, answer } = heldApi()
    const options = queries.setUserActiveMutation(api)
    const one = new MutationObserver(client, options).mutate({ id: first?.id ?? '', isActive: false })
    const two = new MutationObserver(client, options).mutate({ id: second?.id ?? '', isActive: false })
    await settled()
    expect(states(client)).toEqual([false, false])

    answer({ success: false, message: 'You cannot deactivate your own account.' }, { status: 403 })
    await expect(one).rejects.toMatchObject({ serverMessage: 'You cannot deactivate your own account.' })
    expect(states(client)).toEqual([true, false])

    answer(okBodies.setUserActive)
    await two
    expect(states(client)).toEqual([true, false])
  })
})

describe('withdrawing a plan', () => {
  const [first, second] = sampleAdminPlans

  it('shows at once, and reverts on failure for that plan alone', async () => {
    const client = createQueryClient()
    const offers = () => client.getQueryData(queries.allPlansQuery(api).queryKey)?.map(({ isOffered }) => isOffered)
    const { api, answer } = heldApi()
    client.setQueryData(queryKeys.adminPlans, [first, second])
    const withdraw = (id = '') =>
      new MutationObserver(client, queries.changePlanMutation(api)).mutate({ id, change: { isOffered: false } })
    const one = withdraw(first?._id)
    const two = withdraw(second?._id)
    await settled()
    expect(offers()).toEqual([false, false])

    answer({ success: false, message: 'No' }, { status: 409 })
    await expect(one).rejects.toMatchObject({ serverMessage: 'No' })
    expect(offers()).toEqual([true, false])

    answer({ success: true, message: '', plan: { ...second, isOffered: false } })
    await two
    expect(offers()).toEqual([true, false])
  })

  it('shows nothing of other changes before the server has answered', async () => {
    const client = createQueryClient()
    const { api, answer } = heldApi()
    const names = () => client.getQueryData(queries.allPlansQuery(api).queryKey)?.map(({ name }) => name)
    client.setQueryData(queryKeys.adminPlans, [first])
    const renamed = new MutationObserver(client, queries.changePlanMutation(api)).mutate({
      id: first?._id ?? '',
      change: { name: 'Other' },
    })
    await settled()
    expect(names()).toEqual([first?.name])
    answer({ success: true, message: '', plan: { ...first, name: 'Other' } })
    await renamed
    expect(names()).toEqual(['Other'])
  })
})

describe('extra time', () => {
  it('shows at once, and reverts on failure', async () => {
    const client = createQueryClient()
    const { api, answer } = heldApi()
    const { queryKey } = queries.userQuery(api, sampleUserDetails.id)
    client.setQueryData(queryKey, sampleUserDetails)
    const set = new MutationObserver(client, queries.setTimeFactorMutation(api)).mutate({
      id: sampleUserDetails.id,
      timeFactor: 2,
    })
    await settled()
    expect(client.getQueryData(queryKey)?.timeFactor).toBe(2)
    answer({ success: false, message: 'No' }, { status: 404 })
    await expect(set).rejects.toMatchObject({ status: 404 })
    expect(client.getQueryData(queryKey)?.timeFactor).toBe(1.5)
  })
})

describe('who is logged in', () => {
  it('is nobody when the server answers 401', async () => {
    const api = apiSaying({ success: false, message: 'Not authorized' }, { status: 401 })
    await expect(createQueryClient().fetchQuery(queries.sessionQuery(api))).resolves.toEqual({
      success: false,
      message: 'Not authorized',
    })
  })

  it('is unknown, not nobody, when the network fails', async () => {
    const api = createApi({ baseUrl: 'https://api.example.org', fetch: () => Promise.reject(new TypeError('offline')) })
    await expect(createQueryClient().fetchQuery(queries.sessionQuery(api))).rejects.toMatchObject({ kind: 'network' })
  })
})
