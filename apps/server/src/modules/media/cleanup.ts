import type { Context } from '../../context'
import { atMostHourly } from '../../hourly'
import { removeAllUnused } from './store'

/** Creates a job that removes unused media files at most once an hour, however often it runs: each run checks every file. */
export const createMediaCleanup = (context: Pick<Context, 'database' | 'mediaFolder' | 'now'>): (() => Promise<void>) =>
  atMostHourly(context.now, () => removeAllUnused(context))
