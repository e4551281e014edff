import { createContext, useContext, useSyncExternalStore } from 'react'
import type { AuthState } from './rules'
import type { AuthSession } from './authSession'

export type { AuthSession }

const AuthSessionContext = createContext<AuthSession | null>(null)

/** Gives the pages below it the session. */
export const AuthSessionProvider = AuthSessionContext.Provider

/**
 * @returns the session's actions
 * @throws Error outside a AuthSessionProvider
 */
export function useAuthSession(): AuthSession {
  const authSession = useContext(AuthSessionContext)
  if (authSession === null) throw new Error('useAuthState needs a AuthSessionProvider above it')
  return authSession
}

/** @returns the session's state; renders anew when it changes */
export function useAuthState(): AuthState {
  const authSession = useAuthSession()
  return useSyncExternalStore(authSession.subscribe, authSession.getState, authSession.getInitialState)
}
