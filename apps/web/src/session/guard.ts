import { redirect } from '@tanstack/react-router'
import type { Session } from './session'

/** What of a route's `beforeLoad` the guard reads. */
interface Guarded {
  context: { session: Session }
  location: { href: string }
  preload: boolean
}

/**
 * Lets logged-in learners through; sends everybody else to /login with the way back. A known session passes at once, since the check that
 * every change of route starts sends it away later if it has ended.
 *
 * @throws the redirect
 */
export async function requireLogin({ context: { session }, location, preload }: Guarded): Promise<void> {
  if (preload || session.getState().status === 'loggedIn') return
  const { status } = await session.check()
  if (status === 'loggedOut') throw redirect({ to: '/login', search: { returnTo: location.href } })
}
