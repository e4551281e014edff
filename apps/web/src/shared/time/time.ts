/** Time, as a page needs it. A page takes it as a prop, so that a story can move it on by hand. */
export interface Time {
  /** Milliseconds since some moment. It never goes back, whatever happens to the clock of the device. */
  now(): number
  /**
   * Calls once, later.
   *
   * @param milliseconds how much later
   * @returns what calls it off
   */
  after(milliseconds: number, run: () => void): () => void
}

/** The browser's time. */
export const browserTime: Time = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
