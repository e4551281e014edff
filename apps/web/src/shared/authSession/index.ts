export { AuthSessionProvider, useAuthState, useAuthSession } from './context'
export { createTabMemory, noMemory, type TabMemory } from './memory'
export {
  afterCheck,
  loggedOutAuthState,
  safeReturnPath,
  unknownAuthState,
  type AuthState,
  type UserFacts,
} from './rules'
export { readReturn, withReturn, type ReturnSearch } from './returnTo'
export { checkAuthSession, createAuthSession, type AuthRequests, type AuthSession } from './authSession'
export { storedUserId, storeUserId } from './userId'
