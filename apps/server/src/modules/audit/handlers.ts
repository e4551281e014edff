import { optionalProp } from '@naru/exam-kit/content'
import type { Context } from '../../platform/context'
import type { HandlersOf } from '../../platform/http/operations'
import { pageOfEntries } from './repository'

export const ENTRIES_PER_PAGE = 50

const present = <Value>(value: Value | null) => value ?? undefined

export const auditHandlers = ({ database }: Context): HandlersOf<'listAuditEntries'> => ({
  listAuditEntries: async ({ query: { page, ...filter } }) => {
    const { rows, total } = await pageOfEntries(database, filter, page, ENTRIES_PER_PAGE)
    const entries = rows.map(({ entry, actorName }) => ({
      number: entry.number,
      at: entry.at.toISOString(),
      actor: entry.actor,
      ...optionalProp('actorName', present(actorName)),
      action: entry.action,
      ...optionalProp('subjectKind', present(entry.subjectKind)),
      ...optionalProp('subjectId', present(entry.subjectId)),
      ...optionalProp('before', present(entry.before)),
      ...optionalProp('after', present(entry.after)),
    }))
    return { entries, page, pageSize: ENTRIES_PER_PAGE, total }
  },
})
