import type { Exam } from '@naru/api'
import type { ExamDefinition } from '@naru/exam-kit/engine'
import { clearProgress, createExamSession, hasResumableAttempt, type ExamSession } from '@naru/exam-kit/session'
import { browserPorts } from './browserPorts'
import { runningOutbox } from './keepSending'
import { toDefinition } from './toDefinition'

export { keepSending } from './keepSending'
export { mediaUrl } from './mediaUrl'
export { toDefinition } from './toDefinition'

/**
 * A session of this exam on this browser. It has not begun.
 *
 * @param ownerId the learner's user id
 */
export function createBrowserExamSession(exam: Exam, ownerId: string): ExamSession {
  const definition = toDefinition(exam)
  logDuplicates(definition)
  const outbox = runningOutbox(ownerId)
  return createExamSession({ definition, ownerId, ports: browserPorts(), ...(outbox && { outbox }) })
}

/** The specification wants question ids that occur twice logged, and nothing more. */
function logDuplicates({ id, duplicateQuestionIds }: ExamDefinition): void {
  if (duplicateQuestionIds.length === 0) return
  // oxlint-disable-next-line no-console -- the log is what is asked for
  console.warn(`Exam ${id} uses question ids twice: ${duplicateQuestionIds.join(', ')}`)
}

/** @returns whether this learner has an unfinished attempt with time left on this device */
export function hasAttempt(exam: Exam, ownerId: string): boolean {
  const { store, clock } = browserPorts()
  return hasResumableAttempt({ definition: toDefinition(exam), ownerId, store }, clock.now())
}

/** Clears the saved progress of this exam, so that it starts anew. */
export function clearAttempt(exam: Exam, ownerId: string): void {
  clearProgress({ definition: toDefinition(exam), ownerId, store: browserPorts().store })
}

/** Lets clips start by themselves later on; call it inside the click on Start Exam. */
export function unlockAudio(): void {
  browserPorts().audio.unlock()
}

/** @returns length in seconds of the clip that plays now; null while it is not known */
export function clipSeconds(): number | null {
  return browserPorts().audio.seconds()
}
