import type { Exam } from '@naru/api'
import { progressKeys, type ExamDefinition } from '@naru/exam-kit/engine'
import {
  createExamSession,
  hasResumableAttempt,
  keepExpiredAttempt,
  recoverProgress,
  startOver,
  type ExamSession,
  type ProgressSync,
  type Recovery,
  type ServerProgress,
} from '@naru/exam-kit/session'
import { api } from '../api'
import { browserPorts } from './browserPorts'
import { runningOutbox } from './resendResults'
import { ownerOnlyProgress, ownerOnlySender } from './ownerOnly'
import { setPresentUser, presentUser } from './presentUser'
import { createProgressSync } from './progressSync'
import { rememberedVolume } from './rememberedVolume'
import { toDefinition } from './toDefinition'

/** A server that is slower than this is not waited for: the attempt on this device counts. In ms. */
const pullTimeoutMs = 4000

/** What is there of an earlier attempt at an exam. */
export interface FoundAttempt {
  /**
   * `none`; `open`: it has time left and can be gone on with; `over`: its time had run out, and it was handed in with what it had.
   */
  readonly kind: 'none' | 'open' | 'over'
  /** Whether it goes on where another device has left it. */
  readonly isFromServer: boolean
}

/**
 * A session of this exam on this browser, made of what is left of an attempt here, in the second copy and on the server. It has not begun,
 * and leaves the line to what else is on its way: its media are not fetched yet. Never rejects.
 *
 * @param ownerId the learner's user id
 * @param requested the request of the attempt on the server, if it is under way already
 */
export async function openExamSession(
  exam: Exam,
  ownerId: string,
  requested?: Promise<ServerProgress | null>,
): Promise<ExamSession> {
  const definition = toDefinition(exam)
  logDuplicates(definition)
  const { clips, examCache, pictures: _pictures, sender, ...ports } = browserPorts()
  const attempt = { ownerId, examId: definition.id }
  const urls = clipUrls(definition)
  const progress = progressOf(definition, ownerId)
  const restored = clips.restore(attempt, urls)
  const recovery = await recover(definition, ownerId, progressOf(definition, ownerId, requested))
  // In reading no clip is due yet.
  if (ports.store.get(progressKeys(definition.id).phase) === 'listening') await restored
  const outbox = runningOutbox(ownerId)
  const session = createExamSession({
    definition,
    ownerId,
    recovery,
    ports: { ...ports, sender: ownerOnlySender(sender, ownerId), progress },
    ...(outbox && { outbox }),
  })
  session.send({ type: 'setVolume', volume: rememberedVolume() })
  if (session.getSnapshot().state.phase !== 'finished') void examCache.save(attempt, exam)
  return session
}

/**
 * Looks for an earlier attempt of this learner on this device and on the server. One whose time is over is handed in, not cleared. Never
 * rejects.
 */
export async function findAttempt(exam: Exam, ownerId: string): Promise<FoundAttempt> {
  const definition = toDefinition(exam)
  const { store, clock } = browserPorts()
  const recovery = await recover(definition, ownerId, progressOf(definition, ownerId))
  const isFromServer = recovery.notices.includes('progress-from-server')
  const address = { definition, ownerId, store }
  const handedIn = keepExpiredAttempt(address, clock.now())
  if (handedIn !== null) {
    runningOutbox(ownerId)?.send(handedIn)
    return { kind: 'over', isFromServer }
  }
  return { kind: hasResumableAttempt(address, clock.now()) ? 'open' : 'none', isFromServer }
}

/** @returns whether this learner has an unfinished attempt with time left on this device now */
export function hasAttempt(exam: Exam, ownerId: string): boolean {
  const { store, clock } = browserPorts()
  return hasResumableAttempt({ definition: toDefinition(exam), ownerId, store }, clock.now())
}

/**
 * Clears the saved progress of this exam, so that it starts anew; an attempt whose time ran out meanwhile is handed in first. Never
 * rejects.
 */
export async function clearAttempt(exam: Exam, ownerId: string): Promise<void> {
  const { store, clock, mirror, lock } = browserPorts()
  const address = { definition: toDefinition(exam), ownerId, store, mirror, lock }
  const handedIn = keepExpiredAttempt(address, clock.now())
  if (handedIn !== null) runningOutbox(ownerId)?.send(handedIn)
  await startOver(address)
}

/** The exam as it was kept for the attempt that runs on this device; null without one. */
export function findCachedExam(examId: string, ownerId: string): Promise<Exam | null> {
  return browserPorts().examCache.find({ ownerId, examId })
}

/** The exam is finished: its clips leave this device. */
export function clearClips(): void {
  void browserPorts().clips.clear()
}

/** The server has the result: the paper leaves this device. */
export function evictCachedExam(examId: string, ownerId: string): void {
  void browserPorts().examCache.remove({ ownerId, examId })
}

/** A session of a practice, which has not begun: it is neither stored nor sent. */
export function openPractice(definition: ExamDefinition): ExamSession {
  const { clips: _clips, examCache: _examCache, pictures: _pictures, ...ports } = browserPorts()
  const session = createExamSession({ definition, ownerId: '', ports, mode: 'practice' })
  session.send({ type: 'setVolume', volume: rememberedVolume() })
  return session
}

/** @returns the addresses of an exam's clips, in their order */
export function clipUrls({ questions }: ExamDefinition): string[] {
  return questions.flatMap(({ type, audio }) => (type === 'listening' && audio ? [audio] : []))
}

function progressOf({ id }: ExamDefinition, ownerId: string, requested?: Promise<ServerProgress | null>): ProgressSync {
  const progress = createProgressSync(api, id)
  return ownerOnlyProgress(requested === undefined ? progress : { ...progress, pull: () => requested }, ownerId)
}

async function recover(definition: ExamDefinition, ownerId: string, progress: ProgressSync): Promise<Recovery> {
  const { store, mirror } = browserPorts()
  // After a log-out nobody is here; who opens an exam has logged in since.
  if (presentUser() === '') setPresentUser(ownerId)
  return recoverProgress({ definition, ownerId, store, mirror, pulled: await pullInTime(progress) })
}

async function pullInTime(progress: ProgressSync): Promise<ServerProgress | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), pullTimeoutMs)
  })
  const pulled = progress.pull().catch(() => null)
  const answer = await Promise.race([pulled, timedOut])
  clearTimeout(timer)
  return answer
}

/** The specification wants question ids that occur twice logged, and nothing more. */
function logDuplicates({ id, duplicateQuestionIds }: ExamDefinition): void {
  if (duplicateQuestionIds.length === 0) return
  // oxlint-disable-next-line no-console -- the log is what is asked for
  console.warn(`Exam ${id} uses question ids twice: ${duplicateQuestionIds.join(', ')}`)
}
