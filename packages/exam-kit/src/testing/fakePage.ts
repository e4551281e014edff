import type { PageEvents, PageSignal } from '../session'

/** A page whose events only tests report. */
export interface FakePage extends PageEvents {
  signal(signal: PageSignal): void
}

/** Creates a visible page with a network. */
export function fakePage(): FakePage {
  const listeners = new Set<(signal: PageSignal) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      listener('back')
      listener('online')
      return () => listeners.delete(listener)
    },
    signal(signal) {
      for (const listener of listeners) listener(signal)
    },
  }
}
