import { http, type HttpHandler } from 'msw'
import { expect, waitFor } from 'storybook/test'

export interface RecordedCall {
  method: string
  path: string
  body: unknown
  credentials: RequestCredentials
}

export interface CallRecorder {
  /** An MSW handler that records without responding; list it first. */
  handler: HttpHandler
  /** @returns the calls of one path since the last `clear`, oldest first */
  to: (path: string) => RecordedCall[]
  /** Waits for the first call of a path. A story that ends while a request is on its way leaves it to the next story. */
  arrives: (path: string) => Promise<void>
  /** Clears the recorded calls; for `beforeEach`. */
  clear: () => void
}

export function createCallRecorder(): CallRecorder {
  let calls: RecordedCall[] = []
  const to = (path: string) => calls.filter((call) => call.path === path)
  return {
    handler: http.all('*/api/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const text = await request.clone().text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      calls.push({ method: request.method, path: pathname + search, body, credentials: request.credentials })
    }),
    to,
    arrives: (path) => waitFor(() => expect(to(path)).toHaveLength(1)),
    clear: () => {
      calls = []
    },
  }
}
