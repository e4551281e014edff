import { createListeners } from '@naru/ui/internal/listeners'
import type { Clock, ClockSignal } from '../session'

/** A clock that only tests advance. */
export interface FakeClock extends Clock {
  /** Advances the time, with a tick each second and at the end. In ms. */
  advance(ms: number): void
  /** Advances the time without ticks or monotonic time, as a sleeping computer does, then wakes. In ms. */
  sleep(ms: number): void
  /** Sets the computer's clock without a tick; monotonic time stays. Epoch ms. */
  set(now: number): void
  wake(): void
  hide(): void
}

/** Creates a clock. @param start epoch ms. Default: 7 May 2025, 08:00 UTC */
export function fakeClock(start = 1_746_604_800_000): FakeClock {
  let now = start
  let monotonic = 0
  const { subscribe, notify } = createListeners<[signal: ClockSignal]>()
  const signal = (kind: ClockSignal) => {
    notify(kind)
  }
  return {
    now: () => now,
    monotonic: () => monotonic,
    subscribe,
    advance(ms) {
      for (let left = ms; left > 0; left -= 1000) {
        now += Math.min(1000, left)
        monotonic += Math.min(1000, left)
        signal('tick')
      }
    },
    sleep(ms) {
      now += ms
      signal('wake')
    },
    set(value) {
      now = value
    },
    wake: () => signal('wake'),
    hide: () => signal('hide'),
  }
}
