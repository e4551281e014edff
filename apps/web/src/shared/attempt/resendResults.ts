import { createOutbox, type Outbox } from '@naru/exam-kit/session'
import { browserPorts } from './browserPorts'
import { ownerOnlySender } from './ownerOnly'
import { setPresentUser } from './presentUser'

let running: { readonly ownerId: string; readonly outbox: Outbox } | undefined

/**
 * Sends the results that this user has finished but that the server does not have yet: now, on reconnect, on focus. Stop it when the
 * user changes: a result must never go out under another user's session.
 *
 * @returns the way to stop
 */
export function resendResults(ownerId: string): () => void {
  const { clock, store, sender, clips, examCache, pictures } = browserPorts()
  setPresentUser(ownerId)
  // What was kept for the exams of a learner who used this device before is no business of this one.
  void clips.clear(ownerId)
  void examCache.clear(ownerId)
  void pictures.clear(ownerId)
  const outbox = createOutbox({ ownerId, clock, store, sender: ownerOnlySender(sender, ownerId) })
  const close = outbox.open()
  running = { ownerId, outbox }
  return () => {
    close()
    if (running?.outbox === outbox) running = undefined
  }
}

/** The outbox that is sending for this user; undefined if none is. */
export function runningOutbox(ownerId: string): Outbox | undefined {
  return running?.ownerId === ownerId ? running.outbox : undefined
}
