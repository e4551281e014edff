import { loggedOutSession, unknownSession, type SessionState } from '../session/rules'

/** When a page that came with its content fetches its code. */
export type StartTime =
  /** At once after the first paint: there is something to fill in or to load. */
  | 'now'
  /** At the first sign of its reader, and before anything on it is due to move. */
  | 'later'

/** The pages that are built with their content. */
export const builtPages: Record<string, StartTime> = {
  '/': 'later',
  '/about': 'later',
  '/privacyPolicy': 'later',
  '/termsAndConditions': 'later',
  '/refundPolicy': 'later',
  '/contact': 'now',
  '/pricing': 'now',
  '/login': 'now',
  '/signup': 'now',
}

/**
 * What a page says about the session before anybody was asked: most visitors of the open pages have none. Plans offer what depends on it,
 * so /pricing waits.
 *
 * @param path the page
 */
export function firstSession(path: string): SessionState {
  return path === '/pricing' ? unknownSession : loggedOutSession
}
