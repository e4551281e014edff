import type { Language } from '@naru/ui/language'
import type { AnyRoute } from '@tanstack/react-router'
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { ExamLoading } from '../exam-room/ExamLoading'
import { QuizFrame } from '../exam-room/QuizFrame'
import { roomTexts } from '../exam-room/roomTexts'
import { createAuthSession, loggedOutAuthState } from '../shared/authSession'
import { loadTexts, PageLanguage } from '../shared/language'
import type { Page } from '../shared/pages'
import { ServerTitleContext } from '../shared/useTitle'
import { authRequests } from './authRequests'
import { pagesOf } from './pagesOf'
import { createAppQueryClient } from './queryClient'
import { createSiteRouter } from './router'
import { siteText } from './text'
import { pageTexts } from './text/pageTexts'

export { roomTexts } from '../exam-room/roomTexts'
export { budgets, examRoomPages, authSessionPaths } from '../shared/pages'
export { pageTexts } from './text/pageTexts'

function createRouter() {
  const queryClient = createAppQueryClient(0)
  return createSiteRouter({
    queryClient,
    authSession: createAuthSession(authRequests(queryClient), loggedOutAuthState),
  })
}

/** A page of the site and its matched routes, outermost first. */
export interface SitePage extends Page {
  routeIds: string[]
}

/** @returns every page of the site, from the routes */
export function sitePages(): SitePage[] {
  const router = createRouter()
  const routes = Object.values<AnyRoute>({ ...router.routesById })
  const idsOf = (route: AnyRoute): string[] => [
    ...(route.parentRoute === undefined ? [] : idsOf(route.parentRoute)),
    route.id,
  ]
  return routes.flatMap((route) => {
    // The type check reports it too, but the build does not run it.
    if (route.options.staticData?.page === undefined) throw new Error(`${route.id} has no staticData.page`)
    return pagesOf({ routesById: { [route.id]: route } }).map((page) => ({ ...page, routeIds: idsOf(route) }))
  })
}

/** A page rendered before any response. */
export interface RenderedPage {
  /** The content of #root. */
  html: string
  /** The document title. */
  title: string
}

/**
 * Renders a page of the site for a visitor.
 *
 * @throws Error if the page redirects or is not found
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const [, , route] = createRouter().getMatchedRoutes(path)
  await loadTexts(pageTexts(route?.options.staticData?.page))
  let title = ''
  const handler = createRequestHandler({ createRouter, request: new Request(`http://site.invalid${path}`) })
  const response = await handler(({ router, responseHeaders }) =>
    renderRouterToString({
      router,
      responseHeaders,
      children: (
        <StrictMode>
          <ServerTitleContext value={(next) => (title = next)}>
            <PageLanguage>
              <RouterServer router={router} />
            </PageLanguage>
          </ServerTitleContext>
        </StrictMode>
      ),
    }),
  )
  if (response.status !== 200) throw new Error(`${path} rendered with status ${response.status}`)
  const html = await response.text()
  return { html: html.replace('<!DOCTYPE html>', ''), title }
}

/** @returns the description of every page, for search engines */
export const description = async (language: Language): Promise<string> => (await siteText.load(language)).description

/** @returns the initial HTML of the exam room */
export async function renderExamRoom(): Promise<string> {
  await loadTexts(roomTexts)
  return renderToString(
    <PageLanguage>
      <QuizFrame>
        <ExamLoading />
      </QuizFrame>
    </PageLanguage>,
  )
}
