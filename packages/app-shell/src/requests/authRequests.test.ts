import { createApi } from '@naru/api'
import { loginMutation, queryKeys } from '@naru/api/queries'
import { okBodies, sampleUser } from '@naru/api/msw'
import { MutationObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { authRequests } from './authRequests'
import { createAppQueryClient } from './queryClient'

let answer = (_path: string): Response => Response.error()
const api = createApi({
  baseUrl: 'https://naru.example',
  fetch: async ({ url }) => answer(new URL(url).pathname),
})

const refused = { success: false, message: 'No' }
const credentials = { email: 'nimal@example.org', password: 'secret' }

/** A cache with the data of a learner, all of it fresh, and data that is everybody's. */
function cacheOfLearner() {
  const client = createAppQueryClient(0)
  const keys = [
    queryKeys.examAccess,
    queryKeys.userData,
    queryKeys.profile,
    queryKeys.notifications,
    queryKeys.studyMails,
    queryKeys.leaderboardSettings,
    queryKeys.users,
    queryKeys.exams,
    queryKeys.exam('a'),
    queryKeys.leaderboard('a'),
    queryKeys.myResults,
    queryKeys.videos,
    queryKeys.adminOverview,
    queryKeys.pricePlans,
    queryKeys.advertisements,
  ]
  for (const key of keys) client.setQueryData(key, { userId: 'the learner before' })
  const cached = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey.join('/'))
  return { client, cached, requests: authRequests(client, api) }
}
const everybodys = ['price-plans', 'advertisements']

let bodies: Record<string, unknown>
beforeEach(() => {
  bodies = {
    '/api/auth/login': okBodies.login,
    '/api/auth/logout': okBodies.logout,
    '/api/user/data': { ...sampleUser, userId: 'the next learner' },
  }
  answer = (path) => Response.json(bodies[path])
})

describe("the learner's data in the query cache", () => {
  it('is cleared at logout', async () => {
    const { cached, requests } = cacheOfLearner()
    await requests.logOut()
    expect(cached()).toEqual(everybodys)
  })

  it('is cleared after a successful login, so that the next learner sees none of it', async () => {
    const { client, cached, requests } = cacheOfLearner()
    expect(await requests.user()).toMatchObject({ userId: 'the learner before' })
    await new MutationObserver(client, loginMutation(api)).mutate(credentials)
    expect(cached()).toEqual(everybodys)
    expect(await requests.user()).toMatchObject({ userId: 'the next learner' })
  })

  it.each(['login', 'logout'])('is preserved when a %s is rejected', async (operation) => {
    const { client, cached, requests } = cacheOfLearner()
    bodies[`/api/auth/${operation}`] = refused
    if (operation === 'logout') await requests.logOut()
    else await new MutationObserver(client, loginMutation(api)).mutate(credentials)
    expect(cached()).toHaveLength(15)
  })
})
