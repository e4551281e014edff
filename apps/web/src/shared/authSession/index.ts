export { AuthSessionProvider, useAuthState, useAuthSession } from './context'
export { createTabMemory, noMemory, type TabMemory } from './memory'
export {
  afterCheck,
  loggedOutSession,
  safeReturnPath,
  unknownSession,
  type AuthState,
} from './rules'
export { readReturn, withReturn, type ReturnSearch } from './returnTo'
export { checkSession, createAuthSession, type AuthRequests, type AuthSession } from './authSession'
export { storedUserId, storeUserId } from './userId'
