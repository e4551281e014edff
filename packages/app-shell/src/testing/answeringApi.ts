import { createApi } from '@naru/api'

type Answer = () => Response | Promise<Response>

/** What a server answers, by path. */
export type Answers = Record<string, Answer>

/** An API whose server gives this answer, and the requests that it got. Answers by path give 404 for any other. */
export function answeringApi(answer: Answer | Answers) {
  const requests: Request[] = []
  const notFound = () => Response.json({ success: false, message: 'Not found' }, { status: 404 })
  const api = createApi({
    baseUrl: 'http://naru.test',
    fetch: async (request) => {
      requests.push(request)
      return (typeof answer === 'function' ? answer : (answer[new URL(request.url).pathname] ?? notFound))()
    },
  })
  return { api, requests, requested: () => requests.map(({ url }) => new URL(url).pathname) }
}

/** No answer: the network fails. */
export const noAnswer: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
