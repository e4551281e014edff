/** Who is in front of the screen. */
export interface AuthState {
  /** `unknown` until the first check of this visit has answered. */
  status: 'unknown' | 'loggedIn' | 'loggedOut'
  /** The user's name; '' when logged out or unnamed. */
  name: string
  /** The server's flag that the learner may take exams. */
  canAccessExam: boolean
  /** The last check did not reach the server, and what is known of the session is older than it. */
  isOffline: boolean
}

/** Before the first check. */
export const unknownAuthState: AuthState = { status: 'unknown', name: '', canAccessExam: false, isOffline: false }
/** Nobody is logged in. */
export const loggedOutAuthState: AuthState = { ...unknownAuthState, status: 'loggedOut' }

/** What a check of the session brought. */
export type CheckOutcome =
  | { kind: 'loggedIn'; name: string }
  | { kind: 'loggedOut' }
  /** The server could not be reached. */
  | { kind: 'unreachable' }

/**
 * The session after a check: the server's word counts; without a word a session that this tab knows is kept, and anybody else is logged out.
 *
 * @param state the session before
 * @param outcome what the check brought
 * @param wasKnown whether this tab knew a session before it was loaded anew
 */
export function afterCheck(state: AuthState, outcome: CheckOutcome, wasKnown = false): AuthState {
  switch (outcome.kind) {
    case 'loggedIn':
      return {
        status: 'loggedIn',
        name: outcome.name,
        canAccessExam: state.status === 'loggedIn' && state.canAccessExam,
        isOffline: false,
      }
    case 'loggedOut':
      return loggedOutAuthState
    case 'unreachable':
      if (state.status === 'loggedIn') return { ...state, isOffline: true }
      return { ...(wasKnown ? { ...loggedOutAuthState, status: 'loggedIn' } : loggedOutAuthState), isOffline: true }
  }
}

/**
 * The way back after logging in. Only paths of this site are taken, so that a link to /login cannot lead anywhere else.
 *
 * @param value the `returnTo` of the address, which anybody may have written
 * @returns a path of this site, '/' where there is none
 */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return '/'
  // A control character or backslash could be read as another host by a browser.
  if (/[\\\p{Cc}]/u.test(value)) return '/'
  return /^\/login(\/|$)/.test(value.replace(/[?#].*$/s, '')) ? '/' : value
}
