import { createContext, useContext, useSyncExternalStore } from 'react'
import type { AuthState } from './rules'
import type { AuthSession } from './authSession'

export type { AuthSession }

const AuthSessionContext = createContext<AuthSession | null>(null)

export const AuthSessionProvider = AuthSessionContext.Provider

/** @returns the auth session @throws Error outside an AuthSessionProvider */
export function useAuthSession(): AuthSession {
  const authSession = useContext(AuthSessionContext)
  if (authSession === null) throw new Error('useAuthState needs an AuthSessionProvider')
  return authSession
}

export function useAuthState(): AuthState {
  const authSession = useAuthSession()
  return useSyncExternalStore(authSession.subscribe, authSession.getState, authSession.getInitialState)
}
