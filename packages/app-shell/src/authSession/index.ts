export { AuthSessionProvider, useAuthState, useAuthSession } from './context'
export { noMemory, tabMemory, type TabMemory } from './memory'
export {
  afterCheck,
  loggedOutAuthState,
  readReturn,
  safeReturnPath,
  unknownAuthState,
  withReturn,
  type AuthState,
  type ReturnSearch,
  type UserFacts,
} from './rules'
export { checkAuthSession, createAuthSession, type AuthRequests, type AuthSession } from './authSession'
export { storedUserId, storeUserId } from './userId'
