import { createContext, useContext } from 'react'
import type { Calls } from './calls'

const CallsContext = createContext<Calls | null>(null)

/** Gives the pages below it their calls. */
export const CallsProvider = CallsContext.Provider

/**
 * @returns the calls of the page
 * @throws Error outside a CallsProvider
 */
export function useCalls(): Calls {
  const calls = useContext(CallsContext)
  if (calls === null) throw new Error('useCalls needs a CallsProvider above it')
  return calls
}
