import { createMemoryHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { api } from './app/api'
import { App } from './app/App'
import { notedTitle } from './app/pageStands'
import { createAppQueryClient } from './app/queryClient'
import { createAppRouter } from './app/router'
import { OpenPage } from './alone/OpenPage'
import { openPages } from './alone/openPages'
import { plainCalls } from './calls'
import { cachedCalls } from './calls/cached'
import { ExamLoading } from './pages/Quiz/ExamLoading'
import { QuizFrame } from './pages/Quiz/QuizFrame'
import { createSession, loggedOutSession } from './session'

export { answersAhead, builtPages, modulesAlone, roomPages } from './start/pages'

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
  const page = await openPages[path]?.()
  const html = page === undefined ? await siteHtml(path) : aloneHtml(path, page)
  return { html, title: notedTitle() }
}

/** What stands in the exam room's page until its code is here. */
export const roomBegins = (): string =>
  renderToString(
    <QuizFrame>
      <ExamLoading />
    </QuizFrame>,
  )

function aloneHtml(path: string, page: ReactNode): string {
  const calls = plainCalls(api)
  const session = createSession(calls, loggedOutSession)
  return renderToString(<OpenPage pathname={path} calls={calls} session={session} page={page} />)
}

async function siteHtml(path: string): Promise<string> {
  const queryClient = createAppQueryClient(0)
  const calls = cachedCalls(api, queryClient)
  const session = createSession(calls, loggedOutSession)
  const router = createAppRouter({ queryClient, session }, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return renderToString(<App queryClient={queryClient} calls={calls} session={session} router={router} />)
}
