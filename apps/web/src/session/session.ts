import { isTransient } from '@naru/api'
import type { Calls } from '../calls'
import { noMemory, type SessionMemory } from './memory'
import { afterCheck, loggedOutSession, unknownSession, type CheckOutcome, type SessionState } from './rules'
import { storeUserId } from './userId'

/** Who is logged in, as the whole site knows it. */
export interface Session {
  /** The state now; the same object until it changes. */
  getState(): SessionState
  /** Calls back after each change. @returns what ends it */
  subscribe(listener: () => void): () => void
  /** Asks the server; a check that is under way is joined. Never rejects. */
  check(): Promise<SessionState>
  /** Asks the server anew, as after logging in; what an older check brings is ignored. Never rejects. */
  refresh(): Promise<SessionState>
  /** Ends the session. @returns whether the server did; if not, nothing has changed. Never rejects. */
  logout(): Promise<boolean>
}

/**
 * The session of this tab.
 *
 * @param calls what the server is asked by
 * @param initial what is known before the first check
 * @param memory what outlives a reload of the tab; by default nothing
 */
export function createSession(
  calls: Pick<Calls, 'session' | 'user' | 'access' | 'logOut'>,
  initial: SessionState = unknownSession,
  memory: SessionMemory = noMemory,
): Session {
  let state = initial
  let running: Promise<SessionState> | undefined
  let latest = 0
  const listeners = new Set<() => void>()

  const set = (next: SessionState) => {
    state = next
    memory.remember(next.status === 'loggedIn')
    for (const listener of listeners) listener()
  }

  const ask = async (): Promise<CheckOutcome> => {
    try {
      const { success, user } = await calls.session()
      return success ? { kind: 'loggedIn', name: user?.name ?? '' } : { kind: 'loggedOut' }
    } catch (error) {
      return { kind: isTransient(error) ? 'unreachable' : 'loggedOut' }
    }
  }

  const loadUser = async (run: number) => {
    const [user, access] = await Promise.allSettled([calls.user(), calls.access()])
    if (run !== latest || state.status !== 'loggedIn') return
    if (user.status === 'fulfilled') storeUserId(user.value.userId)
    const canAccessExam = access.status === 'fulfilled' && access.value.canAccessExam
    if (canAccessExam !== state.canAccessExam) set({ ...state, canAccessExam })
  }

  const run = async (): Promise<SessionState> => {
    latest += 1
    const mine = latest
    const outcome = await ask()
    if (mine !== latest) return running ?? state
    set(afterCheck(state, outcome, memory.wasKnown()))
    if (outcome.kind === 'loggedIn') void loadUser(mine)
    return state
  }

  const refresh = () => {
    const started = run().finally(() => {
      if (running === started) running = undefined
    })
    running = started
    return started
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    check: () => running ?? refresh(),
    refresh,
    async logout() {
      try {
        const { success } = await calls.logOut()
        if (!success) return false
      } catch {
        return false
      }
      latest += 1
      set(loggedOutSession)
      return true
    },
  }
}
