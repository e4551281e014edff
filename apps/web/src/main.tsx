import '@naru/ui/internal/base'
import { applyTheme } from '@naru/ui/theme'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createAuthSession, loggedOutAuthState, tabMemory, unknownAuthState } from '@naru/app-shell/authSession'
import { isInAppNavigation } from '@naru/app-shell/navigation/documentNavigation'
import { focusHeading } from '@naru/app-shell/navigation/focusHeading'
import { initLanguage, loadTexts, PageLanguage } from '@naru/app-shell/language'
import { startOffline } from './shared/offline'
import { replayPresses } from '@naru/app-shell/navigation/replayPresses'
import { themeChoice } from '@naru/app-shell/state/theme'
import { authRequests } from '@naru/app-shell/requests/authRequests'
import { preloadOnIntent } from './frame/preloadOnIntent'
import { languageOf, showLanguageOf } from './frame/language/languageOfPage'
import { createAppQueryClient } from '@naru/app-shell/requests/queryClient'
import { createSiteRouter, followNavigation } from './router'
import { pageTexts } from './frame/text/pageTexts'

applyTheme(themeChoice())

/** Whether the page is prerendered, as for a visitor. */
const isRendered = '$_TSR' in window
const queryClient = createAppQueryClient()
const authSession = createAuthSession(
  authRequests(queryClient),
  isRendered ? loggedOutAuthState : unknownAuthState,
  tabMemory,
)
const router = createSiteRouter({ queryClient, authSession, openedAt: window.location.pathname })
// What is hydrated has the language of its document; an empty document may come from the worker, in English.
initLanguage(document.documentElement.lang)
if (!isRendered) initLanguage(languageOf(router.latestLocation))
followNavigation(router)

async function render() {
  const page = router.getMatchedRoutes(router.latestLocation.pathname)[2]?.options.staticData?.page
  // Without its own texts, as offline, a page is still rendered: it says what it lacks.
  await loadTexts(pageTexts(page)).catch(() => loadTexts(pageTexts(undefined)))
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no #root')
  if (isRendered) {
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <PageLanguage>
            <RouterClient router={router} />
          </PageLanguage>
        </StrictMode>,
      )
    })
    showLanguageOf(router.latestLocation)
  } else {
    createRoot(root).render(
      <StrictMode>
        <PageLanguage>
          <RouterProvider router={router} />
        </PageLanguage>
      </StrictMode>,
    )
    // Nothing could be pressed yet, and the page may still wait for the session.
    replayPresses()
  }
}
void render()
preloadOnIntent(router, document)

// Visitors of public pages do not download the exam's files; who logs in on one of them does.
const stopWaiting = authSession.subscribe(() => {
  if (isRendered && authSession.getState().status !== 'loggedIn') return
  stopWaiting()
  startOffline()
})
void authSession.check().then(() => delete document.documentElement.dataset['known'])
// The router reports no navigation for a prerendered page.
if (isRendered && isInAppNavigation()) focusHeading()
