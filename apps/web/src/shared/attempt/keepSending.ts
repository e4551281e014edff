import { createOutbox, type Outbox } from '@naru/exam-kit/session'
import { browserPorts } from './browserPorts'
import { ownSender } from './ownSending'
import { notePresentUser } from './present'

let running: { readonly ownerId: string; readonly outbox: Outbox } | undefined

/**
 * Sends the results that this user has finished but that the server does not have yet: now, on reconnect, on focus. Stop it when the
 * user changes: a result must never go out under another user's session.
 *
 * @returns the way to stop
 */
export function keepSending(ownerId: string): () => void {
  const { clock, store, sender, clips, papers, pictures } = browserPorts()
  notePresentUser(ownerId)
  // What was kept for the exams of a learner who used this device before is no business of this one.
  void clips.forget(ownerId)
  void papers.forget(ownerId)
  void pictures.forget(ownerId)
  const outbox = createOutbox({ ownerId, clock, store, sender: ownSender(sender, ownerId) })
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
