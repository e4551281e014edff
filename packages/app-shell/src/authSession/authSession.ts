import { createListeners, type Subscribable } from '@naru/ui/internal/listeners'
import { isTransient, type AuthState as AuthResponse, type Done, type ExamAccess, type UserData } from '@naru/api'
import { noMemory, type TabMemory } from './memory'
import { afterCheck, loggedOutAuthState, unknownAuthState, type CheckOutcome, type AuthState } from './rules'
import { storeUserId } from './userId'

/** The requests of an auth session. They reject with the API client's errors. */
export interface AuthRequests {
  session(): Promise<AuthResponse>
  user(): Promise<UserData>
  access(): Promise<ExamAccess>
  logOut(): Promise<Done>
}

export interface AuthSession extends Subscribable {
  /** The current state; the same object until it changes. */
  getState(): AuthState
  /** The state before the first check: the prerendered one, which is hydrated. */
  getInitialState(): AuthState
  /** Requests the session, or joins a pending check. Never rejects. */
  check(): Promise<AuthState>
  /** Requests the session again, as after a login; results of older checks are discarded. Never rejects. */
  refresh(): Promise<AuthState>
  /** Logs out. @returns whether the server confirmed it; if not, nothing changes. Never rejects. */
  logout(): Promise<boolean>
}

/** @returns the outcome of a session request. Never rejects. */
export async function checkAuthSession(request: Promise<AuthResponse>): Promise<CheckOutcome> {
  try {
    const { success, user } = await request
    return success ? { kind: 'loggedIn', ...user, name: user?.name ?? '' } : { kind: 'loggedOut' }
  } catch (error) {
    return { kind: isTransient(error) ? 'unreachable' : 'loggedOut' }
  }
}

/** Creates the auth session of this tab. @param memory survives a reload of the tab; by default nothing does */
export function createAuthSession(
  requests: AuthRequests,
  initial: AuthState = unknownAuthState,
  memory: TabMemory = noMemory,
): AuthSession {
  let state = initial
  let running: Promise<AuthState> | undefined
  let latest = 0
  const { subscribe, notify } = createListeners()

  const set = (next: AuthState) => {
    state = next
    memory.remember(next.status === 'loggedIn')
    notify()
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
    const ownRun = latest
    const outcome = await checkAuthSession(requests.session())
    if (ownRun !== latest) return running ?? state
    set(afterCheck(state, outcome, memory.wasKnown()))
    if (outcome.kind === 'loggedIn') void loadUser(ownRun)
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
    subscribe,
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
