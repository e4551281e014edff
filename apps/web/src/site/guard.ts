import { redirect } from '@tanstack/react-router'
import type { AuthSession } from '../shared/authSession'
import type { PageData } from '../shared/pages'

/** What of a route's `beforeLoad` the guard reads. */
interface Guarded {
  context: { authSession: AuthSession }
  location: { href: string }
  matches: readonly { staticData: { page: PageData | null } }[]
  preload: boolean
}

/** @returns whether a page is for logged-in learners only; undefined counts as public */
export const needsLogin = (page: PageData | null | undefined): boolean =>
  page?.audience === 'learner' || page?.audience === 'admin'

/**
 * Sends visitors of a learner's page to /login, with the way back. A known session passes at once, since the check that every change of
 * route starts redirects later if it has ended. Who is an admin, the server knows: its refusal is shown.
 *
 * @throws the redirect
 */
export async function guardPage({ context: { authSession }, location, matches, preload }: Guarded): Promise<void> {
  if (preload || !needsLogin(matches.at(-1)?.staticData.page) || authSession.getState().status === 'loggedIn') return
  const { status } = await authSession.check()
  if (status === 'loggedOut') throw redirect({ to: '/login', search: { returnTo: location.href } })
}
