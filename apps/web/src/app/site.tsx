import { api } from './api'
import { App } from './App'
import { createAppQueryClient } from './queryClient'
import { createAppRouter } from './router'
import { cachedCalls } from '../calls/cached'
import { createSession, createTabMemory, type SessionState } from '../session'

/**
 * Makes the whole site, which is not shown yet: its cache, its session and its pages.
 *
 * @param known what is known of the session; by default nothing
 */
export function createSite(known?: SessionState) {
  const queryClient = createAppQueryClient()
  const calls = cachedCalls(api, queryClient)
  const session = createSession(calls, known, createTabMemory())
  const router = createAppRouter({ queryClient, session })
  return { session, router, app: <App queryClient={queryClient} calls={calls} session={session} router={router} /> }
}
