import type { Time } from './time'

/** Time that stands still until it is moved. */
export interface FakeTime extends Time {
  /**
   * Moves time on at once, as when a page wakes up: whatever was due on the way is called now. Lets the page draw before and after.
   *
   * @param milliseconds how far
   */
  advance(milliseconds: number): Promise<void>
}

/** A turn of the event loop is what React needs to draw and to run its effects. */
const drawn = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setTimeout(done, 0))
}

/** Makes time for a story or a test. */
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
