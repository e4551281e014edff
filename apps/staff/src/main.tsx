import '@naru/ui/internal/base'
import { applyTheme } from '@naru/ui/theme'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { authRequests } from '@naru/app-shell/requests/authRequests'
import { createAuthSession, tabMemory, unknownAuthState } from '@naru/app-shell/authSession'
import { getChosenLanguage, initLanguage, loadTexts, PageLanguage } from '@naru/app-shell/language'
import { createAppQueryClient } from '@naru/app-shell/requests/queryClient'
import { replayPresses } from '@naru/app-shell/navigation/replayPresses'
import { themeChoice } from '@naru/app-shell/state/theme'
import { siteUpdate } from './frame/siteUpdate'
import { createStaffRouter, followNavigation } from './router'
import { everyPage } from './text/everyPage'

applyTheme(themeChoice())
initLanguage(getChosenLanguage() ?? 'en')

const queryClient = createAppQueryClient()
const authSession = createAuthSession(authRequests(queryClient), unknownAuthState, tabMemory)
const router = createStaffRouter({ queryClient, authSession, openedAt: window.location.pathname })
followNavigation(router)

async function render() {
  await loadTexts(everyPage)
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no #root')
  createRoot(root).render(
    <StrictMode>
      <PageLanguage>
        <RouterProvider router={router} />
      </PageLanguage>
    </StrictMode>,
  )
  replayPresses()
  await siteUpdate.start()
}
void render()
