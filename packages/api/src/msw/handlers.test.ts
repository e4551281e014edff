import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '../client'
import { createQueryClient } from '../queries/index'
import * as queries from '../queries/index'
import { handlers, sampleAttemptReview, sampleExamWithKeys } from './index'

const server = setupServer()
const api = createApi({ baseUrl: 'http://naru.test' })
let client = createQueryClient()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  client = createQueryClient()
})
afterAll(() => server.close())

describe('scenarios', () => {
  it.each([
    ['error', handlers.error(), { kind: 'http', status: 500 }],
    ['loggedOut', handlers.loggedOut(), { kind: 'http', status: 401 }],
    ['wrongShape', handlers.wrongShape(), { kind: 'shape', expected: 'array' }],
    ['html', handlers.html(), { kind: 'shape', expected: 'json' }],
    ['emptyBody', handlers.emptyBody(), { kind: 'shape', expected: 'body' }],
    ['offline', handlers.offline(), { kind: 'network' }],
  ])('%s fails the list of exams', async (_, scenario, failure) => {
    server.use(...scenario)
    await expect(client.fetchQuery(queries.examsQuery(api))).rejects.toMatchObject(failure)
  })

  it('empty returns empty lists', async () => {
    server.use(...handlers.empty())
    const lists = await Promise.all([
      client.fetchQuery(queries.advertisementsQuery(api)),
      client.fetchQuery(queries.pricePlansQuery(api)),
      client.fetchQuery(queries.examsQuery(api)),
      client.fetchQuery(queries.videosQuery(api)),
      client.fetchQuery(queries.usersQuery(api)),
      client.fetchQuery(queries.leaderboardQuery(api, 'a')),
      client.fetchQuery(queries.myResultsQuery(api)),
    ])
    expect(lists.flat()).toEqual([])
  })

  it('noPlan denies access, lists no exams and rejects an exam', async () => {
    server.use(...handlers.noPlan())
    await expect(client.fetchQuery(queries.examAccessQuery(api))).resolves.toEqual({ canAccessExam: false })
    await expect(client.fetchQuery(queries.examsQuery(api))).resolves.toEqual([])
    await expect(client.fetchQuery(queries.examQuery(api, 'a'))).rejects.toMatchObject({ status: 403 })
  })

  it('withoutExtensions answers 404 for extensions only', async () => {
    server.use(...handlers.withoutExtensions())
    await expect(client.fetchQuery(queries.examQuery(api, 'a'))).resolves.toEqual(sampleExamWithKeys)
    await expect(client.fetchQuery(queries.myResultsQuery(api))).rejects.toMatchObject({ status: 404 })
  })

  it('a broken operation in front leaves the others working', async () => {
    server.use(...handlers.error(['listVideos']), ...handlers.ok())
    await expect(client.fetchQuery(queries.videosQuery(api))).rejects.toMatchObject({ status: 500 })
    await expect(client.fetchQuery(queries.advertisementsQuery(api))).resolves.not.toEqual([])
  })

  it('loading never answers', async () => {
    server.use(...handlers.loading(['listExams']))
    const signal = AbortSignal.timeout(50)
    await expect(api.GET('/api/exams', { signal })).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})

it('the sample exam has one key per question, which the review names as the correct answer', () => {
  const keys = sampleExamWithKeys.questions.map(({ answers }) =>
    answers.filter(({ isCorrect }) => isCorrect).map(({ text, photo }) => text ?? photo),
  )
  expect(keys).toEqual(sampleAttemptReview.result.questions.map(({ correctAnswer }) => [correctAnswer]))
})

it('sample media are images and audio', async () => {
  server.use(...handlers.ok())
  const types = await Promise.all(
    ['q1.svg', 'q5.wav'].map(async (file) =>
      (await fetch(`http://naru.test/media/sample/${file}`)).headers.get('Content-Type'),
    ),
  )
  expect(types).toEqual(['image/svg+xml', 'audio/wav'])
})
