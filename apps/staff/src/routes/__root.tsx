import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { LinkProvider } from '@naru/ui/Link'
import { withReturn } from '@naru/app-shell/authSession'
import { NotFoundPage } from '@naru/app-shell/errorPages/NotFoundPage'
import { fetchFonts } from '@naru/app-shell/fetchFonts'
import { loadTexts, showLanguage } from '@naru/app-shell/language'
import { useAccountLanguage } from '@naru/app-shell/language/useAccountLanguage'
import { StaffFrame } from '../frame/StaffFrame'
import { openDocumentOf, useOpenPage } from '../frame/useOpenPage'
import type { RouterContext } from '../routerContext'

export const Route = createRootRouteWithContext<RouterContext>()({
  /** Everything here needs a login. The server decides who may see and do what; its refusals are shown. */
  beforeLoad: async ({ context, location, matches, preload }) => {
    const texts = loadTexts(matches.flatMap(({ staticData }) => staticData.texts ?? []))
    fetchFonts()
    const { authSession } = context
    const known = authSession.getState()
    const { status, isOffline } = known.status === 'loggedIn' || preload ? known : await authSession.check()
    if (status === 'loggedOut' && !isOffline && !preload) {
      await openDocumentOf(context)(withReturn('/login', location.href))
    }
    // A page that lacks texts is still rendered, and says what it lacks.
    await texts.catch(() => undefined)
  },
  notFoundComponent: () => (
    <StaffFrame>
      <NotFoundPage />
    </StaffFrame>
  ),
  component: function Root() {
    useAccountLanguage(showLanguage)
    return (
      <LinkProvider navigate={useOpenPage()}>
        <Outlet />
      </LinkProvider>
    )
  },
})
