/** Wakes calls that wait for news of a buyer's payments. Only within this process; others find the news when they look again. */
export interface Arrivals {
  /** Resolves at the next news of a buyer, or when `until` does. */
  next: (userId: string, until: Promise<void>) => Promise<void>
  /** There is news. */
  tell: (userId: string) => void
}

/** Nobody waits yet. */
export const createArrivals = (): Arrivals => {
  const waiting = new Map<string, Set<() => void>>()
  return {
    next: (userId, until) =>
      new Promise((done) => {
        const others = waiting.get(userId) ?? new Set()
        const wake = () => {
          others.delete(wake)
          if (others.size === 0 && waiting.get(userId) === others) waiting.delete(userId)
          done()
        }
        waiting.set(userId, others.add(wake))
        void until.then(wake)
      }),
    tell: (userId) => {
      for (const wake of waiting.get(userId) ?? []) wake()
    },
  }
}
