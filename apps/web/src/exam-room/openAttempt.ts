import {
  isTransient,
  loadProgress,
  readExam,
  readExamAccess,
  readSession,
  readUserData,
  type Api,
  type Exam,
  type UserData,
} from '@naru/api'
import type { ExamSession } from '@naru/exam-kit/session'
// Not from the folder's index, which imports modules that load later.
import { findCachedExam, openExamSession } from '@naru/app-shell/attempt/attempt'
import { setPresentUser } from '@naru/app-shell/attempt/presentUser'
import {
  afterCheck,
  checkAuthSession,
  storedUserId,
  storeUserId,
  unknownAuthState,
  withReturn,
  type TabMemory,
} from '@naru/app-shell/authSession'
import { chooseExam } from '@naru/app-shell/state/chosenExam'

export interface OpenAttempt {
  readonly kind: 'open'
  readonly exam: Exam
  readonly ownerId: string
  /** Whether the server confirmed the id. If not, it is the id last stored on this device. */
  readonly isOwnerConfirmed: boolean
  /** The learner's name for the printed review; '' if unknown. */
  readonly candidate: string
  readonly examSession: ExamSession
}

export type Opening =
  | OpenAttempt
  | { readonly kind: 'empty'; readonly exam: Exam; readonly ownerId: string }
  /** The exam cannot be taken; `error` is what its request threw. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** No exam was chosen, and none runs. */
  | { readonly kind: 'unchosen' }

/**
 * Opens the session of an exam. `progress` is the pending request of the attempt saved on the server, if there is one.
 */
export type OpenExamSession = (
  exam: Exam,
  ownerId: string,
  progress?: ReturnType<typeof loadProgress>,
) => ExamSession | Promise<ExamSession>

export interface OpenAttemptOptions {
  api: Api
  /** The exam id; undefined if none was chosen: then the running attempt is resumed, if there is one. */
  examId: string | undefined
  /** Whether this tab had a login session before a reload. */
  memory: TabMemory
  /** Opens the exam session. @default with this browser's clock, storage and audio */
  openSession?: OpenExamSession | undefined
}

/** Milliseconds before a request that failed with a transient error is retried, once. */
export const retryDelayMs = 600

/**
 * Opens the exam room: requests session, learner, exam and progress in parallel. Redirects visitors to /login, with the
 * way back. Falls back to the cached exam when the server does not send it, so that an attempt continues without a
 * connection.
 *
 * @returns the outcome; never rejects, and never resolves after a redirect to /login
 */
export async function openAttempt({
  api,
  examId,
  memory,
  openSession = openExamSession,
}: OpenAttemptOptions): Promise<Opening> {
  const requests = startRequests(api, examId)
  const authState = afterCheck(unknownAuthState, await checkAuthSession(requests.session), memory.wasKnown())
  memory.remember(authState.status === 'loggedIn')
  if (authState.status === 'loggedOut') {
    const { pathname, search } = window.location
    window.location.replace(withReturn('/login', pathname + search))
    return new Promise(() => undefined)
  }

  // Before anything is sent: answers are never sent in another learner's session.
  const user = await requests.user.catch(() => undefined)
  if (user !== undefined) rememberUser(user)
  const ownerId = user?.userId ?? storedUserId() ?? ''
  if (examId === undefined || requests.exam === undefined) {
    // Chunks that load later: an exam is chosen almost always.
    const { findRunningExam, resendResults } = await import('@naru/app-shell/attempt')
    const running = await findRunningExam(ownerId, api)
    if (running !== null) {
      chooseExam(running.exam._id)
      return openAttempt({ api, examId: running.exam._id, memory, openSession })
    }
    // Those whose time has run out were finished.
    if (user !== undefined) resendResults(ownerId)
    return { kind: 'unchosen' }
  }
  const candidate = user === undefined ? authState.name : `${user.name} ${user.lName}`.trim()

  let exam: Exam
  try {
    exam = await requests.exam
  } catch (error) {
    const stored = await findCachedExam(examId, ownerId).catch(() => null)
    if (stored === null) return { kind: 'failed', error }
    exam = stored
  }
  if (exam.questions.length === 0) return { kind: 'empty', exam, ownerId }
  const examSession = await openSession(exam, ownerId, requests.progress)
  await begin(examSession)
  return { kind: 'open', exam, ownerId, isOwnerConfirmed: user !== undefined, candidate, examSession }
}

/** Stores who is logged in on this device. */
export function rememberUser({ userId }: UserData): void {
  storeUserId(userId)
  setPresentUser(userId)
}

function startRequests(api: Api, examId: string | undefined) {
  const requests = {
    session: readSession(api),
    user: retryTransient(() => readUserData(api)),
    access: readExamAccess(api),
    exam: examId === undefined ? undefined : retryTransient(() => readExam(api, examId)),
    progress: examId === undefined ? undefined : loadProgress(api, examId),
  }
  // Each rejection is handled where the response is used, possibly later or never.
  for (const request of Object.values(requests)) request?.catch(() => undefined)
  return requests
}

async function retryTransient<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (!isTransient(error)) throw error
    await new Promise((done) => setTimeout(done, retryDelayMs))
    return request()
  }
}

/** Milliseconds to wait for another tab to report that it holds the exam; then the room opens without knowing. */
const accessTimeoutMs = 200

/** Starts the attempt, and waits until it is known whether this tab may write. */
function begin(examSession: ExamSession): Promise<void> {
  return new Promise((done) => {
    const check = () => {
      if (examSession.getSnapshot().access === 'checking') return
      unsubscribe()
      clearTimeout(timer)
      done()
    }
    const unsubscribe = examSession.subscribe(check)
    const timer = setTimeout(() => {
      unsubscribe()
      done()
    }, accessTimeoutMs)
    examSession.send({ type: 'begin' })
    check()
  })
}
