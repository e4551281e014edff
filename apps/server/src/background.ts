/** Work that goes on after an answer was given. */
export interface Background {
  /** Begins something and lets it go on. */
  later: (work: () => Promise<unknown>) => void
  /** Resolves when all that was begun is done. */
  settle: () => Promise<void>
}

/** Milliseconds that an answer has to leave the house. */
const HEAD_START = 25

/** @param failed - told what was thrown. */
export const createBackground = (failed: (thrown: unknown) => void): Background => {
  const running = new Set<Promise<unknown>>()
  return {
    later: (work) => {
      // Not even begun before the answer is on its way: beginning takes time, too.
      const going = new Promise((begin) => setTimeout(begin, HEAD_START))
        .then(work)
        .catch(failed)
        .finally(() => running.delete(going))
      running.add(going)
    },
    settle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
