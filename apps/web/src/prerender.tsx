import type { AnyRoute } from '@tanstack/react-router'
import type { Language } from '@naru/api/languages'
import { translatorOf } from '@naru/ui/language'
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { ExamLoading } from './exam-room/ExamLoading'
import { examRoomText } from './exam-room/text'
import { QuizFrame } from './exam-room/QuizFrame'
import { roomTexts } from './exam-room/language/roomTexts'
import { createAuthSession, loggedOutAuthState } from '@naru/app-shell/authSession'
import { initLanguage, loadTexts, PageLanguage } from '@naru/app-shell/language'
import type { Page } from './shared/pages'
import { sharedText } from '@naru/app-shell/text'
import { ServerTitleContext } from '@naru/app-shell/useTitle'
import { authRequests } from '@naru/app-shell/requests/authRequests'
import { addressIn } from './frame/language/languageAddress'
import { pagesOf } from './frame/pagesOf'
import { createAppQueryClient } from '@naru/app-shell/requests/queryClient'
import { createSiteRouter } from './router'
import { siteText } from './frame/text'
import { pageTexts } from './frame/text/pageTexts'

export { roomTexts } from './exam-room/language/roomTexts'
export { budgets, examRoomPages, authSessionPaths } from './shared/pages'
export { showOperator } from '@naru/app-shell/operator'
export { pageTexts } from './frame/text/pageTexts'
export { addressIn } from './frame/language/languageAddress'

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

export interface RenderedPage {
  /** The content of #root. */
  html: string
  title: string
}

export interface RenderOptions {
  language: Language
  /** Whether at the address with the language, where links keep it. */
  atOwnAddress: boolean
}

/** As a visitor. @throws Error if the page redirects, is not found, or waits for what is not loaded */
export async function renderPage(path: string, { language, atOwnAddress }: RenderOptions): Promise<RenderedPage> {
  initLanguage(language)
  const [, , route] = createRouter().getMatchedRoutes(path)
  await loadTexts(pageTexts(route?.options.staticData?.page))
  let title = ''
  const address = atOwnAddress ? addressIn(language, path) : path
  const handler = createRequestHandler({ createRouter, request: new Request(`http://site.invalid${address}`) })
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
  if (response.status !== 200) throw new Error(`${address} rendered with status ${response.status}`)
  const html = await response.text()
  // React's mark of a boundary that has suspended or thrown; the browser would render it again.
  if (html.includes('<!--$!-->')) throw new Error(`${path} is not complete in ${language}`)
  return { html: html.replace('<!DOCTYPE html>', ''), title }
}

export async function renderExamRoom(language: Language): Promise<RenderedPage> {
  initLanguage(language)
  await loadTexts(roomTexts)
  const html = renderToString(
    <PageLanguage>
      <QuizFrame>
        <ExamLoading />
      </QuizFrame>
    </PageLanguage>,
  )
  const [shared, room] = await Promise.all([sharedText.load(language), examRoomText.load(language)])
  return { html, title: translatorOf(shared)('site.titled', { page: translatorOf(room)('title') }) }
}

/** @returns what every document says in a language: to search engines, and to readers without JavaScript */
export async function documentTexts(language: Language): Promise<{ description: string; needsJavaScript: string }> {
  const t = translatorOf(await siteText.load(language))
  return { description: t('description'), needsJavaScript: t('needsJavaScript') }
}
