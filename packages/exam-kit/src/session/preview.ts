import type { Outbox } from './results/outbox'
import type { SessionPorts, Store } from './ports'

/** The ports of a practice run: the real clock and audio, a store in memory, and no progress, lock or backup. */
export function previewPorts({ clock, audio, sender }: SessionPorts): SessionPorts {
  return { clock, audio, sender, store: memoryStore() }
}

/** An outbox that saves and sends nothing. */
export function previewOutbox(): Outbox {
  const nothing = () => {}
  return { save: nothing, send: nothing, statusOf: () => null, subscribe: () => nothing, open: () => nothing }
}

/** Creates a store in memory: it is empty after a reload. */
function memoryStore(): Store {
  const values = new Map<string, string>()
  return {
    isPersistent: true,
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}
