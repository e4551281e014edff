import type { Session } from '../session/session'

/** Renews what an offline page shows of the session when the connection is back. */
export function recheckOnline(session: Session): void {
  window.addEventListener('online', () => {
    if (session.getState().isOffline) void session.check()
  })
}
