import { isTransient, type AuthState as AuthResponse, type Done, type ExamAccess, type UserData } from '@naru/api'
import { noMemory, type TabMemory } from './memory'
import { afterCheck, loggedOutAuthState, unknownAuthState, type CheckOutcome, type AuthState } from './rules'
import { storeUserId } from './userId'

/** The requests of the session. All of them reject with what the API's client throws. */
export interface AuthRequests {
  /** Whether somebody is logged in. */
  session(): Promise<AuthResponse>
  /** The learner's own data. */
  user(): Promise<UserData>
  /** Whether the learner may take exams. */
  access(): Promise<ExamAccess>
  /** Ends the session. */
  logOut(): Promise<Done>
}

/** Who is logged in, as the whole site knows it. */
export interface AuthSession {
  /** The state now; the same object until it changes. */
  getState(): AuthState
  /** The state before the first check: what the build rendered, and so what is hydrated. */
  getInitialState(): AuthState
  /** Calls back after each change. @returns what ends it */
  subscribe(listener: () => void): () => void
  /** Asks the server; a check that is under way is joined. Never rejects. */
  check(): Promise<AuthState>
  /** Asks the server anew, as after logging in; what an older check brings is ignored. Never rejects. */
  refresh(): Promise<AuthState>
  /** Ends the session. @returns whether the server did; if not, nothing has changed. Never rejects. */
  logout(): Promise<boolean>
}

/** @returns what a request of the session brings. Never rejects. */
export async function checkAuthSession(request: Promise<AuthResponse>): Promise<CheckOutcome> {
  try {
    const { success, user } = await request
    return success ? { kind: 'loggedIn', name: user?.name ?? '' } : { kind: 'loggedOut' }
  } catch (error) {
    return { kind: isTransient(error) ? 'unreachable' : 'loggedOut' }
  }
}

/**
 * The session of this tab.
 *
 * @param requests sends the requests
 * @param initial what is known before the first check
 * @param memory what outlives a reload of the tab; by default nothing
 */
export function createAuthSession(
  requests: AuthRequests,
  initial: AuthState = unknownAuthState,
  memory: TabMemory = noMemory,
): AuthSession {
  let state = initial
  let running: Promise<AuthState> | undefined
  let latest = 0
  const listeners = new Set<() => void>()

  const set = (next: AuthState) => {
    state = next
    memory.remember(next.status === 'loggedIn')
    for (const listener of listeners) listener()
  }

  const loadUser = async (run: number) => {
    const [user, access] = await Promise.allSettled([requests.user(), requests.access()])
    if (run !== latest || state.status !== 'loggedIn') return
    if (user.status === 'fulfilled') storeUserId(user.value.userId)
    const canAccessExam = access.status === 'fulfilled' && access.value.canAccessExam
    if (canAccessExam !== state.canAccessExam) set({ ...state, canAccessExam })
  }

  const run = async (): Promise<AuthState> => {
    latest += 1
    const mine = latest
    const outcome = await checkAuthSession(requests.session())
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
    getInitialState: () => initial,
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
        const { success } = await requests.logOut()
        if (!success) return false
      } catch {
        return false
      }
      latest += 1
      set(loggedOutAuthState)
      return true
    },
  }
}
