import { memoryStore } from './memoryStore'
import type { Outbox } from './outbox'
import type { SessionPorts } from './ports'

/** The ports of a practice run: the real time and sound, but a store that forgets and nobody to send to. */
export function practicePorts({ clock, audio, sender }: SessionPorts): SessionPorts {
  return { clock, audio, sender, store: memoryStore() }
}

/** An outbox that sends nothing and knows of nothing. */
export function practiceOutbox(): Outbox {
  const nothing = () => {}
  return { keep: nothing, send: nothing, statusOf: () => null, subscribe: () => nothing, open: () => nothing }
}
