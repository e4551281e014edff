import '@naru/ui/base'
import { applyTheme } from '@naru/ui/theme'
import { createRoot } from 'react-dom/client'
import { api, holdAnswers } from './app/api'
import { App } from './app/App'
import { pageStands } from './app/pageStands'
import { preloadOnIntent } from './app/preloadOnIntent'
import { createAppQueryClient } from './app/queryClient'
import { createAppRouter } from './app/router'
import { takeOver } from './app/takeOver'
import { cachedCalls } from './calls/cached'
import { startOffline } from './offline'
import { createSession, createTabMemory, loggedOutSession } from './session'
import { rememberedEmail } from './state/rememberedEmail'
import { themeChoice } from './state/theme'

applyTheme(themeChoice())

const html = document.documentElement
const builtFor = html.dataset['page']
const { pathname } = window.location
/** Whether what is on screen is this very page, as it begins. A remembered email makes /login begin otherwise. */
const isBuilt = builtFor === pathname && !(pathname === '/login' && rememberedEmail() !== '')

const queryClient = createAppQueryClient()
const calls = cachedCalls(api, queryClient)
const session = createSession(calls, isBuilt ? loggedOutSession : undefined, createTabMemory())
const router = createAppRouter({ queryClient, session })

/** How long answers are held back for a page that does not come to stand, in milliseconds. */
const patience = 4000

async function start() {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const app = <App queryClient={queryClient} calls={calls} session={session} router={router} />
  if (builtFor === undefined) {
    createRoot(root).render(app)
    preloadOnIntent(router, document)
    return
  }
  if (isBuilt) {
    // The router then lays the same boundaries around the page as while it was built.
    router.ssr = { manifest: undefined }
    holdAnswers(Promise.race([pageStands, new Promise((done) => setTimeout(done, patience))]))
  }
  // Until its code is here the page stays as it came.
  await router.load()
  await takeOver(root, app, isBuilt)
  preloadOnIntent(router, document)
  await session.check()
  delete html.dataset['known']
}

void start()
startOffline()
