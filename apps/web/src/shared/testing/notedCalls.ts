import { http, type HttpHandler } from 'msw'

/** A call as it left the page. */
export interface NotedCall {
  method: string
  /** The path with its search. */
  path: string
  /** The parsed body; undefined without one. */
  body: unknown
  /** Whether cookies go with it. */
  credentials: RequestCredentials
}

/** Writes down what a page sends. */
export interface CallNotes {
  /** Goes before the handlers that answer; answers nothing itself. */
  handler: HttpHandler
  /** @returns the calls of one path since the last `forget`, oldest first */
  to: (path: string) => NotedCall[]
  /** Begins anew; for `beforeEach`. */
  forget: () => void
}

/** Makes an empty sheet of notes for the stories of a page. */
export function createCallNotes(): CallNotes {
  let calls: NotedCall[] = []
  return {
    handler: http.all('*/api/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const text = await request.clone().text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      calls.push({ method: request.method, path: pathname + search, body, credentials: request.credentials })
    }),
    to: (path) => calls.filter((call) => call.path === path),
    forget: () => {
      calls = []
    },
  }
}
