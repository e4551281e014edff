import type { Time } from './time'

/** A fake clock that only moves by `advance`. */
export interface FakeTime extends Time {
  /**
   * Advances the clock at once, as when a device wakes up, and runs the timers that are due. Lets React render before
   * and after.
   */
  advance(milliseconds: number): Promise<void>
}

/** React renders and runs effects within a few turns of the event loop. */
const drawn = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setTimeout(done, 0))
}

export function createFakeTime(): FakeTime {
  let now = 0
  let waiting: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run }
      waiting.push(timer)
      return () => {
        waiting = waiting.filter((other) => other !== timer)
      }
    },
    async advance(milliseconds) {
      await drawn()
      now += milliseconds
      const due = waiting.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at)
      waiting = waiting.filter(({ at }) => at > now)
      for (const { run } of due) run()
      await drawn()
    },
  }
}
