import { createOutbox, type Outbox } from '@naru/exam-kit/session'
import { browserPorts } from './browserPorts'

let running: { readonly ownerId: string; readonly outbox: Outbox } | undefined

/**
 * Sends the results that this user has finished but that the server does not have yet: now, on reconnect, on focus. Stop it when the
 * user changes: a result must never go out under another user's session.
 *
 * @returns the way to stop
 */
export function keepSending(ownerId: string): () => void {
  const { clock, store, sender } = browserPorts()
  const outbox = createOutbox({ ownerId, clock, store, sender })
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
