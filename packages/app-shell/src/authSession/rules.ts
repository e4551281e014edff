import type { AuthState as AuthResponse } from '@naru/api'

/** What the server says of the user besides the name; absent while unknown, and on a server without these extensions. */
export type UserFacts = Pick<NonNullable<AuthResponse['user']>, 'role' | 'isVerified'>

export interface AuthState extends UserFacts {
  /** `unknown` until the first check resolves. */
  status: 'unknown' | 'loggedIn' | 'loggedOut'
  /** The user's name; '' when logged out or unnamed. */
  name: string
  /** The server's flag that the learner may take exams. */
  canAccessExam: boolean
  /** Whether the last check failed to reach the server, so that the state may be outdated. */
  isOffline: boolean
}

export const unknownAuthState: AuthState = { status: 'unknown', name: '', canAccessExam: false, isOffline: false }
export const loggedOutAuthState: AuthState = { ...unknownAuthState, status: 'loggedOut' }

export type CheckOutcome =
  | ({ kind: 'loggedIn'; name: string } & UserFacts)
  | { kind: 'loggedOut' }
  | { kind: 'unreachable' }

/**
 * Computes the state after a check. The server's response wins; without a response a known session stays, and everybody
 * else is logged out.
 *
 * @param wasKnown whether this tab had a session before a reload
 */
export function afterCheck(state: AuthState, outcome: CheckOutcome, wasKnown = false): AuthState {
  switch (outcome.kind) {
    case 'loggedIn': {
      const { kind: status, ...user } = outcome
      return {
        status,
        ...user,
        canAccessExam: state.status === 'loggedIn' && state.canAccessExam,
        isOffline: false,
      }
    }
    case 'loggedOut':
      return loggedOutAuthState
    case 'unreachable':
      if (state.status === 'loggedIn') return { ...state, isOffline: true }
      return { ...(wasKnown ? { ...loggedOutAuthState, status: 'loggedIn' } : loggedOutAuthState), isOffline: true }
  }
}

/** Accepts paths of this site only, so that a link to /login cannot redirect elsewhere. */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return '/'
  // Browsers may parse a control character or backslash as the start of another host.
  if (/[\\\p{Cc}]/u.test(value)) return '/'
  return /^\/login(\/|$)/.test(value.replace(/[?#].*$/s, '')) ? '/' : value
}

export interface ReturnSearch {
  returnTo?: string
}

/** Reads the return path from search parameters; drops paths that leave the site. */
export function readReturn(search: Record<string, unknown>): ReturnSearch {
  const returnTo = safeReturnPath(search['returnTo'])
  return returnTo === '/' ? {} : { returnTo }
}

/** @param returnTo the path to open after login; omitted if '/' */
export function withReturn(path: string, returnTo: string): string {
  return returnTo === '/' ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`
}
