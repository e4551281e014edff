export interface Time {
  /** Milliseconds, monotonic: independent of changes of the device clock. */
  now(): number
  /** Runs a callback once. @param milliseconds after how long @returns a function that cancels it */
  after(milliseconds: number, run: () => void): () => void
}

export const browserTime: Time = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
