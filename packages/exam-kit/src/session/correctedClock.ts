import type { Clock } from './ports'

/** Differences up to this are drift between the two clocks, not a set-back. In ms. */
const toleranceMs = 1000
/** Set-backs above this are reported, in ms. */
export const reportedSetBackMs = 5000
/** Jumps ahead from this on are reported, in ms. */
const reportedJumpMs = 60_000

/** A change of the computer's clock that is reported. */
export type ClockJump = 'set-back' | 'time-passed'

/** The computer's time, corrected by its monotonic time. */
export interface CorrectedClock {
  /** Epoch ms. Never runs backward where there is monotonic time. */
  now(): number
}

/**
 * Corrects the computer's clock by its monotonic one. A clock that is set back, at once or in small steps, gives no extra time: time
 * continues at the monotonic pace. A jump ahead counts in full, because monotonic time may stop while a computer sleeps. Sleep and a
 * clock that is corrected after a set-back cannot be told apart, so the correction costs its length; otherwise an hour of sleep after a
 * set-back of an hour would be free.
 *
 * Without monotonic time it returns the computer's clock unchanged; the engine's own clock then applies the same rule.
 *
 * @param onJump called for a set-back of more than 5 s, and for a jump ahead of 60 s or more
 */
export function createCorrectedClock(clock: Clock, onJump: (jump: ClockJump) => void): CorrectedClock {
  /** Sum of all set-backs, added to the computer's clock. In ms. */
  let offset = 0
  /** Corrected time minus monotonic time, in ms. It only grows. */
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
