import { memoryStore } from './memoryStore'
import type { Outbox } from './outbox'
import type { SessionPorts } from './ports'

/** The ports of a practice run: the real clock and audio, a store in memory, and no progress, lock or backup. */
export function previewPorts({ clock, audio, sender }: SessionPorts): SessionPorts {
  return { clock, audio, sender, store: memoryStore() }
}

/** An outbox that saves and sends nothing. */
export function previewOutbox(): Outbox {
  const nothing = () => {}
  return { save: nothing, send: nothing, statusOf: () => null, subscribe: () => nothing, open: () => nothing }
}
