import { createApi } from '@naru/api'
import { okBodies, sampleExam, sampleUser } from '@naru/api/msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshFor } from './calls'
import { again, plainCalls } from './plain'

type Answer = () => Response | Promise<Response>

function callsAgainst(answers: Record<string, Answer> = {}) {
  const asked: string[] = []
  const api = createApi({
    baseUrl: 'http://naru.test',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      asked.push(`${request.method} ${pathname}`)
      const answer = answers[pathname]
      if (answer === undefined) throw new Error(`No answer for ${pathname}`)
      return answer()
    },
  })
  return { asked, calls: plainCalls(api) }
}

const user = { '/api/user/data': () => Response.json(sampleUser) }
const exam = { [`/api/exams/${sampleExam._id}`]: () => Response.json(sampleExam) }
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the calls of a page that runs alone', () => {
  it('join one that is under way, and keep its answer for half a minute', async () => {
    const { asked, calls } = callsAgainst(user)
    const [one, other] = await Promise.all([calls.user(), calls.user()])
    expect(one).toBe(other)
    await vi.advanceTimersByTimeAsync(freshFor - 1)
    await calls.user()
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await calls.user()
    expect(asked).toHaveLength(2)
  })

  it('never ask again for an exam that is here', async () => {
    const { asked, calls } = callsAgainst(exam)
    const first = await calls.exam(sampleExam._id)
    await vi.advanceTimersByTimeAsync(24 * 3600_000)
    expect(await calls.exam(sampleExam._id)).toBe(first)
    expect(asked).toHaveLength(1)
  })

  it('try once more what met a passing fault, and then tell it', async () => {
    const { asked, calls } = callsAgainst({ '/api/user/data': offline })
    const outcome = calls.user().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(again - 1)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ kind: 'network' })
    expect(asked).toHaveLength(2)
  })

  it('do not try again what the server has refused, and keep no failure', async () => {
    const answers = [new Response('{"message":"No plan."}', { status: 403 }), Response.json(sampleExam)]
    const { asked, calls } = callsAgainst({
      [`/api/exams/${sampleExam._id}`]: () => answers.shift() ?? Response.error(),
    })
    await expect(calls.exam(sampleExam._id)).rejects.toMatchObject({ kind: 'http', status: 403 })
    expect(asked).toHaveLength(1)
    await expect(calls.exam(sampleExam._id)).resolves.toMatchObject({ _id: sampleExam._id })
  })

  it('ask for the session once each time', async () => {
    const { asked, calls } = callsAgainst({ '/api/auth/is-auth': offline })
    await expect(calls.session()).rejects.toMatchObject({ kind: 'network' })
    expect(asked).toHaveLength(1)
  })

  it('forget what they knew of a user when somebody logs in or out', async () => {
    const { asked, calls } = callsAgainst({
      ...user,
      '/api/auth/login': () => Response.json(okBodies.login),
      '/api/auth/logout': () => Response.json(okBodies.logout),
    })
    await calls.user()
    await calls.logIn({ email: 'n@example.com', password: 'secret' })
    await calls.user()
    await calls.logOut()
    await calls.user()
    expect(asked.filter((line) => line === 'GET /api/user/data')).toHaveLength(3)
  })
})
