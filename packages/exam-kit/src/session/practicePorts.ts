import { memoryStore } from './memoryStore'
import type { SessionPorts } from './ports'

/** The ports of a practice run: the real time and sound, but a store that forgets and nobody to send to. */
export function practicePorts({ clock, audio }: SessionPorts): SessionPorts {
  return { clock, audio, store: memoryStore(), sender: { send: () => new Promise(() => {}) } }
}
