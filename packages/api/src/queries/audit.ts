import { queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../client'
import { pageOf } from '../guards'
import type { AuditEntry, operations } from '../types'
import { alwaysFresh } from './cache'
import { queryKeys } from './keys'

/** A page of the audit log: its number from 1, and what the entries must have. */
export type FindAuditEntries = operations['listAuditEntries']['parameters']['query']

/** A page of the audit log, newest first. */
export const auditEntriesQuery = (api: Api, query: FindAuditEntries) =>
  queryOptions({
    ...alwaysFresh,
    queryKey: queryKeys.adminAudit(query),
    queryFn: ({ signal }) => read(api.GET('/api/admin/audit', { params: { query }, signal }), pageOf<AuditEntry>),
  })
