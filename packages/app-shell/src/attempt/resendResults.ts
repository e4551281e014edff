import { createOutbox, type Outbox } from '@naru/exam-kit/session'
import { browserPorts } from './browserPorts'
import { ownerOnlySender } from './ownerOnly'
import { setPresentUser } from './presentUser'

let running: { readonly ownerId: string; readonly outbox: Outbox } | undefined

/**
 * Resends finished results of this user that the server lacks: now, on reconnect and on focus. Stop it when the user
 * changes: a result must never be sent in another user's session.
 */
export function resendResults(ownerId: string): () => void {
  const { clock, store, sender, clips, examCache, pictures } = browserPorts()
  setPresentUser(ownerId)
  // Clears the media and exams cached for earlier users of this device.
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

/** @returns the active outbox of this user, or undefined */
export function runningOutbox(ownerId: string): Outbox | undefined {
  return running?.ownerId === ownerId ? running.outbox : undefined
}
