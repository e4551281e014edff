import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { requireWithinQuota } from '../desk/quotas'
import { lockMedia, putFile, putMediaRow, removeUnused } from '../media/store'

/** A file to store. */
interface NewFile {
  name: string
  contentType: string
  bytes: Uint8Array
}

/**
 * Stores private files together with what uses them. If that fails, files are removed unless something else uses them.
 * @param ownerId - whose quota they count for.
 * @param change - runs the work in a transaction.
 */
export const withFiles = async <Result>(
  context: Pick<Context, 'database' | 'mediaFolder' | 'runInBackground' | 'quotas'>,
  ownerId: string,
  files: readonly NewFile[],
  change: (work: (transaction: Database) => Promise<Result>) => Promise<Result>,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => {
  const { database, mediaFolder, runInBackground } = context
  const names = files.map(({ name }) => name)
  try {
    return await change(async (transaction) => {
      await lockMedia(transaction)
      for (const file of files) {
        await putFile(mediaFolder, file.name, () => Promise.resolve(file.bytes))
        await putMediaRow(transaction, file, false)
      }
      const result = await work(transaction)
      if (files.length > 0) await requireWithinQuota(transaction, context, 'files', ownerId)
      return result
    })
  } catch (thrown) {
    runInBackground(() => removeUnused({ database, mediaFolder }, names))
    throw thrown
  }
}
