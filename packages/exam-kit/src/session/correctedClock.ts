import type { Clock } from './ports'

/** A set-back beyond this is one; less is the difference between two clocks. In ms. */
const toleranceMs = 1000
/** A set-back from here on is reported, in ms. */
const reportedSetBackMs = 5000
/** Unseen time from here on is reported, in ms. */
const reportedJumpMs = 60_000

/** What happened to the computer's clock. */
export type ClockJump = 'set-back' | 'time-passed'

/** The computer's time, corrected by its monotonic time. */
export interface CorrectedClock {
  /** Epoch ms. Never runs backward where there is monotonic time. */
  now(): number
}

/**
 * Corrects the computer's clock by its monotonic one. A clock that is set back, at once or little by little, gives no extra time: time goes
 * on at its monotonic pace. A jump ahead counts in full, since monotonic time may stand still while a computer sleeps: sleep, a clock set
 * ahead and a clock put right after it was set back look the same, so that the last costs what it is put right by. Only so is an hour of
 * sleep after a set-back of an hour not free.
 *
 * Without monotonic time the computer's clock is taken as it is; the engine's own clock then keeps the same rule.
 *
 * @param onJump called for a set-back of more than 5 s, and for a jump ahead of 60 s or more
 */
export function createCorrectedClock(clock: Clock, onJump: (jump: ClockJump) => void): CorrectedClock {
  /** Added to the computer's clock for all its set-backs. */
  let offset = 0
  /** By how much corrected time is ahead of monotonic time. It only grows. */
  let lead: number | undefined

  return {
    now() {
      const wall = clock.now()
      const monotonic = clock.monotonic?.()
      if (monotonic === undefined) return wall
      lead ??= wall - monotonic
      const jump = wall + offset - monotonic - lead
      if (jump > 0) lead += jump
      else if (jump < -toleranceMs) offset -= jump
      if (jump < -reportedSetBackMs) onJump('set-back')
      if (jump >= reportedJumpMs) onJump('time-passed')
      return Math.floor(monotonic + lead)
    },
  }
}
