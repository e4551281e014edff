import '@naru/ui/base'
import { applyTheme } from '@naru/ui/theme'
import { createRoot } from 'react-dom/client'
import { holdAnswers } from './app/api'
import { focusHeading } from './app/focusHeading'
import { pageStands } from './app/pageStands'
import { preloadOnIntent } from './app/preloadOnIntent'
import { createSite } from './app/site'
import { takeOver } from './app/takeOver'
import { startOffline } from './offline'
import { loggedOutSession } from './session'
import { takeOpening } from './payments/paymentDocument'
import { rememberedEmail } from './state/rememberedEmail'
import { themeChoice } from './state/theme'

applyTheme(themeChoice())

const html = document.documentElement
const builtFor = html.dataset['page']
const { pathname } = window.location
/** Whether what is on screen is this very page, as it begins. A remembered email makes /login begin otherwise. */
const isBuilt = builtFor === pathname && !(pathname === '/login' && rememberedEmail() !== '')

const { session, router, app } = createSite(isBuilt ? loggedOutSession : undefined)

/** How long answers are held back for a page that does not come to stand, in milliseconds. */
const patience = 4000

async function start() {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
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
  // The router tells of no page that stood before it came.
  if (takeOpening()) focusHeading()
  preloadOnIntent(router, document)
  await session.check()
  delete html.dataset['known']
}

void start()
startOffline()
