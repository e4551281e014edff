import type { Exam } from '@naru/api'
import { progressKeys, type ExamDefinition } from '@naru/exam-kit/engine'
import {
  createExamSession,
  resumableAttempt,
  recoverProgress,
  startOver,
  type ExamSession,
  type ProgressSync,
  type Recovery,
  type ResumableAttempt,
  type ServerProgress,
} from '@naru/exam-kit/session'
import { clipQuestions } from '@naru/exam-kit/internal/engine'
import { saveExpiredAttempt } from '@naru/exam-kit/internal/session'
import { api } from '../api'
import { browserPorts } from './browserPorts'
import { runningOutbox } from './resendResults'
import { ownerOnlyProgress, ownerOnlySender } from './ownerOnly'
import { setPresentUser, presentUser } from './presentUser'
import { createProgressSync } from './progressSync'
import { rememberedVolume } from './media/rememberedVolume'
import { toDefinition } from './toDefinition'

/** Milliseconds to wait for the attempt saved on the server; after that the one on this device is used. */
const pullTimeoutMs = 4000

/** An earlier attempt at an exam. */
export interface FoundAttempt {
  /** `none`; `open`: it has time left and can be resumed; `over`: its time ran out, and it was submitted. */
  readonly kind: 'none' | 'open' | 'over'
  /** Whether it resumes progress saved by another device. */
  readonly isFromServer: boolean
  /** Present if it is `open`. */
  readonly running?: ResumableAttempt
}

/**
 * Opens the exam session on this browser, recovered from local storage, the backup and the server. It is not started
 * and does not fetch media yet. Never rejects.
 *
 * @param requested the pending request of the attempt saved on the server, if there is one
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
  // A section without playback needs no clips yet.
  const phase = ports.store.get(progressKeys(definition.id).phase)
  if (definition.sections.some(({ id, playback }) => id === phase && playback)) await restored
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
 * Finds an earlier attempt of this learner on this device or the server. Submits one whose time is over. Never rejects.
 *
 * @param requested the pending request of the attempt saved on the server, if there is one
 */
export async function findAttempt(
  exam: Exam,
  ownerId: string,
  requested?: Promise<ServerProgress | null>,
): Promise<FoundAttempt> {
  const definition = toDefinition(exam)
  const { store, clock } = browserPorts()
  const recovery = await recover(definition, ownerId, progressOf(definition, ownerId, requested))
  const isFromServer = recovery.notices.includes('progress-from-server')
  const address = { definition, ownerId, store }
  const handedIn = saveExpiredAttempt(address, clock.now())
  if (handedIn !== null) {
    runningOutbox(ownerId)?.send(handedIn)
    return { kind: 'over', isFromServer }
  }
  const running = resumableAttempt(address, clock.now())
  return running === null ? { kind: 'none', isFromServer } : { kind: 'open', isFromServer, running }
}

/** @returns whether this learner has an unfinished attempt with time left on this device */
export function hasAttempt(exam: Exam, ownerId: string): boolean {
  const { store, clock } = browserPorts()
  return resumableAttempt({ definition: toDefinition(exam), ownerId, store }, clock.now()) !== null
}

/**
 * Clears the saved progress of this exam, to start over. Submits an attempt whose time ran out meanwhile first. Never
 * rejects.
 */
export async function clearAttempt(exam: Exam, ownerId: string): Promise<void> {
  const { store, clock, backupStore, lock } = browserPorts()
  const address = { definition: toDefinition(exam), ownerId, store, backupStore, lock }
  const handedIn = saveExpiredAttempt(address, clock.now())
  if (handedIn !== null) runningOutbox(ownerId)?.send(handedIn)
  await startOver(address)
}

export function findCachedExam(examId: string, ownerId: string): Promise<Exam | null> {
  return browserPorts().examCache.find({ ownerId, examId })
}

/** Clears the clips on this device, after the exam is finished. */
export function clearClips(): void {
  void browserPorts().clips.clear()
}

/** Evicts the cached exam, after the server has saved the result. */
export function evictCachedExam(examId: string, ownerId: string): void {
  void browserPorts().examCache.remove({ ownerId, examId })
}

/** @returns the URLs of an exam's clips, in order, each once */
export function clipUrls(definition: ExamDefinition): string[] {
  return clipQuestions(definition).flatMap(({ audio }) => audio || [])
}

function progressOf({ id }: ExamDefinition, ownerId: string, requested?: Promise<ServerProgress | null>): ProgressSync {
  const progress = createProgressSync(api, id)
  return ownerOnlyProgress(requested === undefined ? progress : { ...progress, pull: () => requested }, ownerId)
}

async function recover(definition: ExamDefinition, ownerId: string, progress: ProgressSync): Promise<Recovery> {
  const { store, backupStore } = browserPorts()
  // After a logout there is no present user; whoever opens an exam has logged in since.
  if (presentUser() === '') setPresentUser(ownerId)
  return recoverProgress({ definition, ownerId, store, backupStore, pulled: await pullInTime(progress) })
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

/** The specification asks to log duplicate question ids, and nothing more. */
function logDuplicates({ id, duplicateQuestionIds }: ExamDefinition): void {
  if (duplicateQuestionIds.length === 0) return
  // oxlint-disable-next-line no-console -- the log is what is asked for
  console.warn(`Exam ${id} uses question ids twice: ${duplicateQuestionIds.join(', ')}`)
}
