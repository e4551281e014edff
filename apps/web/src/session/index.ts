export { requireLogin } from './guard'
export { SessionProvider, useSession, useSessionActions } from './context'
export { createTabMemory, type SessionMemory } from './memory'
export {
  isExamRoom,
  isGuarded,
  loggedOutSession,
  mustLeave,
  safeReturnPath,
  unknownSession,
  type SessionState,
} from './rules'
export { readReturn, withReturn, type ReturnSearch } from './returnTo'
export { createSession, type Session } from './session'
export { storedUserId, storeUserId } from './userId'
