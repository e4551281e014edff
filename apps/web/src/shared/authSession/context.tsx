import { createContext, useContext, useSyncExternalStore } from 'react'
import type { AuthState } from './rules'
import type { AuthSession } from './authSession'

export type { AuthSession }

const SessionContext = createContext<AuthSession | null>(null)

/** Gives the pages below it the session. */
export const AuthSessionProvider = SessionContext.Provider

/**
 * @returns the session's actions
 * @throws Error outside a AuthSessionProvider
 */
export function useAuthSession(): AuthSession {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useAuthState needs a AuthSessionProvider above it')
  return session
}

/** @returns the session's state; renders anew when it changes */
export function useAuthState(): AuthState {
  const session = useAuthSession()
  return useSyncExternalStore(session.subscribe, session.getState, session.getInitialState)
}
