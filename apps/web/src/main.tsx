import '@naru/ui/base'
import { applyTheme } from '@naru/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { api, createAppQueryClient } from './app/api'
import { preloadOnIntent } from './app/preloadOnIntent'
import { createAppRouter } from './app/router'
import { startOffline } from './offline'
import { createSession, createTabMemory, SessionProvider } from './session'
import { themeChoice } from './state/theme'

applyTheme(themeChoice())

const queryClient = createAppQueryClient()
const session = createSession(api, queryClient, undefined, createTabMemory())
const router = createAppRouter({ queryClient, session })
preloadOnIntent(router, document)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SessionProvider value={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
)

startOffline()
