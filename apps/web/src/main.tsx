import '@naru/ui/base'
import { applyTheme } from '@naru/ui/theme'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { api, createAppQueryClient, holdAnswers } from './app/api'
import { App } from './app/App'
import { pageStands } from './app/pageStands'
import { preloadOnIntent } from './app/preloadOnIntent'
import { createAppRouter } from './app/router'
import { startOffline } from './offline'
import { createSession, createTabMemory, loggedOutSession } from './session'
import { typedBefore } from './start/typedBefore'
import { rememberedEmail } from './state/rememberedEmail'
import { themeChoice } from './state/theme'

applyTheme(themeChoice())

const html = document.documentElement
const builtFor = html.dataset['page']
const { pathname } = window.location
/** Whether what is on screen is this very page, as it begins. A remembered email makes /login begin otherwise. */
const isBuilt = builtFor === pathname && !(pathname === '/login' && rememberedEmail() !== '')

const queryClient = createAppQueryClient()
const session = createSession(api, queryClient, isBuilt ? loggedOutSession : undefined, createTabMemory())
const router = createAppRouter({ queryClient, session })

/** How long answers are held back for a page that does not come to stand, in milliseconds. */
const patience = 4000

async function start() {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const app = <App queryClient={queryClient} session={session} router={router} />
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
  const tellTyped = typedBefore(root)
  if (isBuilt) hydrateRoot(root, app)
  else createRoot(root).render(app)
  await pageStands
  html.dataset['live'] = ''
  const pressed = window.naruEarly?.pressed ?? []
  window.naruEarly?.done()
  tellTyped()
  for (const button of pressed) if (button.isConnected) button.click()
  preloadOnIntent(router, document)
  await session.check()
  delete html.dataset['known']
}

void start()
// Who only looks at the site is not sent what an exam needs.
if (html.dataset['start'] !== 'later') startOffline()
else {
  const stop = session.subscribe(() => {
    if (session.getState().status !== 'loggedIn') return
    stop()
    startOffline()
  })
}
