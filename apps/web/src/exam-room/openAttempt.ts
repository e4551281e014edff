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
// Not by the folder's index, which leads to what comes later.
import { findCachedExam, openExamSession } from '../shared/attempt/attempt'
import { setPresentUser } from '../shared/attempt/presentUser'
import {
  afterCheck,
  checkAuthSession,
  storedUserId,
  storeUserId,
  unknownAuthState,
  withReturn,
  type TabMemory,
} from '../shared/authSession'
import { plainErrors, formatError } from '../shared/errors'

/** An attempt that has begun. */
export interface OpenAttempt {
  readonly kind: 'open'
  readonly exam: Exam
  /** The learner's user id. */
  readonly ownerId: string
  /** Whether the server said so. If not, it is the id that was last known on this device. */
  readonly isOwnerConfirmed: boolean
  /** The learner's name for the printed review; '' where it is not known. */
  readonly candidate: string
  readonly examSession: ExamSession
}

/** What became of opening the exam room. */
export type Opening =
  | OpenAttempt
  /** The exam has no questions. */
  | { readonly kind: 'empty'; readonly exam: Exam; readonly ownerId: string }
  /** There is no exam to take; `message` says why. */
  | { readonly kind: 'failed'; readonly message: string; readonly canRetry: boolean }

/** Opens the session of an exam; `progress` is the request of the attempt on the server, if it is under way already. */
export type OpenExamSession = (
  exam: Exam,
  ownerId: string,
  progress?: ReturnType<typeof loadProgress>,
) => ExamSession | Promise<ExamSession>

/** What `openAttempt` works with. */
export interface OpenAttemptOptions {
  api: Api
  /** The exam to take; undefined where none was chosen. */
  examId: string | undefined
  /** Whether this tab knew a session before a reload. */
  memory: TabMemory
  /** Opens the exam's session. Default: on this browser's clock, store and sound. */
  openSession?: OpenExamSession | undefined
}

/** Milliseconds after which a request that met a passing fault is sent once more. */
export const retryDelayMs = 600

/**
 * Opens the exam room: session, learner, paper and progress are requested at once. Visitors are sent to /login, and back afterwards. A paper
 * that the server does not send comes from the copy on this device, so that an attempt goes on without a connection.
 *
 * @returns what became of it; never rejects, and never resolves for whoever is sent to /login
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
  if (examId === undefined || requests.exam === undefined) {
    return { kind: 'failed', message: plainErrors.noExamSelected, canRetry: false }
  }

  // Before anything is sent: it never goes out under another learner's session.
  const user = await requests.user.catch(() => undefined)
  if (user !== undefined) rememberUser(user)
  const ownerId = user?.userId ?? storedUserId() ?? ''
  const candidate = user === undefined ? authState.name : `${user.name} ${user.lName}`.trim()

  let exam: Exam
  try {
    exam = await requests.exam
  } catch (error) {
    const stored = await findCachedExam(examId, ownerId).catch(() => null)
    if (stored === null) return { kind: 'failed', message: formatError('exam', error), canRetry: true }
    exam = stored
  }
  if (exam.questions.length === 0) return { kind: 'empty', exam, ownerId }
  const examSession = await openSession(exam, ownerId, requests.progress)
  await begin(examSession)
  return { kind: 'open', exam, ownerId, isOwnerConfirmed: user !== undefined, candidate, examSession }
}

/** Notes who is logged in on this device. */
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
  // Each failure is handled where the response is used, which may be later, or never.
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

/** Milliseconds another page may take to answer whether it has the exam, before the room is shown without knowing. */
const accessTimeoutMs = 200

/** Begins the attempt, and waits until it is known whether this page may write. */
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
