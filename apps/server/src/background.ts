/** Work that outlives the response of a request. */
export interface Background {
  /** Starts work after the response is sent. */
  run: (work: () => Promise<unknown>) => void
  /** Resolves when all started work is done. */
  flush: () => Promise<void>
}

/** Milliseconds before work starts, so that even starting it does not delay the response. */
const DELAY_MS = 25

/** @param onError - receives what a failed work throws. */
export const createBackground = (onError: (thrown: unknown) => void): Background => {
  const running = new Set<Promise<unknown>>()
  return {
    run: (work) => {
      const task = new Promise((start) => setTimeout(start, DELAY_MS))
        .then(work)
        .catch(onError)
        .finally(() => running.delete(task))
      running.add(task)
    },
    flush: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
