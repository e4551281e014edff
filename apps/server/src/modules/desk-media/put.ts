import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { requireWithinQuota } from '../papers/quotas'
import { withFiles, type NewFile } from '../media/store'

/** `withFiles` of private files, which count for the quota of `ownerId`. */
export const withOwnFiles = <Result>(
  context: Pick<Context, 'database' | 'mediaFolder' | 'objects' | 'runInBackground' | 'operator'>,
  ownerId: string,
  files: readonly NewFile[],
  change: (work: (transaction: Database) => Promise<Result>) => Promise<Result>,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  withFiles(context, { files, isPublic: false }, change, async (transaction) => {
    const result = await work(transaction)
    if (files.length > 0) await requireWithinQuota(transaction, context, 'files', ownerId)
    return result
  })
