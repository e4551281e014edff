import { and, isNull, lt, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { databaseNowPlus } from '../../platform/db/clock'
import { paperPresence, paperRevisions } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import { requirePaper } from './access'
import { pageOfRevisions, revisionOf } from './repository'

export const REVISIONS_PER_PAGE = 50

const DAY_MS = 86_400_000
/** Revisions older than this are thinned, in milliseconds. */
const THINNED_AFTER_MS = 30 * DAY_MS

export const historyHandlers = ({ database }: Context): HandlersOf<'listRevisions' | 'getRevision'> => ({
  listRevisions: async ({ user, path: { id }, query: { page } }) => {
    await requirePaper(database, user, id)
    return pageOfRevisions(database, id, page, REVISIONS_PER_PAGE)
  },

  getRevision: async ({ user, path: { id, revision } }) => {
    await requirePaper(database, user, id)
    const found = await revisionOf(database, id, revision)
    if (found === undefined) throw new Refusal(404, say('revision_unknown'))
    const { author, savedAt, reason, draft } = found
    return { revision, author, savedAt: savedAt.toISOString(), reason, draft }
  },
})

/**
 * Deletes old revisions but the last of each day and paper; never a published one, nor the newest of a paper. Forgets who had a paper open. Safe
 * to run on several servers at once.
 */
export const deleteOldRevisions = async ({
  database,
  timeZone,
}: Pick<Context, 'database' | 'timeZone'>): Promise<void> => {
  await database.delete(paperPresence).where(lt(paperPresence.seenAt, databaseNowPlus(-DAY_MS)))
  const dayOf = (savedAt: unknown) => sql`(${savedAt} at time zone ${timeZone}::text)::date`
  const later = sql`select 1 from ${paperRevisions} as later where later.paper_id = ${paperRevisions.paperId}
    and later.revision > ${paperRevisions.revision} and ${dayOf(sql`later.saved_at`)} = ${dayOf(paperRevisions.savedAt)}`
  await database
    .delete(paperRevisions)
    .where(
      and(
        isNull(paperRevisions.version),
        lt(paperRevisions.savedAt, databaseNowPlus(-THINNED_AFTER_MS)),
        sql`exists (${later})`,
      ),
    )
}
