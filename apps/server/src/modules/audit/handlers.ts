import type { Context } from '../../platform/context'
import { withoutNulls } from '../../platform/db/without-nulls'
import type { HandlersOf } from '../../platform/http/operations'
import { pageOfEntries } from './repository'

export const ENTRIES_PER_PAGE = 50

export const auditHandlers = ({ database }: Context): HandlersOf<'listAuditEntries'> => ({
  listAuditEntries: async ({ query: { page, ...filter } }) => {
    const { rows, total } = await pageOfEntries(database, filter, page, ENTRIES_PER_PAGE)
    const entries = rows.map(({ entry: { at, hash: _hash, ...entry }, actorName }) => ({
      ...withoutNulls({ ...entry, actorName }),
      at: at.toISOString(),
    }))
    return { entries, page, pageSize: ENTRIES_PER_PAGE, total }
  },
})
