import { http, type HttpHandler } from 'msw'

/** A call as it left the page. */
export interface RecordedCall {
  method: string
  /** The path with its search. */
  path: string
  /** The parsed body; undefined without one. */
  body: unknown
  /** Whether cookies go with it. */
  credentials: RequestCredentials
}

/** Writes down what a page sends. */
export interface CallRecorder {
  /** Goes before the handlers that answer; answers nothing itself. */
  handler: HttpHandler
  /** @returns the calls of one path since the last `clear`, oldest first */
  to: (path: string) => RecordedCall[]
  /** Begins anew; for `beforeEach`. */
  clear: () => void
}

/** Makes an empty sheet of recorder for the stories of a page. */
export function createCallRecorder(): CallRecorder {
  let calls: RecordedCall[] = []
  return {
    handler: http.all('*/api/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const text = await request.clone().text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      calls.push({ method: request.method, path: pathname + search, body, credentials: request.credentials })
    }),
    to: (path) => calls.filter((call) => call.path === path),
    clear: () => {
      calls = []
    },
  }
}
