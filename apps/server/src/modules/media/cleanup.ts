import type { Context } from '../../context'
import { removeAllUnused } from './store'

/** Milliseconds between two cleanups; each checks every file. */
export const CLEANUP_INTERVAL_MS = 3_600_000

/** Creates a job that removes unused media files at most once an hour, however often it runs. */
export const createMediaCleanup = (
  context: Pick<Context, 'database' | 'mediaFolder' | 'now'>,
): (() => Promise<void>) => {
  let last: number | undefined
  return async () => {
    const present = context.now().getTime()
    if (last !== undefined && Math.abs(present - last) < CLEANUP_INTERVAL_MS) return
    last = present
    await removeAllUnused(context)
  }
}
