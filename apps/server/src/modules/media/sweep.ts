import type { Context } from '../../context'
import { sweepUnused } from './store'

/** Milliseconds from one sweep to the next: it looks at every file that there is. */
export const SWEEP_PAUSE = 3_600_000

/** Sweeps the media folder once an hour, however often it is called. */
export const createMediaSweep = (context: Pick<Context, 'database' | 'mediaFolder' | 'now'>): (() => Promise<void>) => {
  let last: number | undefined
  return async () => {
    const present = context.now().getTime()
    if (last !== undefined && Math.abs(present - last) < SWEEP_PAUSE) return
    last = present
    await sweepUnused(context)
  }
}
