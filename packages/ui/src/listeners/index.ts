/** What tells of its changes. */
export interface Subscribable {
  /** Calls the listener after each change. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
}

/** The subscribers of a store. They are called in the order of their subscriptions. */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>()
  return {
    /** @returns the unsubscribe function */
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: (...args: Args): void => {
      for (const listener of listeners) listener(...args)
    },
  }
}
