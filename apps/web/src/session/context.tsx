import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SessionState } from './rules'
import type { Session } from './session'

export type { Session }

const SessionContext = createContext<Session | null>(null)

/** Gives the pages below it the session. */
export const SessionProvider = SessionContext.Provider

/**
 * @returns the session's actions
 * @throws Error outside a SessionProvider
 */
export function useSessionActions(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession needs a SessionProvider above it')
  return session
}

/** @returns the session's state; renders anew when it changes */
export function useSession(): SessionState {
  const session = useSessionActions()
  return useSyncExternalStore(session.subscribe, session.getState, session.getState)
}
