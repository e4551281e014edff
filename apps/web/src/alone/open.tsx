import '@naru/ui/base'
import { applyTheme } from '@naru/ui/theme'
import { api, holdAnswers } from '../app/api'
import { focusHeading } from '../app/focusHeading'
import { pageStands } from '../app/pageStands'
import { takeOver } from '../app/takeOver'
import { plainCalls } from '../calls'
import { startOffline } from '../offline/browser'
import { takeOpening } from '../payments/paymentDocument'
import { createTabMemory } from '../session/memory'
import { loggedOutSession } from '../session/rules'
import { createSession } from '../session/session'
import { themeChoice } from '../state/theme'
import { leadOn } from './leadOn'
import { OpenPage } from './OpenPage'
import { openPages } from './openPages'
import { recheckOnline } from './recheckOnline'

applyTheme(themeChoice())

const html = document.documentElement
const { pathname } = window.location
const calls = plainCalls(api)
const session = createSession(calls, loggedOutSession, createTabMemory())

async function start() {
  const root = document.getElementById('root')
  const page = await openPages[pathname]?.()
  if (root === null || page === undefined) throw new Error(`There is no open page ${pathname}`)
  holdAnswers(pageStands)
  const live = await takeOver(root, <OpenPage pathname={pathname} calls={calls} session={session} page={page} />, true)
  leadOn(document, {
    root,
    async fetchSite() {
      const { readySite } = await import('./enterSite')
      return readySite(session.getState())
    },
    leave: () => live.unmount(),
  })
  if (takeOpening()) focusHeading()
  const { status } = await session.check()
  delete html.dataset['known']
  // Who only looks at the site is not sent what an exam needs.
  if (status === 'loggedIn') startOffline()
}

void start()
recheckOnline(session)
