import { redirect } from '@tanstack/react-router'
import { presentUser } from '@naru/app-shell/attempt/presentUser'
import type { AuthSession, AuthState } from '@naru/app-shell/authSession'
import { operator } from '@naru/app-shell/operator'
import type { PageData } from '../shared/pages'

interface Guarded {
  context: { authSession: AuthSession; openedAt?: string }
  location: { href: string; publicHref: string }
  matches: readonly { staticData: { page: PageData | null } }[]
  preload: boolean
}

/** @returns whether a page needs a login; undefined counts as public */
export const needsLogin = (page: PageData | null | undefined): boolean => page?.audience === 'learner'

/** @returns whether a page needs a login first; without a connection nobody can log in */
export const isClosed = (page: PageData | null | undefined, { status, isOffline }: AuthState): boolean =>
  status === 'loggedOut' && !isOffline && needsLogin(page)

/**
 * @returns whether a page cannot be shown before there is a connection, because it is not known who is logged in. Some
 * pages open to the learner who was last logged in on this device.
 */
export const needsConnection = (page: PageData | null | undefined, { status, isOffline }: AuthState): boolean =>
  status === 'loggedOut' &&
  isOffline &&
  needsLogin(page) &&
  !(page?.opensForPresentUser === true && (presentUser() ?? '') !== '')

/**
 * Redirects visitors of a learner's page to /login, with the return path. A known session passes at once; the check on
 * every route change redirects later if it has ended. Without a connection it redirects nobody: the frame shows that the
 * device is offline in place of the page. A preload does not check; it redirects only a known visitor. The server decides
 * who is an admin; its rejection is shown.
 *
 * @throws the redirect
 */
export async function guardPage({ context, location, matches, preload }: Guarded): Promise<void> {
  const { authSession, openedAt } = context
  const [address] = location.publicHref.split(/[?#]/)
  if (operator().isClosed && !preload && openedAt !== undefined && openedAt !== address) {
    // The server shows visitors that the site is not open yet, and the page to the staff.
    throw redirect({ href: location.publicHref, reloadDocument: true })
  }
  const page = matches.at(-1)?.staticData.page
  if (!needsLogin(page)) return
  let state = authSession.getState()
  if (state.status !== 'loggedIn' && !preload) state = await authSession.check()
  if (isClosed(page, state)) throw redirect({ to: '/login', search: { returnTo: location.href } })
}
