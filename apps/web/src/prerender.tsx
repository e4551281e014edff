import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { api, createAppQueryClient } from './app/api'
import { App } from './app/App'
import { notedTitle } from './app/pageStands'
import { createAppRouter } from './app/router'

import { createSession, loggedOutSession } from './session'

export { answersAhead, builtPages } from './start/pages'

/** A page as it stands before anybody was asked for anything. */
export interface BuiltPage {
  /** What is inside #root. */
  html: string
  /** The title of the tab. */
  title: string
}

/**
 * Builds a page.
 *
 * @param path its address
 */
export async function buildPage(path: string): Promise<BuiltPage> {
  const queryClient = createAppQueryClient(0)
  const session = createSession(api, queryClient, loggedOutSession)
  const router = createAppRouter({ queryClient, session }, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const html = renderToString(<App queryClient={queryClient} session={session} router={router} />)
  return { html, title: notedTitle() }
}
