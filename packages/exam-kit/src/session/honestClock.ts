import type { Clock } from './ports'

/** A difference between the two kinds of time beyond this is a jump, in ms; below it clocks are merely put right. */
const tolerance = 5000
/** Time that went by unseen is worth telling from here on, in ms. */
const worthTelling = 60_000

/** What happened to the computer's clock. */
export type ClockJump = 'set-back' | 'time-passed'

/** The computer's time, as far as it can be trusted. */
export interface HonestClock {
  /** Epoch ms. */
  now(): number
}

/**
 * Watches the computer's clock by its monotonic one. Set back, it gives no time: the exam's time goes on at its own pace. A jump ahead is
 * sleep or a clock that was set; nobody can tell which, and it counts. Without monotonic time the computer's clock is taken as it is; the
 * engine still never lets it run backward.
 */
export function createHonestClock(clock: Clock, onJump: (jump: ClockJump) => void): HonestClock {
  let wall = clock.now()
  let monotonic = clock.monotonic?.()
  let offset = 0

  function jumped(drift: number): void {
    if (drift < -tolerance) {
      offset -= drift
      onJump('set-back')
    } else if (drift > tolerance) {
      // First the clock is put right again; only what is beyond that has passed.
      const corrected = Math.min(offset, drift)
      offset -= corrected
      if (drift - corrected >= worthTelling) onJump('time-passed')
    }
  }

  return {
    now() {
      const [wallBefore, monotonicBefore] = [wall, monotonic]
      wall = clock.now()
      monotonic = clock.monotonic?.()
      if (monotonic !== undefined && monotonicBefore !== undefined) {
        jumped(wall - wallBefore - (monotonic - monotonicBefore))
      }
      return wall + offset
    },
  }
}
